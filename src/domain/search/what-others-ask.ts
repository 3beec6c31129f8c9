import type {
  AskedPrices,
  ComparableBus,
  PricedListing,
  PricedSubject,
  WhatOthersAsk,
} from '#domain/inventory/asked-prices.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { asUnitsSay } from '#domain/inventory/lots/as-it-stands.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { comparableRange, isComparable, readCompared, unlikeness } from './comparable-rule.ts';
import { fewestForSpan, quartileRanks } from './quartiles.ts';

/** The picture and the list under it; figures are of all. */
const mostShown = 60;

/** Asks the inventory for everything that the rule could count. */
export function createWhatOthersAsk(
  repository: Pick<ListingRepository, 'priced'>,
  now: () => Date,
): WhatOthersAsk {
  return async (subject) => {
    const of = readCompared(subject);
    if (Array.isArray(of)) return { outcome: 'unknown', missing: of };
    return askedPrices(subject, await repository.priced(comparableRange(of, now())), now());
  };
}

/** What listings ask for buses like this one: those that are comparable, in any order. */
export function askedPrices(
  subject: PricedSubject,
  listings: readonly PricedListing[],
  now: Date,
): AskedPrices {
  const of = readCompared(subject);
  if (Array.isArray(of)) return { outcome: 'unknown', missing: of };
  const range = comparableRange(of, now);
  // A lot with units counts once, by the lowest price and the fewest miles among them.
  const others = listings
    .map(asUnitsSay)
    .filter((other) => isComparable(subject, range, other))
    .flatMap(comparableBus)
    .toSorted((a, b) => a.priceCents - b.priceCents || a.id - b.id);
  const count = others.length;
  const ranks = quartileRanks(count);
  const priceAt = (rank: number) => others[rank]?.priceCents ?? 0;
  if (count < fewestForSpan)
    return { outcome: 'too-few', count, needed: fewestForSpan, within: range };
  const listed = others.map(({ listedAt }) => listedAt).toSorted();
  return {
    outcome: 'told',
    within: range,
    count,
    sold: others.filter(({ soldAt }) => soldAt !== null).length,
    lowestCents: priceAt(ranks.lowest),
    lowerQuarterCents: priceAt(ranks.lower),
    middleCents: priceAt(ranks.middle),
    upperQuarterCents: priceAt(ranks.upper),
    highestCents: priceAt(ranks.highest),
    listedFrom: listed[0] ?? '',
    listedTo: listed.at(-1) ?? '',
    shown: mostAlikeOf(others, (other) => unlikeness(of, other)),
  };
}

/** In the order that they came in. */
function mostAlikeOf(
  others: ComparableBus[],
  how: (other: ComparableBus) => number,
): ComparableBus[] {
  if (others.length <= mostShown) return others;
  const alike = others.toSorted((a, b) => how(a) - how(b) || a.id - b.id).slice(0, mostShown);
  const kept = new Set(alike);
  return others.filter((other) => kept.has(other));
}

function comparableBus(listing: PricedListing): ComparableBus[] {
  const { id, slug, year, passengers, mileageMiles, priceCents, publishedAt, soldAt } = listing;
  if (year === null || passengers === null || mileageMiles === null) return [];
  if (priceCents === null || publishedAt === null) return [];
  return [
    {
      id,
      slug,
      title: listingTitle(listing),
      year,
      passengers,
      mileageMiles,
      priceCents,
      quantity: listing.quantity,
      listedAt: publishedAt,
      soldAt: listing.status === 'sold' ? soldAt : null,
    },
  ];
}
