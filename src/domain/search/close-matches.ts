import { cardWith, type BusCard } from '#domain/inventory/listing-card.ts';
import type { MapPoint } from '#domain/locations/place.ts';
import type { BusSearch } from './bus-search.ts';
import type { Miss } from './closeness.ts';
import { requestFor, type QueryParts } from './query-parts.ts';

/** A bus that misses one condition by little, and how. */
export interface CloseMatch {
  card: BusCard;
  how: Miss;
}

/** A list of at least so many buses needs no others below it. */
export const enoughBuses = 12;

/**
 * Buses that miss exactly one condition by little, nearest first: one small search for each condition
 * that can be missed. `exact` are the buses that miss nothing.
 */
export async function findCloseMatches(
  parts: {
    search: BusSearch;
    loadCards: (ids: readonly number[]) => Promise<BusCard[]>;
  },
  query: QueryParts,
  from: MapPoint | null,
  exact: readonly number[],
): Promise<CloseMatch[]> {
  const window = {
    facets: [],
    sort: 'default' as const,
    offset: 0,
    // The exact ones miss nothing and stand before the others.
    limit: enoughBuses + exact.length,
    relaxWords: false,
  };
  const readings = query.parts.flatMap((part, at) =>
    part.close.map((close) => ({ close, parts: query.parts.with(at, { ...part, ...close }) })),
  );
  const answers = await parts.search.executeAll(
    readings.map(({ close, parts: kept }) => ({
      ...window,
      ...requestFor({ ...query, parts: kept }, from),
      leastMissed: close.order,
    })),
  );
  const found = answers.flatMap(({ ids, misses, milesAway }, at) =>
    ids.map((id, place) => ({
      id,
      miss: misses?.[place] ?? 0,
      milesAway: milesAway?.[place],
      close: readings[at]!.close,
    })),
  );
  const nearest = new Map<number, (typeof found)[number]>();
  for (const one of found.toSorted((a, b) => a.miss - b.miss)) {
    if (nearest.size === enoughBuses) break;
    if (!nearest.has(one.id) && !exact.includes(one.id)) nearest.set(one.id, one);
  }
  const cards = await parts.loadCards([...nearest.keys()]);
  return cards.map((loaded) => {
    const { close, milesAway } = nearest.get(loaded.id)!;
    const card = milesAway === undefined ? loaded : cardWith(loaded, { milesAway });
    return { card, how: close.how(card) };
  });
}
