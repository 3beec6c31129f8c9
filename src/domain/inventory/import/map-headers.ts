import { busFields } from '../fields/bus-fields.ts';
import { headerMeaning, headerWords } from './header-names.ts';
import { describingInputs, otherInputs, type ImportInput } from './import-inputs.ts';
import { cleanCell } from './values/cell-reading.ts';

/** One column that says something: where it stands in the row and how its values are written. */
export interface BoundColumn {
  index: number;
  header: string;
  input: ImportInput;
  unit: string | null;
  /** Lower reads first when several columns say the same thing. */
  rank: number;
}

export interface HeaderMap {
  columns: BoundColumn[];
  /** For each input, its columns, best first: the next is read when the first is blank. */
  byInput: Map<ImportInput, BoundColumn[]>;
  /** Headers nothing was made of. */
  ignored: string[];
  width: number;
}

export type MapOutcome =
  | { outcome: 'mapped'; map: HeaderMap }
  | { outcome: 'unusable'; reason: string };

/** A header is shown in reports; what follows is cut. */
const shownHeaderLength = 60;
const inputNames = new Map<string, ImportInput>([
  ...busFields.map(({ key }) => [key.toLowerCase(), key] as const),
  ...otherInputs.map(({ input }) => [input.toLowerCase(), input] as const),
]);

/** The input that a map file names: a field key or any header we know, spelled right; else null. */
export function inputNamed(name: string): ImportInput | null {
  const key = inputNames.get(name.toLowerCase().replace(/[\s_-]/g, ''));
  const meaning = headerMeaning(name);
  return key ?? (meaning && meaning.rank < 4 ? meaning.input : null);
}

/**
 * Decides what every column of a file means. `overrides` (their header → input, or null to leave the
 * column out) win over guesses. Unusable when nothing would say which bus a row is about.
 */
export function mapHeaders(
  headers: readonly string[],
  overrides: ReadonlyMap<string, ImportInput | null> = new Map(),
): MapOutcome {
  const given = new Map([...overrides].map(([name, input]) => [headerWords(name).join(''), input]));
  const columns: BoundColumn[] = [];
  const ignored: string[] = [];
  headers.forEach((written, index) => {
    const header = cleanCell(written).slice(0, shownHeaderLength);
    const key = headerWords(header).join('');
    const override = key === '' ? undefined : given.get(key);
    const guess = headerMeaning(header);
    const input = override === undefined ? guess?.input : override;
    if (!input) {
      if (key !== '') ignored.push(header);
      return;
    }
    const rank = override === undefined ? guess!.rank : -1;
    columns.push({ index, header, input, unit: guess?.unit ?? null, rank });
  });
  if (!columns.some((column) => describingInputs.has(column.input)))
    return { outcome: 'unusable', reason: unusableReason(headers) };
  return {
    outcome: 'mapped',
    map: { columns, byInput: group(columns), ignored, width: headers.length },
  };
}

/** How many columns of this would-be header row mean something; for finding the header row. */
export function recognizedColumns(cells: readonly string[]): number {
  const inputs = new Set<ImportInput>();
  for (const cell of cells) {
    const meaning = cell.length <= 60 ? headerMeaning(cell) : null;
    if (meaning && meaning.rank < 4) inputs.add(meaning.input);
  }
  return inputs.size;
}

function group(columns: readonly BoundColumn[]): Map<ImportInput, BoundColumn[]> {
  const groups = Map.groupBy(columns, (column) => column.input);
  for (const sameInput of groups.values())
    sameInput.sort((a, b) => a.rank - b.rank || a.index - b.index);
  return groups;
}

function unusableReason(headers: readonly string[]): string {
  const shown = headers.slice(0, 6).map((header) => JSON.stringify(header.trim().slice(0, 30)));
  return `no column says which bus a row is about (make, model, year, title, VIN or stock number); its columns are ${shown.join(', ')}${headers.length > 6 ? ', …' : ''}`;
}
