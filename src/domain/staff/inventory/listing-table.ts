import type { ListingStatus } from '#domain/inventory/choices.ts';
import { insertSorted, sortedSlots } from './slot-order.ts';
import { tableColumn, tableColumns } from './table-columns.ts';
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
 * changed rows are taken out and merged in again, so an edit costs one walk and no sort. At 100,000
 * rows a question is one walk over an order with a test a row: a few milliseconds.
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

export function createListingTable(): ListingTable {
  let rows: TableRow[] = [];
  const slotOfId = new Map<number, number>();
  const orders = new Map<string, Uint32Array>();
  let makes: { make: string; count: number }[] | null = null;

  function order(key: string): Uint32Array {
    const column = tableColumn(key) ?? tableColumns[0]!;
    let known = orders.get(column.key);
    if (!known) {
      known = sortedSlots(rows, column.sortKey);
      orders.set(column.key, known);
    }
    return known;
  }

  /** Rows in the wanted order: unknown values last in both directions. */
  function* walk({ key, descending }: TableQuery['sort']): Generator<TableRow> {
    const slots = order(key);
    if (!descending) {
      for (const slot of slots) yield rows[slot]!;
      return;
    }
    const { sortKey } = tableColumn(key) ?? tableColumns[0]!;
    let known = slots.length;
    while (known > 0 && sortKey(rows[slots[known - 1]!]!) === null) known--;
    for (let at = known - 1; at >= 0; at--) yield rows[slots[at]!]!;
    for (let at = slots.length - 1; at >= known; at--) yield rows[slots[at]!]!;
  }

  return {
    get size() {
      return rows.length;
    },
    put(changed) {
      if (changed.length === 0) return;
      makes = null;
      const slots = new Set<number>();
      for (const row of changed) {
        const slot = slotOfId.get(row.id) ?? rows.length;
        slotOfId.set(row.id, slot);
        rows[slot] = row;
        slots.add(slot);
      }
      // Sorting anew is cheaper when most of the table changed, and not needed while it loads.
      if (slots.size * 4 > rows.length) orders.clear();
      for (const [key, known] of orders)
        orders.set(key, insertSorted(rows, known, slots, tableColumn(key)!.sortKey));
    },
    clear() {
      rows = [];
      slotOfId.clear();
      orders.clear();
      makes = null;
    },
    find(query, staleBefore) {
      const matches = rowMatcher(query, staleBefore);
      const tabs: TablePage['tabs'] = {
        all: 0,
        draft: 0,
        published: 0,
        sold: 0,
        withdrawn: 0,
        archive: 0,
      };
      const wanted = query.status ?? 'all';
      const found: number[] = [];
      for (const row of walk(query.sort)) {
        if (!matches(row)) continue;
        const tab = tabOf(row);
        tabs[tab]++;
        if (tab !== 'archive') tabs.all++;
        if (tab === wanted || (wanted === 'all' && tab !== 'archive')) found.push(row.id);
      }
      const pageCount = Math.max(1, Math.ceil(found.length / query.perPage));
      const page = Math.min(query.page, pageCount);
      const start = (page - 1) * query.perPage;
      const ids = found.slice(start, start + query.perPage);
      return { ids, total: found.length, page, pageCount, tabs };
    },
    ids(query, staleBefore, limit) {
      const matches = rowMatcher(query, staleBefore);
      const wanted = query.status ?? 'all';
      const found: number[] = [];
      for (const row of walk(query.sort)) {
        if (found.length >= limit) break;
        const tab = tabOf(row);
        if (tab !== wanted && (wanted !== 'all' || tab === 'archive')) continue;
        if (matches(row)) found.push(row.id);
      }
      return found;
    },
    makes() {
      makes ??= countMakes(rows);
      return makes;
    },
    prepare: (key) => void order(key),
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
