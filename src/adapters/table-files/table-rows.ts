import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { RawRow } from '#domain/inventory/import/imported-row.ts';
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
  const text = Readable.from(decodedText(source, onBytes), { objectMode: true });
  const parser = parse({
    delimiter: source.delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRecordBytes,
  });
  text.on('error', (error) => parser.destroy(error));
  text.pipe(parser);
  let line = 1;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
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
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let bytes = 0;
  let held = '';
  for await (const chunk of createReadStream(path, {
    highWaterMark: 128 * 1024,
  }) as AsyncIterable<Buffer>) {
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

function describe(error: CsvError, line: number): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return `line ${line}: a quoted cell is opened and never closed, so the rest of the file would be one cell`;
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `line ${line}: a row longer than ${maxRecordBytes / 1024 / 1024} MB; most likely a quoted cell is never closed`;
  return `line ${line}: ${error.message.split('\n')[0]}`;
}
