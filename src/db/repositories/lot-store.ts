import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { summarizeLot } from '#domain/inventory/lots/lot-summary.ts';
import type { LotAuthor, LotStore } from '#domain/inventory/lots/lot-store.ts';
import { changedUnits, unitAudit } from '#domain/inventory/lots/unit-audit.ts';
import { reserveUnits } from '#domain/inventory/lots/reserve-units.ts';
import { inChangeTurn, type ChangeTurn } from '../change-turn.ts';
import type { Database, Engine } from '../database.ts';
import { findListing } from './listing-reads.ts';
import { putListings } from './listing-statements.ts';
import type { ListingWriteOptions } from './listing-writes.ts';
import { readUnits, storeUnits } from './lot-units.ts';
import { findVinsElsewhere } from './lot-vins.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAct } from './staff-audit.ts';
import { raised } from './staff-inventory-store.ts';

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
      await storeUnits(turn.trx, changes);
      const lot = summarizeLot(units);
      const next: BusListing = { ...raised(listing, turn.at), lot };
      const told = { ...unitAudit(changes), listing, next };
      await storeLot(turn, { engine, jobTopics, author, action }, told);
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

async function storeLot(
  { trx, at }: ChangeTurn,
  parts: { engine: Engine; jobTopics: readonly string[]; author: LotAuthor; action: string },
  told: ReturnType<typeof unitAudit> & { listing: BusListing; next: BusListing },
): Promise<void> {
  const { engine, jobTopics, author, action } = parts;
  const { before, after, listing, next } = told;
  const subjectId = String(listing.id);
  await putListings(trx, engine, [next], true);
  const jobs = jobTopics.map((topic) => ({ topic, key: subjectId }));
  await addJobs(trx, jobs, at);
  await recordAct(trx, author, {
    action,
    subject: ['listing', subjectId],
    before: { ...before, revision: listing.revision },
    after: { ...after, revision: next.revision },
    at,
  });
}
