import { expect } from 'vitest';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { replay, shownFields } from '#domain/inventory/history/recorded-facts.ts';
import { tellHistory } from '#domain/inventory/history/tell-history.ts';
import { asItStands } from '#domain/inventory/lots/as-it-stands.ts';
import { presentDetail } from '#domain/inventory/listing-detail.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { Database } from '#db/database.ts';
import { listingsBesideRecord } from '#db/repositories/listing-history.ts';

/** The moment that pages are told at. */
export const now = new Date('2026-11-01T12:00:00.000Z');

/** Listings that differ from what their record tells. */
export async function besideRecord(database: Database): Promise<number[]> {
  const found: number[] = [];
  for await (const id of listingsBesideRecord(database)) found.push(id);
  return found;
}

/** What the page would show if it knew nothing but the record. */
async function pageByRecord(repository: ListingRepository, listing: BusListing) {
  const facts = replay((await repository.records(listing.id, 'whole')).records);
  if (!facts) return null;
  const shown = Object.fromEntries(shownFields.map(({ key }) => [key, facts.details[key]]));
  const images = facts.pictures.map((picture) => ({
    ...listing.images.find(({ name }) => name === picture.name)!,
    ...picture,
  }));
  const units = [...facts.units].map(([number, unit]) => ({ number, ...unit }));
  return {
    detail: presentDetail({ ...listing, ...shown, status: facts.status, images }, now),
    units,
  };
}

/** Their pages and histories say what the record says. */
export async function expectTold(
  repository: ListingRepository,
  ids: readonly number[],
): Promise<void> {
  for (const listing of await repository.findByIds(ids)) {
    expect(await pageByRecord(repository, listing)).toEqual({
      detail: presentDetail(listing, now),
      units: (await repository.units(listing.id)).map(
        ({ id: _id, stateAt: _stateAt, ...shown }) => shown,
      ),
    });
    if (listing.status !== 'published' && listing.status !== 'sold') continue;
    const units = await repository.units(listing.id);
    const { prices } = tellHistory(listing, units, await repository.records(listing.id));
    expect(prices.at(-1)?.cents).toBe(asItStands(listing).priceCents);
  }
}
