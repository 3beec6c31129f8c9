import { officeTimeZone } from '#domain/office/opening-hours.ts';
import { inEach } from '#messages/figures.ts';

/** On the office's clock, wherever the reader is. */
const onOurClock = (options: Intl.DateTimeFormatOptions) =>
  inEach((locale) => new Intl.DateTimeFormat(locale, { timeZone: officeTimeZone, ...options }));

const day = onOurClock({ weekday: 'long', month: 'long', day: 'numeric' });
const weekday = onOurClock({ weekday: 'long' });
const time = onOurClock({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** "Monday, November 2", of a moment in ISO 8601. */
export const sayOfficeDay = (moment: string): string => day().format(new Date(moment));
/** "10:30 AM EST" */
export const sayOfficeTime = (moment: string): string => time().format(new Date(moment));
/** "Monday 10:30 AM EST", for a list whose heading has the date. */
export const sayOfficeWeekdayAndTime = (moment: string): string =>
  `${weekday().format(new Date(moment))} ${sayOfficeTime(moment)}`;
