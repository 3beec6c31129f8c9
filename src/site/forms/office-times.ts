import { officeTimeZone } from '#domain/office/opening-hours.ts';
import { currentLanguage } from '#messages/current-language.ts';
import { languages } from '#messages/languages.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** On the office's clock, wherever the reader is. */
function say(moment: string, options: Intl.DateTimeFormatOptions): string {
  const { locale } = languages[currentLanguage()];
  const key = `${locale} ${Object.keys(options).join()}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: officeTimeZone, ...options });
  formats.set(key, format);
  return format.format(new Date(moment));
}

/** "Monday, November 2", of a moment in ISO 8601. */
export const sayOfficeDay = (moment: string): string =>
  say(moment, { weekday: 'long', month: 'long', day: 'numeric' });
/** "10:30 AM EST" */
export const sayOfficeTime = (moment: string): string =>
  say(moment, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
/** "Monday 10:30 AM EST", for a list whose heading has the date. */
export const sayOfficeWeekdayAndTime = (moment: string): string =>
  `${say(moment, { weekday: 'long' })} ${sayOfficeTime(moment)}`;
