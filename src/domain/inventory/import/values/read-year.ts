import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';

/**
 * A model year: "2008", "2008.0", "'08", "08", "1998–99" (the earlier one), "MY2015". Later than two
 * years from now is a typing error, as is anything before the field's minimum.
 */
export function readYear(text: string, currentYear: number, minYear: number): CellReading<number> {
  if (saysUnknown(text) || text === '0') return unknown;
  const plain = (yearAhead(text)?.year ?? text)
    .replace(/^(my|model year)\s*/iu, '')
    .replace(/\.0+$/, '')
    .trim();
  const full = /^(\d{4})(?:\s*(?:[-–—/]|to)\s*(?:\d{2}|\d{4}))?$/u.exec(plain);
  const short = /^['’]?(\d{2})$/u.exec(plain);
  const dated = /^(\d{4})-\d{2}-\d{2}/.exec(plain) ?? /^\d{1,2}\/\d{1,2}\/(\d{4})$/.exec(plain);
  if (!full && !short && !dated) return problem('is not a model year');
  const year = short ? centuryOf(Number(short[1]), currentYear) : Number((full ?? dated)![1]);
  if (year === 0) return unknown;
  if (year < minYear || year > currentYear + 2)
    return problem(`is outside ${minYear} to ${currentYear + 2}`);
  return known(year);
}

function centuryOf(twoDigits: number, currentYear: number): number {
  const recent = Math.floor(currentYear / 100) * 100 + twoDigits;
  return recent > currentYear + 2 ? recent - 100 : recent;
}

/** "2015 Ford E450" in one cell: the year and what stands behind it. */
export function yearAhead(text: string): { year: string; name: string } | null {
  const match = /^((?:19|20)\d{2})\s+(\p{L}.*)$/u.exec(text);
  return match && !/^to\b/iu.test(match[2]!) ? { year: match[1]!, name: match[2]! } : null;
}
