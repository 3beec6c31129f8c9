import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createBackups } from '#server/ops/create-backups.ts';
import { listings } from '#test/factories/listing-factory.ts';
import { describeDatabases } from '#test/setup/databases.ts';
import { commandBed } from './command-bed.ts';

const rows = 10_000;

/** One figure for every column of every row that was there before the backup began. */
async function checksum(config: DatabaseConfig): Promise<{ count: number; hash: string }> {
  const database = await openDatabase(config);
  try {
    const hash = createHash('sha256');
    const found = await database.kysely
      .selectFrom('bus_listings')
      .selectAll()
      .where('source', '=', 'before')
      .orderBy('id')
      .execute();
    for (const row of found) hash.update(JSON.stringify(Object.entries(row).toSorted()));
    return { count: found.length, hash: hash.digest('hex') };
  } finally {
    await database.close();
  }
}

describeDatabases('a backup taken during writes and restored elsewhere (A9)', ({ create }) => {
  it('has every one of 10,000 rows as it was', { timeout: 300_000 }, async () => {
    const here = await create();
    const elsewhere = await create({ empty: true });
    const folder = await mkdtemp(join(tmpdir(), 'omnibus-rows-'));
    const other = await commandBed(elsewhere.config, { BACKUP_DIR: folder });
    try {
      const repository = createListingRepository(here.database);
      const stored = listings(rows, { source: 'before' });
      for (let from = 0; from < rows; from += 500)
        await repository.insertMany(stored.slice(from, from + 500));
      const before = await checksum(here.config);
      expect(before.count).toBe(rows);

      const run = { on: true };
      let written = 0;
      const writing = (async () => {
        while (run.on) {
          await repository.insertMany(listings(20, { source: `during ${written}` }));
          written += 1;
          await new Promise((resolve) => setImmediate(resolve));
        }
      })();
      // As the server makes them, beside its own writes.
      const backups = createBackups({
        database: here.database,
        target: here.config,
        dataDir: folder,
        bucket: false,
        settings: { folder, key: null, everyMinutes: 1_440, keep: 2 },
        log: { info() {}, error: (about: object) => expect.fail(JSON.stringify(about)) },
        now: () => new Date(),
      });
      await backups.make().finally(() => (run.on = false));
      await writing;
      expect(written).toBeGreaterThan(0);

      await elsewhere.database.close();
      const restored = await other.run('restore', 'latest');
      expect([restored.code, restored.stderr]).toEqual([0, '']);
      expect(await checksum(elsewhere.config)).toEqual(before);
      // Of one instant: no batch that was being written is there in part.
      const database = await openDatabase(elsewhere.config);
      const batches = await database.kysely
        .selectFrom('bus_listings')
        .select(({ fn }) => ['source', fn.countAll<number>().as('n')])
        .where('source', '!=', 'before')
        .groupBy('source')
        .execute();
      await database.close();
      for (const { source, n } of batches) expect(Number(n), source ?? '').toBe(20);
    } finally {
      await rm(folder, { recursive: true });
      await other.remove();
      await here.remove();
      await elsewhere.remove();
    }
  });
});
