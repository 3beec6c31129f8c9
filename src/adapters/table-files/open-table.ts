import type { ImportInput } from '#domain/inventory/import/import-inputs.ts';
import { rm } from 'node:fs/promises';
import type { RawRow } from '#domain/inventory/import/imported-row.ts';
import {
  mapHeaders,
  recognizedColumns,
  type HeaderMap,
} from '#domain/inventory/import/map-headers.ts';
import { maxColumns } from '#domain/inventory/import/row-fault.ts';
import type { TableFile, TableFileOutcome } from '#domain/inventory/import/table-file.ts';
import { decodeWorkbook } from './decode-workbook.ts';
import { scanFile } from './scan-file.ts';
import { BrokenTable, readTableRows, type TableSource } from './table-rows.ts';
import { headerSearchRows } from './workbook-messages.ts';
import { openTree } from './trees/open-tree.ts';
import { recognizeTree } from './trees/recognize-tree.ts';

export interface OpenTable extends TableFile {
  /** What the columns were taken for. */
  map: HeaderMap;
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
/** A dozen rows of two megabytes, under each delimiter, took as long as the import of a whole file. */
const headerSearchBytes = 512 * 1024;

/** As `openTableFile`, with the header mapped; unreadable as well when no column names a bus. */
export async function openTable(
  path: string,
  overrides: ReadonlyMap<string, ImportInput | null>,
  rowsPath?: string,
): Promise<OpenOutcome> {
  const opened = await openTableFile(path, { known: overrides, rowsPath });
  if (opened.outcome === 'unreadable') return opened;
  const mapped = mapHeaders(opened.table.headers, overrides);
  if (mapped.outcome === 'unusable')
    return { outcome: 'unreadable', reason: `cannot be imported: ${mapped.reason}` };
  return { outcome: 'table', table: { ...opened.table, map: mapped.map } };
}

/**
 * Opens a delimited file, a workbook, XML or JSON: kind, encoding, delimiter and header row are found
 * out and the whole structure is checked before any row is handed out, so that a broken file changes
 * nothing. The rows of a workbook are written to `rowsPath` (beside the file unless told otherwise), which the caller
 * removes with `closeTableFile`.
 */
export async function openTableFile(
  path: string,
  how: { known?: ReadonlyMap<string, unknown>; rowsPath?: string } = {},
): Promise<TableFileOutcome> {
  const scan = await scanFile(path);
  if (scan.outcome === 'unreadable') return scan;
  const known = how.known ?? new Map<string, unknown>();
  const { sizeBytes } = scan;
  let source: Omit<TableSource, 'delimiter'>;
  if (scan.outcome === 'archive') {
    const rowsPath = how.rowsPath ?? `${path}.rows`;
    const decoded = await decodeWorkbook(path, rowsPath);
    if (decoded.outcome === 'unreadable') return decoded;
    source = { path: rowsPath, encoding: 'utf-8', workbook: true };
  } else source = { path, encoding: scan.encoding };
  try {
    const tree = source.workbook ? null : await recognizeTree(path, source.encoding);
    if (tree?.outcome === 'unreadable') return tree;
    if (tree)
      return await openTree({ ...tree, path, sizeBytes }, (headers) => knownIn(headers, known));
    const found = await findHeader(source, known);
    if (!found) return { outcome: 'unreadable', reason: 'has no rows' };
    const headers = found.row.cells;
    if (headers.length > maxColumns)
      return {
        outcome: 'unreadable',
        reason: `has ${headers.length.toLocaleString('en-US')} columns; at most ${maxColumns} are read`,
      };
    const { delimiter } = found;
    const whole = { ...source, delimiter };
    const headerLine = found.row.line;
    const recordCount = await countRecords(whole, headerLine);
    return {
      outcome: 'table',
      table: {
        format: source.workbook ? 'workbook' : 'delimited',
        encoding: source.encoding,
        sizeBytes,
        recordCount,
        headerLine,
        headers,
        delimiter,
        rows: (onBytes) => rowsBelow(whole, headerLine, onBytes),
      },
    };
  } catch (error) {
    if (error instanceof BrokenTable) return { outcome: 'unreadable', reason: error.message };
    throw error;
  }
}

/** Removes the rows that opening a workbook wrote beside it. */
export async function closeTableFile(path: string): Promise<void> {
  await rm(`${path}.rows`, { force: true });
}

/** The row with the most columns we know, under whichever delimiter makes it so. */
async function findHeader(
  source: Omit<TableSource, 'delimiter'>,
  known: ReadonlyMap<string, unknown>,
): Promise<{ delimiter: string; row: RawRow } | null> {
  let best: { delimiter: string; row: RawRow; score: number } | null = null;
  let broken: BrokenTable | null = null;
  for (const delimiter of source.workbook ? [','] : Object.keys(delimiterNames)) {
    try {
      for await (const row of firstRows({ ...source, delimiter })) {
        const score = scoreOf(row.cells, known);
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
  let bytes = 0;
  for await (const row of readTableRows(source, (read) => (bytes = read))) {
    if (!isBlank(row)) yield row;
    if (++count >= headerSearchRows || bytes > headerSearchBytes) return;
  }
}

/** Known columns count most; among equals the row that splits into more cells. */
function scoreOf(cells: readonly string[], overrides: ReadonlyMap<string, unknown>): number {
  return knownIn(cells, overrides) + Math.min(cells.length, 1_000) / 10_000;
}

function knownIn(cells: readonly string[], overrides: ReadonlyMap<string, unknown>): number {
  const named = cells.filter((cell) => overrides.has(cell.trim())).length;
  return recognizedColumns(cells.slice(0, maxColumns)) + named;
}

async function countRecords(source: TableSource, headerLine: number): Promise<number> {
  let count = 0;
  for await (const _ of rowsBelow(source, headerLine)) count++;
  return count;
}

async function* rowsBelow(
  source: TableSource,
  headerLine: number,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<RawRow> {
  for await (const row of readTableRows(source, onBytes))
    if (row.line > headerLine && !isBlank(row)) yield row;
}

const isBlank = ({ cells }: RawRow) => cells.every((cell) => cell.trim() === '');
