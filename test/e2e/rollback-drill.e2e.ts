import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import { openDatabase } from '#db/open-database.ts';
import { demoReference } from '#domain/leads/reference.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { submission } from '#test/factories/lead-factory.ts';
import { sendMessage } from '#test/setup/send-message.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';

/** The release after this one: it adds what a release may add. */
const next = {
  name: '9999-of-the-next-version',
  statements: () => [
    'alter table bus_listings add column of_the_next_version integer',
    `alter table leads add column of_the_next_version text not null default 'x'`,
    'create table of_the_next_version (id integer primary key)',
  ],
};
const newer = { migrations: [...allMigrations, next] };
const busId = 1002;
/** One every ten seconds. */
const leadsInAnHour = 360;

describe('a rollback after an hour on the next version (J2)', () => {
  let folder: string;
  let server: RunningServer | null = null;
  let before: string | null;
  const told: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'omnibus-rollback-'));
  });
  afterAll(async () => {
    server?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (env: Record<string, string> = {}) => {
    server = null;
    server = await startBuiltServer({ DATA_DIR: folder, DEMO: '1', LOG_LEVEL: 'warn', ...env });
    return server;
  };
  const database = () => openDatabase({ kind: 'sqlite', path: join(folder, 'omnibus.db') });

  it('begins with a message to this version', async () => {
    const running = await start();
    before = await sendMessage(running, 'before-the-upgrade-01');
    expect(before).toMatch(/^OM-/);
    expect(await running.stop()).toBe(0);
  });

  it('goes on with an hour of the next one', async () => {
    const opened = await database();
    expect(await migrate(opened, newer)).toEqual([next.name]);
    const leads = createLeadRepository(opened);
    for (let number = 0; number < leadsInAnHour; number++) {
      const answer = await leads.submit(submission(`hour-${number}`, `words ${number}`));
      if (answer.outcome === 'stored') told.push(answer.lead.reference);
    }
    await sql`update leads set of_the_next_version = 'y'`.execute(opened.kysely);
    const details = { priceCents: 7_777_700 };
    await changeListing(createListingRepository(opened), busId, { details });
    await opened.close();
    expect(told).toHaveLength(leadsInAnHour);
  });

  it('is refused by name as long as nobody has decided it', async () => {
    await expect(start()).rejects.toThrow(/newer version \(9999.*ALLOW_NEWER_DATABASE=1/);
  });

  it('and then serves, with all that was written, and takes more', async () => {
    const running = await start({ ALLOW_NEWER_DATABASE: '1' });
    const page = await fetch(`${running.origin}/contact?bus=${busId}`);
    expect(page.status).toBe(200);
    const list = await (await fetch(`${running.origin}/buses?search=mci+j4500`)).text();
    expect(list).toContain('$77,777');
    expect(await sendMessage(running, 'before-the-upgrade-01')).toBe(before);
    told.push((await sendMessage(running, 'after-the-rollback-01')) ?? '', before ?? '');
    expect(await running.stop()).toBe(0);
  });

  it('loses nothing, and the next version starts again on what is there', async () => {
    const opened = await database();
    expect(await migrate(opened, newer)).toEqual([]);
    const all = await allRows(createLeadRepository(opened));
    // The demo brought some of its own.
    const stored = all.filter(({ reference }) => !reference.startsWith(demoReference));
    expect(new Set(stored.map(({ reference }) => reference))).toEqual(new Set(told));
    expect(stored).toHaveLength(told.length);
    await opened.close();
  });
});
