import type { ListingImage } from '#domain/inventory/bus-listing.ts';

/** Cameras of before do not write dates that we read. */
const firstYear = 1996;
const dayMs = 24 * 60 * 60_000;

/**
 * The month that a camera's words mean, "2026-03"; day and hour are told to nobody, so they are not
 * kept. Null for a clock that was never set, which begins at the first hour of some year, and for one
 * that is ahead of ours.
 */
export function takenMonth(takenAt: string | null | undefined, now: Date): string | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d):/.exec(takenAt ?? '');
  if (!parts) return null;
  const [, year = '', month = '', day = '', hour = ''] = parts;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:00:00Z`);
  if (Number.isNaN(at) || new Date(at).getUTCDate() !== Number(day)) return null;
  const isNeverSet = month === '01' && day === '01' && hour === '00';
  // Its clock may be that of another time zone.
  if (isNeverSet || Number(year) < firstYear || at > now.getTime() + dayMs) return null;
  return `${year}-${month}`;
}

/** The month that is shown: none from before the bus can have been built, whose model year may be ahead. */
export function shownMonth(
  { takenMonth: month }: Pick<ListingImage, 'takenMonth'>,
  modelYear: number | null,
): string | null {
  if (!month) return null;
  return modelYear !== null && Number(month.slice(0, 4)) < modelYear - 1 ? null : month;
}
