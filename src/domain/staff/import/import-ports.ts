import type { TableFileOutcome } from '#domain/inventory/import/table-file.ts';
import type { RememberedColumns } from '#domain/inventory/import/map-columns.ts';
import type { MissingRule } from './import-record.ts';

/** Caps on what may be uploaded or fetched. */
export const importLimits = {
  fileBytes: 64 * 1024 * 1024,
  rows: 100_000,
} as const;

/** Files of imports, each under a name of our own; what people called them decides nothing. */
export interface ImportFiles {
  keep(bytes: AsyncIterable<Uint8Array>): Promise<
    | { outcome: 'kept'; storedName: string; sizeBytes: number }
    | { outcome: 'too-large' }
    /** The disk could not take it together with others that are coming. */
    | { outcome: 'full' }
  >;
  /** Close it when its rows have been read. */
  open(storedName: string): Promise<TableFileOutcome>;
  close(storedName: string): Promise<void>;
  remove(storedName: string): Promise<void>;
  /** Removes what a process that died left here: nothing of `named`, nor what was written to in the last hour. */
  removeOthers(named: ReadonlySet<string>): Promise<void>;
  /** The file as it came; null when it is on another node, or gone. */
  read(storedName: string): ReadableStream<Uint8Array> | null;
}

export type FeedSchedule = 'none' | 'hourly' | 'daily';

/** Whoever sends us files, and what is remembered of them. Times are ISO 8601 UTC. */
export interface ImportSource {
  id: number;
  name: string;
  columns: RememberedColumns;
  missing: MissingRule;
  clearBlanks: boolean;
  feedUrl: string | null;
  schedule: FeedSchedule;
  etag: string | null;
  lastModified: string | null;
  checkedAt: string | null;
  lastOutcome: 'imported' | 'unchanged' | 'waiting' | 'failed' | null;
  lastProblem: string | null;
}

export interface ImportSources {
  find(name: string): Promise<ImportSource | null>;
  findById(id: number): Promise<ImportSource | null>;
  /** By name. */
  list(): Promise<ImportSource[]>;
  remember(
    name: string,
    what: { columns: RememberedColumns; missing: MissingRule; clearBlanks: boolean },
  ): Promise<void>;
  setFeed(
    name: string,
    feed: { feedUrl: string | null; schedule: FeedSchedule },
    by: { id: string; name: string },
  ): Promise<void>;
  /** Notes what came of fetching; nothing when it is fetched from elsewhere by now. */
  checked(
    source: Pick<ImportSource, 'id' | 'feedUrl'>,
    result: Pick<ImportSource, 'etag' | 'lastModified' | 'lastOutcome' | 'lastProblem'>,
  ): Promise<void>;
}

export type FeedAnswer =
  | {
      outcome: 'file';
      body: AsyncIterable<Uint8Array>;
      etag: string | null;
      lastModified: string | null;
    }
  | { outcome: 'unchanged' }
  /** `lasting`: trying again cannot help until somebody changes something. */
  | { outcome: 'failed'; reason: string; lasting: boolean };

/** Fetches files from allowed hosts on the public Internet. */
export interface FeedFetcher {
  /** Why an address may not be fetched, in words; null when it may. */
  refusal(url: string): string | null;
  fetch(
    url: string,
    known: { etag: string | null; lastModified: string | null },
  ): Promise<FeedAnswer>;
}
