import type { ListingStatus } from '#domain/inventory/choices.ts';
import { firstWhere, insertSorted, sortedSlots } from './slot-order.ts';
import { tableColumn, tableColumns, type TableColumn } from './table-columns.ts';
import type { TableQuery } from './table-query.ts';
import { rowMatcher, tabOf } from './row-matcher.ts';
import type { TableRow } from './table-row.ts';

export type StatusTab = ListingStatus | 'archive' | 'all';

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

const tabNames = ['draft', 'published', 'sold', 'withdrawn', 'archive'] as const;

interface Order {
  slots: Uint32Array;
  /** Changed since; merged in when the order is next asked for. */
  pending: Set<number>;
}

export function createListingTable(): ListingTable {
  let rows: TableRow[] = [];
  const slotOfId = new Map<number, number>();
  const orders = new Map<string, Order>();
  /** The tab of each slot as an index of `tabNames`: walks touch these bytes and not the rows. */
  let tabs = new Uint8Array(1_024);
  // Kept between questions: arrays of this size, made anew, set off the collection of a large heap.
  let flags = new Uint8Array(tabs.length);
  let found = new Uint32Array(tabs.length);
  let makes: { make: string; count: number }[] | null = null;

  function order(column: TableColumn): Uint32Array {
    const known = orders.get(column.key);
    // Past a quarter of the table, sorting anew is cheaper.
    if (!known || known.pending.size * 4 > rows.length) {
      const slots = sortedSlots(rows, column.sortKey);
      orders.set(column.key, { slots, pending: new Set() });
      return slots;
    }
    if (known.pending.size > 0) {
      known.slots = insertSorted(rows, known.slots, known.pending, column.sortKey);
      known.pending = new Set();
    }
    return known.slots;
  }

  /** For each slot 1 when it matches, the status left out; null when every one does. */
  function matching(query: TableQuery, staleBefore: string): Uint8Array | null {
    const matches = rowMatcher(query, staleBefore);
    if (matches === null) return null;
    for (let slot = 0; slot < rows.length; slot++) flags[slot] = matches(rows[slot]!) ? 1 : 0;
    return flags;
  }

  /**
   * Slots that the query finds, in its order, and how many each tab holds. Unknown values stand last
   * in both directions. The slots lie in an array that the next question uses again.
   */
  function find(query: TableQuery, staleBefore: string) {
    const column = tableColumn(query.sort.key) ?? tableColumns[0]!;
    const slots = order(column);
    const { length } = slots;
    const backwards = query.sort.descending;
    const isUnknown = (at: number) => column.sortKey(rows[slots[at]!]!) === null;
    const known = backwards ? firstWhere(0, length, isUnknown) : length;
    const passes = matching(query, staleBefore);
    const wanted = query.status === null ? -1 : tabNames.indexOf(query.status);
    const archive = tabNames.indexOf('archive');
    const counts = tabNames.map(() => 0);
    let total = 0;
    for (let at = 0; at < length; at++) {
      const place = !backwards ? at : at < known ? known - 1 - at : length - 1 - (at - known);
      const slot = slots[place]!;
      if (passes !== null && passes[slot] === 0) continue;
      const tab = tabs[slot]!;
      counts[tab]!++;
      if (tab === wanted || (wanted < 0 && tab !== archive)) found[total++] = slot;
    }
    return { found: found.subarray(0, total), counts };
  }

  return {
    get size() {
      return rows.length;
    },
    put(changed) {
      if (changed.length === 0) return;
      makes = null;
      for (const row of changed) {
        const slot = slotOfId.get(row.id) ?? rows.length;
        slotOfId.set(row.id, slot);
        rows[slot] = row;
        if (slot >= tabs.length) {
          const larger = new Uint8Array(tabs.length * 2);
          larger.set(tabs);
          tabs = larger;
          flags = new Uint8Array(larger.length);
          found = new Uint32Array(larger.length);
        }
        tabs[slot] = tabNames.indexOf(tabOf(row));
        for (const { pending } of orders.values()) pending.add(slot);
      }
    },
    clear() {
      rows = [];
      slotOfId.clear();
      orders.clear();
      makes = null;
    },
    find(query, staleBefore) {
      const { found: slots, counts } = find(query, staleBefore);
      const pageCount = Math.max(1, Math.ceil(slots.length / query.perPage));
      const page = Math.min(query.page, pageCount);
      const start = (page - 1) * query.perPage;
      const [draft = 0, published = 0, sold = 0, withdrawn = 0, archive = 0] = counts;
      return {
        ids: Array.from(slots.subarray(start, start + query.perPage), (slot) => rows[slot]!.id),
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
    ids(query, staleBefore, limit) {
      const { found: slots } = find(query, staleBefore);
      return Array.from(slots.subarray(0, limit), (slot) => rows[slot]!.id);
    },
    makes() {
      makes ??= countMakes(rows);
      return makes;
    },
    prepare(key) {
      const column = tableColumn(key);
      if (column) order(column);
    },
  };
}

function countMakes(rows: readonly TableRow[]): { make: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { make, archived } of rows) {
    if (make !== null && !archived) counts.set(make, (counts.get(make) ?? 0) + 1);
  }
  return [...counts]
    .map(([make, count]) => ({ make, count }))
    .sort((a, b) => (a.make < b.make ? -1 : 1));
}
