const english = (part: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...part, timeZone: 'UTC' });
const monthNames = english({ month: 'long' });
const weekdayNames = english({ weekday: 'long' });

const months = Array.from({ length: 12 }, (_, month) =>
  monthNames.format(Date.UTC(2026, month, 15)),
);
/** January 5, 2026 was a Monday. */
const weekdays = Array.from({ length: 7 }, (_, day) =>
  weekdayNames.format(Date.UTC(2026, 0, 5 + day)),
);
const fullDate = new RegExp(String.raw`\b(${months.join('|')}) (\d{1,2}), (\d{4})\b`, 'g');
const dayOfMonth = new RegExp(
  String.raw`\b(${weekdays.join('|')}), (${months.join('|')}) (\d{1,2})\b`,
  'g',
);
const timeOfDay = new RegExp(String.raw`^(${weekdays.join('|')}) (\d{1,2}:\d{2} [AP]M E[SD]T)$`);

/** Rewrites "November 3, 2026", "Monday, November 2" and "Monday 9:00 AM EST"; null for other texts. */
export function longDates(locale: string): (text: string) => string | null {
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const whole = formatOf({ dateStyle: 'long' });
  const short = formatOf({ month: 'long', day: 'numeric' });
  const weekday = formatOf({ weekday: 'long' });
  const nameOf = (name: string) => weekday.format(Date.UTC(2026, 0, 5 + weekdays.indexOf(name)));
  return (text) => {
    const said = text
      .replace(fullDate, (_, month: string, day: string, year: string) =>
        whole.format(Date.UTC(Number(year), months.indexOf(month), Number(day))),
      )
      .replace(
        dayOfMonth,
        (_, name: string, month: string, day: string) =>
          `${nameOf(name)}, ${short.format(Date.UTC(2028, months.indexOf(month), Number(day)))}`,
      )
      .replace(timeOfDay, (_, name: string, time: string) => `${nameOf(name)} ${time}`);
    return said === text ? null : said;
  };
}
