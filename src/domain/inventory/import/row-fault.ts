import type { HeaderMap } from './map-headers.ts';
import type { RawRow, RejectionCode, RowOutcome } from './imported-row.ts';

/** Caps against files that are not inventory: longer cells and rows are refused, not cut. */
export const maxCellLength = 20_000;
const maxRowLength = 200_000;
export const maxColumns = 500;

/** Cells in which people do break lines; anywhere else a second line is a swallowed row. */
const brokenLines = new Set<string>(['city', 'state', 'title']);

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
  return swallowedRows(map, raw);
}

/** A closing quote that is missing makes the rows up to the next quote part of one cell. */
function swallowedRows(map: HeaderMap, raw: RawRow): RowOutcome | null {
  for (const { index, input, header: name } of map.columns) {
    const cell = raw.cells[index] ?? '';
    const first = input === 'description' ? -1 : cell.trim().indexOf('\n');
    if (first < 0) continue;
    const several = cell.trim().indexOf('\n', first + 1) > 0;
    const looksLikeCells = cell.length > 20 && /[,;\t|]/.test(cell) && !brokenLines.has(input);
    if (several || looksLikeCells)
      return fault(
        raw,
        name,
        'unclosed-quote',
        `runs over ${cell.split('\n').length} lines: a closing quote is missing, and the rows in between were not read`,
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
