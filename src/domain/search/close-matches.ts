import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { MapPoint } from '#domain/locations/place.ts';
import type { BusSearch, BusSearchRequest } from './bus-search.ts';
import type { Miss } from './closeness.ts';
import { requestFor, type QueryParts } from './query-parts.ts';
import { withDistances } from './with-distances.ts';

/** A bus that misses one condition by little, and how. */
export interface CloseMatch {
  card: BusCard;
  how: Miss;
}

/** So many miles to drive weigh as much as the largest miss that still counts as close. */
const milesOfOneMiss = 500;

const wayThere = ({ milesAway }: BusCard, from: MapPoint | null): number =>
  from ? (milesAway ?? 2 * milesOfOneMiss) / milesOfOneMiss : 0;

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
  // More than are shown: the search orders them by other things than how close they are.
  const limit = 2 * enoughBuses + exact.length;
  const window: Omit<BusSearchRequest, 'text' | 'groups' | 'near'> = {
    facets: [],
    sort: 'default',
    offset: 0,
    limit,
    relaxWords: false,
  };
  const readings = query.parts.flatMap((part, at) =>
    part.close.map((close) => ({ at, part, close })),
  );
  const found = await Promise.all(
    readings.map(async ({ at, part, close }) => {
      const kept = query.parts.with(at, { ...part, ...close });
      const answer = await parts.search.execute({
        ...window,
        ...requestFor({ ...query, parts: kept }, from),
      });
      const cards = withDistances(await parts.loadCards(answer.ids), answer);
      return cards
        .filter(({ id }) => !exact.includes(id))
        .map((card) => {
          const { distance, how } = close.miss(card);
          return { card, how, distance: distance + wayThere(card, from) };
        });
    }),
  );
  const nearest = new Map<number, CloseMatch & { distance: number }>();
  for (const match of found.flat().toSorted((a, b) => a.distance - b.distance)) {
    if (!nearest.has(match.card.id)) nearest.set(match.card.id, match);
  }
  return [...nearest.values()].slice(0, enoughBuses).map(({ card, how }) => ({ card, how }));
}
