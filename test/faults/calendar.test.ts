import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromOfficeTime, officeTime as officeField } from '#domain/content/editing/office-time.ts';
import { articleOfTheDay } from '#domain/content/promo-article.ts';
import { isNewArrival, newArrivalDays } from '#domain/inventory/badges.ts';
import { openMinutesBefore, openMinutesBetween } from '#domain/office/opening-minutes.ts';
import {
  isWorkingDay,
  momentOfOfficeTime,
  officeDay,
  openingHours,
} from '#domain/office/opening-hours.ts';
import { keptUntil } from '#domain/leads/retention.ts';
import { tourCalendar } from '#domain/leads/tour-calendar.ts';

const dayMs = 86_400_000;
const minute = 60_000;
/** From today past 2038 to the last day of four-digit years; special moments come often. */
const special = [
  '2026-03-08T06:59:59.999Z',
  '2026-03-08T07:00:00.000Z',
  '2026-11-01T05:59:59.999Z',
  '2026-11-01T06:00:00.000Z',
  '2028-02-29T00:00:00.000Z',
  '2028-02-29T23:59:59.999Z',
  '2026-12-31T23:59:59.000Z',
  '2027-01-01T00:00:00.000Z',
  '2038-01-19T03:14:07.000Z',
  '2038-01-19T03:14:08.000Z',
  '2100-02-28T23:59:59.999Z',
  '9999-12-30T23:59:59.999Z',
].map((text) => new Date(text));
const moments = fc.oneof(
  fc.constantFrom(...special),
  fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
);

describe('on clock changes, leap days, new years, in 2038 and 9999 (H6)', () => {
  it('an office day has 23 to 25 hours, and every moment of it belongs to it', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const day = officeDay(at);
        expect(day.getTime() % dayMs).toBe(0);
        const opens = momentOfOfficeTime(day, openingHours.opensAtMinute);
        expect(officeDay(opens)).toEqual(day);
        const shown = officeField(opens);
        expect(shown.endsWith('09:00'), shown).toBe(true);
        const next = momentOfOfficeTime(
          new Date(day.getTime() + dayMs),
          openingHours.opensAtMinute,
        );
        const hours = (next.getTime() - opens.getTime()) / 3_600_000;
        expect([23, 24, 25]).toContain(hours);
      }),
    );
  });

  it('a week has nine open hours for each working day whatever the clocks do, and counting back finds its start', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 3_000 }), (at, minutes) => {
        const week = new Date(at.getTime() + 7 * dayMs);
        const days = Array.from(
          { length: 7 },
          (_, index) => new Date(officeDay(at).getTime() + index * dayMs),
        );
        // Clocks that change in between make the week an hour longer or shorter outside of hours.
        expect(
          openMinutesBetween(
            momentOfOfficeTime(officeDay(at), 0),
            momentOfOfficeTime(officeDay(week), 0),
          ),
        ).toBe(days.filter((day) => isWorkingDay(day, openingHours)).length * 9 * 60);
        const from = openMinutesBefore(at, minutes);
        expect(openMinutesBetween(from, at)).toBe(minutes);
        expect(openMinutesBetween(at, from)).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('what staff type as a time comes back as they typed it, and means one instant', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const typed = officeField(at);
        const read = fromOfficeTime(typed);
        expect(read && officeField(read)).toBe(typed);
        const apart = Math.abs((read?.getTime() ?? 0) - at.getTime());
        // In the hour that comes twice in November, the first of the two.
        expect(apart < minute || apart < 61 * minute).toBe(true);
      }),
    );
  });

  it('a new arrival is one for thirty days to the millisecond', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const createdAt = at.toISOString();
        const last = at.getTime() + newArrivalDays * dayMs;
        expect(isNewArrival(createdAt, at)).toBe(true);
        expect(isNewArrival(createdAt, new Date(last))).toBe(true);
        expect(isNewArrival(createdAt, new Date(last + 1))).toBe(false);
        expect(isNewArrival(createdAt, new Date(at.getTime() - 1))).toBe(false);
      }),
    );
  });

  it('the article changes at midnight UTC and at no other time', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const articles = ['a', 'b', 'c'];
        const begins = Math.floor(at.getTime() / dayMs) * dayMs;
        const today = articleOfTheDay(articles, at);
        expect(articleOfTheDay(articles, new Date(begins))).toBe(today);
        expect(articleOfTheDay(articles, new Date(begins + dayMs - 1))).toBe(today);
        expect(articleOfTheDay(articles, new Date(begins + dayMs))).not.toBe(today);
      }),
    );
  });

  it('what is kept for some days is due exactly then, and its text sorts as time does', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 730 }), (at, days) => {
        const due = keptUntil(at, days);
        expect(Date.parse(due)).toBe(at.getTime() - days * dayMs);
        expect(due < at.toISOString()).toBe(true);
      }),
    );
  });

  it('a tour file says the instant in UTC', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const text = tourCalendar({
          reference: 'OM-0000-0000-0000',
          slot: { startsAt: at.toISOString(), durationMinutes: 30 } as never,
          summary: 'Video tour',
          requestedAt: at.toISOString(),
          siteUrl: 'https://omnibus.example',
          companyName: 'Omnibus',
          description: 'Omnibus calls you by video.',
        });
        const ends = new Date(at.getTime() + 30 * minute).toISOString();
        const stamp = (iso: string) => iso.slice(0, 19).replaceAll(/[-:]/g, '') + 'Z';
        expect(text).toContain(`DTSTART:${stamp(at.toISOString())}\r\n`);
        expect(text).toContain(`DTEND:${stamp(ends)}\r\n`);
      }),
    );
  });
});
