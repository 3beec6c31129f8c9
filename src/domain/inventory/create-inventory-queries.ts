import type { BusListing } from './bus-listing.ts';
import { categorySlugsOf, type CategorySlug } from './categories.ts';
import { busesPerPage, type BusLookup, type InventoryQueries } from './inventory-queries.ts';
import { presentCard, publicStatuses, type BusCard } from './listing-card.ts';
import { presentDetail } from './listing-detail.ts';
import type { ListingRepository } from './listing-repository.ts';

const similarLimit = 4;

/** The inventory's questions answered from the repository. `now` decides what counts as new. */
export function createInventoryQueries(
  repository: ListingRepository,
  now: () => Date,
): InventoryQueries {
  const cards = (listings: readonly BusListing[]): BusCard[] =>
    listings.map((listing) => presentCard(listing, now()));

  const published = async (
    request: Omit<Parameters<ListingRepository['page']>[0], 'statuses' | 'order'>,
  ) => repository.page({ ...request, statuses: ['published'], order: { by: 'newest' } });

  return {
    async list({ category, page }) {
      const { listings, total } = await published({
        ...(category ? { category } : {}),
        offset: (page - 1) * busesPerPage,
        limit: busesPerPage,
      });
      return { cards: cards(listings), total, page, pageCount: Math.ceil(total / busesPerPage) };
    },
    async featured(limit) {
      return cards((await published({ featured: true, offset: 0, limit })).listings);
    },
    async newest(limit) {
      return cards((await published({ featured: false, offset: 0, limit })).listings);
    },
    async bulk(limit) {
      return cards((await published({ bulk: true, offset: 0, limit })).listings);
    },
    async lookUp(key) {
      return lookUp(repository, key, now());
    },
    categoryCounts: () => repository.countByCategory(),
    totalPublished: () => repository.count(['published']),
  };
}

/**
 * `{id}-{slug}` is canonical; a bare id, a bare slug or an id with a stale slug answers where to go.
 * The spec keys a detail by slug and falls back to the object id (spec §2).
 */
async function lookUp(repository: ListingRepository, key: string, now: Date): Promise<BusLookup> {
  const listing = await findByKey(repository, key);
  if (!listing || !publicStatuses.includes(listing.status)) return { outcome: 'missing' };
  if (key !== `${listing.id}-${listing.slug}`) {
    return { outcome: 'moved', id: listing.id, slug: listing.slug };
  }
  const similar = await findSimilar(repository, listing);
  return {
    outcome: 'found',
    bus: presentDetail(listing, now),
    similar: similar.map((other) => presentCard(other, now)),
  };
}

const largestId = 2 ** 31 - 1;

async function findByKey(repository: ListingRepository, key: string): Promise<BusListing | null> {
  const leading = /^(\d{1,10})(?:-|$)/.exec(key);
  const id = leading ? Number(leading[1]) : null;
  if (id !== null && id <= largestId) {
    const byId = await repository.findById(id);
    // A slug begins with a model year: `2018-starcraft-…` is a bare slug unless bus 2018 exists.
    if (byId && (publicStatuses.includes(byId.status) || byId.slug === key)) return byId;
  }
  return key.length <= 120 ? repository.findBySlug(key) : null;
}

/** Same category first by closeness in seats, year and price; never the bus itself, never sold. */
async function findSimilar(
  repository: ListingRepository,
  listing: BusListing,
): Promise<BusListing[]> {
  const [category] = categorySlugsOf(listing);
  const { listings } = await repository.page({
    statuses: ['published'],
    ...(category ? { category: category satisfies CategorySlug } : {}),
    order: { by: 'newest' },
    offset: 0,
    limit: 100,
  });
  return listings
    .filter((other) => other.id !== listing.id)
    .map((other) => ({ other, distance: unlikeness(listing, other) }))
    .toSorted((a, b) => a.distance - b.distance || a.other.id - b.other.id)
    .slice(0, similarLimit)
    .map(({ other }) => other);
}

/** Relative differences in what buyers compare; an unknown figure costs a middling amount. */
export function unlikeness(a: BusListing, b: BusListing): number {
  const apart = (x: number | null, y: number | null, scale: number): number =>
    x === null || y === null ? 0.5 : Math.min(Math.abs(x - y) / scale, 2);
  return (
    apart(a.passengers, b.passengers, 10) * 2 +
    apart(a.year, b.year, 8) +
    apart(a.priceCents, b.priceCents, 4_000_000) +
    (a.bodyMake === b.bodyMake ? 0 : 0.4) +
    (a.bodyModel === b.bodyModel ? 0 : 0.3) +
    (Boolean(a.wheelchairPositions) === Boolean(b.wheelchairPositions) ? 0 : 0.8) +
    (a.fuel === b.fuel ? 0 : 0.3)
  );
}
