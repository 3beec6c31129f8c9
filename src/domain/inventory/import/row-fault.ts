import type { HeaderMap } from './map-headers.ts';
import type { RawRow, RejectionCode, RowOutcome } from './imported-row.ts';

/** Caps against files that are not inventory: longer cells and rows are refused, not cut. */
export const maxCellLength = 20_000;
export const maxRowLength = 200_000;
export const maxColumns = 500;

/** What is wrong with a row as a row, before any cell is read; null when nothing is. */
export function rowFault(map: HeaderMap, raw: RawRow): RowOutcome | null {
  let length = 0;
  let blank = true;
  for (const cell of raw.cells) {
    length += cell.length;
    if (blank && cell.trim() !== '') blank = false;
  }
  if (blank) return { outcome: 'blank' };
  if (length > maxRowLength)
    return fault(
      raw,
      null,
      'too-long',
      `has ${count(length)} characters, at most ${count(maxRowLength)} are read`,
    );
  for (let index = 0; index < raw.cells.length; index++) {
    const cell = raw.cells[index]!;
    if (cell.length > maxCellLength)
      return fault(
        raw,
        header(map, index),
        'too-long',
        `has a cell of ${count(cell.length)} characters, at most ${count(maxCellLength)} are read`,
      );
    if (cell.includes('\u0000'))
      return fault(raw, header(map, index), 'control-characters', 'has a NUL character');
    if (index >= map.width && cell.trim() !== '')
      return fault(
        raw,
        null,
        'too-many-cells',
        `has ${raw.cells.length} cells where the header has ${map.width}; a stray delimiter would put values in the wrong columns`,
      );
  }
  return null;
}

function fault(
  raw: RawRow,
  column: string | null,
  code: RejectionCode,
  reason: string,
): RowOutcome {
  return { outcome: 'rejected', rejection: { line: raw.line, column, code, reason } };
}

function header(map: HeaderMap, index: number): string {
  return map.columns.find((column) => column.index === index)?.header ?? `column ${index + 1}`;
}

function count(figure: number): string {
  return figure.toLocaleString('en-US');
}
