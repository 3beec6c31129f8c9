import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { listenForChanges } from '#db/change-listener.ts';
import { inChangeTurn } from '#db/change-turn.ts';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { openDatabase, type DatabaseConfig } from '#db/open-database.ts';

const clusterUrl = inject('postgresUrl') ?? '';

it('with SQLite nobody listens', async () => {
  const listener = listenForChanges({ kind: 'sqlite', path: '/nowhere' }, () => {});
  expect(listener.isListening()).toBe(false);
  await listener.stop();
});

describe.skipIf(clusterUrl === '')('news of changes on PostgreSQL', () => {
  let writer: Database;
  let listener: ReturnType<typeof listenForChanges>;
  let count = 0;
  const name = `news_${process.pid}`;
  const url = clusterUrl === '' ? '' : new URL(`/${name}`, clusterUrl).href;
  const config: DatabaseConfig = { kind: 'postgres', url, poolMax: 2 };
  const onCluster = async (statement: string) => {
    const database = await openDatabase({ kind: 'postgres', url: clusterUrl, poolMax: 1 });
    await sql.raw(statement).execute(database.kysely);
    await database.close();
  };
  beforeEach(async () => {
    await onCluster(`create database ${name}`);
    writer = await openDatabase(config);
    await migrate(writer);
    count = 0;
    listener = listenForChanges(config, () => void count++);
    await expect.poll(() => listener.isListening()).toBe(true);
  });
  afterEach(async () => {
    await listener.stop();
    await writer.close();
    await onCluster(`drop database ${name} with (force)`);
  });
  const change = (changed: boolean) =>
    inChangeTurn(writer, 'content', async () => ({ result: null, changed }));

  it('come with every commit that changes something, and with no other', async () => {
    // Once for listening itself: what happened before may have been missed.
    expect(count).toBe(1);
    await change(true);
    await expect.poll(() => count).toBe(2);
    await change(false);
    await expect(
      inChangeTurn(writer, 'content', async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await change(true);
    await expect.poll(() => count).toBe(3);
  });

  it('come again after the connection was cut, and what was missed is looked for', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'omnibus-news' and datname = ${name}`.execute(writer.kysely);
    await expect.poll(() => count, { timeout: 10_000 }).toBe(2);
    await change(true);
    await expect.poll(() => count).toBe(3);
  });
});
