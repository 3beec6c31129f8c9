/** Position 10 of a VIN: from 1980 on, and again from 2010 (49 CFR 565.15(d)(1)). */
const letters = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const firstYear = 1980;
/** VINs of 17 characters begin with it. */
const firstVinYear = 1981;

/**
 * The model years that a character can stand for, up to `latest`, the latest first. The letters repeat
 * every thirty years; in light vehicles position 7 tells the rounds apart, in buses nothing does.
 */
export function modelYears(letter: string, latest: number): number[] {
  const index = letters.indexOf(letter);
  if (index < 0 || letter === '') return [];
  const years: number[] = [];
  for (let year = firstYear + index; year <= latest; year += letters.length)
    if (year >= firstVinYear) years.unshift(year);
  return years;
}

/** The character that stands for a model year. */
export function modelYearLetter(year: number): string {
  return letters[(year - firstYear) % letters.length]!;
}

/** Model years are sold at most a year before their own. */
export const latestModelYear = (now: Date): number => now.getUTCFullYear() + 1;
