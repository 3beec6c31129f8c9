import type { ListingRepository, NewListing } from '#domain/inventory/listing-repository.ts';
import type { LotStore } from '#domain/inventory/lots/lot-store.ts';
import { picturesOf } from './demo-pictures.ts';
import { demoConfirmations } from './inventory/demo-confirmations.ts';
import { demoLots } from './inventory/demo-lots.ts';
import { demoListings } from './inventory/demo-listings.ts';

const author = { id: null, name: 'Demo' };

/** The demo inventory ready to store: fixed ids, picture names filled in, nothing drawn yet. */
export function demoRows(now?: Date): (NewListing & { id: number })[] {
  return demoListings(now).map((listing) => ({
    ...listing,
    images: picturesOf(listing.details).images,
  }));
}

/**
 * Stores the demo listings whose ids are not taken, in one transaction, and then what belongs to them;
 * after an interruption the next call goes on. Quick (no pictures are drawn), so that a server can
 * start on it. A second call adds nothing. Listing dates count back from `now` (today unless given).
 */
export async function seedDemoRows(request: {
  repository: ListingRepository;
  /** Keeps when each was last said to be for sale; without it none was, since it came in. */
  confirm?: (confirmed: readonly { id: number; confirmedAt: string }[]) => Promise<void>;
  /** Where the buses of a lot go; without it a lot is one row. */
  lots?: Pick<LotStore, 'change'>;
  now?: Date;
}): Promise<{ added: number }> {
  const now = request.now ?? new Date();
  const rows = demoRows(now);
  const taken = await request.repository.findByIds(rows.map((row) => row.id));
  const takenIds = new Set(taken.map((listing) => listing.id));
  const missing = rows.filter((row) => !takenIds.has(row.id));
  if (missing.length > 0) await request.repository.insertMany(missing);
  await request.confirm?.(demoConfirmations(rows, now));
  for (const { listingId, units } of request.lots ? demoLots(rows, now) : [])
    await request.lots?.change({ author, action: 'listing.units', listingId }, (lot) => ({
      result: null,
      units: lot.units.length > 0 ? lot.units : units,
    }));
  return { added: missing.length };
}
