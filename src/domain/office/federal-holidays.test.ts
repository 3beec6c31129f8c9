import { expect, it } from 'vitest';
import { isFederalHoliday } from './federal-holidays.ts';

/** As the Office of Personnel Management publishes them. */
const published = {
  2026: '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25',
  2027: '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31',
  2028: '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25',
};

it.each(Object.entries(published))('knows the federal holidays of %s', (year, days) => {
  const found: string[] = [];
  for (
    let day = new Date(`${year}-01-01`);
    day.getUTCFullYear() === Number(year);
    day = new Date(day.getTime() + 86_400_000)
  ) {
    if (isFederalHoliday(day)) found.push(day.toISOString().slice(5, 10));
  }
  expect(found.join(' ')).toBe(days);
});
