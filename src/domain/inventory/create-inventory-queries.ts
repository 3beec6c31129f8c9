import type { BusListing } from './bus-listing.ts';
import { presentCarouselItem, type CarouselType } from './carousel.ts';
import { busesPerPage, type BusLookup, type InventoryQueries } from './inventory-queries.ts';
import { presentCard, publicStatuses, type BusCard } from './listing-card.ts';
import type { PriceContext } from './price-context.ts';
import { presentDetail } from './listing-detail.ts';
import { listingTitle } from './listing-title.ts';
import type { ListingRepository } from './listing-repository.ts';

/**
 * Published listings most like this one, best first, itself left out; and what comparable ones of
 * its category ask.
 */
export type FindSimilar = (
  listing: BusListing,
) => Promise<{ similar: BusListing[]; prices: PriceContext | null }>;

/** The inventory's questions answered from the repository. `now` decides what counts as new. */
export function createInventoryQueries(
  repository: ListingRepository,
  findSimilar: FindSimilar,
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
    async carousel({ type, limit }) {
      const { listings } = await published({ ...carouselFilter[type], offset: 0, limit });
      return listings.map(presentCarouselItem);
    },
    async lookUp(key) {
      return lookUp(repository, findSimilar, key, now());
    },
    async details(ids) {
      const found = await repository.findByIds(ids.filter((id) => id <= largestId));
      return found
        .filter(({ status }) => publicStatuses.includes(status))
        .map((listing) => presentDetail(listing, now()));
    },
    categoryCounts: () => repository.countByCategory(),
    totalPublished: () => repository.count(['published']),
  };
}

/**
 * `{id}-{slug}` is canonical; a bare id, a bare slug or an id with a stale slug answers where to go.
 * The spec keys a detail by slug and falls back to the object id (spec §2).
 */
async function lookUp(
  repository: ListingRepository,
  findSimilar: FindSimilar,
  key: string,
  now: Date,
): Promise<BusLookup> {
  const listing = await findByKey(repository, key);
  if (!listing || !publicStatuses.includes(listing.status)) {
    const gone = await findWithdrawn(repository, key);
    if (!gone) return { outcome: 'missing' };
    const similar = (await findSimilar(gone)).similar.map((other) => presentCard(other, now));
    return { outcome: 'withdrawn', title: listingTitle(gone), category: gone.category, similar };
  }
  if (key !== `${listing.id}-${listing.slug}`) {
    return { outcome: 'moved', id: listing.id, slug: listing.slug };
  }
  const { similar, prices } = await findSimilar(listing);
  return {
    outcome: 'found',
    bus: presentDetail(listing, now),
    similar: similar.map((other) => presentCard(other, now)),
    prices: listing.status === 'sold' ? null : prices,
  };
}

const carouselFilter: Record<CarouselType, { bulk?: boolean; featured?: boolean }> = {
  bulk: { bulk: true },
  featured: { featured: true },
  newest: {},
};

/** Only by its full address: nobody learns by counting which listings there have been. */
async function findWithdrawn(
  repository: ListingRepository,
  key: string,
): Promise<BusListing | null> {
  const id = Number(/^(\d{1,10})-/.exec(key)?.[1] ?? Number.NaN);
  if (!(id <= largestId)) return null;
  const listing = await repository.findById(id);
  if (listing?.status !== 'withdrawn' || listing.publishedAt === null) return null;
  return key === `${listing.id}-${listing.slug}` ? listing : null;
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
