import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { openPools } from '#db/open-pools.ts';

const clusterUrl = inject('postgresUrl') ?? '';

describe.skipIf(clusterUrl === '')('transactions on PostgreSQL', () => {
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    database = await openDatabase({ kind: 'postgres', url: clusterUrl, poolMax: 4 });
    other = await openDatabase({
      kind: 'postgres',
      url: clusterUrl,
      poolMax: 1,
      name: 'omnibus-x',
    });
    await sql`create table if not exists retried (id integer primary key, n integer not null)`.execute(
      database.kysely,
    );
    await sql`insert into retried values (1, 0), (2, 0) on conflict do nothing`.execute(
      database.kysely,
    );
  });
  afterAll(async () => {
    await sql`drop table retried`.execute(database.kysely);
    await database.close();
    await other.close();
  });

  it('that deadlock are run again until both are through (B7)', async () => {
    let attempts = 0;
    let holding = 0;
    const both = Promise.withResolvers<void>();
    const move = (first: number, second: number) =>
      database.kysely.transaction().execute(async (trx) => {
        attempts++;
        await sql`update retried set n = n + 1 where id = ${first}`.execute(trx);
        // Begun is not enough: whoever comes for a row that nobody holds yet passes.
        if (++holding === 2) both.resolve();
        await both.promise;
        await sql`update retried set n = n + 1 where id = ${second}`.execute(trx);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    expect(attempts).toBeGreaterThan(2);
    const { rows } = await sql<{ n: number }>`select n from retried order by id`.execute(
      database.kysely,
    );
    expect(rows.map(({ n }) => n)).toEqual([2, 2]);
  });

  it('whose connection is cut by the server are run again on another one (B6)', async () => {
    let attempts = 0;
    await database.kysely.transaction().execute(async (trx) => {
      attempts++;
      await sql`update retried set n = 100 where id = 1`.execute(trx);
      if (attempts > 1) return;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.kysely);
      await sql`select 1`.execute(trx);
    });
    expect(attempts).toBe(2);
  });

  it('are not run again after COMMIT was sent and the answer lost (B5)', async () => {
    let attempts = 0;
    const attempt = database.kysely.transaction().execute(async (trx) => {
      attempts++;
      await sql`update retried set n = n + 1 where id = 2`.execute(trx);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.kysely);
    });
    await expect(attempt).rejects.toThrow();
    expect(attempts).toBe(1);
  });

  it('that meet a server which only reads leave that connection behind (25006)', async () => {
    const pids: number[] = [];
    await database.kysely.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      pids.push(rows[0]?.pid ?? 0);
      if (pids.length === 1) await sql`set transaction read only`.execute(trx);
      await sql`update retried set n = 7 where id = 1`.execute(trx);
    });
    expect(pids).toHaveLength(2);
    expect(pids[1]).not.toBe(pids[0]);
  });

  it('fail at once for what would only fail again', async () => {
    let attempts = 0;
    const attempt = database.kysely.transaction().execute(async (trx) => {
      attempts++;
      await sql`insert into retried values (1, 0)`.execute(trx);
    });
    await expect(attempt).rejects.toThrow('duplicate key');
    expect(attempts).toBe(1);
  });

  it('of staff never take the connections of visitors (B8)', async () => {
    const config = { kind: 'postgres', url: clusterUrl, poolMax: 2 } as const;
    const pools = await openPools(await openDatabase(config), config);
    const release = Promise.withResolvers<void>();
    const held = Array.from({ length: 6 }, () =>
      pools.staff.kysely.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await release.promise;
      }),
    );
    await expect.poll(() => pools.staff.pool?.().waiting).toBe(2);
    const { rows } = await sql`select 1 as alive`.execute(pools.visitors.kysely);
    expect(rows).toEqual([{ alive: 1 }]);
    expect(pools.connections()).toMatchObject({ waiting: 2 });
    release.resolve();
    await Promise.all(held);
    await pools.close();
  });
});
