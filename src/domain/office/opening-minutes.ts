import {
  isWorkingDay,
  momentOfOfficeTime,
  officeDay,
  openingHours,
  type OpeningHours,
} from './opening-hours.ts';

const dayMs = 86_400_000;

/** The office's opening on a day given as midnight UTC; null on a day off. */
function opening(day: Date, office: OpeningHours): { from: number; to: number } | null {
  if (!isWorkingDay(day, office)) return null;
  return {
    from: momentOfOfficeTime(day, office.opensAtMinute).getTime(),
    to: momentOfOfficeTime(day, office.closesAtMinute).getTime(),
  };
}

/** Whole minutes between two instants during which the office was open; 0 when `to` is not later. */
export function openMinutesBetween(from: Date, to: Date, office = openingHours): number {
  let openMs = 0;
  for (
    const day = officeDay(from);
    day.getTime() <= to.getTime() + dayMs;
    day.setUTCDate(day.getUTCDate() + 1)
  ) {
    const hours = opening(day, office);
    if (hours === null) continue;
    const start = Math.max(hours.from, from.getTime());
    const end = Math.min(hours.to, to.getTime());
    if (end > start) openMs += end - start;
  }
  return Math.floor(openMs / 60_000);
}

/** The latest instant from which on at least `minutes` of opening have passed until `now`. */
export function openMinutesBefore(now: Date, minutes: number, office = openingHours): Date {
  let leftMs = minutes * 60_000;
  const day = officeDay(now);
  for (;;) {
    const hours = opening(day, office);
    if (hours !== null) {
      const end = Math.min(hours.to, now.getTime());
      const openMs = Math.max(0, end - hours.from);
      if (openMs >= leftMs) return new Date(end - leftMs);
      leftMs -= openMs;
    }
    day.setUTCDate(day.getUTCDate() - 1);
  }
}
