import type { BusListing } from '#domain/inventory/bus-listing.ts';
import {
  noFacts,
  type ListingFacts,
  type StaffListing,
} from '#domain/staff/inventory/staff-listing.ts';
import type { Database, Executor } from '../database.ts';
import { columnsOf, fieldsOf } from '../schema/fields-as-columns.ts';
import { findListings } from './listing-reads.ts';
import { chunksOf } from './listing-statements.ts';

const idsPerStatement = 512;
const factFields = ['confirmedAt', 'archivedAt', 'soldOn', 'buyerNote'] as const;

/** In the order of the ids; unknown ones are left out. */
export async function findStaffListings(
  executor: Executor,
  ids: readonly number[],
): Promise<StaffListing[]> {
  const listings = await findListings(executor, ids);
  const facts = await readFacts(executor, listings);
  return listings.map((listing) => ({ listing, facts: facts.get(listing.id) ?? noFacts }));
}

async function readFacts(
  executor: Executor,
  listings: readonly BusListing[],
): Promise<Map<number, ListingFacts>> {
  const found = new Map<number, ListingFacts>();
  for (const chunk of chunksOf(listings, idsPerStatement)) {
    const ids = chunk.map(({ id }) => id);
    const rows = await executor
      .selectFrom('listing_facts')
      .selectAll()
      .where('listing_id', 'in', ids)
      .execute();
    for (const row of rows) {
      found.set(row.listing_id, fieldsOf(row, factFields));
    }
  }
  return found;
}

type KnownFacts = readonly { id: number; facts: ListingFacts }[];

function insertFacts(executor: Executor, known: KnownFacts) {
  return executor.insertInto('listing_facts').values(
    known.map(({ id, facts }) => ({
      listing_id: id,
      ...columnsOf(facts, factFields),
      buyer_note: facts.buyerNote?.replaceAll('\0', '') ?? null,
    })),
  );
}

/** Stores the facts of many listings, replacing what was there. */
export async function putFacts(trx: Executor, changed: KnownFacts): Promise<void> {
  for (const chunk of chunksOf(changed, idsPerStatement)) {
    await insertFacts(trx, chunk)
      .onConflict((conflict) =>
        conflict.column('listing_id').doUpdateSet((eb) => ({
          confirmed_at: eb.ref('excluded.confirmed_at'),
          archived_at: eb.ref('excluded.archived_at'),
          sold_on: eb.ref('excluded.sold_on'),
          buyer_note: eb.ref('excluded.buyer_note'),
        })),
      )
      .execute();
  }
}

/** Notes for listings of which nothing is known yet, not even by now, when they were last said to be for sale. */
export function confirmListings({ kysely }: Database) {
  return async (confirmed: readonly { id: number; confirmedAt: string }[]): Promise<void> => {
    for (const chunk of chunksOf(confirmed, idsPerStatement)) {
      const facts = chunk.map(({ id, confirmedAt }) => ({
        id,
        facts: { ...noFacts, confirmedAt },
      }));
      await insertFacts(kysely, facts)
        .onConflict((conflict) => conflict.column('listing_id').doNothing())
        .execute();
    }
  };
}
