import type { BusListing } from './bus-listing.ts';
import type { CategorySlug } from './categories.ts';
import type { TitleParts } from './listing-title.ts';

/** The figures by which one bus is compared with others. */
export const comparedFigures = ['category', 'year', 'passengers', 'mileageMiles'] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** What is looked at of a listing before it is counted among the prices of another. */
export type PricedListing = TitleParts &
  Pick<
    BusListing,
    | 'id'
    | 'slug'
    | 'status'
    | 'source'
    | 'vin'
    | 'quantity'
    | 'lot'
    | 'mileageMiles'
    | 'priceCents'
    | 'publishedAt'
    | 'soldAt'
  >;

/** A bus whose price is asked about: one that is listed, or one that somebody only describes. */
export type PricedSubject = Pick<PricedListing, ComparedFigure | 'vin' | 'source' | 'condition'> & {
  /** Null: it is not listed. */
  id: number | null;
  priceCents: number | null;
};

interface Bounds {
  min: number;
  max: number;
}

/**
 * Listings with a price, published or sold lately, whose figures lie between bounds. Price and miles of
 * a lot with units are told by its units: it is within, whatever its own say.
 */
export interface PricedRange {
  category: CategorySlug;
  year: Bounds;
  passengers: Bounds;
  mileageMiles: Bounds;
  leastPriceCents: number;
  /** ISO time: what was sold before it is left out. */
  soldSince: string;
  limit: number;
}

/** A comparable bus as pages show it. */
export interface ComparableBus {
  id: number;
  slug: string;
  title: string;
  year: number;
  passengers: number;
  mileageMiles: number;
  priceCents: number;
  /** Buses in a lot, of which none for sale asks less; null for a single one. */
  quantity: number | null;
  /** ISO time: since when it is listed. */
  listedAt: string;
  /** ISO time; null while it is for sale. */
  soldAt: string | null;
}

/**
 * What is asked for buses like one. Asked prices only, of sold ones too: nobody knows what was paid.
 * A range with its number and dates, or why there is none; never a single figure.
 */
export type AskedPrices =
  | (PricesTold & { outcome: 'told'; within: ComparedWithin })
  | { outcome: 'too-few'; count: number; needed: number; within: ComparedWithin }
  /** Figures of the bus itself that nobody told. */
  | { outcome: 'unknown'; missing: ComparedFigure[] };

/** What comparable means for this bus. */
export type ComparedWithin = Pick<PricedRange, 'category' | 'year' | 'passengers' | 'mileageMiles'>;

export interface PricesTold {
  count: number;
  sold: number;
  lowestCents: number;
  lowerQuarterCents: number;
  middleCents: number;
  upperQuarterCents: number;
  highestCents: number;
  /** ISO times: when the first and the last of them were listed. */
  listedFrom: string;
  listedTo: string;
  /** The most alike, the cheapest first. */
  shown: ComparableBus[];
}

/** What is asked for buses like this one, itself left out. */
export type WhatOthersAsk = (subject: PricedSubject) => Promise<AskedPrices>;
