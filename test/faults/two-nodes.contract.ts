import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import type { Database } from '#db/database.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { submission } from '#test/factories/lead-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createTestStaff } from '#test/factories/test-staff.ts';
import { describeDatabases, type FreshDatabase, type TestDatabase } from '#test/setup/databases.ts';
import { repeats, seededRandom } from './repeats.ts';

const busPath = '/buses/1-2018-starcraft-allstar-25-passenger-shuttle';

/** Two processes' worth of connections on one database, as two nodes or a server and a tool have. */
describeDatabases('two nodes on one database', ({ create, engine }) => {
  let fresh: FreshDatabase;
  let other: Database;
  beforeEach(async () => {
    fresh = await create();
    other = await openDatabase(fresh.config);
  });
  afterEach(async () => {
    await other.close();
    await fresh.remove();
  });

  /** For `createTestSite`: the one database, through connections of each node's own. */
  const shared = (database: Database): TestDatabase => ({
    engine,
    create: async () => ({ database, config: fresh.config, remove: async () => {} }),
  });

  it('store a message once that reaches both in the same moment (I-1)', async () => {
    const nodes = [createLeadRepository(fresh.database), createLeadRepository(other)];
    const told: string[] = [];
    for (let number = 0; number < repeats(60); number++) {
      const lead = submission(`both-${number}`, `words ${number}`);
      const answers = await Promise.all(nodes.map((node) => node.submit(lead)));
      const [one, two] = answers.map((answer) =>
        answer.outcome === 'stored'
          ? answer.lead.reference
          : 'reference' in answer && answer.reference,
      );
      expect(one).toBe(two);
      expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['repeated', 'stored']);
      told.push(String(one));
    }
    const stored = await allRows(nodes[0]!);
    expect(stored.map(({ reference }) => reference)).toEqual(told);
  });

  it('show what was changed and withdrawn at the other (I-2)', async () => {
    const first = await createTestSite({
      listings: [aListing({ id: 1 })],
      database: shared(fresh.database),
    });
    const second = await createTestSite({ database: shared(other) });
    const seenAt = async (site: TestSite) => {
      const answer = await site.get(busPath);
      return `${answer.status} ${/\$77,777/.test(await answer.text())}`;
    };
    expect(await seenAt(second)).toBe('200 false');
    const list = async () => (await (await second.get('/buses')).text()).includes('$77,777');
    await changeListing(first.repository, 1, { details: { priceCents: 7_777_700 } });
    await expect.poll(() => seenAt(second), { timeout: 30_000 }).toBe('200 true');
    await expect.poll(list, { timeout: 30_000 }).toBe(true);
    await changeListing(first.repository, 1, { status: 'withdrawn' });
    await expect.poll(() => seenAt(second), { timeout: 30_000 }).toMatch(/^410/);
    await expect.poll(list, { timeout: 30_000 }).toBe(false);
    await first.close();
    await second.close();
  });

  it('refuse at once whom the other signed out or disabled (I-3)', async () => {
    const first = await createTestStaff({ role: 'owner', database: shared(fresh.database) });
    const second = await createTestStaff({ role: 'owner', database: shared(other) });
    const isIn = async (cookie: string) =>
      (await second.app.request('https://omnibus.example/staff', { headers: { cookie } }))
        .status === 200;
    const leaver = await first.signIn('sales', 'Lee');
    expect([await isIn(first.cookie), await isIn(leaver.cookie)]).toEqual([true, true]);
    const { status } = await first.post('/staff/sign-out');
    expect(status).toBe(303);
    expect([await isIn(first.cookie), await isIn(leaver.cookie)]).toEqual([false, true]);
    await first.services.accounts.setDisabled(leaver.member.id, true, { id: null, name: 'Test' });
    expect(await isIn(leaver.cookie)).toBe(false);
    await first.close();
    await second.close();
  });

  it('do each job once, and one of a node that died once more after its lease (I-6)', async () => {
    let clockMs = Date.parse('2026-11-01T12:00:00.000Z');
    const now = () => new Date(clockMs);
    const nodes = [createOutbox(fresh.database, now), createOutbox(other, now)];
    const random = seededRandom();
    const leaseMs = 60_000;
    let deaths = 0;
    for (let tick = 0; tick < repeats(60); tick++) {
      await nodes[tick % 2]!.enqueue([{ topic: 'tick', key: String(tick) }]);
      for (let done = false; !done; clockMs += leaseMs) {
        const request = { topic: 'tick', limit: 10, leaseMs };
        const claims = await Promise.all(nodes.map((node) => node.claim(request)));
        const held = claims.flat();
        expect(held.map(({ key }) => key)).toEqual([String(tick)]);
        // While somebody holds it, nobody else gets it.
        clockMs += leaseMs / 2;
        expect((await Promise.all(nodes.map((node) => node.claim(request)))).flat()).toEqual([]);
        if (random() < 0.2) {
          deaths += 1;
          continue;
        }
        await nodes[claims[0]!.length > 0 ? 0 : 1]!.complete(held);
        done = true;
      }
    }
    expect(deaths).toBeGreaterThan(3);
    expect(await nodes[0]!.counts()).toMatchObject({ waiting: 0, dead: 0 });
  });

  it('of two versions serve one schema: what is added is not in the way (I-7)', async () => {
    const site = await createTestSite({ listings: [aListing({ id: 1 })], database: shared(other) });
    const { allMigrations } = await import('#db/migrations/all-migrations.ts');
    const next = {
      name: '9999-of-the-next-version',
      statements: () => [
        'alter table bus_listings add column of_the_next_version integer',
        `alter table leads add column of_the_next_version text not null default 'x'`,
        'create table of_the_next_version (id integer primary key)',
      ],
    };
    await migrate(fresh.database, { migrations: [...allMigrations, next] });
    // The node that runs the older version reads, writes, and is not asked to start again.
    expect((await site.get(busPath)).status).toBe(200);
    await changeListing(site.repository, 1, { details: { priceCents: 7_777_700 } });
    await expect
      .poll(async () => (await (await site.get(busPath)).text()).includes('$77,777'), {
        timeout: 30_000,
      })
      .toBe(true);
    expect(await site.leads.submit(submission('mixed', 'words'))).toMatchObject({
      outcome: 'stored',
    });
    await site.close();
  });

  it('can be of two versions, because no migration takes anything away (I-7)', async () => {
    const { allMigrations } = await import('#db/migrations/all-migrations.ts');
    for (const { name, statements } of allMigrations) {
      for (const statement of statements(engine)) {
        const text = statement.replaceAll(/\s+/g, ' ').trim();
        expect(text, name).not.toMatch(
          /\b(drop (table|column|default)|rename (to|column)|alter column|set not null)\b/i,
        );
        if (/\badd column\b/i.test(text) && /not null/i.test(text))
          expect(text, name).toMatch(/default/i);
      }
    }
  });
});
