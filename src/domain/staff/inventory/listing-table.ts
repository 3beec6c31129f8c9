import { flagMatches } from './flag-matches.ts';
import { archiveTab, createListingColumns, tabNames, type TabName } from './listing-columns.ts';
import { firstWhere, moveSlots, sortSlots, type Sortable } from './slot-order.ts';
import { tableColumn } from './table-columns.ts';
import type { TableQuery } from './table-query.ts';
import type { TableRow } from './table-row.ts';

export type StatusTab = TabName | 'all';

export interface TablePage {
  ids: number[];
  total: number;
  page: number;
  pageCount: number;
  /** How many match in each tab, were it chosen; `all` leaves the archive out. */
  tabs: Record<StatusTab, number>;
}

/**
 * Every listing's row in memory, whatever its status. A sorted order is made once a column and kept;
 * changed rows are merged in when it is next asked for. A question tests the rows one after the other
 * as they lie, then walks the order over a byte a row.
 */
export interface ListingTable {
  readonly size: number;
  /** Adds rows or replaces those with the same id. */
  put(rows: readonly TableRow[]): void;
  clear(): void;
  find(query: TableQuery, staleBefore: string): TablePage;
  /** Ids of all that match, in the order of the query; at most `limit`. */
  ids(query: TableQuery, staleBefore: string, limit: number): number[];
  makes(): { make: string; count: number }[];
  /** Makes the sorted order of one column; for warming up. */
  prepare(columnKey: string): void;
}

interface Order {
  /** As long as the columns have room; only the first `length` are meant. */
  slots: Uint32Array;
  length: number;
  /** Changed since; put in their places when the order is next asked for. */
  pending: Set<number>;
}

const usualColumn = 'bus';

export function createListingTable(): ListingTable {
  let columns = createListingColumns();
  const orders = new Map<string, Order>();
  // Kept between questions: arrays of this size, made anew, set off the collection of a large heap.
  let flags = new Uint8Array(columns.capacity);
  let marks = new Uint8Array(columns.capacity);
  let found = new Uint32Array(columns.capacity);

  function order(key: string, rows: Sortable): Order {
    let known = orders.get(key);
    if (!known || known.slots.length < columns.capacity) {
      const slots = new Uint32Array(columns.capacity);
      if (known) slots.set(known.slots);
      known = { slots, length: known?.length ?? 0, pending: known?.pending ?? new Set() };
      orders.set(key, known);
    }
    // Past a quarter of the table, sorting anew is cheaper.
    if (known.length === 0 || known.pending.size * 4 > rows.size) sortSlots(rows, known.slots);
    else if (known.pending.size > 0)
      moveSlots(rows, known.slots, known.length, known.pending, marks);
    known.length = rows.size;
    known.pending.clear();
    return known;
  }

  function sortable(key: string): Sortable {
    const { size, ids } = columns;
    return { size, idOf: (slot) => ids[slot]!, keyOf: columns.keyOf(key) };
  }

  /**
   * Slots that the query finds, in its order, and how many each tab holds. Unknown values stand last
   * in both directions. The slots lie in an array that the next question uses again.
   */
  function find(query: TableQuery, staleBefore: string) {
    const key = tableColumn(query.sort.key)?.key ?? usualColumn;
    const rows = sortable(key);
    const { slots, length } = order(key, rows);
    const { descending } = query.sort;
    const isUnknown = (at: number) => rows.keyOf(slots[at]!) === null;
    const known = descending ? firstWhere(0, length, isUnknown) : length;
    const isNarrowed = flagMatches(columns, query, staleBefore, flags);
    const wanted = query.status === null ? -1 : tabNames.indexOf(query.status);
    const { tabs } = columns;
    const counts = tabNames.map(() => 0);
    let total = 0;
    for (let at = 0; at < length; at++) {
      const place = !descending ? at : at < known ? known - 1 - at : length - 1 - (at - known);
      const slot = slots[place]!;
      if (isNarrowed && flags[slot] === 0) continue;
      const tab = tabs[slot]!;
      counts[tab]!++;
      if (tab === wanted || (wanted < 0 && tab !== archiveTab)) found[total++] = slot;
    }
    return { found: found.subarray(0, total), counts };
  }

  const idsOf = (slots: Uint32Array) => Array.from(slots, (slot) => columns.ids[slot]!);

  return {
    get size() {
      return columns.size;
    },
    put(changed) {
      for (const row of changed) {
        const slot = columns.put(row);
        for (const { pending } of orders.values()) pending.add(slot);
      }
      if (columns.capacity > flags.length) {
        flags = new Uint8Array(columns.capacity);
        marks = new Uint8Array(columns.capacity);
        found = new Uint32Array(columns.capacity);
      }
    },
    clear() {
      columns = createListingColumns();
      orders.clear();
    },
    find(query, staleBefore) {
      const { found: slots, counts } = find(query, staleBefore);
      const pageCount = Math.max(1, Math.ceil(slots.length / query.perPage));
      const page = Math.min(query.page, pageCount);
      const start = (page - 1) * query.perPage;
      const [draft = 0, published = 0, sold = 0, withdrawn = 0, archive = 0] = counts;
      return {
        ids: idsOf(slots.subarray(start, start + query.perPage)),
        total: slots.length,
        page,
        pageCount,
        tabs: {
          all: draft + published + sold + withdrawn,
          draft,
          published,
          sold,
          withdrawn,
          archive,
        },
      };
    },
    ids: (query, staleBefore, limit) => idsOf(find(query, staleBefore).found.subarray(0, limit)),
    makes: () => columns.makes(),
    prepare(key) {
      if (tableColumn(key)) order(key, sortable(key));
    },
  };
}
