import type { RawRow } from '#domain/inventory/import/imported-row.ts';
import type { TableFile, TableFileOutcome } from '#domain/inventory/import/table-file.ts';
import { maxColumns } from '#domain/inventory/import/row-fault.ts';
import type { Encoding } from '../scan-file.ts';
import { decodedText } from '../table-rows.ts';
import { createOutline, findRecords } from './outline-tree.ts';
import { createJsonReader } from './read-json.ts';
import { createXmlReader } from './read-xml.ts';
import { createRowCollector } from './tree-rows.ts';
import { treeLimits, type TreeEvents, type TreeReader } from './tree-events.ts';

export type TreeSyntax = 'xml' | 'json';

const readers = { xml: createXmlReader, json: createJsonReader } satisfies Record<
  TreeSyntax,
  (events: TreeEvents) => TreeReader
>;

/**
 * Opens XML or JSON as a table: the whole file is read once to check it, to find its records and to
 * name their columns, and once more whenever rows are asked for. Memory does not grow with the file.
 */
export async function openTree(
  file: { path: string; encoding: Encoding; syntax: TreeSyntax; sizeBytes: number },
  recognized: (headers: readonly string[]) => number,
): Promise<TableFileOutcome> {
  const { encoding, syntax, sizeBytes } = file;
  const outline = createOutline();
  for await (const _ of eventsOf(file, outline.events));
  const shape = findRecords(outline.root, recognized);
  if (!shape) return { outcome: 'unreadable', reason: 'has no rows' };
  if (shape.record.mostText > treeLimits.textLength)
    return { outcome: 'unreadable', reason: 'has a record longer than 2 MB' };
  const headers = shape.columns.map(({ header }) => header);
  if (headers.length > maxColumns)
    return {
      outcome: 'unreadable',
      reason: `has ${headers.length.toLocaleString('en-US')} columns; at most ${maxColumns} are read`,
    };
  async function* rows(onBytes?: (bytes: number) => void): AsyncGenerator<RawRow> {
    const { events, taken } = createRowCollector(outline.root, shape!);
    for await (const _ of eventsOf(file, events, onBytes)) yield* taken();
  }
  const table: TableFile = {
    format: syntax,
    encoding,
    delimiter: ',',
    sizeBytes,
    recordCount: shape.record.count,
    headerLine: 0,
    headers,
    rows,
  };
  return { outcome: 'table', table };
}

/** Tells what is in a file; gives way after each piece of it. */
async function* eventsOf(
  { path, encoding, syntax }: { path: string; encoding: Encoding; syntax: TreeSyntax },
  events: TreeEvents,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<void> {
  const reader = readers[syntax](events);
  for await (const piece of decodedText({ path, encoding }, onBytes)) {
    reader.write(piece);
    yield;
  }
  reader.end();
  yield;
}
