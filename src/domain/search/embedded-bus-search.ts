import { createSearchIndex, type Filter, type SearchIndex, type Sort } from '@omnibus/search-core';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { busSynonyms } from '#domain/inventory/vocabulary/synonyms.ts';
import { busDocument, busSchema } from './bus-document.ts';
import { busRecord, type BusRecord } from './bus-record.ts';
import type { BusSearch, BusSearchRequest, ConditionGroup, SearchCondition } from './bus-search.ts';
import type { ListSort } from './list-filters.ts';

const engineSynonyms = [...busSynonyms.twoWay.map((same) => ({ same })), ...busSynonyms.oneWay];

export type BusIndex = SearchIndex<typeof busSchema>;

/** The engine in this process, with the records it serves. Changes are visible when a call returns. */
export interface EmbeddedBusSearch extends BusSearch {
  readonly index: BusIndex;
  /** Goes up with every change, so that answers kept from before can be told apart. */
  readonly version: number;
  /** The public record of a listing in the index, or null. */
  record(id: number): BusRecord | null;
  replaceAll(listings: readonly BusListing[]): void;
  /** Published listings are added or replaced, all others removed. */
  apply(changed: readonly BusListing[]): void;
  remove(ids: readonly number[]): void;
}

export function createEmbeddedBusSearch(): EmbeddedBusSearch {
  const index: BusIndex = createSearchIndex(busSchema, { synonyms: engineSynonyms });
  const records = new Map<number, BusRecord>();
  let version = 0;

  const documentOf = (listing: BusListing) => {
    const record = busRecord(listing);
    records.set(listing.id, record);
    return busDocument(record, listing);
  };

  return {
    index,
    get version() {
      return version;
    },
    record: (id) => records.get(id) ?? null,
    replaceAll(listings) {
      version += 1;
      records.clear();
      index.replaceAll(listings.filter((one) => one.status === 'published').map(documentOf));
    },
    apply(changed) {
      if (changed.length === 0) return;
      version += 1;
      const gone = changed.filter((listing) => listing.status !== 'published');
      this.remove(gone.map((listing) => listing.id));
      index.upsert(changed.filter((one) => one.status === 'published').map(documentOf));
    },
    remove(ids) {
      version += 1;
      index.remove(ids);
      for (const id of ids) records.delete(id);
    },
    async execute(request) {
      return executeOn(index, request);
    },
  };
}

function executeOn(index: BusIndex, request: BusSearchRequest) {
  const answer = index.search({
    query: request.text,
    groups: request.groups.map((group) => ({ field: group.field, filter: groupFilter(group) })),
    facets: request.facets,
    disjunctive: request.facets,
    sort: engineSort(request),
    offset: request.offset,
    limit: request.limit,
    relax: request.relaxWords,
  });
  return {
    total: answer.total,
    ids: answer.ids.map(Number),
    facets: answer.facets,
    droppedWords: answer.dropped,
  };
}

export function groupFilter(group: ConditionGroup): Filter {
  return { or: group.anyOf.map(conditionFilter) };
}

function conditionFilter(condition: SearchCondition): Filter {
  const filter: Filter =
    'facet' in condition
      ? { facet: condition.facet, value: condition.value }
      : {
          number: condition.number,
          ...(condition.min === null ? {} : { min: condition.min }),
          ...(condition.max === null ? {} : { max: condition.max }),
        };
  return condition.not ? { not: filter } : filter;
}

const sorts: Readonly<Record<ListSort, Sort>> = {
  default: 'default',
  newest: { field: 'created_at', direction: 'desc' },
  'price-low': { field: 'price', direction: 'asc' },
  'price-high': { field: 'price', direction: 'desc' },
  'mileage-low': { field: 'mileage', direction: 'asc' },
  'year-new': { field: 'year', direction: 'desc' },
  'year-old': { field: 'year', direction: 'asc' },
};

function engineSort(request: BusSearchRequest): Sort {
  return request.near ? { distanceFrom: request.near } : sorts[request.sort];
}
