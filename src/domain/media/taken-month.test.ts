import { describe, expect, it } from 'vitest';
import { shownMonth, takenMonth } from './taken-month.ts';

const now = new Date('2026-11-01T12:00:00Z');

describe('the month in which a photo was taken', () => {
  it('is all that is kept of its date', () => {
    expect(takenMonth('2026:03:14 09:26:53', now)).toBe('2026-03');
  });

  it.each([
    ['nothing is told', null],
    ['it is no date', '2026:13:40 09:26:53'],
    ['there is no such day', '2026:02:30 09:26:53'],
    ['it was never set', '0000:00:00 00:00:00'],
    ['the clock began when the battery went in', '2000:01:01 00:04:11'],
    ['the clock began in another year', '2019:01:01 00:00:00'],
    ['there were no such cameras', '1980:05:01 10:00:00'],
    ['it lies ahead', '2026:11:03 12:00:00'],
  ])('is not told when %s', (_, text) => {
    expect(takenMonth(text, now)).toBeNull();
  });

  it('may be that of a clock further east', () => {
    expect(takenMonth('2026:11:02 10:00:00', now)).toBe('2026-11');
  });

  it.each([
    ['2014-02', 2015, '2014-02'],
    ['2013-12', 2015, null],
    ['2013-12', null, '2013-12'],
    [undefined, 2015, null],
  ])('%s of a bus of %s is shown as %s', (month, year, shown) => {
    expect(shownMonth(month ? { takenMonth: month } : {}, year)).toBe(shown);
  });
});
