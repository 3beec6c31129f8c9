import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { openPools } from '#db/open-pools.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { repeats } from './repeats.ts';
import { siteBehindLine, type SiteBehindLine } from './site-behind-line.ts';

const clusterUrl = inject('postgresUrl') ?? '';
const notice = 'may be a few minutes old';
const busPath = (id: number) => `/buses/${id}-2018-starcraft-allstar-25-passenger-shuttle`;
const both = ['upstream', 'downstream'] as const;
/** The matrix says 200. */
const hottest = Math.min(200, repeats(40));

describe.skipIf(clusterUrl === '')('PostgreSQL behind a bad line', { timeout: 180_000 }, () => {
  let bed: SiteBehindLine;
  beforeEach(async () => {
    const listings = Array.from({ length: hottest }, (_, index) => aListing({ id: index + 1 }));
    bed = await siteBehindLine(clusterUrl, { listings });
  });
  afterEach(() => bed.close());

  const warm = async (count: number) => {
    for (let id = 1; id <= count; id++) expect((await bed.get(busPath(id))).status).toBe(200);
  };
  const whenAway = () => expect.poll(() => bed.watch.isAway(), { timeout: 30_000 }).toBe(true);
  const whenBack = () => expect.poll(() => bed.watch.isAway(), { timeout: 30_000 }).toBe(false);
  const references = (answers: readonly { status: number; reference: string | null }[]) => {
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    return answers.map(({ reference }) => reference);
  };

  it('that is down: the hottest pages, forms, and normal life afterwards (B1, B2)', async () => {
    await warm(hottest - 1);
    await bed.line.down();
    await whenAway();
    for (let id = 1; id < hottest; id++) {
      const { status, text } = await bed.get(busPath(id));
      const why = status === 200 ? '' : text.slice(text.indexOf('<title'), 2_000);
      expect([status, text.includes(notice)], `bus ${id} ${why}`).toEqual([200, true]);
    }
    const missing = await bed.get(busPath(hottest));
    expect(missing.status).toBe(503);
    expect(missing.text).toContain('tel:');
    const told = references(await Promise.all([1, 2, 3].map((number) => bed.send(number))));
    await bed.line.up();
    await whenBack();
    expect((await bed.get(busPath(1))).text).not.toContain(notice);
    expect((await bed.get(busPath(hottest))).status).toBe(200);
    expect((await bed.stored()).toSorted()).toEqual(told.toSorted());
  });

  it('that is silent without an end: nobody waits for it for ever (B4)', async () => {
    await warm(3);
    bed.line.poison(both.map((stream) => ({ type: 'timeout', timeoutMs: 0, stream })));
    // The pages are out of date, and the line never answers: what is kept is what there is.
    await expect.poll(() => bed.watch.isSlow(), { timeout: 30_000 }).toBe(true);
    bed.watch.bump('inventory');
    const first = await bed.get(busPath(1));
    expect([first.status, first.text.includes(notice)]).toEqual([200, true]);
    await whenAway();
    expect((await bed.get(busPath(9))).status).toBe(503);
    const told = references(await Promise.all([1, 2].map((number) => bed.send(number))));
    bed.line.poison([]);
    // No cut, no restart: the hung connections themselves are given up.
    await whenBack();
    expect((await bed.get(busPath(9))).status).toBe(200);
    expect((await bed.stored()).toSorted()).toEqual(told.toSorted());
    expect(bed.database.pool?.()).toMatchObject({ waiting: 0 });
  });

  it('that takes two seconds, more or less: pages from memory, forms in their time (B3)', async () => {
    await warm(20);
    bed.line.poison([{ type: 'latency', latencyMs: 2_000, jitterMs: 1_000, stream: 'downstream' }]);
    await expect.poll(() => bed.watch.isSlow() || bed.watch.isAway()).toBe(true);
    bed.watch.bump('inventory');
    let mostWaiting = 0;
    let mostOpen = 0;
    const watching = setInterval(() => {
      const { total = 0, waiting = 0 } = bed.database.pool?.() ?? {};
      mostOpen = Math.max(mostOpen, total);
      mostWaiting = Math.max(mostWaiting, waiting);
    }, 5);
    const forms = Promise.all(Array.from({ length: 10 }, (_, number) => bed.send(number)));
    for (let round = 0; round < 5; round++) {
      const pages = Array.from({ length: 20 }, (_, id) => bed.get(busPath(id + 1)));
      for (const { status } of await Promise.all(pages)) expect(status).toBe(200);
    }
    const told = references(await forms);
    clearInterval(watching);
    expect(mostOpen).toBeLessThanOrEqual(5);
    expect(mostWaiting).toBeLessThanOrEqual(200);
    bed.line.poison([]);
    await whenBack();
    expect((await bed.stored()).toSorted()).toEqual(told.toSorted());
  });

  it('whose staff keep all their connections busy: visitors notice nothing (B8)', async () => {
    const pools = await openPools(bed.database, { ...bed.direct, url: bed.direct.url });
    const busy = Array.from({ length: 8 }, () =>
      sql`select pg_sleep(30)`.execute(pools.staff.kysely).catch(() => {}),
    );
    await expect.poll(() => pools.staff.pool?.().waiting).toBe(4);
    // Any visitor who shared them would wait for thirty seconds, and be refused after two.
    for (let id = 1; id <= 20; id++) expect((await bed.get(busPath(id))).status).toBe(200);
    expect((await bed.send(1)).status).toBe(303);
    expect(await bed.stored()).toHaveLength(1);
    const killer = await openDatabase(bed.direct);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'select pg_sleep%' and datname = current_database()`.execute(killer.kysely);
    await killer.close();
    await pools.staff.close();
    await pools.jobs.close();
    await Promise.all(busy);
  });
});
