const monday = 1;
const thursday = 4;
const dayMs = 86_400_000;

/** Midnight UTC of a date; months from 0. */
const dateOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day));

/** The `count`-th such weekday of a month. */
function nth(year: number, month: number, weekday: number, count: number): Date {
  const first = dateOf(year, month, 1).getUTCDay();
  return dateOf(year, month, 1 + ((weekday - first + 7) % 7) + (count - 1) * 7);
}

/** On a weekend, the working day beside it is the day off. */
function observed(date: Date): Date {
  const weekday = date.getUTCDay();
  const shift = weekday === 6 ? -1 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + shift * dayMs);
}

/** 5 U.S.C. 6103: the days on which federal offices are closed for a holiday of that year. */
const holidaysOf = (year: number): Date[] => [
  observed(dateOf(year, 0, 1)),
  nth(year, 0, monday, 3),
  nth(year, 1, monday, 3),
  // The last Monday of May is a week before the first of June.
  new Date(nth(year, 5, monday, 1).getTime() - 7 * dayMs),
  observed(dateOf(year, 5, 19)),
  observed(dateOf(year, 6, 4)),
  nth(year, 8, monday, 1),
  nth(year, 9, monday, 2),
  observed(dateOf(year, 10, 11)),
  nth(year, 10, thursday, 4),
  observed(dateOf(year, 11, 25)),
];

/** Whether a day, given as midnight UTC, is a federal holiday of the United States. */
export function isFederalHoliday(day: Date): boolean {
  const year = day.getUTCFullYear();
  // A new year that begins on a Saturday is kept on the last day of the old one.
  return [...holidaysOf(year), ...holidaysOf(year + 1).slice(0, 1)].some(
    (holiday) => holiday.getTime() === day.getTime(),
  );
}
