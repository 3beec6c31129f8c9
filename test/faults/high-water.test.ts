import { copyFile, mkdtemp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { highWaterMark, requireHighWater, watchHighWater } from '#server/ops/high-water-mark.ts';
import { aListing } from '#test/factories/listing-factory.ts';

let dataDir: string;
let target: { kind: 'sqlite'; path: string };
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'omnibus-mark-'));
  target = { kind: 'sqlite', path: join(dataDir, 'omnibus.db') };
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const now = () => new Date('2026-11-01T12:00:00Z');
const log = { warn: (about: object) => expect.fail(JSON.stringify(about)) };
const insert = (database: Database, count: number) =>
  createListingRepository(database).insertMany(Array.from({ length: count }, () => aListing()));

/** A server's life as far as the mark goes; `work` runs while it watches. */
async function run(work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await openDatabase(target);
  try {
    await requireHighWater(database, { database: target, dataDir });
    await migrate(database);
    const watch = await watchHighWater(database, { database: target, dataDir, log, now });
    await work(database);
    await watch.stop();
  } finally {
    await database.close();
  }
}

describe('the database at the start, against how far it had come (A7)', () => {
  it('may be what the last server left, and may have grown since', async () => {
    await run((database) => insert(database, 3));
    await run((database) => insert(database, 1));
    const database = await openDatabase(target);
    await insert(database, 2);
    await database.close();
    await run(async () => {});
  });

  it('is refused when an old copy is in its place, until that is wanted', async () => {
    await run((database) => insert(database, 3));
    await copyFile(target.path, join(dataDir, 'old.db'));
    await run((database) => insert(database, 1));
    await copyFile(join(dataDir, 'old.db'), target.path);

    const refused = await run(async () => {}).catch((error: Error) => error.message);
    expect(refused).toMatch(
      /omnibus\.db is older than what was here before \(bus_listings: 3, and 4/,
    );
    expect(refused).toContain('npx omnibus restore latest');
    expect(refused).not.toContain('\n');
    // Refused every time, and an empty database in its place as well.
    await expect(run(async () => {})).rejects.toThrow(/is older/);
    await rm(target.path);
    await expect(run(async () => {})).rejects.toThrow(/is older/);

    await copyFile(join(dataDir, 'old.db'), target.path);
    await rm(highWaterMark(dataDir));
    await run((database) => insert(database, 1));
  });

  it('is refused when its write-ahead log lost its end', async () => {
    const crashed = join(dataDir, 'crashed');
    await run(async (database) => {
      await insert(database, 5);
      // As after a kill: the log is not yet in the file.
      await copyFile(target.path, crashed);
      await copyFile(`${target.path}-wal`, `${crashed}-wal`);
    });
    const back = async (walBytes: number | null) => {
      for (const suffix of ['', '-wal', '-shm']) await rm(target.path + suffix, { force: true });
      await copyFile(crashed, target.path);
      await copyFile(`${crashed}-wal`, `${target.path}-wal`);
      if (walBytes !== null) await truncate(`${target.path}-wal`, walBytes);
    };
    await back(null);
    await run(async () => {});
    for (const walBytes of [0, 20, 4_000]) {
      await back(walBytes);
      await expect(
        run(async () => {}),
        `${walBytes} bytes`,
      ).rejects.toThrow(/is older/);
    }
  });

  it('takes an unreadable mark for none', async () => {
    await run((database) => insert(database, 1));
    for (const text of ['', '{"leads":', '[]', '{"leads":"many"}']) {
      await writeFile(highWaterMark(dataDir), text);
      await run(async () => {});
    }
  });
});

describe.skipIf(process.platform !== 'linux')('a database taken away while the server runs', () => {
  it.each([
    ['removed', () => rm(target.path)],
    [
      'removed with its log',
      async () => {
        for (const suffix of ['', '-wal', '-shm']) await rm(target.path + suffix);
      },
    ],
    [
      'replaced by another',
      async () => {
        await copyFile(target.path, join(dataDir, 'old.db'));
        await rename(join(dataDir, 'old.db'), target.path);
      },
    ],
    ['moved', () => rename(target.path, join(dataDir, 'moved.db'))],
  ])('%s: all that was acknowledged is kept aside, and the server stops', async (_, take) => {
    const database = await openDatabase(target);
    await migrate(database);
    const watch = await watchHighWater(database, { database: target, dataDir, log, now });
    const lines: string[] = [];
    watch.start((line) => void lines.push(line));
    await insert(database, 2);
    await watch.look();
    expect(lines).toEqual([]);
    await take();
    await insert(database, 3);
    await watch.look();
    await watch.look();
    const copy = join(dataDir, 'rescued-20261101T120000Z.db');
    expect(lines).toEqual([
      `${target.path} was replaced or removed while the server ran. What the server had is in ${copy}.`,
    ]);
    await watch.stop();
    await database.close();
    const rescued = new DatabaseSync(copy);
    expect(rescued.prepare('select count(*) as n from bus_listings').get()).toEqual({ n: 5 });
    expect(rescued.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    rescued.close();
    expect(await readdir(dataDir)).toContain('high-water.json');
  });
});
