import { startListing } from '#domain/inventory/listing-lifecycle.ts';
import { changedFields } from '#domain/staff/inventory/changed-fields.ts';
import type {
  ChangeOutcome,
  StaffInventoryRepository,
} from '#domain/staff/inventory/staff-inventory-repository.ts';
import { noFacts } from '#domain/staff/inventory/staff-listing.ts';
import { inChangeTurn } from '../change-turn.ts';
import type { Database } from '../database.ts';
import { insertNumbered } from './listing-statements.ts';
import type { ListingWriteOptions } from './listing-writes.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAct } from './staff-audit.ts';
import { createChangeSets } from './staff-inventory-change-sets.ts';
import { findStaffListings } from './staff-inventory-facts.ts';
import { findDuplicates, readPriceChanges } from './staff-inventory-reads.ts';
import { readSettled } from './vin-settlement-reads.ts';
import { settleDifference } from './vin-settlements.ts';
import { applyChange, storeChangeSet } from './staff-inventory-store.ts';

/** The staff's port to listings on either engine. `jobTopics` as for the listing repository. */
export function createStaffInventory(
  database: Database,
  { jobTopics = [] }: ListingWriteOptions = {},
): StaffInventoryRepository {
  const { kysely, engine } = database;
  return {
    ...createChangeSets(database, jobTopics),

    async find(id) {
      const [found] = await findStaffListings(kysely, [id]);
      return found ?? null;
    },
    findMany: (ids) => findStaffListings(kysely, ids),
    priceChanges: (id) => readPriceChanges(kysely, id),
    settled: (id) => readSettled(kysely, id),
    settle: (request, decide) => settleDifference(database, request, decide),
    duplicates: (request) => findDuplicates(kysely, request),

    add: (author, listing, action) =>
      inChangeTurn(database, 'inventory', async ({ trx, at }) => {
        const stored = startListing(listing, at);
        [stored.id = 0] = await insertNumbered(trx, engine, [stored]);
        const jobs = jobTopics.map((topic) => ({ topic, key: String(stored.id) }));
        await addJobs(trx, jobs, at);
        await recordAct(trx, author, {
          action,
          subject: ['listing', stored.id],
          ...changedFields(null, { listing: stored, facts: noFacts }),
          at,
        });
        return { result: stored, changed: true };
      }),

    change: ({ author, action, id, expectedRevision }, decide) =>
      inChangeTurn<ChangeOutcome>(database, 'inventory', async (turn) => {
        const [current] = await findStaffListings(turn.trx, [id]);
        if (!current) return { result: { outcome: 'missing' }, changed: false };
        if (expectedRevision !== null && expectedRevision !== current.listing.revision) {
          return { result: { outcome: 'conflict', current }, changed: false };
        }
        const change = applyChange(current, decide(current, turn.at), turn.at);
        if (change === null) return { result: { outcome: 'unchanged', current }, changed: false };
        await storeChangeSet(turn, { engine, jobTopics, author, action }, [change]);
        return { result: { outcome: 'changed', ...change }, changed: true };
      }),
  };
}
