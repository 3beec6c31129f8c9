import { busFields } from '../fields/bus-fields.ts';
import { headerMeaning, headerWords } from './header-names.ts';
import { describingInputs, otherInputs, type ImportInput } from './import-inputs.ts';
import { mapHeaders, type BoundColumn, type HeaderMap } from './map-headers.ts';
import { vinCheckDigitHolds } from './values/read-identity.ts';
import { cleanCell } from './values/cell-reading.ts';

/** What each column is taken for, in order; null leaves it out. */
export type ColumnChoices = readonly (ImportInput | null)[];

/** What a person chose for the columns of a source: key of the column → input, "" for left out. */
export type RememberedColumns = Readonly<Record<string, string>>;

/** Every input with the name a person reads, in the order of the listing. */
export const inputChoices: readonly { input: ImportInput; label: string; group: string }[] = [
  ...busFields.map(({ key, label }) => ({ input: key, label, group: 'A field' })),
  ...otherInputs.map(({ input, label }) => ({ input, label, group: 'More' })),
];
const inputs = new Set<string>(inputChoices.map(({ input }) => input));

export function isImportInput(text: string): text is ImportInput {
  return inputs.has(text);
}

/** Names of columns that stay the same from file to file; the second "Price" is "price 2". */
function columnKeys(headers: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headers.map((header) => {
    const words = headerWords(header).join(' ') || 'column';
    const count = (seen.get(words) ?? 0) + 1;
    seen.set(words, count);
    return count === 1 ? words : `${words} ${count}`;
  });
}

/**
 * What the columns most likely are: what was chosen for them before, then their headers, then their
 * values where they cannot be mistaken. `samples` holds some cells of each column.
 */
export function guessColumns(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  remembered: RememberedColumns = {},
): (ImportInput | null)[] {
  const keys = columnKeys(headers);
  const byHeader = mapHeaders(headers);
  const bound =
    byHeader.outcome === 'mapped'
      ? new Map(byHeader.map.columns.map(({ index, input }) => [index, input]))
      : new Map(headers.map((header, index) => [index, headerMeaning(header)?.input]));
  const choices = headers.map((_, index): ImportInput | null => {
    const before = Object.hasOwn(remembered, keys[index]!) ? remembered[keys[index]!] : undefined;
    if (before !== undefined) return isImportInput(before) ? before : null;
    return bound.get(index) ?? null;
  });
  const taken = new Set(choices);
  for (const [index] of headers.entries()) {
    if (choices[index] !== null || Object.hasOwn(remembered, keys[index]!)) continue;
    const guess = guessByValues(samples[index] ?? []);
    if (guess === null || taken.has(guess)) continue;
    choices[index] = guess;
    taken.add(guess);
  }
  return choices;
}

/** The map for chosen columns; null when none of them would say which bus a row is about. */
export function mapColumns(headers: readonly string[], choices: ColumnChoices): HeaderMap | null {
  const columns: BoundColumn[] = [];
  const ignored: string[] = [];
  headers.forEach((written, index) => {
    const header = cleanCell(written).slice(0, 60) || `Column ${index + 1}`;
    const input = choices[index] ?? null;
    if (input === null) {
      ignored.push(header);
      return;
    }
    const guess = headerMeaning(header);
    const rank = guess?.input === input ? guess.rank : 0;
    columns.push({ index, header, input, unit: guess?.unit ?? null, rank });
  });
  if (!columns.some(({ input }) => describingInputs.has(input))) return null;
  const byInput = Map.groupBy(columns, ({ input }) => input);
  for (const same of byInput.values()) same.sort((a, b) => a.rank - b.rank || a.index - b.index);
  return { columns, byInput, ignored, width: headers.length };
}

export function rememberColumns(
  headers: readonly string[],
  choices: ColumnChoices,
): Record<string, string> {
  const keys = columnKeys(headers);
  return Object.fromEntries(keys.map((key, index) => [key, choices[index] ?? '']));
}

function guessByValues(cells: readonly string[]): ImportInput | null {
  const said = cells.map(cleanCell).filter((cell) => cell !== '');
  if (said.length < 2) return null;
  const all = (test: (cell: string) => boolean) => said.every(test);
  if (all((cell) => /^[A-HJ-NPR-Z0-9]{17}$/i.test(cell)) && said.some(vinCheckDigitHolds))
    return 'vin';
  if (all((cell) => /^(19[89]|20[0-4])\d$/.test(cell))) return 'year';
  if (all((cell) => /^\$\s?\d/.test(cell))) return 'priceCents';
  return null;
}
