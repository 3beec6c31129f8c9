import { isDay } from '../is-day.ts';
import { clockTime, openingHours, type OpeningHours } from './opening-hours.ts';

/** In the order of a week as people here begin it; the index of `Date` is the key's number. */
export const weekdayNames = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  0: 'Sunday',
} as const;

/** Days off at most: a business that closes more often has other hours. */
const mostClosedDays = 60;
/** Long enough for one video tour. */
const shortestDayMinutes = 60;

/** The fields of a form about opening hours, by name. */
export type HourFields = Readonly<Record<string, unknown>>;

export const weekdayField = (weekday: number) => `open-${weekday}`;

/** "9:00 AM", "9am", "09:00" or "18:00" as a minute of the day; null for anything else. */
function readClock(text: string): number | null {
  const [, hourText, minuteText = '0', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim()) ?? [];
  if (hourText === undefined) return null;
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return null;
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0;
  return (half ? (hour % 12) + afternoon : hour) * 60 + minute;
}

const linesOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** What a form says about opening hours; what is wrong is told by field, in words to put right. */
export function readOpeningHours(form: HourFields): {
  office: OpeningHours;
  problems: Record<string, string>;
} {
  const problems: Record<string, string> = {};
  const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  const clock = (name: 'opensAt' | 'closesAt', example: string) => {
    const minute = readClock(text(name));
    if (minute === null) problems[name] = `Enter a time such as ${example}`;
    return minute ?? 0;
  };
  const opensAtMinute = clock('opensAt', '9:00 AM');
  const closesAtMinute = clock('closesAt', '6:00 PM');
  if (!problems['opensAt'] && !problems['closesAt']) {
    if (closesAtMinute < opensAtMinute + shortestDayMinutes)
      problems['closesAt'] = 'The office must be open for an hour at least';
  }
  const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => form[weekdayField(day)] === 'on');
  if (weekdays.length === 0) problems[weekdayField(1)] = 'Choose at least one day of the week';
  const closedDays = [...new Set(linesOf(text('closedDays')))].toSorted();
  const wrong = closedDays.find((day) => !isDay(day));
  if (wrong !== undefined)
    problems['closedDays'] = `“${wrong.slice(0, 40)}” is no date such as 2026-12-24`;
  else if (closedDays.length > mostClosedDays)
    problems['closedDays'] = `Enter ${mostClosedDays} days at most; take out those that are over`;
  return { office: { weekdays, opensAtMinute, closesAtMinute, closedDays }, problems };
}

/** The form's fields as hours stand. */
export const openingHoursForm = (office: OpeningHours): Record<string, string> => ({
  opensAt: clockTime(office.opensAtMinute),
  closesAt: clockTime(office.closesAtMinute),
  closedDays: office.closedDays.join('\n'),
  ...Object.fromEntries(
    Object.keys(weekdayNames).map((day) => [
      weekdayField(Number(day)),
      office.weekdays.includes(Number(day)) ? 'on' : '',
    ]),
  ),
});

/** Hours as they were stored; what was stored before there were any are those of the specification. */
export function storedOpeningHours(values: HourFields): OpeningHours {
  const { office, problems } = readOpeningHours({ ...openingHoursForm(openingHours), ...values });
  return Object.keys(problems).length === 0 ? office : openingHours;
}

const span =
  /(\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\.?)\s*(?:-|–|—|to|until)\s*(\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\.?)/i;

/**
 * What a sentence says against the hours: "8AM-6PM" where the office opens at nine, or "24/7".
 * Null where it agrees or says no times.
 */
export function saysOtherHours(sentence: string, office: OpeningHours): string | null {
  const always = /24\s*\/\s*7|around the clock/i.exec(sentence);
  if (always) return always[0];
  const [said, from = '', to = ''] = span.exec(sentence) ?? [];
  if (said === undefined) return null;
  const agrees =
    readClock(from) === office.opensAtMinute && readClock(to) === office.closesAtMinute;
  return agrees ? null : said;
}
