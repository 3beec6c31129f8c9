import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database, Engine } from '#db/database.ts';
import type { DatabaseConfig } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { FreshDatabase } from '#test/setup/databases.ts';
import { describeDatabases } from '#test/setup/databases.ts';

export interface ListingSuite {
  engine: Engine;
  /** The rest is ready once tests run, with no listings at the start of each. */
  database: Database;
  config: DatabaseConfig;
  repository: ListingRepository;
  inventoryVersion(): Promise<number>;
}

/** A contract suite of the listing port on every engine, over one migrated database. */
export function describeListings(title: string, suite: (listing: ListingSuite) => void): void {
  describeDatabases(title, ({ create, engine }) => {
    const context = { engine } as ListingSuite;
    let fresh: FreshDatabase;

    beforeAll(async () => {
      fresh = await create();
      const versions = createTagVersions(fresh.database);
      Object.assign(context, {
        database: fresh.database,
        config: fresh.config,
        repository: createListingRepository(fresh.database),
        inventoryVersion: async () => (await versions.current()).inventory,
      });
    });
    beforeEach(() => context.database.kysely.deleteFrom('bus_listings').execute());
    afterAll(() => fresh.remove());

    suite(context);
  });
}
