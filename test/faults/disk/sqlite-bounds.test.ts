import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examineSqlite } from '#db/backup/sqlite-worker.ts';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createLeadService } from '#domain/leads/lead-service.ts';
import { createSpoolFor } from '#server/wiring/forms/create-form-spool.ts';
import { parseEnv } from '#server/config/env.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { databaseAt } from '#test/setup/databases.ts';
import { repeats } from '../repeats.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-bounds-'));
  path = join(folder, 'omnibus.db');
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const now = () => new Date();
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the write-ahead log of SQLite (A8)', () => {
  const mib = 1024 * 1024;
  const walBytes = () => statSync(`${path}-wal`).size;
  let database: Database;
  beforeEach(async () => {
    database = await openDatabase({ kind: 'sqlite', path });
    await migrate(database);
    await database.writeOnThread?.();
  });
  afterEach(() => database.close());

  it('stays small while the whole inventory is read and written at once', async () => {
    const repository = createListingRepository(database);
    const ids = await repository.insertMany(listings(300));
    const run = { on: true };
    let scans = 0;
    // A reader that kept its place in one statement would hold the log open, however long it grew.
    const reading = (async () => {
      while (run.on) {
        for await (const _ of repository.scan(['published'], 50)) await turn();
        scans += 1;
      }
    })();
    let most = 0;
    for (let write = 0; write < Math.max(600, repeats(600)); write++) {
      const description = `${write} ${'words of a long description '.repeat(400)}`;
      await changeListing(repository, ids[write % ids.length]!, { details: { description } });
      most = Math.max(most, walBytes());
      await turn();
    }
    run.on = false;
    await reading;
    expect(scans).toBeGreaterThan(0);
    expect(most).toBeLessThan(16 * mib);
  });

  it('shrinks again after somebody else has read for a long time', async () => {
    const repository = createListingRepository(database);
    const ids = await repository.insertMany(listings(50));
    const reader = new DatabaseSync(path, { readOnly: true });
    const rows = reader.prepare('select * from bus_listings').iterate();
    rows.next();
    const write = (number: number) =>
      changeListing(repository, ids[number % ids.length]!, {
        details: { description: `${number} ${'words '.repeat(2_000)}` },
      });
    for (let number = 0; number < 400; number++) await write(number);
    const held = walBytes();
    rows.return?.();
    reader.close();
    await write(1_000);
    // Everything is in the file again, so the next writer begins the log anew.
    await write(1_001);
    for (let number = 0; number < 200; number++) await write(number);
    expect(walBytes()).toBeLessThan(held + mib);
    expect(held).toBeLessThan(256 * mib);
    const other = new DatabaseSync(path);
    const [checkpoint] = other.prepare('pragma wal_checkpoint(passive)').all();
    other.close();
    expect(checkpoint).toMatchObject({ busy: 0 });
    expect(checkpoint?.checkpointed).toBe(checkpoint?.log);
  });

  it('is in a copy that was made while others wrote, as of one instant (A9)', async () => {
    const repository = createListingRepository(database);
    const run = { on: true };
    let written = 0;
    const writing = (async () => {
      while (run.on) {
        await repository.insertMany(listings(7, { source: `batch ${written}` }));
        written += 1;
        await turn();
      }
    })();
    await expect.poll(() => written).toBeGreaterThan(3);
    const target = join(folder, 'copy.db');
    const { problem } = await examineSqlite(path, { target });
    run.on = false;
    await writing;
    expect(problem).toBeNull();
    const copy = new DatabaseSync(target, { readOnly: true });
    const batches = copy
      .prepare('select source, count(*) as n from bus_listings group by source')
      .all();
    copy.close();
    expect(batches.length).toBeGreaterThan(3);
    for (const { n, source } of batches) expect(n, String(source)).toBe(7);
  });
});

describe('a write lock that somebody else holds (A5)', () => {
  let site: TestSite;
  afterEach(() => site.close());

  it('keeps no reader waiting, ends a form in time and honestly, and doubles nothing', async () => {
    site = await createTestSite({
      listings: [aListing({ id: 1 })],
      database: databaseAt({ kind: 'sqlite', path }),
    });
    const read = parseEnv({ DATA_DIR: folder });
    if (!read.ok) throw new Error(read.problem);
    const spool = createSpoolFor(read.env, createLogger('silent'), now);
    site.parts.site.leads = createLeadService({ leads: spool.leads(site.leads), now });
    const send = () =>
      site.app.request('https://omnibus.example/contact', {
        method: 'POST',
        headers: { origin: 'https://omnibus.example' },
        body: new URLSearchParams({
          firstName: 'Ada',
          email: 'ada@example.com',
          message: 'What was typed',
          key: 'lock-key-000000000001',
        }),
      });
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    const waiting = send();
    // Read while the form waits, and while the lock is held: nothing of it needs the lock to go.
    for (const page of ['/', '/buses', '/buses/1-2018-starcraft-allstar-25-passenger-shuttle'])
      expect((await site.get(page)).status, page).toBe(200);
    const refused = await waiting;
    const text = await refused.text();
    expect(refused.status).toBe(503);
    expect(text).toContain('What was typed');
    expect(text).not.toMatch(/SQLITE|locked/i);
    other.exec('rollback');
    other.close();
    const again = await send();
    expect(again.status).toBe(303);
    expect(await allRows(site.leads)).toHaveLength(1);
  });
});
