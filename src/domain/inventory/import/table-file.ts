import type { RawRow } from './imported-row.ts';

/** `delimited`: CSV, TSV and what looks like them. */
export const tableFormats = ['delimited', 'workbook', 'xml', 'json'] as const;
export type TableFormat = (typeof tableFormats)[number];

/** What a form for such a file lets people choose. */
export const tableFileEndings = '.csv,.tsv,.txt,.xlsx,.xml,.json,.jsonl,.ndjson';

/** What the number of a row counts: the elements of XML and JSON are not lines. */
export function rowWord(format: TableFormat): 'line' | 'record' {
  return format === 'xml' || format === 'json' ? 'record' : 'line';
}

/**
 * A file of rows, its structure found out and checked whole. `rows` reads the records below the
 * header from the start; line numbers are those a person sees in an editor or in the spreadsheet; in XML
 * and JSON records are counted.
 */
export interface TableFile {
  format: TableFormat;
  /** `utf-8`, `windows-1252`, `utf-16le`, `utf-16be`. */
  encoding: string;
  /** Comma, semicolon, tab or bar; what has none says comma. */
  delimiter: string;
  sizeBytes: number;
  /** Records below the header that say anything. */
  recordCount: number;
  headerLine: number;
  headers: readonly string[];
  /** `onBytes` follows the file position. */
  rows(onBytes?: (bytes: number) => void): AsyncGenerator<RawRow>;
}

/** `reason` continues a sentence that begins with the file's name: "is empty". */
export type TableFileOutcome =
  | { outcome: 'table'; table: TableFile }
  | { outcome: 'unreadable'; reason: string };
