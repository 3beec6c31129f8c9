import { compareDocuments, type ResolvedKey } from './default-order.ts';
import { compareKnownFirst } from './order-by.ts';
import { chordSquared, docsByDistance, milesOfChord, pointVector } from './distance.ts';
import type { FieldPlaces } from './field-places.ts';
import type { LiveSegment } from './live-segment.ts';
import type { DocSet } from './doc-set.ts';
import { leastDocs } from './least-docs.ts';
import { missesOf } from './misses.ts';
import { hitsByTier, tierOf } from './page-hits.ts';
import { type Direction, docsByFacet, docsByNumber } from './sorted-hits.ts';
import type { SegmentData } from './segment.ts';
import type { Tier } from './tiers.ts';
import type { Sort } from './types.ts';

/** What one segment brings to the page. */
export interface SegmentResult {
  segment: LiveSegment;
  hits: DocSet;
  /** Empty without a query. */
  tiers: Tier[];
}

export interface Hit {
  segment: LiveSegment;
  doc: number;
  typos: number;
  miles: number | null;
  /** 0 but where the order goes by it. */
  miss: number;
}

export interface PageRequest {
  sort: Sort;
  offset: number;
  limit: number;
}

/** The first hits of a segment in order, as many as the page could need of them. */
interface SegmentPage {
  result: SegmentResult;
  docs: number[];
  /** The tier of each; all 0 where a field decides. */
  tiers: number[] | null;
}

type CompareHits = (a: SegmentPage, atA: number, b: SegmentPage, atB: number) => number;

/** The page of hits over all segments, in the order the request asks for. */
export function orderHits(
  results: readonly SegmentResult[],
  places: FieldPlaces,
  order: readonly ResolvedKey[],
  { sort, offset, limit }: PageRequest,
): Hit[] {
  const filled = results.filter((result) => result.hits.size > 0);
  if (limit <= 0 || filled.length === 0) return [];
  const byDefault: CompareHits = (a, atA, b, atB) =>
    compareDocuments(order, dataOf(a), a.docs[atA]!, dataOf(b), b.docs[atB]!);
  const kind = sortKind(sort, places);
  if (kind.by === 'rank') {
    const skip = filled.length === 1 ? offset : 0;
    const pages = filled.map((result): SegmentPage => {
      const { segment, hits, tiers } = result;
      return { result, ...hitsByTier(segment, hits, tiers, skip, offset - skip + limit) };
    });
    const byRank: CompareHits = (a, atA, b, atB) =>
      a.tiers![atA]! - b.tiers![atB]! || byDefault(a, atA, b, atB);
    return mergePages(pages, byRank, offset - skip, limit).map(({ page, at }) => ({
      segment: page.result.segment,
      doc: page.docs[at]!,
      typos: page.result.tiers[page.tiers![at]!]?.typos ?? 0,
      miles: null,
      miss: 0,
    }));
  }
  const pages = filled.map((result): SegmentPage => ({
    result,
    docs: docsBySort(kind, result, offset + limit),
    tiers: null,
  }));
  return mergePages(pages, comparator(kind, byDefault), offset, limit).map(({ page, at }) => {
    const { result } = page;
    const doc = page.docs[at]!;
    const miles =
      kind.by === 'distance' ? milesOfChord(chordSquared(dataOf(page).geo!, doc, kind.from)) : null;
    const miss = kind.by === 'miss' ? kind.of(dataOf(page))(doc) : 0;
    return { segment: result.segment, doc, typos: typosOf(result, doc), miles, miss };
  });
}

function dataOf({ result }: SegmentPage): SegmentData {
  return result.segment.data;
}

type SortKind =
  | { by: 'rank' }
  | ({ by: 'number' | 'facet'; column: number } & Direction)
  | { by: 'distance'; from: Float64Array }
  | { by: 'miss'; of: ReturnType<typeof missesOf> };

/** A sort over a field that the schema does not have, or that has several values, is the default sort. */
function sortKind(sort: Sort, places: FieldPlaces): SortKind {
  if (sort === 'default') return { by: 'rank' };
  if ('distanceFrom' in sort) {
    return places.geo ? { by: 'distance', from: pointVector(sort.distanceFrom) } : { by: 'rank' };
  }
  if ('leastMissed' in sort) return { by: 'miss', of: missesOf(sort.leastMissed, places) };
  const descending = sort.direction === 'desc';
  const direction = { descending, backward: descending && sort.mirrored === true };
  const number = places.numbers.get(sort.field);
  if (number !== undefined) return { by: 'number', column: number, ...direction };
  const facet = places.singles.get(sort.field);
  return facet === undefined ? { by: 'rank' } : { by: 'facet', column: facet, ...direction };
}

type FieldSort = Exclude<SortKind, { by: 'rank' }>;

function docsBySort(kind: FieldSort, { segment, hits }: SegmentResult, most: number): number[] {
  const { numbers, facets, geo } = segment.data;
  if (kind.by === 'distance') return docsByDistance(geo!, hits, kind.from, most);
  if (kind.by === 'miss') return leastDocs(hits, kind.of(segment.data), most);
  return kind.by === 'number'
    ? docsByNumber(numbers[kind.column]!, hits, kind, most)
    : docsByFacet(facets[kind.column]!, hits, kind, most);
}

function comparator(kind: FieldSort, byDefault: CompareHits): CompareHits {
  const descending = 'descending' in kind && kind.descending;
  const key = (page: SegmentPage, at: number): number | string => {
    const { numbers, facets, geo } = dataOf(page);
    const doc = page.docs[at]!;
    if (kind.by === 'distance') return chordSquared(geo!, doc, kind.from);
    if (kind.by === 'miss') return kind.of(dataOf(page))(doc);
    if (kind.by === 'number') return numbers[kind.column]!.values[doc]!;
    const { codes, values } = facets[kind.column]!;
    return values[codes[doc]! - 1] ?? Number.NaN;
  };
  const equals: CompareHits =
    'backward' in kind && kind.backward ? (a, atA, b, atB) => byDefault(b, atB, a, atA) : byDefault;
  return (a, atA, b, atB) =>
    compareKnownFirst(key(a, atA), key(b, atB), descending) || equals(a, atA, b, atB);
}

function typosOf({ tiers }: SegmentResult, doc: number): number {
  return tiers.length === 0 || tiers[tiers.length - 1]!.typos === 0
    ? 0
    : tiers[tierOf(tiers, doc)]!.typos;
}

/** Merge ordered pages; each holds at least its first `offset + limit` hits. */
function mergePages(
  pages: readonly SegmentPage[],
  compare: CompareHits,
  offset: number,
  limit: number,
): { page: SegmentPage; at: number }[] {
  const next = pages.map(() => 0);
  const merged: { page: SegmentPage; at: number }[] = [];
  for (let taken = 0; taken < offset + limit; taken++) {
    let best = -1;
    for (let other = 0; other < pages.length; other++) {
      if (next[other]! >= pages[other]!.docs.length) continue;
      if (best < 0 || compare(pages[other]!, next[other]!, pages[best]!, next[best]!) < 0)
        best = other;
    }
    if (best < 0) break;
    const at = next[best]!++;
    if (taken >= offset) merged.push({ page: pages[best]!, at });
  }
  return merged;
}
