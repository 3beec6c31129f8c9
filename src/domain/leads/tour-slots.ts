import {
  isWorkingDay,
  momentOfOfficeTime,
  officeDay,
  officeTimeZone,
  openingHours,
} from '../office/opening-hours.ts';

/** One time at which somebody can walk around a bus with a phone. */
export interface TourSlot {
  /** ISO 8601 UTC. */
  startsAt: string;
  durationMinutes: number;
}

const durationMinutes = 30;
const noticeHours = 4;
const daysAhead = 10;

/**
 * The slots on offer: every half hour inside opening hours on the next ten office days, at least
 * four hours from now. Requests, not bookings: two people may ask for the same one, staff confirm.
 */
export function tourSlots(now: Date, office = openingHours): TourSlot[] {
  const earliest = now.getTime() + noticeHours * 3_600_000;
  const slots: TourSlot[] = [];
  const day = officeDay(now);
  for (let days = 0; days < daysAhead; day.setUTCDate(day.getUTCDate() + 1)) {
    if (!isWorkingDay(day, office)) continue;
    days += 1;
    const last = office.closesAtMinute - durationMinutes;
    for (let minute = office.opensAtMinute; minute <= last; minute += durationMinutes) {
      const start = momentOfOfficeTime(day, minute);
      if (start.getTime() >= earliest) {
        slots.push({ startsAt: start.toISOString(), durationMinutes });
      }
    }
  }
  return slots;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: officeTimeZone,
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: officeTimeZone,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** "Monday, November 2", for the back office. */
export const slotDay = ({ startsAt }: TourSlot): string => dayFormat.format(new Date(startsAt));
/** "10:30 AM EST". */
export const slotTime = ({ startsAt }: TourSlot): string => timeFormat.format(new Date(startsAt));
