import { officeTimeZone } from '#domain/office/opening-hours.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: officeTimeZone,
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** An instant on the office's clock, where the year goes without saying: "Nov 18, 10:05 AM". */
export const officeStamp = (iso: string): string => format.format(new Date(iso));
