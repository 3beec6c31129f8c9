import type { TagVersions } from '#domain/tag-versions.ts';
import { createListingTable, type ListingTable } from './listing-table.ts';
import type { TableRow } from './table-row.ts';

interface ChangeCursor {
  updatedAt: string;
  id: number;
}

/** Where the rows come from; a bounded batch at a time. */
export interface TableRowSource {
  /** All rows by id after `afterId`. */
  after(afterId: number, limit: number): Promise<TableRow[]>;
  /** Rows changed after the cursor, ordered by (updatedAt, id). */
  changed(cursor: ChangeCursor, limit: number): Promise<TableRow[]>;
  /** Where `changed` would go on now; null while there are no rows. */
  latest(): Promise<ChangeCursor | null>;
  count(): Promise<number>;
}

export interface FreshListingTable {
  /** The table with every change that was committed before the call, whoever made it. */
  current(): Promise<ListingTable>;
}

const batchSize = 2_000;
/** Put so many together, the whole table is few parts: merging them is not waited for. */
const mostAtOnce = 10_000;

/**
 * Keeps the table in step with the database: loads it at the first question, then asks for the
 * inventory's version at every question and reads what changed. A writer sees its own change at once.
 */
export function createFreshListingTable(parts: {
  source: TableRowSource;
  versions: TagVersions;
  /** Lets other requests pass between two batches. */
  pause: () => Promise<void>;
}): FreshListingTable {
  const { source, versions, pause } = parts;
  const table = createListingTable();
  let seenVersion = -1;
  let cursor: ChangeCursor | null = null;
  let latest: Promise<void> = Promise.resolve();

  async function load(): Promise<void> {
    cursor = null;
    table.clear();
    // Read first: what changes behind the walk below is read again by the next refresh.
    const start = await source.latest();
    let waiting: TableRow[] = [];
    for (let after = Number.MIN_SAFE_INTEGER; ;) {
      const rows = await source.after(after, batchSize);
      waiting = waiting.concat(rows);
      if (waiting.length >= mostAtOnce || rows.length < batchSize) {
        table.put(waiting);
        waiting = [];
      }
      if (rows.length < batchSize) break;
      after = rows.at(-1)!.id;
      await pause();
    }
    cursor = start;
  }

  /** Changes become visible in the order of their times (`inChangeTurn`), so none is skipped. */
  async function readChanges(since: ChangeCursor): Promise<void> {
    for (let from = since; ;) {
      const rows = await source.changed(from, batchSize);
      table.put(rows);
      const last = rows.at(-1);
      if (!last) return;
      cursor = from = { updatedAt: last.updatedAt, id: last.id };
      if (rows.length < batchSize) return;
    }
  }

  async function refresh(): Promise<void> {
    const version = (await versions.current()).inventory;
    if (version === seenVersion) return;
    if (cursor !== null) await readChanges(cursor);
    // Nothing loaded yet; or rows were deleted, which leaves no trace of a change.
    if (cursor === null || (await source.count()) !== table.size) await load();
    seenVersion = version;
  }

  return {
    async current() {
      // One after the other: a refresh that began earlier may have read an older version.
      const mine = latest.then(refresh, refresh);
      latest = mine;
      await mine;
      return table;
    },
  };
}
