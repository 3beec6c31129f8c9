import type { BusDetails } from '../bus-listing.ts';
import type { ImportStatus } from './read-status.ts';

/** One row as it stands in the file. `line` is the physical line on which it starts, from 1. */
export interface RawRow {
  line: number;
  cells: readonly string[];
}

/** A cell that could not be used; the rest of its row was. */
export interface CellProblem {
  line: number;
  column: string;
  value: string;
  /** Follows the quoted value: `"abc" is not a price`. */
  clause: string;
}

export type RejectionCode =
  | 'too-many-cells'
  | 'too-long'
  | 'control-characters'
  | 'unclosed-quote'
  | 'not-a-bus'
  | 'nothing-known'
  | 'duplicate'
  | 'archived'
  | 'not-own'
  | 'refused';

export interface Rejection {
  line: number;
  column: string | null;
  code: RejectionCode;
  reason: string;
}

/** What a row says about one bus, before it is compared with what is stored. */
export interface ImportedRow {
  line: number;
  /** Fields the row speaks about; null where it says outright that there is no value. */
  given: Partial<BusDetails>;
  /** Fields concluded from others; they fill gaps and never replace a known value. */
  derived: Partial<BusDetails>;
  /** `unread`: the file says something that we cannot read; null: it says nothing. */
  status: ImportStatus | 'unread' | null;
  soldAt: string | null;
  source: string | null;
  sourceId: string | null;
  /** Set when the file is our own export: the row names a listing and repeats its cells. */
  listingId: number | null;
  createdAt: string | null;
  exported: ReadonlyMap<keyof BusDetails, string> | null;
}

export type RowOutcome =
  | { outcome: 'row'; row: ImportedRow; problems: CellProblem[] }
  | { outcome: 'rejected'; rejection: Rejection }
  | { outcome: 'blank' };
