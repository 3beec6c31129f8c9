import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { summarizeLot } from '#domain/inventory/lots/lot-summary.ts';
import type { LotAuthor, LotStore } from '#domain/inventory/lots/lot-store.ts';
import { changedUnits, unitAudit, type UnitChange } from '#domain/inventory/lots/unit-audit.ts';
import { reserveUnits } from '#domain/inventory/lots/reserve-units.ts';
import { inChangeTurn, type ChangeTurn } from '../change-turn.ts';
import type { Database, Engine } from '../database.ts';
import { cellsOfUnit } from '../schema/lot-unit-row.ts';
import { findListing } from './listing-reads.ts';
import { chunksOf, putListings } from './listing-statements.ts';
import type { ListingWriteOptions } from './listing-writes.ts';
import { readUnits } from './lot-units.ts';
import { findVinsElsewhere } from './lot-vins.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAct } from './staff-audit.ts';
import { raised } from './staff-inventory-store.ts';

/** Columns of a unit times these stay far below what one statement may bind. */
const rowsPerStatement = 64;

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

/** What is gone goes first, so that its number is free again within the same change. */
async function storeUnits(trx: ChangeTurn['trx'], changes: readonly UnitChange[]): Promise<void> {
  const removed = changes.flatMap(({ before, after }) => (before && !after ? before.id : []));
  for (const ids of chunksOf(removed, rowsPerStatement))
    await trx.deleteFrom('lot_units').where('id', 'in', ids).execute();
  for (const { before, after } of changes) {
    if (!before || !after) continue;
    await trx
      .updateTable('lot_units')
      .set(cellsOfUnit({ ...after, revision: before.revision + 1 }))
      .where('id', '=', before.id)
      .execute();
  }
  const added = changes.flatMap(({ before, after }) => (after && !before ? after : []));
  for (const chunk of chunksOf(added, rowsPerStatement)) {
    const rows = chunk.map((unit) => cellsOfUnit({ ...unit, revision: 1 }));
    await trx.insertInto('lot_units').values(rows).execute();
  }
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
