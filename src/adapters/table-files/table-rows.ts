import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { RawRow } from '#domain/inventory/import/imported-row.ts';
import { maxColumns } from '#domain/inventory/import/row-fault.ts';
import type { Encoding } from './scan-file.ts';

export interface TableSource {
  path: string;
  encoding: Encoding;
  delimiter: string;
  /** `path` holds rows that `decodeWorkbook` wrote. */
  workbook?: boolean;
}

/** No row of an inventory is this long; more means that a closing quote is missing. */
const maxRecordBytes = 2 * 1024 * 1024;
/**
 * As many as a sheet has columns. Two megabytes of delimiters alone took two seconds a row, in which
 * nobody else had a turn.
 */
const mostCells = 16_384;
/** Blank ones count: each takes as long as a row. */
const mostLines = 1_000_000;
/** The rows of one piece are read in one go, and the shortest row is its end alone. */
const pieceBytes = 16 * 1024;

/** The file is no table; nothing after this point can be trusted. */
export class BrokenTable extends Error {
  override name = 'BrokenTable';
}

/**
 * Streams the records of a delimited file with the physical line on which each starts. All line
 * ends count alike. Throws `BrokenTable` when quoting swallows the file.
 */
export async function* readTableRows(
  source: TableSource,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<RawRow> {
  if (source.workbook) {
    yield* workbookRows(source, onBytes);
    return;
  }
  let line = 1;
  let count = 0;
  const parser = parse({
    delimiter: source.delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRecordBytes,
  });
  const { state } = parser as unknown as { state: { record: string[] } };
  takeRowsOfAnyLength(state);
  /** The parser measures what cells hold; a row of delimiters alone would have no end. */
  async function* bounded() {
    let records = 0;
    let length = 0;
    for await (const piece of decodedText(source, onBytes, pieceBytes)) {
      if (parser.info.records !== records) length = 0;
      records = parser.info.records;
      length += piece.length;
      if (length > maxRecordBytes) throw new BrokenTable(tooLong(line));
      if (state.record.length > mostCells)
        throw new BrokenTable(
          `line ${line}: a row of more than ${mostCells.toLocaleString('en-US')} columns; at most ${maxColumns} are read`,
        );
      yield piece;
    }
  }
  // One piece ahead of the parser and no more, so that others have their turn between two.
  const text = Readable.from(bounded(), { objectMode: true, highWaterMark: 1 });
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (++count > mostLines)
        throw new BrokenTable(`has more than ${mostLines.toLocaleString('en-US')} lines`);
      yield { line, cells };
      line += 1 + lineBreaks(cells);
    }
  } catch (error) {
    throw error instanceof CsvError ? new BrokenTable(describe(error, line)) : error;
  } finally {
    text.destroy();
    parser.destroy();
  }
}

/**
 * `relax_column_count` makes an error of every row that is not as long as the first, and forgets
 * it: a million blank lines took half a minute. Here each row is as long as was expected.
 */
function takeRowsOfAnyLength(state: { record: string[] }): void {
  Object.defineProperty(state, 'expectedRecordLength', {
    get: () => state.record.length,
    set: () => {},
  });
}

/** One JSON array a line: the row's number in the sheet, then its cells. */
async function* workbookRows(
  { path }: TableSource,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<RawRow> {
  const input = createReadStream(path, { highWaterMark: 128 * 1024 });
  let bytes = 0;
  input.on('data', (chunk) => onBytes?.((bytes += chunk.length)));
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    const [line, ...cells] = JSON.parse(text) as [number, ...string[]];
    yield { line, cells };
  }
}

function lineBreaks(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells)
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count++;
  return count;
}

/** Decoded text with "\n" as the only line end. */
export async function* decodedText(
  { path, encoding }: Pick<TableSource, 'path' | 'encoding'>,
  onBytes?: (bytes: number) => void,
  highWaterMark = 128 * 1024,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  let held = '';
  for await (const chunk of createReadStream(path, { highWaterMark }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    onBytes?.(bytes);
    const text = held + decoder.decode(chunk, { stream: true });
    held = text.endsWith('\r') ? '\r' : '';
    const whole = held ? text.slice(0, -1) : text;
    if (whole !== '') yield whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole;
  }
  const rest = (held + decoder.decode()).replace(/\r\n?/g, '\n');
  if (rest !== '') yield rest;
}

/** The first piece of it; "" when there is none. */
export async function firstText(source: Pick<TableSource, 'path' | 'encoding'>): Promise<string> {
  for await (const text of decodedText(source)) return text;
  return '';
}

const tooLong = (line: number) =>
  `line ${line}: a row longer than ${maxRecordBytes / 1024 / 1024} MB; most likely a quoted cell is never closed`;

function describe(error: CsvError, line: number): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return `line ${line}: a quoted cell is opened and never closed, so the rest of the file would be one cell`;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return tooLong(line);
  return `line ${line}: ${error.message.split('\n')[0]}`;
}
