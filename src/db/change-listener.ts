import type { Client } from 'pg';
import { sql } from 'kysely';
import type { CacheTag } from '#domain/tag-versions.ts';
import type { Executor } from './database.ts';
import type { DatabaseConfig } from './open-database.ts';

const channel = 'omnibus_changes';
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** Tells every listening process of a change, at the moment it is committed. PostgreSQL only. */
export async function tellOfChange(trx: Executor, tag: CacheTag): Promise<void> {
  await sql`select pg_notify(${channel}, ${tag})`.execute(trx);
}

/**
 * Calls `onChange` when another process (or this one) has changed something, on a connection of its
 * own that is made anew whenever it breaks, and once after each: changes may have been missed meanwhile.
 * With SQLite there is nothing to listen to. Polling goes on in either case.
 */
export function listenForChanges(config: DatabaseConfig, onChange: () => void) {
  if (config.kind === 'sqlite') return { isListening: () => false, async stop() {} };
  const { url } = config;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let pauseMs = firstPauseMs;

  const again = () => {
    client = null;
    if (stopped || timer) return;
    timer = setTimeout(
      () => {
        timer = null;
        void connect();
      },
      pauseMs * (0.5 + Math.random()),
    );
    timer.unref();
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  };
  const connect = async () => {
    const pg = await import('pg');
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'omnibus-news',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    fresh.on('notification', onChange);
    // Told twice, when a connection breaks and when it ends; `end` is the one that always comes.
    fresh.on('error', () => {});
    fresh.once('end', () => {
      if (client === fresh) again();
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      if (stopped) return void (await fresh.end());
      client = fresh;
      pauseMs = firstPauseMs;
      onChange();
    } catch {
      // Readiness and the log tell of a database that is away; polling goes on trying too.
      await fresh.end().catch(() => {});
      again();
    }
  };
  const starting = connect();
  return {
    /** Whether a connection listens now; while none does, polling finds the same changes later. */
    isListening: () => client !== null,
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await starting;
      const last = client;
      client = null;
      await last?.end().catch(() => {});
    },
  };
}
