import { isFederalHoliday } from './federal-holidays.ts';

/** When the office answers; closed on federal holidays too. */
export interface OpeningHours {
  /** 0 is Sunday. */
  weekdays: readonly number[];
  /** Of the day, on the office's clock. */
  opensAtMinute: number;
  closesAtMinute: number;
  /** The business's own days off, `YYYY-MM-DD`. */
  closedDays: readonly string[];
}

/** Of the office's clock: New Jersey. */
export const officeTimeZone = 'America/New_York';

/** Monday to Friday, 9:00AM to 6:00PM (spec §1), unless staff say otherwise. */
export const openingHours: OpeningHours = {
  weekdays: [1, 2, 3, 4, 5],
  opensAtMinute: 9 * 60,
  closesAtMinute: 18 * 60,
  closedDays: [],
};

/** A minute of the day as clocks show it: 09:00. */
export const clockTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Whether the office works on a day given as midnight UTC. */
export const isWorkingDay = (day: Date, { weekdays, closedDays }: OpeningHours): boolean =>
  weekdays.includes(day.getUTCDay()) &&
  !closedDays.includes(day.toISOString().slice(0, 10)) &&
  !isFederalHoliday(day);

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: officeTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** How far the office's clock is from UTC at an instant, in minutes; −300 or −240. */
function offsetMinutes(instant: Date): number {
  const read = Object.fromEntries(
    parts.formatToParts(instant).map((part) => [part.type, part.value]),
  );
  const wall = Date.UTC(
    Number(read.year),
    Number(read.month) - 1,
    Number(read.day),
    Number(read.hour),
    Number(read.minute),
  );
  return Math.round((wall - Math.floor(instant.getTime() / 60_000) * 60_000) / 60_000);
}

/** The office's calendar day at an instant, as midnight UTC of that date. */
export function officeDay(instant: Date): Date {
  const wall = new Date(instant.getTime() + offsetMinutes(instant) * 60_000);
  return new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()));
}

/** The same as it stands in a form: `2026-11-27`. */
export const officeDate = (instant: Date): string => officeDay(instant).toISOString().slice(0, 10);

/** The instant at which the office's clock shows `minute` on a day given as midnight UTC. */
export function momentOfOfficeTime(day: Date, minute: number): Date {
  const naive = day.getTime() + minute * 60_000;
  // Clocks change at 2AM on a Sunday, so inside opening hours one correction is exact.
  return new Date(naive - offsetMinutes(new Date(naive)) * 60_000);
}
