import type { RawRow } from './imported-row.ts';

/**
 * A file of rows, its structure found out and checked whole. `rows` reads the records below the
 * header from the start; line numbers are those a person sees in an editor or in the spreadsheet.
 */
export interface TableFile {
  format: 'delimited' | 'workbook';
  /** `utf-8`, `windows-1252`, `utf-16le`, `utf-16be`. */
  encoding: string;
  /** Comma, semicolon, tab or bar; a workbook has none and says comma. */
  delimiter: string;
  sizeBytes: number;
  /** Records below the header, blank ones included. */
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
