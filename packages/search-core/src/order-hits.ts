import { compareDocuments, compareKnownFirst, type ResolvedKey } from './default-order.ts';
import { chordSquared, docsByDistance, milesOfChord, pointVector } from './distance.ts';
import type { FieldPlaces } from './field-places.ts';
import type { LiveSegment } from './live-segment.ts';
import type { DocSet } from './doc-set.ts';
import { docsByNumber, hitsByTier, tierOf } from './page-hits.ts';
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
}

export interface PageRequest {
  sort: Sort;
  offset: number;
  limit: number;
}

type CompareHits = (a: Hit & { rank: number }, b: Hit & { rank: number }) => number;

/** The page of hits over all segments, in the order the request asks for. */
export function orderHits(
  results: readonly SegmentResult[],
  places: FieldPlaces,
  order: readonly ResolvedKey[],
  { sort, offset, limit }: PageRequest,
): Hit[] {
  const filled = results.filter((result) => result.hits.size > 0);
  if (limit <= 0 || filled.length === 0) return [];
  const byDefault: CompareHits = (a, b) =>
    compareDocuments(order, a.segment.data, a.doc, b.segment.data, b.doc);
  const kind = sortKind(sort, places);
  const single = filled.length === 1;
  if (kind.by === 'rank') {
    const skip = single ? offset : 0;
    const pages = filled.map(({ segment, hits, tiers }) => {
      const page = hitsByTier(segment, hits, tiers, skip, offset - skip + limit);
      return page.docs.map((doc, at) => {
        const rank = page.tiers[at]!;
        return { segment, doc, rank, typos: tiers[rank]?.typos ?? 0, miles: null };
      });
    });
    return mergePages(pages, (a, b) => a.rank - b.rank || byDefault(a, b), offset - skip, limit);
  }
  const most = offset + limit;
  const pages = filled.map((result) => {
    const { segment, hits } = result;
    const { numbers, geo } = segment.data;
    const docs =
      kind.by === 'number'
        ? docsByNumber(numbers[kind.column]!, hits, kind.descending, most)
        : docsByDistance(geo!, hits, kind.from, most);
    return docs.map((doc) => ({ segment, doc, rank: 0, typos: typosOf(result, doc), miles: null }));
  });
  const key = (hit: Hit): number =>
    kind.by === 'number'
      ? hit.segment.data.numbers[kind.column]!.values[hit.doc]!
      : chordSquared(hit.segment.data.geo!, hit.doc, kind.from);
  const descending = kind.by === 'number' && kind.descending;
  const page = mergePages(
    pages,
    (a, b) => compareKnownFirst(key(a), key(b), descending) || byDefault(a, b),
    offset,
    limit,
  );
  return kind.by === 'distance'
    ? page.map((hit) => ({ ...hit, miles: milesOfChord(key(hit)) }))
    : page;
}

type SortKind =
  | { by: 'rank' }
  | { by: 'number'; column: number; descending: boolean }
  | { by: 'distance'; from: Float64Array };

/** A sort over a field the schema does not have is the default sort. */
function sortKind(sort: Sort, places: FieldPlaces): SortKind {
  if (sort === 'default') return { by: 'rank' };
  if ('distanceFrom' in sort) {
    return places.geo ? { by: 'distance', from: pointVector(sort.distanceFrom) } : { by: 'rank' };
  }
  const column = places.numbers.get(sort.field);
  return column === undefined
    ? { by: 'rank' }
    : { by: 'number', column, descending: sort.direction === 'desc' };
}

function typosOf({ tiers }: SegmentResult, doc: number): number {
  return tiers.length === 0 || tiers[tiers.length - 1]!.typos === 0
    ? 0
    : tiers[tierOf(tiers, doc)]!.typos;
}

/** Merge ordered pages; each holds at least its first `offset + limit` hits. */
function mergePages(
  pages: readonly (Hit & { rank: number })[][],
  compare: CompareHits,
  offset: number,
  limit: number,
): Hit[] {
  if (pages.length === 1) return pages[0]!.slice(offset, offset + limit);
  const next = pages.map(() => 0);
  const merged: Hit[] = [];
  for (let taken = 0; taken < offset + limit; taken++) {
    let best = -1;
    for (let at = 0; at < pages.length; at++) {
      const hit = pages[at]![next[at]!];
      if (hit && (best < 0 || compare(hit, pages[best]![next[best]!]!) < 0)) best = at;
    }
    if (best < 0) break;
    const hit = pages[best]![next[best]!]!;
    next[best]!++;
    if (taken >= offset) merged.push(hit);
  }
  return merged;
}
