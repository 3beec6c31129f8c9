import {
  createSearchIndex,
  defineSchema,
  type DocumentOf,
  type Filter,
} from '@omnibus/search-core';
import { tableColumn, tableColumns } from './table-columns.ts';
import type { TableQuery } from './table-query.ts';
import { foldWords, tabOf, type TableRow, type TabName } from './table-row.ts';

type StatusTab = TabName | 'all';

export interface TablePage {
  ids: number[];
  total: number;
  page: number;
  pageCount: number;
  /** How many match in each tab, were it chosen; `all` leaves the archive out. */
  tabs: Record<StatusTab, number>;
}

/** Every listing's row in memory, whatever its status, in a search index of its own. */
export type ListingTable = ReturnType<typeof createListingTable>;

const textColumns = tableColumns.filter((column) => column.kind === 'text');
const numberColumns = tableColumns.filter((column) => column.kind === 'number');
const usualColumn = 'bus';

/** A field a column, to sort by; the others are what filters and counts need besides. */
const schema = defineSchema({
  text: [{ name: 'words', tier: 'kept' }],
  facets: [
    ...textColumns.map(({ key }) => ({ name: key })),
    { name: 'tab' },
    { name: 'chassisMake' },
    { name: 'writtenMake' },
  ],
  numbers: [...numberColumns.map(({ key }) => ({ name: key })), { name: 'id' }],
  flags: [],
  defaultOrder: [{ field: 'id', direction: 'asc' }],
});

function documentOf(row: TableRow): DocumentOf<typeof schema> {
  return {
    id: row.id,
    text: { words: row.words },
    facets: {
      ...Object.fromEntries(textColumns.map(({ key, sortKey }) => [key, sortKey(row)])),
      tab: tabOf(row),
      chassisMake: row.chassisMake?.toLowerCase() ?? null,
      writtenMake: row.make,
    },
    numbers: {
      ...Object.fromEntries(numberColumns.map(({ key, sortKey }) => [key, sortKey(row)])),
      id: row.id,
    },
    flags: {},
  };
}

/** Everything that the query asks for, its status left out. */
function filterOf(query: TableQuery, staleBefore: string): Filter {
  const { yearFrom, yearTo, priceFromCents, priceToCents } = query;
  const make = query.make?.toLowerCase();
  const words = foldWords(query.words).split(' ').filter(Boolean);
  const parts: (Filter | false)[] = [
    (yearFrom !== null || yearTo !== null) && between('year', yearFrom, yearTo),
    (priceFromCents !== null || priceToCents !== null) &&
      between('price', priceFromCents, priceToCents),
    query.missingPhotos && { number: 'photos', max: 0 },
    query.featured && { number: 'featured', min: 1 },
    query.stale && {
      and: [
        { number: 'confirmed', below: Date.parse(staleBefore) },
        { facet: 'status', value: 'published' },
      ],
    },
    query.category !== null && { facet: 'category', value: query.category },
    make !== undefined && {
      or: [
        { facet: 'make', value: make },
        { facet: 'chassisMake', value: make },
      ],
    },
    words.length > 0 && { text: 'words', contains: words },
  ];
  return { and: parts.filter((part) => part !== false) };
}

function between(number: string, min: number | null, max: number | null): Filter {
  return { number, min: min ?? -Infinity, max: max ?? Infinity };
}

const outsideArchive: Filter = { not: { facet: 'tab', value: 'archive' } };

export function createListingTable() {
  const index = createSearchIndex(schema);

  const search = (query: TableQuery, staleBefore: string, offset: number, limit: number) =>
    index.search({
      filter: filterOf(query, staleBefore),
      groups: [
        {
          field: 'tab',
          filter: query.status === null ? outsideArchive : { facet: 'tab', value: query.status },
        },
      ],
      disjunctive: ['tab'],
      facets: ['tab'],
      sort: {
        field: tableColumn(query.sort.key)?.key ?? usualColumn,
        direction: query.sort.descending ? 'desc' : 'asc',
        mirrored: true,
      },
      offset,
      limit,
    });

  return {
    get size() {
      return index.stats().documents;
    },
    /** Adds rows or replaces those with the same id; merges them with the others between other work. */
    put: (rows: readonly TableRow[]): void => index.upsert(rows.map(documentOf)),
    clear: (): void => index.replaceAll([]),
    /** Unknown values stand last in both directions; equal ones by id, which turns with the sort. */
    find(query: TableQuery, staleBefore: string): TablePage {
      const { perPage } = query;
      const pageAt = (page: number) => search(query, staleBefore, (page - 1) * perPage, perPage);
      const asked = pageAt(query.page);
      const pageCount = Math.max(1, Math.ceil(asked.total / perPage));
      const page = Math.min(query.page, pageCount);
      const { ids, total, facets } = page === query.page ? asked : pageAt(page);
      const { draft = 0, published = 0, sold = 0, withdrawn = 0, archive = 0 } = facets.tab!;
      const all = draft + published + sold + withdrawn;
      return {
        ids: ids.map(Number),
        total,
        page,
        pageCount,
        tabs: { all, draft, published, sold, withdrawn, archive },
      };
    },
    /** Ids of all that match, in the order of the query; at most `limit`. */
    ids: (query: TableQuery, staleBefore: string, limit: number): number[] =>
      search(query, staleBefore, 0, limit).ids.map(Number),
    /** Every make outside of the archive with its number of rows. */
    makes(): { make: string; count: number }[] {
      const facet = 'writtenMake';
      const { facets } = index.search({ filter: outsideArchive, facets: [facet], limit: 0 });
      return Object.entries(facets[facet]!)
        .map(([make, count]) => ({ make, count }))
        .sort((a, b) => (a.make < b.make ? -1 : 1));
    },
  };
}
