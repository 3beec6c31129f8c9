import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { summarizeLot } from '#domain/inventory/lots/lot-summary.ts';
import type { LotStore } from '#domain/inventory/lots/lot-store.ts';
import { changedUnits } from '#domain/inventory/lots/unit-audit.ts';
import { reserveUnits } from '#domain/inventory/lots/reserve-units.ts';
import { noFacts } from '#domain/staff/inventory/staff-listing.ts';
import { inChangeTurn } from '../change-turn.ts';
import type { Database } from '../database.ts';
import { findListing } from './listing-reads.ts';
import type { ListingWriteOptions } from './listing-writes.ts';
import { readUnits } from './lot-units.ts';
import { findVinsElsewhere } from './lot-vins.ts';
import { raised, storeChangeSet } from './staff-inventory-store.ts';

/** The port to the units of lots on either engine. `jobTopics` as for the listing repository. */
export function createLotStore(
  database: Database,
  { jobTopics = [] }: ListingWriteOptions = {},
): LotStore {
  const { kysely, engine } = database;
  const change: LotStore['change'] = ({ author, action, listingId }, decide) =>
    inChangeTurn(database, 'inventory', async (turn) => {
      const listing = await findListing(turn.trx, listingId);
      if (!listing) return { result: null, changed: false };
      const before = await readUnits(turn.trx, listingId);
      const { result, units } = decide({ listing, units: before }, turn.at);
      const changes = changedUnits(before, units);
      if (changes.length === 0) return { result, changed: false };
      const next: BusListing = { ...raised(listing, turn.at), lot: summarizeLot(units) };
      await storeChangeSet(turn, { engine, jobTopics, author, action }, [
        {
          before: { listing, facts: noFacts },
          after: { listing: next, facts: noFacts },
          units: changes,
        },
      ]);
      return { result, changed: true };
    });
  return {
    units: (listingId) => readUnits(kysely, listingId),
    change,
    async reserve(author, listingId, request) {
      const reserved = await change(
        { author, action: 'listing.reserve-units', listingId },
        (lot, at) => reserveUnits(lot, request, at),
      );
      return reserved ?? { outcome: 'missing' };
    },
    vinsElsewhere: (listingId, vins) => findVinsElsewhere(kysely, listingId, vins),
  };
}
