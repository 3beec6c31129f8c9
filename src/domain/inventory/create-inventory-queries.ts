import type { WhatOthersAsk } from './asked-prices.ts';
import type { BusListing } from './bus-listing.ts';
import { presentCarouselItem, type CarouselType } from './carousel.ts';
import { tellHistory } from './history/tell-history.ts';
import { busesPerPage, type BusLookup, type InventoryQueries } from './inventory-queries.ts';
import { presentCard, publicStatuses, type BusCard } from './listing-card.ts';
import { asItStands } from './lots/as-it-stands.ts';
import { presentDetail } from './listing-detail.ts';
import { listingTitle } from './listing-title.ts';
import type { ListingRepository } from './listing-repository.ts';

/** What is looked up beside a listing. */
interface Surroundings {
  /** Of published listings most like this one, best first, itself left out. */
  similarCards(listing: BusListing): Promise<BusCard[]>;
  /** Of a listing that is for sale. */
  pricesAround(listing: BusListing): ReturnType<WhatOthersAsk>;
  whatOthersAsk: WhatOthersAsk;
}

/** The inventory's questions answered from the repository. `now` decides what counts as new. */
export function createInventoryQueries(
  repository: ListingRepository,
  around: Surroundings,
  now: () => Date,
): InventoryQueries {
  const cards = (listings: readonly BusListing[]): BusCard[] =>
    listings.map((listing) => presentCard(listing, now()));

  const published = async (
    request: Omit<Parameters<ListingRepository['page']>[0], 'statuses' | 'order'>,
  ) => repository.page({ ...request, statuses: ['published'], order: { by: 'newest' } });

  const findPublic = async (ids: readonly number[]): Promise<BusListing[]> => {
    const found = await repository.findByIds(ids.filter((id) => id <= largestId));
    return found.filter(({ status }) => publicStatuses.includes(status));
  };

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
      return lookUp(repository, around, key, now());
    },
    async findSold(names) {
      const written = names.flatMap((name) => [name, name.toUpperCase(), name.toLowerCase()]);
      const sold = await repository.findSold([...new Set(written)]);
      return sold && { id: sold.id, slug: sold.slug, title: listingTitle(sold) };
    },
    async findTakenDown(id) {
      const gone = await findTakenDown(repository, id);
      return gone && { id, title: listingTitle(gone), stockNumber: gone.stockNumber };
    },
    whatOthersAsk: around.whatOthersAsk,
    async details(ids) {
      return (await findPublic(ids)).map((listing) => presentDetail(listing, now()));
    },
    async withUnits(ids) {
      const found = await findPublic(ids);
      return Promise.all(
        found.map(async (listing) =>
          presentDetail(listing, now(), listing.lot ? await repository.units(listing.id) : []),
        ),
      );
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
  { similarCards, pricesAround }: Surroundings,
  key: string,
  now: Date,
): Promise<BusLookup> {
  const listing = await findByKey(repository, key);
  if (!listing || !publicStatuses.includes(listing.status)) {
    const gone = await findWithdrawn(repository, key);
    if (!gone) return { outcome: 'missing' };
    const similar = await similarCards(gone);
    return { outcome: 'withdrawn', title: listingTitle(gone), category: gone.category, similar };
  }
  if (key !== `${listing.id}-${listing.slug}`) {
    return { outcome: 'moved', id: listing.id, slug: listing.slug };
  }
  const [similar, prices, records, units, settled] = await Promise.all([
    similarCards(listing),
    listing.status === 'sold' ? null : pricesAround(asItStands(listing)),
    repository.records(listing.id),
    listing.lot === null ? [] : repository.units(listing.id),
    listing.vin === null ? [] : repository.settled(listing.id),
  ]);
  return {
    outcome: 'found',
    bus: presentDetail(listing, now, units),
    similar,
    prices,
    history: tellHistory(listing, units, records),
    settled,
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
  const gone = await findTakenDown(repository, Number(/^(\d{1,10})-/.exec(key)?.[1]));
  return gone?.status === 'withdrawn' && key === `${gone.id}-${gone.slug}` ? gone : null;
}

async function findTakenDown(
  repository: ListingRepository,
  id: number,
): Promise<BusListing | null> {
  if (!(id > 0 && id <= largestId && Number.isInteger(id))) return null;
  const listing = await repository.findById(id);
  if (!listing || publicStatuses.includes(listing.status)) return null;
  return listing.publishedAt === null ? null : listing;
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
