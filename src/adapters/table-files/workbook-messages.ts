/** What the workbook process is asked: to write the sheet of the inventory of one file as rows to another. */
export interface WorkbookQuestion {
  path: string;
  rowsPath: string;
}

export type WorkbookAnswer =
  | { outcome: 'written'; rows: number }
  | { outcome: 'unreadable'; reason: string };

/** Titles and blank lines that reports put above the header. */
export const headerSearchRows = 12;

/** A workbook beyond these is not an inventory. */
export const workbookLimits = {
  fileBytes: 25 * 1024 * 1024,
  /** Of all parts of the archive together, unpacked. */
  unpackedBytes: 250 * 1024 * 1024,
  parts: 2_000,
  rows: 100_000,
  cells: 5_000_000,
  timeoutMs: 60_000,
  memoryBytes: 900_000_000,
} as const;
