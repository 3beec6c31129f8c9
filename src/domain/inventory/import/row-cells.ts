import type { HeaderMap } from './map-headers.ts';
import type { ImportInput } from './import-inputs.ts';
import type { CellProblem, RawRow } from './imported-row.ts';
import {
  cleanCell,
  cleared,
  saysNone,
  saysUnknown,
  unknown,
  type CellReading,
} from './values/cell-reading.ts';

/** The cells of one row by what they say, with every cell that could not be read. */
export class RowCells {
  readonly problems: CellProblem[] = [];
  readonly #map: HeaderMap;
  readonly #row: RawRow;

  constructor(map: HeaderMap, row: RawRow) {
    this.#map = map;
    this.#row = row;
  }

  has(input: ImportInput): boolean {
    return this.#map.byInput.has(input);
  }

  /** The first cell for this input that says anything; "" when none does. */
  text(input: ImportInput): string {
    for (const column of this.#map.byInput.get(input) ?? []) {
      const cell = cleanCell(this.#row.cells[column.index] ?? '');
      if (!saysUnknown(cell)) return cell;
    }
    return '';
  }

  /** The first readable cell's value; when no column can be read, the first problem is noted. */
  read<T>(
    input: ImportInput,
    reader: (text: string, unit: string | null) => CellReading<T>,
  ): CellReading<T> {
    let failed: CellProblem | null = null;
    let quiet: CellReading<T> = unknown;
    for (const column of this.#map.byInput.get(input) ?? []) {
      const cell = cleanCell(this.#row.cells[column.index] ?? '');
      if (cell === '') continue;
      const reading = cell === saysNone ? cleared : reader(cell, column.unit);
      if (reading.value !== null) {
        if (reading.problem) this.problems.push(this.problem(column.header, cell, reading.problem));
        return reading;
      }
      if (reading.clears) quiet = reading;
      if (reading.problem) failed ??= this.problem(column.header, cell, reading.problem);
    }
    if (failed) this.problems.push(failed);
    return failed ? { value: null, problem: failed.clause } : quiet;
  }

  note(input: ImportInput, value: string, clause: string): void {
    const header = this.#map.byInput.get(input)?.[0]?.header ?? input;
    this.problems.push(this.problem(header, value, clause));
  }

  problem(column: string, value: string, clause: string): CellProblem {
    const shown = value.length > 60 ? `${value.slice(0, 57)}…` : value;
    return { line: this.#row.line, column, value: shown, clause };
  }
}
