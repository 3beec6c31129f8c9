import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';

const clusterUrl = inject('postgresUrl') ?? '';

describe.skipIf(clusterUrl === '')('a PostgreSQL connection', () => {
  const idleErrors: Error[] = [];
  const onIdleError = (error: Error) => void idleErrors.push(error);
  let database: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    database = await openDatabase({ kind: 'postgres', url: clusterUrl, poolMax: 2, onIdleError });
  });
  afterAll(() => database.close());

  it('reads 64-bit integers as numbers', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as cents, count(*) as total`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ cents: Number.MAX_SAFE_INTEGER, total: 1 }]);
  });

  it('is replaced after the server has cut it while idle', async () => {
    const other = await openDatabase({ kind: 'postgres', url: clusterUrl });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'omnibus' and datname = current_database() and pid <> pg_backend_pid()`.execute(
      other.kysely,
    );
    await other.close();
    await expect.poll(() => idleErrors.length).toBe(1);
    const { rows } = await sql`select 1 as alive`.execute(database.kysely);
    expect(rows).toEqual([{ alive: 1 }]);
  });

  it('cannot be made with a wrong address, and the message keeps the password', async () => {
    const url = new URL(clusterUrl);
    url.password = 'opensesame';
    url.port = '1';
    const attempt = openDatabase({ kind: 'postgres', url: url.href });
    await expect(attempt).rejects.toThrow('Cannot reach PostgreSQL at 127.0.0.1:1/postgres');
    await expect(attempt).rejects.not.toThrow('opensesame');
  });
});
