import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { untilAnswered } from '#bench/load/visitor.ts';
import { migrate, MigrationError } from '#db/migrate.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import { openDatabase } from '#db/open-database.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import type { Database } from '#db/database.ts';
import { submission } from '#test/factories/lead-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { repeats, seededRandom } from './repeats.ts';
import { siteBehindLine, type SiteBehindLine } from './site-behind-line.ts';
import { createTcpFaultProxy, type Direction } from './tcp-fault-proxy.ts';

const clusterUrl = inject('postgresUrl') ?? '';
const busPath = '/buses/1-2018-starcraft-allstar-25-passenger-shuttle';

describe.skipIf(clusterUrl === '')('commits on PostgreSQL', { timeout: 1_200_000 }, () => {
  let bed: SiteBehindLine;
  /** The same database, past the line and its limits. */
  let operator: Database;
  let sent = 0;
  beforeAll(async () => {
    bed = await siteBehindLine(clusterUrl, { listings: [aListing({ id: 1 })] });
    operator = await openDatabase(bed.direct);
  });
  afterAll(async () => {
    await operator?.close();
    await bed?.close();
  });

  afterEach(async () => {
    await sql`delete from leads`.execute(operator.kysely);
  });

  it('cut at a random byte either way are one lead each, however often they are sent (B5)', async ({
    signal,
  }) => {
    const random = seededRandom();
    const cut: { direction: Direction; at: number } = { direction: 'upstream', at: Infinity };
    let resets = 0;
    const line = await createTcpFaultProxy({
      targetPort: Number(new URL(bed.direct.url).port),
      onDelivered(direction, total) {
        if (direction !== cut.direction || total < cut.at) return;
        cut.at = Infinity;
        resets += 1;
        // Not while the proxy is in the middle of handing this byte on.
        setImmediate(() => line.cut());
      },
    });
    for (const stream of ['upstream', 'downstream'] as const)
      line.poison([{ type: 'slicer', averageBytes: 16, delayMs: 0, stream }]);
    const url = new URL(bed.direct.url);
    url.port = String(line.port);
    const database = await openDatabase({ kind: 'postgres', url: url.href, poolMax: 2 });
    const leads = createLeadRepository(database);
    const references: string[] = [];
    for (let number = 0; number < repeats(60); number++) {
      const lead = submission(`reset-${number}`, `words ${number}`);
      cut.direction = random() < 0.5 ? 'upstream' : 'downstream';
      cut.at = line.delivered(cut.direction) + Math.ceil(random() * 1_500);
      // A visitor who meets an error sends the same form again.
      const again = () => leads.submit(lead).catch(() => null);
      const stored = await untilAnswered(signal, again, setImmediate);
      if (stored.outcome === 'stored') references.push(stored.lead.reference);
      if (stored.outcome === 'repeated') references.push(stored.reference);
    }
    await database.close();
    await line.close();
    expect(resets).toBeGreaterThan(repeats(60) / 2);
    const { rows } = await sql<{ reference: string }>`select reference from leads
      where message is not null and reference = any(${references})`.execute(operator.kysely);
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    const { rows: all } = await sql`select id from leads`.execute(operator.kysely);
    expect(all).toHaveLength(references.length);
  });

  it('during a failover of some seconds are nobody’s trouble (B6)', async () => {
    expect((await bed.get(busPath)).status).toBe(200);
    const told: (string | null)[] = [];
    const run = { on: true };
    const visitors = Array.from({ length: 3 }, async () => {
      while (run.on) {
        const { status, reference } = await bed.send(++sent);
        expect(status).toBe(303);
        told.push(reference);
        expect((await bed.get(busPath)).status).toBe(200);
      }
    });
    const settled = Promise.all(visitors);
    for (let round = 0; round < 2; round++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`
        .execute(operator.kysely)
        .catch(() => {});
      await bed.line.down();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await bed.line.up();
      await expect.poll(() => bed.watch.isAway(), { timeout: 30_000 }).toBe(false);
    }
    run.on = false;
    await settled;
    expect((await bed.stored()).toSorted()).toEqual(told.toSorted());
  });

  it.each([
    ['the disk of the server is full', '53100', 'B9'],
    ['there are too many connections', '53300', 'B8'],
    ['the server only reads', '25006', 'B6'],
    ['the server is stopping', '57P01', 'B6'],
  ])('while %s (%s) wait on our own disk (%s)', async (_, code) => {
    await sql
      .raw(
        `create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '${code}'; end $$`,
      )
      .execute(operator.kysely);
    await sql`create trigger refuse before insert on leads execute function refuse()`.execute(
      operator.kysely,
    );
    const { status, reference } = await bed.send(++sent);
    expect(status).toBe(303);
    expect((await bed.get(busPath)).status).toBe(200);
    await sql`drop trigger refuse on leads`.execute(operator.kysely);
    await sql`drop function refuse`.execute(operator.kysely);
    expect(await bed.stored()).toEqual([reference]);
  });

  it('behind a table that somebody locked wait on our own disk, pages go on (B9)', async () => {
    const release = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = operator.kysely.transaction().execute(async (trx) => {
      await sql`lock table leads, bus_listings in access exclusive mode`.execute(trx);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const { status, reference } = await bed.send(++sent);
    expect(status).toBe(303);
    expect((await bed.get(busPath)).status).toBe(200);
    // Not in memory: refused after two seconds instead of waiting for whoever holds the lock.
    expect((await bed.get('/buses/1-another-slug')).status).toBe(503);
    release.resolve();
    await holder;
    expect(await bed.stored()).toEqual([reference]);
  });

  it('of a migration give way to whoever uses the table, and say so (B9)', async () => {
    const change = {
      name: '9999-wide-change',
      statements: () => ['alter table bus_listings add column wide_change integer'],
    };
    const release = Promise.withResolvers<void>();
    const reading = Promise.withResolvers<void>();
    const reader = operator.kysely.transaction().execute(async (trx) => {
      await sql`select id from bus_listings`.execute(trx);
      reading.resolve();
      await release.promise;
    });
    await reading.promise;
    const migrating = await openDatabase(bed.direct);
    const attempt = migrate(migrating, { migrations: [...allMigrations, change] });
    await expect(attempt).rejects.toThrow(MigrationError);
    await expect(attempt).rejects.toThrow('Another program holds a lock');
    release.resolve();
    await reader;
    expect(await migrate(migrating, { migrations: [...allMigrations, change] })).toEqual([
      change.name,
    ]);
    // What runs an older version goes on beside the wider table (I-7).
    expect((await bed.get(busPath)).status).toBe(200);
    await migrating.close();
  });
});
