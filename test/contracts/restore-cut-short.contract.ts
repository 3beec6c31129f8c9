import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { dumpPostgres } from '#db/backup/dump-postgres.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { describeDatabases } from '#test/setup/databases.ts';

describeDatabases('a restore that is killed', ({ create, engine }) => {
  it.skipIf(engine === 'sqlite')('changes nothing', async () => {
    const fresh = await create({ empty: true });
    if (fresh.config.kind !== 'postgres') throw new Error('only of PostgreSQL');
    const { url } = fresh.config;
    // Longer than a pipe takes, so that the script of a killed process ends within the rows; and each
    // row waits for a lock, so that it is known when they are being read.
    await sql`create table public.long
      (words text check (pg_advisory_xact_lock_shared(7)::text = ''))`.execute(
      fresh.database.kysely,
    );
    await sql`insert into public.long
      select repeat(md5(i::text), 100) from generate_series(1, 2000) i`.execute(
      fresh.database.kysely,
    );
    const folder = await mkdtemp(join(tmpdir(), 'omnibus-restore-'));
    const dump = join(folder, 'database');
    const { rows } = await dumpPostgres(fresh.database, url, dump);
    await fresh.database.close();
    const [holder, watcher] = [new Client(url), new Client(url)];
    await Promise.all([holder.connect(), watcher.connect()]);
    const ask = async (statement: string): Promise<unknown> => {
      const { rows: found } = await watcher.query<Record<string, unknown>>(statement);
      return Object.values(found[0] ?? {})[0];
    };
    const sessions = (which: string) =>
      ask(`select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = 'psql' ${which}`);
    await watcher.query('create table public.of_today (id integer)');

    await holder.query('select pg_advisory_lock(7)');
    const script = `
      const { restorePostgres } = await import('#db/backup/restore-postgres.ts');
      await restorePostgres({ ...JSON.parse(process.argv[1]), now: new Date() });
    `;
    const options = JSON.stringify({ databaseUrl: url, dump, rows });
    const run = ['--input-type=module', '--eval', script, options];
    const child = spawn(process.execPath, run, { cwd: projectRoot, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const waits = () => sessions(`and wait_event_type = 'Lock'`);
    await expect.poll(waits, { timeout: 20_000 }).toBe(1);
    await pause(300);
    child.kill('SIGKILL');
    await ended;
    await holder.query('select pg_advisory_unlock(7)');

    await expect.poll(() => sessions(''), { timeout: 20_000 }).toBe(0);
    expect(await ask(`select to_regclass('public.of_today') is not null`)).toBe(true);
    await Promise.all([holder.end(), watcher.end()]);
    await fresh.remove();
    await rm(folder, { recursive: true });
  });
});
