import type { ResolvedKey } from './default-order.ts';
import { countFacets, emptyTally } from './facet-count.ts';
import type { FieldPlaces } from './field-places.ts';
import { highlightHits } from './highlight-hits.ts';
import { idAt } from './id-table.ts';
import { matched } from './levels.ts';
import type { LiveSegment } from './live-segment.ts';
import { addStats, emptyStats, statsOf } from './number-stats.ts';
import { orderHits, type SegmentResult } from './order-hits.ts';
import { planQuery, type Slot } from './query-plan.ts';
import { relaxSlots } from './relax.ts';
import { type Conditions, restrict, type Restricted } from './restrict.ts';
import type { SynonymTable } from './synonyms.ts';
import { keepSlots, matchText, type TextMatch } from './text-match.ts';
import { rankTiers } from './tiers.ts';
import type { SearchRequest, SearchResponse } from './types.ts';

/** What a search needs besides the request. */
export interface SearchContext {
  segments: readonly LiveSegment[];
  places: FieldPlaces;
  order: readonly ResolvedKey[];
  synonyms: SynonymTable;
  stopWords: ReadonlySet<string>;
  formsOf: (word: string) => readonly string[];
}

const DEFAULT_LIMIT = 20;

/** Documents found, before counting and paging. */
export interface Found {
  slots: readonly Slot[];
  /** Null where the query has no words (left). */
  matches: readonly TextMatch[] | null;
  restricted: readonly Restricted[];
  dropped: readonly Slot[];
}

export function findDocuments(
  context: SearchContext,
  request: Pick<SearchRequest, 'query' | 'typoTolerance' | 'prefixLast' | 'relax'>,
  conditions: Conditions,
): Found {
  const { segments, places } = context;
  for (const segment of segments) segment.pool.used = 0;
  const slots = planQuery(request.query ?? '', {
    synonyms: context.synonyms,
    stopWords: context.stopWords,
    formsOf: context.formsOf,
    prefixLast: request.prefixLast !== false,
  });
  let matches =
    slots.length === 0 ? null : matchText(segments, slots, request.typoTolerance ?? true);
  const apply = (): Restricted[] =>
    segments.map((segment, at) =>
      restrict(segment, places, matches ? matched(matches[at]!.all) : null, conditions),
    );
  let restricted = apply();
  let dropped: Slot[] = [];
  if (request.relax && matches && restricted.every((result) => result.hits.size === 0)) {
    const kept = relaxSlots(segments, places, matches, conditions);
    if (kept) {
      dropped = slots.filter((_, at) => !kept.includes(at));
      matches = kept.length === 0 ? null : keepSlots(segments, matches, kept);
      restricted = apply();
    }
  }
  return { slots, matches, restricted, dropped };
}

export function search(context: SearchContext, request: SearchRequest): SearchResponse {
  const { segments, places } = context;
  const conditions: Conditions = {
    filter: request.filter,
    groups: request.groups ?? [],
    disjunctive: request.disjunctive ?? [],
  };
  const { slots, matches, restricted, dropped } = findDocuments(context, request, conditions);
  const results: SegmentResult[] = segments.map((segment, at) => {
    const match = matches?.[at];
    return {
      segment,
      hits: restricted[at]!.hits,
      tiers: match ? rankTiers(segment, match.slots, match.all, match.forgives) : [],
    };
  });
  const hits = orderHits(results, places, context.order, {
    sort: request.sort ?? 'default',
    offset: wholeNumber(request.offset, 0),
    limit: wholeNumber(request.limit, DEFAULT_LIMIT),
  });
  const response: SearchResponse = {
    total: restricted.reduce((sum, result) => sum + result.hits.size, 0),
    ids: hits.map((hit) => idAt(hit.segment.data.ids, hit.doc)),
    typos: hits.map((hit) => hit.typos),
    facets: countRequested(context, request.facets ?? [], restricted),
    stats: summarize(context, request.stats ?? [], restricted),
    words: slots.map((slot) => slot.typed),
    dropped: dropped.map((slot) => slot.typed),
  };
  if (typeof request.sort === 'object' && 'distanceFrom' in request.sort) {
    response.distanceMiles = hits.map((hit) => hit.miles);
  }
  if (typeof request.sort === 'object' && 'leastMissed' in request.sort) {
    response.misses = hits.map((hit) => hit.miss);
  }
  if (request.highlight)
    response.highlights = highlightHits(hits, places, segments, matches, request.highlight);
  return response;
}

function wholeNumber(value: number | undefined, otherwise: number): number {
  return value === undefined || Number.isNaN(value) ? otherwise : Math.max(0, Math.floor(value));
}

/** Facets the schema does not have get an empty object. */
function countRequested(
  { segments, places }: SearchContext,
  names: readonly string[],
  restricted: readonly Restricted[],
): SearchResponse['facets'] {
  const tallies = new Map([...new Set(names)].map((name) => [name, emptyTally()]));
  const known = [...tallies.keys()].filter((name) => places.facets.has(name));
  segments.forEach((segment, at) => {
    const { hits, without } = restricted[at]!;
    const plain = known.filter((name) => !without.has(name));
    const count = (counted: readonly string[], set: Restricted['hits']): void =>
      countFacets(
        segment,
        counted.map((name) => places.facets.get(name)!),
        set,
        counted.map((name) => tallies.get(name)!),
      );
    count(plain, hits);
    for (const name of known) if (without.has(name)) count([name], without.get(name)!);
  });
  return Object.fromEntries(tallies);
}

function summarize(
  { segments, places }: SearchContext,
  names: readonly string[],
  restricted: readonly Restricted[],
): SearchResponse['stats'] {
  return Object.fromEntries(
    names.map((name) => {
      const tally = emptyStats();
      const column = places.numbers.get(name);
      if (column === undefined) return [name, null];
      segments.forEach((segment, at) => {
        const { hits, without } = restricted[at]!;
        addStats(segment.data.numbers[column]!, without.get(name) ?? hits, tally);
      });
      return [name, statsOf(tally)];
    }),
  );
}
