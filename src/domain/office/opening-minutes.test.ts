import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openMinutesBefore, openMinutesBetween } from './opening-minutes.ts';

const at = (text: string) => new Date(text);

describe('minutes of opening', () => {
  it.each([
    ['within a day', '2026-11-18T15:00:00Z', '2026-11-18T15:45:00Z', 45],
    ['before opening and after closing', '2026-11-18T08:00:00Z', '2026-11-19T04:00:00Z', 540],
    ['over night', '2026-11-18T22:30:00Z', '2026-11-19T14:30:00Z', 60],
    ['over a weekend', '2026-11-20T22:00:00Z', '2026-11-23T15:00:00Z', 120],
    ['over the end of daylight saving time', '2026-10-30T20:00:00Z', '2026-11-02T15:00:00Z', 180],
    ['backwards', '2026-11-18T16:00:00Z', '2026-11-18T15:00:00Z', 0],
  ])('%s', (_name, from, to, minutes) => {
    expect(openMinutesBetween(at(from), at(to))).toBe(minutes);
  });

  it('are counted back from any instant', () => {
    expect(openMinutesBefore(at('2026-11-18T15:00:00Z'), 60)).toEqual(at('2026-11-18T14:00:00Z'));
    expect(openMinutesBefore(at('2026-11-23T14:30:00Z'), 60)).toEqual(at('2026-11-20T22:30:00Z'));
    const year = { min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') };
    fc.assert(
      fc.property(
        fc.date({ ...year, noInvalidDate: true }),
        fc.integer({ min: 1, max: 5_000 }),
        (now, minutes) => {
          expect(openMinutesBetween(openMinutesBefore(now, minutes), now)).toBe(minutes);
        },
      ),
      { numRuns: 200 },
    );
  });
});
