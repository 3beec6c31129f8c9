const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-03` as "November 3, 2026". */
export function longDate(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
