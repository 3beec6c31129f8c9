import { describe, expect, it } from 'vitest';
import { tourCalendar } from './tour-calendar.ts';
import { openingHours } from '../office/opening-hours.ts';
import { slotDay, slotTime, tourSlots } from './tour-slots.ts';

const local = (iso: string) =>
  new Date(iso).toLocaleString('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

describe('tour slots', () => {
  it.each([
    '2026-11-01T12:00:00Z',
    '2026-03-06T23:00:00Z',
    '2026-10-30T02:00:00Z',
    '2026-12-31T20:00:00Z',
    '2028-02-28T15:00:00Z',
  ])('seen at %s lie inside opening hours on ten office days', (now) => {
    const slots = tourSlots(new Date(now));
    const days = new Set(slots.map(slotDay));
    expect(days.size === 10 || days.size === 9).toBe(true);
    for (const { startsAt } of slots) {
      expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(Date.parse(now) + 4 * 3_600_000);
      const [weekday, time = ''] = local(startsAt).split(' ');
      expect(weekday).not.toMatch(/Sat|Sun/);
      expect(time >= '09:00' && time <= '17:30').toBe(true);
      expect(time).toMatch(/:(00|30)$/);
    }
  });

  it('leave out federal holidays and the business’s own days off', () => {
    const offered = (closedDays: string[]) =>
      tourSlots(new Date('2026-12-21T12:00:00Z'), { ...openingHours, closedDays }).map(slotDay);
    expect(offered([])).not.toContain('Friday, December 25');
    expect(offered([])).not.toContain('Friday, January 1');
    expect(offered([])).toContain('Thursday, December 24');
    expect(offered(['2026-12-24'])).not.toContain('Thursday, December 24');
  });

  it('keeps nine o’clock at nine o’clock across the clock change', () => {
    const slots = tourSlots(new Date('2026-10-29T00:00:00Z'));
    const nines = slots.filter((slot) => slotTime(slot).startsWith('9:00'));
    expect(nines[0]?.startsAt).toBe('2026-10-29T13:00:00.000Z');
    expect(nines.at(-1)?.startsAt).toBe('2026-11-10T14:00:00.000Z');
  });
});

describe('tour calendar', () => {
  const file = tourCalendar({
    reference: 'OM-0000-0000-0000',
    slot: { startsAt: '2026-11-02T15:00:00.000Z', durationMinutes: 30 },
    summary:
      'Video tour of Übergröße, “special”; 2015 Ford E-450 \\ with a very long title\nBEGIN:VALARM',
    requestedAt: '2026-11-01T12:34:56.789Z',
    siteUrl: 'https://omnibus.example',
    companyName: 'Omnibus',
    description: 'Omnibus calls you by video.',
  });

  it('is iCalendar with short lines, and nothing in a title becomes a line of its own', () => {
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toContain('DTSTART:20261102T150000Z');
    expect(unfolded).toContain('DTEND:20261102T153000Z');
    expect(unfolded).toContain('DTSTAMP:20261101T123456Z');
    expect(unfolded.filter((line) => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
    ]);
    expect(unfolded.find((line) => line.startsWith('SUMMARY:'))).toBe(
      String.raw`SUMMARY:Video tour of Übergröße\, “special”\; 2015 Ford E-450 \\ with a very long title\nBEGIN:VALARM`,
    );
  });
});
