import { isDay } from '../../is-day.ts';
import { modelKey, recallMake } from './recall-names.ts';
import type { RecallRow } from './recall-store.ts';

/** The layout of FLAT_RCL.txt, which `RCL.txt` beside it documents. Later editions only append. */
const column = {
  recordId: 0,
  number: 1,
  make: 2,
  model: 3,
  year: 4,
  component: 6,
  type: 10,
  reported: 15,
  added: 16,
  consequence: 20,
  remedy: 21,
  doNotDrive: 27,
  parkOutside: 28,
} as const;
const fewestColumns = 24;
const mostColumns = 40;

/** As the file writes it where it does not know the model year. */
export const untoldYear = 9999;
const firstYear = 1900;
const longestText = 4_000;
const longestName = 200;

export type RecallReading =
  | { is: 'row'; row: RecallRow; newestOn: string | null }
  /** Equipment, tires and child seats, or makes that no bus and no chassis has. */
  | { is: 'other'; newestOn: string | null }
  | { is: 'broken'; reason: string };

/** What one line says. `today` is an ISO day: nothing is dated later. */
export function readRecallRow(cells: readonly string[], today: string): RecallReading {
  if (cells.length < fewestColumns)
    return broken(`${cells.length} columns instead of ${fewestColumns} or more`);
  if (cells.length > mostColumns)
    return broken(`${cells.length} columns, more than the layout has`);
  const cell = (name: keyof typeof column) => plain(cells[column[name]] ?? '');
  if (!/^\d{1,12}$/.test(cell('recordId'))) return broken('the record number is none');
  if (!/^[A-Z]$/.test(cell('type'))) return broken('the kind of recall is none');
  const dates = [readDay(cell('reported')), readDay(cell('added'))];
  if (dates.includes(undefined)) return broken('a date is none');
  const told = dates.filter((date) => typeof date === 'string');
  if (told.some((date) => date > today)) return broken('a date lies in the future');
  const newestOn = told.toSorted().at(-1) ?? null;
  const number = cell('number');
  if (!/^\d{2}[A-Z]\d{3,7}$/.test(number)) return broken('the campaign number is none');
  const year = Number(cell('year'));
  const latestYear = Number(today.slice(0, 4)) + 2;
  if (!/^\d{4}$/.test(cell('year')) || year < firstYear || (year > latestYear && year < untoldYear))
    return broken('the model year is none');
  if (cell('make') === '') return broken('the make is missing');
  const make = recallMake(cell('make'));
  if (cell('type') !== 'V' || make === null) return { is: 'other', newestOn };
  const modelName = cell('model').slice(0, longestName);
  const key = modelKey(make, modelName);
  if (key === '') return broken('the model is missing');
  const row: RecallRow = {
    number,
    make,
    modelKey: key,
    modelName,
    year,
    component: cell('component').slice(0, longestName),
    reportedOn: dates[0] ?? null,
    consequence: cut(cell('consequence')),
    remedy: cut(cell('remedy')),
    doNotDrive: /^y/i.test(cell('doNotDrive')),
    parkOutside: /^y/i.test(cell('parkOutside')),
  };
  return { is: 'row', row, newestOn };
}

/**
 * Whether the last row of a file, after which no line ends, is whole: as many columns as the row before
 * it (null for none) and a last one that says yes or no. Of editions that end in other words nobody can
 * tell.
 */
export function isWholeRow(cells: readonly string[], columnsBefore: number | null): boolean {
  const isWide = cells.length > column.parkOutside;
  const isAlike = columnsBefore === null || cells.length === columnsBefore;
  return isWide && isAlike && /^(yes|no)\r?$/i.test(cells.at(-1) ?? '');
}

const broken = (reason: string): RecallReading => ({ is: 'broken', reason });

/** One line of text; control characters mean nothing here, and PostgreSQL takes no NUL. */
const plain = (text: string): string => text.replace(/[\p{Control}\s]+/gu, ' ').trim();

const cut = (text: string): string =>
  text.length <= longestText ? text : `${text.slice(0, longestText).replace(/\s\S*$/u, '')} …`;

/** "20260126" as an ISO day; null when empty, undefined when it is no day. */
function readDay(text: string): string | null | undefined {
  if (text === '') return null;
  const day = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return day !== text && isDay(day) ? day : undefined;
}
