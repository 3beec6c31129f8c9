import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A date as people write it: "2022-09-29" (with or without a time), "3/28/2013" (month first, US),
 * "12-Mar-09", "Mar 12, 2009" → ISO 8601 in UTC. A date without a time is midnight UTC.
 */
export function readDate(text: string): CellReading<string> {
  if (saysUnknown(text)) return unknown;
  const parts = dateParts(text);
  if (!parts) return problem('is not a date');
  const [year, month, day] = parts;
  const time =
    /^\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(Z|[+-]\d{2}:?\d{2})?$/u.exec(
      text,
    );
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day)
    return problem('is not a day of the calendar');
  if (!time) return known(midnight.toISOString());
  const moment = new Date(`${text.slice(0, 10)}T${time[1]}${time[2] ?? 'Z'}`);
  return Number.isNaN(moment.getTime()) ? problem('is not a date') : known(moment.toISOString());
}

function dateParts(text: string): [number, number, number] | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ])/u.exec(text);
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  if (american) return [fullYear(american[3]!), Number(american[1]), Number(american[2])];
  const dayFirst = /^(\d{1,2})[- ]([a-z]{3})[a-z]*\.?[- ,]+(\d{4}|\d{2})$/iu.exec(text);
  if (dayFirst) return named(dayFirst[3]!, dayFirst[2]!, dayFirst[1]!);
  const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/iu.exec(text);
  return monthFirst ? named(monthFirst[3]!, monthFirst[1]!, monthFirst[2]!) : null;
}

function named(year: string, month: string, day: string): [number, number, number] | null {
  const index = months.indexOf(month.toLowerCase());
  return index < 0 ? null : [fullYear(year), index + 1, Number(day)];
}

function fullYear(text: string): number {
  const year = Number(text);
  return text.length === 4 ? year : year < 70 ? 2000 + year : 1900 + year;
}
