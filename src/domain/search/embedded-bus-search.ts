import {
  createSearchIndex,
  type Filter,
  type MissOrder as EngineMissOrder,
  type SearchIndex,
  type Sort,
} from '@omnibus/search-core';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { busSynonyms } from '#domain/inventory/vocabulary/synonyms.ts';
import { milesBetween } from '#domain/locations/distance.ts';
import type { MapPoint, Places } from '#domain/locations/place.ts';
import { busDocument, busSchema, countedName } from './bus-document.ts';
import { busRecord, type BusRecord } from './bus-record.ts';
import {
  groupsBeyond,
  seatsFirst,
  seatsOrder,
  type BusSearch,
  type BusSearchAnswer,
  type BusSearchRequest,
  type ConditionGroup,
  type MissOrder,
  type SearchCondition,
  type IndexSort,
} from './bus-search.ts';
import { missOfNowhere } from './miss-of.ts';
import type { StockNumbers } from './smart-search/reading.ts';
import { pluralForms } from './smart-search/tokens.ts';
import { createRecordStore, type PackedRecords } from './record-store.ts';

const engineSynonyms = [...busSynonyms.twoWay.map((same) => ({ same })), ...busSynonyms.oneWay];

export type BusIndex = SearchIndex<typeof busSchema>;

/** Everything in the index, to be taken over by another process of the same build. */
export interface KeptSearch {
  records: PackedRecords;
  /** The engine's own snapshot. */
  index: Uint8Array;
}

/** The engine in this process, with the records it serves. Changes are visible when a call returns. */
export interface EmbeddedBusSearch extends BusSearch {
  readonly index: BusIndex;
  /** Goes up with every change, so that answers kept from before can be told apart. */
  readonly version: number;
  /** Whether a listing is in the index. */
  has(id: number): boolean;
  /** The public record of a listing in the index, or null. */
  record(id: number): BusRecord | null;
  /** Of the listings in the index. */
  readonly stockNumbers: StockNumbers;
  replaceAll(listings: readonly BusListing[]): void;
  /** Published listings are added or replaced, all others removed. */
  apply(changed: readonly BusListing[]): void;
  remove(ids: readonly number[]): void;
  keep(): KeptSearch;
  /** Replaces everything by what was kept; false, and nothing changed, when it does not fit. */
  restore(kept: KeptSearch): boolean;
}

/** `places` says where listings stand that have no point of their own. */
export function createEmbeddedBusSearch(places: Places | null = null): EmbeddedBusSearch {
  const index: BusIndex = createSearchIndex(busSchema, {
    synonyms: engineSynonyms,
    formsOf: pluralForms,
  });
  const records = createRecordStore();
  let version = 0;

  const documentOf = (listing: BusListing) => {
    const record = busRecord(listing, places);
    records.set(listing.id, record);
    return busDocument(record, listing);
  };

  return {
    index,
    get version() {
      return version;
    },
    has: records.has,
    record: records.get,
    stockNumbers: {
      named(key) {
        const { ids } = index.search({ filter: { facet: 'stockKey', value: key }, limit: 1 });
        return ids.length === 0 ? null : (records.get(Number(ids[0]))?.stockNumber ?? null);
      },
      isListing: (id) =>
        records.has(id) &&
        index.search({ query: String(id), prefixLast: false, typoTolerance: false, limit: 0 })
          .total === 0,
    },
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
    keep: () => ({ records: records.pack(), index: index.snapshot() }),
    restore(kept) {
      if (!index.loadSnapshot(kept.index).ok) return false;
      version += 1;
      records.unpack(kept.records);
      return true;
    },
    async execute(request) {
      const answer = executeOn(index, request);
      const { near } = request;
      if (!near) return answer;
      const milesAway = answer.ids.map((id) => {
        const point = records.get(id)?._geoloc;
        return point ? milesBetween(near, point) : null;
      });
      return { ...answer, milesAway };
    },
    executeAll(requests) {
      return Promise.all(requests.map((request) => this.execute(request)));
    },
  };
}

function executeOn(index: BusIndex, request: BusSearchRequest): BusSearchAnswer {
  const answer = countOn(index, request);
  if (!request.beyond?.length) return answer;
  const beyond = request.beyond.map((field) => {
    const groups = groupsBeyond(request.groups, field);
    const { facets } = countOn(index, { ...request, groups, facets: [field], limit: 0 });
    return [field, facets[field] ?? {}] as const;
  });
  return { ...answer, beyond: Object.fromEntries(beyond) };
}

function countOn(index: BusIndex, request: BusSearchRequest): BusSearchAnswer {
  const { near } = request;
  const facets = request.facets.map(countedName);
  const answer = index.search({
    query: request.text,
    ...(near && near.radiusMiles !== null
      ? { filter: { within: { lat: near.lat, lng: near.lng }, miles: near.radiusMiles } }
      : {}),
    groups: request.groups.map((group) => ({
      field: countedName(group.field),
      filter: groupFilter(group),
    })),
    facets,
    disjunctive: facets,
    sort: engineSort(request),
    offset: request.offset,
    limit: request.limit,
    relax: request.relaxWords,
    prefixLast: request.wholeWords !== true,
    typoTolerance: request.asTyped !== true,
  });
  return {
    total: answer.total,
    ids: answer.ids.map(Number),
    facets: Object.fromEntries(
      request.facets.map((name, at) => [name, answer.facets[facets[at]!] ?? {}]),
    ),
    droppedWords: answer.dropped,
    ...(answer.misses ? { misses: answer.misses } : {}),
  };
}

function groupFilter(group: ConditionGroup): Filter {
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

const sorts: Readonly<Record<IndexSort, Sort>> = {
  default: 'default',
  nearest: 'default',
  newest: { field: 'created_at', direction: 'desc' },
  'price-low': { field: 'price', direction: 'asc' },
  'price-high': { field: 'price', direction: 'desc' },
  'mileage-low': { field: 'mileage', direction: 'asc' },
  'year-new': { field: 'year', direction: 'desc' },
  'year-old': { field: 'year', direction: 'asc' },
  'seats-low': { field: 'seats', direction: 'asc' },
  'seats-high': { field: 'seats', direction: 'desc' },
};

function engineSort(request: BusSearchRequest): Sort {
  const { near, sort, leastMissed } = request;
  if (leastMissed) return { leastMissed: engineMisses(leastMissed, near ?? null) };
  if (near && sort === 'nearest') return { distanceFrom: { lat: near.lat, lng: near.lng } };
  const wanted = seatsFirst(sort);
  return wanted === null
    ? sorts[sort as IndexSort]
    : { leastMissed: engineMisses(seatsOrder(wanted), null) };
}

function engineMisses(
  { ranges, otherwise, milesOfOne }: MissOrder,
  near: MapPoint | null,
): EngineMissOrder {
  return {
    figures: ranges.map(({ min, max, ...range }) => ({
      ...range,
      ...(min === null ? {} : { min }),
      ...(max === null ? {} : { max }),
    })),
    otherwise,
    ...(near
      ? { away: { from: { lat: near.lat, lng: near.lng }, milesOfOne, unplaced: missOfNowhere } }
      : {}),
  };
}
