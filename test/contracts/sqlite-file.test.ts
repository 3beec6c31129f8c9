import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database, Executor } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';

let folder: string;
let path: string;
let database: Database;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-file-'));
  path = join(folder, 'new', 'omnibus.db');
  database = await openDatabase({ kind: 'sqlite', path });
  await migrate(database);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

it('keeps what was stored when it is opened again', async () => {
  const stored = await addListing(createListingRepository(database), aListing());
  await database.close();
  const again = await openDatabase({ kind: 'sqlite', path });
  expect(await migrate(again)).toEqual([]);
  expect(await createListingRepository(again).findById(stored.id)).toEqual(stored);
  await again.close();
});

it('writes ahead and syncs every commit, so that a power cut loses no acknowledged lead', async () => {
  expect(await pragmaOf('journal_mode')).toBe('wal');
  expect(await pragmaOf('synchronous')).toBe(2);
  expect(await pragmaOf('foreign_keys')).toBe(1);
});

it('flushes notes on jobs with the next commit, and everything else by itself, also after a note that failed', async () => {
  const { kysely, bookkeeping } = database;
  const synchronous = async (executor: Executor) => {
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(executor);
    return rows[0]?.synchronous;
  };
  const inTransaction = (of: typeof kysely) => of.transaction().execute(synchronous);
  const seen = await Promise.all([
    inTransaction(bookkeeping!),
    inTransaction(kysely),
    bookkeeping!
      .transaction()
      .execute(() => Promise.reject(new Error('as planned')))
      .catch(() => 0),
    inTransaction(kysely),
    inTransaction(bookkeeping!),
    inTransaction(kysely),
  ]);
  expect(seen).toEqual([1, 2, 0, 2, 1, 2]);
});

it('shows at once what another process has stored', async () => {
  const repository = createListingRepository(database);
  const versions = createTagVersions(database);
  const { inventory } = await versions.current();
  const script = `
    import { openDatabase } from '#db/open-database.ts';
    import { createListingRepository } from '#db/repositories/listing-repository.ts';
    import { listings } from '#test/factories/listing-factory.ts';
    const database = await openDatabase({ kind: 'sqlite', path: process.argv[1] });
    await createListingRepository(database).insertMany(listings(5));
    await database.close();
  `;
  const node = ['--input-type=module', '--eval', script, path];
  await promisify(execFile)(process.execPath, node, { cwd: join(import.meta.dirname, '..', '..') });
  expect(await repository.count(['published'])).toBe(5);
  expect((await versions.current()).inventory).toBe(inventory + 1);
});

it('answers readers while a writer is at work, with the last commit', async () => {
  const repository = createListingRepository(database);
  await addListing(repository, aListing());
  await database.kysely.transaction().execute(async (trx) => {
    await trx.deleteFrom('bus_listings').execute();
    expect(await repository.count(['published'])).toBe(1);
    const inside = await trx.selectFrom('bus_listings').selectAll().execute();
    expect(inside).toEqual([]);
  });
  expect(await repository.count(['published'])).toBe(0);
});

it('keeps concurrent transactions apart, and goes on after one that failed', async () => {
  const repository = createListingRepository(database);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) => {
      const batch = listings(3, { source: `batch ${index}` });
      if (index % 4 === 0) batch.push(aListing({ details: { priceCents: 0 } }));
      return repository.insertMany(batch);
    }),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(await repository.count(['published'])).toBe(27);
});

it('waits for another process’s transaction without stopping this one', async () => {
  const other = await openDatabase({ kind: 'sqlite', path });
  const begun = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const held = other.kysely.transaction().execute(() => {
    begun.resolve();
    return holding.promise;
  });
  await begun.promise;
  let stored = false;
  const insert = addListing(createListingRepository(database), aListing()).then(
    () => (stored = true),
  );
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  expect(stored).toBe(false);
  holding.resolve();
  await Promise.all([held, insert]);
  expect(stored).toBe(true);
  await other.close();
});

it('streams a table without holding it in memory at once', async () => {
  await createListingRepository(database).insertMany(listings(10));
  const ids: number[] = [];
  for await (const { id } of database.kysely.selectFrom('bus_listings').select('id').stream()) {
    ids.push(id);
    await database.kysely.deleteFrom('bus_listings').where('id', '=', id).execute();
  }
  expect(ids).toHaveLength(10);
});

it('says which file it cannot open', async () => {
  const noDatabase = join(folder, 'notes.db');
  await writeFile(noDatabase, 'Dear diary, '.repeat(1000));
  const attempt = openDatabase({ kind: 'sqlite', path: noDatabase });
  await expect(attempt).rejects.toThrow(`Cannot open the SQLite database ${noDatabase}`);
  const inFolder = openDatabase({ kind: 'sqlite', path: folder });
  await expect(inFolder).rejects.toThrow(`Cannot open the SQLite database ${folder}`);
});

/** What the writing connection says. */
function pragmaOf(name: string): Promise<unknown> {
  return database.kysely.transaction().execute(async (trx) => {
    const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(trx);
    return Object.values(rows[0]!)[0];
  });
}
