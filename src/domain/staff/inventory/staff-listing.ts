import type { BusListing } from '#domain/inventory/bus-listing.ts';

/** What only staff know of a listing. Times are ISO 8601 in UTC; `soldOn` is a date, `2026-11-21`. */
export interface ListingFacts {
  /** When staff last said that the bus is still for sale. */
  confirmedAt: string | null;
  /** Set while the listing lies in the archive, out of every list but the archive's own. */
  archivedAt: string | null;
  soldOn: string | null;
  /** Who bought it and how to reach them; never leaves the back office. */
  buyerNote: string | null;
}

export const noFacts: Readonly<ListingFacts> = Object.freeze({
  confirmedAt: null,
  archivedAt: null,
  soldOn: null,
  buyerNote: null,
});

export interface StaffListing {
  listing: BusListing;
  facts: ListingFacts;
}

const dayMs = 86_400_000;

/** The last time anybody vouched for a published listing: by a click, or by publishing it. */
export function vouchedAt(
  listing: Pick<BusListing, 'publishedAt' | 'createdAt'>,
  facts: Pick<ListingFacts, 'confirmedAt'>,
): string {
  const published = listing.publishedAt ?? listing.createdAt;
  return facts.confirmedAt !== null && facts.confirmedAt > published
    ? facts.confirmedAt
    : published;
}

/** Published listings that nobody has vouched for since then are stale. */
export function staleBefore(now: Date, staleDays: number): string {
  return new Date(now.getTime() - staleDays * dayMs).toISOString();
}

/** Whole days from then to now; never negative. */
export function daysSince(then: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(then)) / dayMs));
}
