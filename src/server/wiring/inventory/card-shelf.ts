import { LRUCache } from 'lru-cache';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { presentCard, type BusCard } from '#domain/inventory/listing-card.ts';

const mostCards = 20_000;

/** Of a listing that is not published: nothing is shown, and nobody has to ask for it again. */
interface Shelved {
  card: BusCard | null;
}

/** The cards of listings, kept until the inventory changes. Bounded. */
export interface CardShelf {
  /** Those of published listings, in the order asked for; one query for all that are not kept yet. */
  load(ids: readonly number[]): Promise<BusCard[]>;
  clear(): void;
}

/**
 * Cards that are kept are taken as they lie: a promise a card, as for answers that are asked for one by
 * one, costs more than the search that found them.
 */
export function createCardShelf(
  findByIds: (ids: readonly number[]) => Promise<BusListing[]>,
  now: () => Date,
): CardShelf {
  const kept = new LRUCache<number, Shelved | Promise<Shelved>>({ max: mostCards });

  const loadAll = (ids: readonly number[]): Map<number, Promise<Shelved>> => {
    const found = findByIds(ids).then((listings) => {
      const published = listings.filter((listing) => listing.status === 'published');
      return new Map(published.map((one) => [one.id, presentCard(one, now())]));
    });
    return new Map(
      ids.map((id) => {
        const loading = found.then((cards): Shelved => ({ card: cards.get(id) ?? null }));
        kept.set(id, loading);
        // Unless the inventory has changed, or somebody else has begun anew.
        const replace = (settle: () => void) => kept.peek(id) === loading && settle();
        loading.then(
          (shelved) => replace(() => kept.set(id, shelved)),
          () => replace(() => kept.delete(id)),
        );
        return [id, loading];
      }),
    );
  };

  return {
    async load(ids) {
      const lying = ids.map((id) => kept.get(id));
      const missing = ids.filter((_, at) => lying[at] === undefined);
      const loading = missing.length > 0 ? loadAll(missing) : null;
      const cards: BusCard[] = [];
      for (const [at, id] of ids.entries()) {
        const one = lying[at] ?? loading!.get(id)!;
        const { card } = one instanceof Promise ? await one : one;
        if (card) cards.push(card);
      }
      return cards;
    },
    clear: () => kept.clear(),
  };
}
