import type { ListingStatus } from '#domain/inventory/choices.ts';
import type { Key } from './slot-order.ts';
import { tableColumns } from './table-columns.ts';
import type { TableRow } from './table-row.ts';

export type TabName = ListingStatus | 'archive';

/** A row's tab is kept as an index of these. */
export const tabNames: readonly TabName[] = ['draft', 'published', 'sold', 'withdrawn', 'archive'];
export const archiveTab = tabNames.indexOf('archive');

/** The tab a row stands in: what lies in the archive is nowhere else. */
export function tabOf(row: TableRow): TabName {
  return row.archived ? 'archive' : row.status;
}

const firstCapacity = 64;

/**
 * Rows of the staff table taken apart by column, a slot each; numbers in typed arrays. A hundred
 * thousand row objects with texts of their own were 900,000 things that every collection of the heap
 * had to walk through.
 */
export interface ListingColumns {
  readonly size: number;
  /** Room for so many slots; arrays beside the columns grow with it. */
  readonly capacity: number;
  /** By column key; NaN where unknown. */
  readonly numbers: ReadonlyMap<string, Float64Array>;
  /** By column key; also `chassisMake`, in lower case, and `words`. */
  readonly texts: ReadonlyMap<string, readonly (string | null)[]>;
  readonly ids: Float64Array;
  readonly tabs: Uint8Array;
  /** Stores the row, in place of the one with its id if there is one; gives its slot. */
  put(row: TableRow): number;
  keyOf(columnKey: string): (slot: number) => Key;
  /** Every make outside of the archive with its number of rows. */
  makes(): { make: string; count: number }[];
}

/** Texts that thousands of rows share: kept once. */
const shared = new Set(['status', 'make', 'model', 'category', 'place', 'chassisMake']);

export function createListingColumns(): ListingColumns {
  let size = 0;
  let ids = new Float64Array(firstCapacity);
  let tabs = new Uint8Array(firstCapacity);
  const slotOfId = new Map<number, number>();
  const numbers = new Map<string, Float64Array>();
  const texts = new Map<string, (string | null)[]>();
  const once = new Map<string, string>();
  const makeTexts: (string | null)[] = [];
  const makeCounts = new Map<string, number>();
  let makes: { make: string; count: number }[] | null = null;

  const readers = [
    ...tableColumns.map(({ key, sortKey }) => ({ key, read: sortKey })),
    { key: 'chassisMake', read: (row: TableRow) => row.chassisMake?.toLowerCase() ?? null },
    { key: 'words', read: (row: TableRow) => row.words },
  ];
  for (const { key } of readers) {
    if (isNumber(key)) numbers.set(key, new Float64Array(firstCapacity));
    else texts.set(key, []);
  }

  function grow(): void {
    const larger = ids.length * 2;
    const copied = (from: Float64Array) => {
      const to = new Float64Array(larger);
      to.set(from);
      return to;
    };
    ids = copied(ids);
    for (const [key, values] of numbers) numbers.set(key, copied(values));
    const moreTabs = new Uint8Array(larger);
    moreTabs.set(tabs);
    tabs = moreTabs;
  }

  function share(text: string): string {
    const known = once.get(text);
    if (known !== undefined) return known;
    once.set(text, text);
    return text;
  }

  function countMake(make: string | null, by: 1 | -1): void {
    if (make === null) return;
    const count = (makeCounts.get(make) ?? 0) + by;
    if (count > 0) makeCounts.set(make, count);
    else makeCounts.delete(make);
    makes = null;
  }

  return {
    get size() {
      return size;
    },
    get capacity() {
      return ids.length;
    },
    get ids() {
      return ids;
    },
    get tabs() {
      return tabs;
    },
    numbers,
    texts,
    put(row) {
      const known = slotOfId.get(row.id);
      const slot = known ?? size++;
      if (slot >= ids.length) grow();
      const make = row.archived || row.make === null ? null : share(row.make);
      if (known === undefined) {
        slotOfId.set(row.id, slot);
        ids[slot] = row.id;
        countMake(make, 1);
      } else if (makeTexts[slot] !== make) {
        countMake(makeTexts[slot]!, -1);
        countMake(make, 1);
      }
      makeTexts[slot] = make;
      tabs[slot] = tabNames.indexOf(tabOf(row));
      for (const { key, read } of readers) {
        const value = read(row);
        const column = numbers.get(key);
        if (column) column[slot] = (value as number | null) ?? Number.NaN;
        else {
          const text = value as string | null;
          texts.get(key)![slot] = text !== null && shared.has(key) ? share(text) : text;
        }
      }
      return slot;
    },
    keyOf(key) {
      const column = numbers.get(key);
      if (column)
        return (slot) => {
          const value = column[slot]!;
          return Number.isNaN(value) ? null : value;
        };
      const text = texts.get(key)!;
      return (slot) => text[slot]!;
    },
    makes() {
      makes ??= [...makeCounts]
        .map(([make, count]) => ({ make, count }))
        .sort((a, b) => (a.make < b.make ? -1 : 1));
      return makes;
    },
  };
}

const numeric = new Set(tableColumns.filter(({ kind }) => kind === 'number').map(({ key }) => key));
const isNumber = (key: string) => numeric.has(key);
