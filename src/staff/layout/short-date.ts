const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** `2026-11-03` as "Nov 3, 2026", like the times of the back office; other texts stay as they are. */
export function shortDate(isoDate: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(isoDate)
    ? format.format(new Date(`${isoDate}T00:00:00Z`))
    : isoDate;
}
