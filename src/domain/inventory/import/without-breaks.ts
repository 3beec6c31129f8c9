import type { RawRow } from './imported-row.ts';
import type { HeaderMap } from './map-headers.ts';
import type { TableFormat } from './table-file.ts';

/**
 * In a spreadsheet, XML or JSON a line break inside a cell is a person's, so that it becomes a space
 * outside of descriptions; in a CSV it may be a lost quote and stays for the check of the row.
 */
export function withoutBreaks(
  rows: AsyncIterable<RawRow>,
  format: TableFormat,
  map: HeaderMap,
): AsyncIterable<RawRow> {
  return format === 'delimited' ? rows : inOneLine(rows, map);
}

async function* inOneLine(rows: AsyncIterable<RawRow>, map: HeaderMap): AsyncGenerator<RawRow> {
  const kept = new Set(map.byInput.get('description')?.map(({ index }) => index));
  for await (const { line, cells } of rows)
    yield {
      line,
      cells: cells.map((cell, index) => (kept.has(index) ? cell : cell.replaceAll('\n', ' '))),
    };
}
