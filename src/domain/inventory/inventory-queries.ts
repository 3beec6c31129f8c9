import type { AskedPrices, WhatOthersAsk } from './asked-prices.ts';
import type { CarouselItem, CarouselType } from './carousel.ts';
import type { CategorySlug } from './categories.ts';
import type { ListingHistory } from './history/listing-history.ts';
import type { BusCard } from './listing-card.ts';
import type { SettledDifference } from './vin/settled-doubts.ts';
import type { BusDetail } from './listing-detail.ts';

/** Spec-sized pages: 24 cards. */
export const busesPerPage = 24;

export type BusLookup =
  | {
      outcome: 'found';
      bus: BusDetail;
      similar: BusCard[];
      prices: AskedPrices | null;
      history: ListingHistory;
      /** What staff settled of differences between its VIN and what it tells. */
      settled: readonly SettledDifference[];
    }
  /** The id or slug names a public bus, but not by its canonical address. */
  | { outcome: 'moved'; id: number; slug: string }
  /** The canonical address of a listing that was public once and has been taken down. */
  | { outcome: 'withdrawn'; title: string; category: string | null; similar: BusCard[] }
  | { outcome: 'missing' };

export type SoldBus = Pick<BusCard, 'id' | 'slug' | 'title'>;

export interface BusPage {
  cards: BusCard[];
  total: number;
  page: number;
  pageCount: number;
}

/** What pages ask of the inventory. Answers hold public fields only and are in default order. */
export interface InventoryQueries {
  /** One page of published buses in default order; `page` beyond the end answers no cards. */
  list(request: { category?: CategorySlug; page: number }): Promise<BusPage>;
  featured(limit: number): Promise<BusCard[]>;
  newest(limit: number): Promise<BusCard[]>;
  /** Bulk lots (quantity known), for the carousel (spec §7). */
  bulk(limit: number): Promise<BusCard[]>;
  /** Listing items for `GET /api/carousel`, newest first. */
  carousel(request: { type: CarouselType; limit: number }): Promise<CarouselItem[]>;
  /** `key` is what stands after `/buses/`: `{id}-{slug}`, a bare id, or a bare slug. */
  lookUp(key: string): Promise<BusLookup>;
  /** The sold bus with one of these as its stock number or VIN, however they are written. */
  findSold(names: readonly string[]): Promise<SoldBus | null>;
  /** A bus that was public once, by its number: for staff alone, as visitors are not told of it. */
  findTakenDown(id: number): Promise<Pick<BusCard, 'id' | 'title' | 'stockNumber'> | null>;
  /** What is asked for buses like one that somebody describes. */
  whatOthersAsk: WhatOthersAsk;
  /** Published and sold buses in the order of the ids; others are left out. */
  details(ids: readonly number[]): Promise<BusDetail[]>;
  /** The same, those of lots with their units. */
  withUnits(ids: readonly number[]): Promise<BusDetail[]>;
  /** Published buses in each category, `electric` counted across body styles. */
  categoryCounts(): Promise<Partial<Record<CategorySlug, number>>>;
  totalPublished(): Promise<number>;
}
