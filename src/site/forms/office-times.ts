import { officeDay, officeTimeZone } from '#domain/office/opening-hours.ts';
import { inEach, sayLongDate, withFirst } from '#messages/figures.ts';

/** On the office's clock, wherever the reader is. */
const onOurClock = (options: Intl.DateTimeFormatOptions) =>
  inEach((locale) => new Intl.DateTimeFormat(locale, { timeZone: officeTimeZone, ...options }));

const day = onOurClock({ weekday: 'long', month: 'long', day: 'numeric' });
const shortDay = onOurClock({ weekday: 'short', month: 'short', day: 'numeric' });
const time = onOurClock({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** "November 2, 2026", of a moment in ISO 8601. */
export const sayOfficeDate = (moment: string): string => sayLongDate(officeDay(new Date(moment)));
/** "Monday, November 2", of a moment in ISO 8601. */
export const sayOfficeDay = (moment: string): string => withFirst(day().format(new Date(moment)));
/**
 * "10:30 AM EST"; "9 h 30 HNE", and "9 h HNE" on the hour: the locale's own "09 h 00" is that of
 * timetables.
 */
export const sayOfficeTime = (moment: string): string =>
  time()
    .format(new Date(moment))
    .replace(/^0(\d\sh)/, '$1')
    .replace(/(\sh)\s00/, '$1');
/** "Mon, Nov 2, 10:30 AM EST", for a choice: once chosen, the heading of its day is out of sight. */
export const sayOfficeShortDayAndTime = (moment: string): string =>
  `${withFirst(shortDay().format(new Date(moment)))}, ${sayOfficeTime(moment)}`;
