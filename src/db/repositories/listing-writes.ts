import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { applyPatch, startListing } from '#domain/inventory/listing-lifecycle.ts';
import type {
  ListingPatch,
  ListingRepository,
  NewListing,
} from '#domain/inventory/listing-repository.ts';
import { inChangeTurn, type ChangeTurn } from '../change-turn.ts';
import type { Database } from '../database.ts';
import { cellsOf } from '../schema/listing-columns.ts';
import { findByIdentity } from './listing-identity.ts';
import { findListings } from './listing-reads.ts';
import { chunksOf, continueNumbering, insertNumbered, putListings } from './listing-statements.ts';
import { addJobs } from './outbox-jobs.ts';

type Writes = Pick<ListingRepository, 'insertMany' | 'insertUnknown' | 'updateMany'>;

/** Listings read and compared at a time by `updateMany`, so that memory stays flat. */
const updateBatch = 512;

export interface ListingWriteOptions {
  /** A job of each of these topics, its key the listing's id, is stored with every change. */
  jobTopics?: readonly string[];
}

export function createListingWrites(
  database: Database,
  { jobTopics = [] }: ListingWriteOptions = {},
): Writes {
  const { engine } = database;
  const tell = ({ trx, at }: ChangeTurn, ids: readonly number[]) =>
    addJobs(
      trx,
      jobTopics.flatMap((topic) => ids.map((id) => ({ topic, key: String(id) }))),
      at,
    );

  async function insertAll(turn: ChangeTurn, listings: readonly NewListing[]): Promise<number[]> {
    const { trx, at } = turn;
    const ids = listings.map(({ id }) => id ?? 0);
    for (const chunk of chunksOf(listings.filter(hasId), updateBatch)) {
      const stored = chunk.map((listing) => startListing(listing, at));
      await putListings(trx, engine, stored, false);
    }
    if (listings.some(hasId)) await continueNumbering(trx, engine);

    const numbered: number[] = [];
    for (const chunk of chunksOf(
      listings.filter((each) => !hasId(each)),
      updateBatch,
    )) {
      const stored = chunk.map((listing) => startListing(listing, at));
      numbered.push(...(await insertNumbered(trx, engine, stored)));
    }
    let next = 0;
    const result = ids.map((id) => id || numbered[next++]!);
    await tell(turn, result);
    return result;
  }

  return {
    async insertMany(listings) {
      return inChangeTurn(database, 'inventory', async (turn) => {
        return { result: await insertAll(turn, listings), changed: listings.length > 0 };
      });
    },

    async insertUnknown(rows) {
      return inChangeTurn(database, 'inventory', async (turn) => {
        const known = await findByIdentity(
          turn.trx,
          rows.map(({ identity }) => identity),
        );
        const fresh = rows.filter((_, index) => known[index] === null);
        const ids = await insertAll(
          turn,
          fresh.map(({ listing }) => listing),
        );
        let next = 0;
        const result = known.map((id) => (id === null ? ids[next++]! : null));
        return { result, changed: fresh.length > 0 };
      });
    },

    async updateMany(patches) {
      return inChangeTurn(database, 'inventory', async (turn) => {
        const { trx, at } = turn;
        let count = 0;
        for (const chunk of chunksOf(patches, updateBatch)) {
          const ids = chunk.map(({ id }) => id);
          const stored = new Map((await findListings(trx, ids)).map((row) => [row.id, row]));
          const changed = new Map<number, BusListing>();
          for (const { id, patch } of chunk) {
            const current = stored.get(id);
            if (!current) continue;
            const next = changedListing(changed.get(id) ?? current, patch, at);
            if (next) changed.set(id, { ...next, revision: current.revision + 1 });
          }
          await putListings(trx, engine, [...changed.values()], true);
          await tell(turn, [...changed.keys()]);
          count += changed.size;
        }
        return { result: count, changed: count > 0 };
      });
    },
  };
}

function hasId(listing: { id?: number }): boolean {
  return listing.id !== undefined;
}

/** The listing to store, or null when the patch says nothing new. */
export function changedListing(
  current: BusListing,
  patch: ListingPatch,
  at: string,
): BusListing | null {
  const next = applyPatch(current, patch, at);
  const before = cellsOf(current);
  if (cellsOf(next).every((cell, index) => cell === before[index])) return null;
  return { ...next, updatedAt: at, revision: current.revision + 1 };
}
