const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time as a `datetime-local` field has it, on the clock of the office: `2026-11-21T09:30`. */
export function officeTime(at: Date): string {
  return wall.format(at).replace(' ', 'T');
}

/**
 * The instant that a `datetime-local` field means on the office's clock; null for anything else, and
 * for the hour that the clock leaps over in March.
 */
export function fromOfficeTime(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  const asUtc = Date.parse(`${text}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  // New York is four or five hours behind.
  for (const hours of [4, 5]) {
    const at = new Date(asUtc + hours * 3_600_000);
    if (officeTime(at) === text) return at;
  }
  return null;
}
