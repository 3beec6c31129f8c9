import type { ImportInput } from '#domain/inventory/import/import-inputs.ts';
import type { RawRow } from '#domain/inventory/import/imported-row.ts';
import {
  mapHeaders,
  recognizedColumns,
  type HeaderMap,
} from '#domain/inventory/import/map-headers.ts';
import { maxColumns } from '#domain/inventory/import/row-fault.ts';
import { scanFile, type Encoding } from './scan-file.ts';
import { BrokenTable, tableRows, type TableSource } from './table-rows.ts';

export interface OpenTable {
  map: HeaderMap;
  encoding: Encoding;
  delimiter: string;
  sizeBytes: number;
  /** Records below the header, blank ones included. */
  recordCount: number;
  headerLine: number;
  headers: readonly string[];
  /** Reads the records below the header from the start; `onBytes` follows the file position. */
  rows(onBytes?: (bytes: number) => void): AsyncGenerator<RawRow>;
}

export type OpenOutcome =
  | { outcome: 'table'; table: OpenTable }
  | { outcome: 'unreadable'; reason: string };

export const delimiterNames: Record<string, string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};
/** Titles and blank lines that reports put above the header. */
const headerSearchRows = 12;

/**
 * Opens a delimited file: encoding, delimiter and header row are found out, the header is mapped,
 * and the whole structure is checked before any row is handed out, so that a broken file changes
 * nothing.
 */
export async function openTable(
  path: string,
  overrides: ReadonlyMap<string, ImportInput | null>,
): Promise<OpenOutcome> {
  const scan = await scanFile(path);
  if (scan.outcome === 'unreadable') return scan;
  const { encoding, sizeBytes } = scan;
  try {
    const found = await findHeader(path, encoding, overrides);
    if (!found) return { outcome: 'unreadable', reason: 'has no rows' };
    const headers = found.row.cells;
    if (headers.length > maxColumns)
      return {
        outcome: 'unreadable',
        reason: `has ${headers.length.toLocaleString('en-US')} columns; at most ${maxColumns} are read`,
      };
    const mapped = mapHeaders(headers, overrides);
    if (mapped.outcome === 'unusable') return { outcome: 'unreadable', reason: mapped.reason };
    const source = { path, encoding, delimiter: found.delimiter };
    const headerLine = found.row.line;
    const recordCount = await countRecords(source, headerLine);
    const rows = (onBytes?: (bytes: number) => void) => rowsBelow(source, headerLine, onBytes);
    const { map } = mapped;
    const table = {
      map,
      encoding,
      sizeBytes,
      recordCount,
      headerLine,
      headers,
      rows,
      delimiter: found.delimiter,
    };
    return { outcome: 'table', table };
  } catch (error) {
    if (error instanceof BrokenTable) return { outcome: 'unreadable', reason: error.message };
    throw error;
  }
}

/** The row with the most columns we know, under whichever delimiter makes it so. */
async function findHeader(
  path: string,
  encoding: Encoding,
  overrides: ReadonlyMap<string, ImportInput | null>,
): Promise<{ delimiter: string; row: RawRow } | null> {
  let best: { delimiter: string; row: RawRow; score: number } | null = null;
  let broken: BrokenTable | null = null;
  for (const delimiter of Object.keys(delimiterNames)) {
    try {
      for await (const row of firstRows({ path, encoding, delimiter })) {
        const score = scoreOf(row.cells, overrides);
        if (!best || score > best.score) best = { delimiter, row, score };
      }
    } catch (error) {
      if (!(error instanceof BrokenTable)) throw error;
      broken ??= error;
    }
  }
  if (broken && (!best || best.score < 1)) throw broken;
  return best;
}

async function* firstRows(source: TableSource): AsyncGenerator<RawRow> {
  let count = 0;
  for await (const row of tableRows(source)) {
    if (row.cells.some((cell) => cell.trim() !== '')) yield row;
    if (++count >= headerSearchRows) return;
  }
}

/** Known columns count most; among equals the row that splits into more cells. */
function scoreOf(cells: readonly string[], overrides: ReadonlyMap<string, unknown>): number {
  const named = cells.filter((cell) => overrides.has(cell.trim())).length;
  return (
    recognizedColumns(cells.slice(0, maxColumns)) + named + Math.min(cells.length, 1_000) / 10_000
  );
}

async function countRecords(source: TableSource, headerLine: number): Promise<number> {
  let count = 0;
  for await (const row of tableRows(source)) if (row.line > headerLine) count++;
  return count;
}

async function* rowsBelow(
  source: TableSource,
  headerLine: number,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<RawRow> {
  for await (const row of tableRows(source, onBytes)) if (row.line > headerLine) yield row;
}
