import { cardWith, type BusCard } from '#domain/inventory/listing-card.ts';
import type { BusSearchAnswer } from './bus-search.ts';

/** Cards are shared between visitors, who are at different places: a distance goes on a copy. */
export function withDistances(cards: BusCard[], { ids, milesAway }: BusSearchAnswer): BusCard[] {
  if (!milesAway) return cards;
  const byId = new Map(ids.map((id, at) => [id, milesAway[at] ?? null]));
  return cards.map((card) => cardWith(card, { milesAway: byId.get(card.id) ?? null }));
}
