import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { generateListings } from '#demo/inventory/generate-listings.ts';
import type { NewListing } from '#domain/inventory/listing-repository.ts';
import { addMember } from '#test/factories/add-member.ts';

const batchSize = 2_000;
/** The make of every listing that the bulk changes are for. */
export const bulkMake = 'Benchmade';
export const bulkRows = 1_000;

/** Generated listings in a new SQLite file, a thousand of one make spread over all, and a member. */
export async function fillInventory(path: string, rows: number): Promise<{ cookie: string }> {
  const database = await openDatabase({ kind: 'sqlite', path });
  await migrate(database);
  const repository = createListingRepository(database);
  const every = Math.max(1, Math.floor(rows / bulkRows));
  let batch: NewListing[] = [];
  let index = 0;
  for (const listing of generateListings({ count: rows, seed: 5 })) {
    batch.push(index % every === 0 ? forBulk(listing, index) : listing);
    index += 1;
    if (batch.length < batchSize) continue;
    await repository.insertMany(batch);
    batch = [];
  }
  await repository.insertMany(batch);
  const { cookie } = await addMember(database, 'owner', 'Bench owner', 'omnibus.session_token');
  await database.close();
  return { cookie };
}

function forBulk(listing: NewListing, index: number): NewListing {
  const details = { ...listing.details, bodyMake: bulkMake, priceCents: 5_000_000 + index };
  return { ...listing, details, status: 'published' };
}
