import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { dumpPostgres } from '#db/backup/dump-postgres.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { commandBed } from '#test/cli/command-bed.ts';
import { describeDatabases } from '#test/setup/databases.ts';

/** Restores in a process that is killed as it renames for the so many-th time; false when it ended first. */
async function restoreUntil(dataDir: string, renames: number): Promise<boolean> {
  const script = `
    import files from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    const { rename } = files;
    let left = ${renames};
    files.rename = (...paths) => (left-- > 0 ? rename(...paths) : process.kill(process.pid, 'SIGKILL'));
    syncBuiltinESMExports();
    const { restoreBackup } = await import('#cli/restore/restore-backup.ts');
    const { createBackupFolder } = await import('#adapters/backup-folder/backup-folder.ts');
    const { readEnv } = await import('#server/config/env.ts');
    const { env } = readEnv();
    const backups = createBackupFolder(env.backup.folder, null);
    const [name] = await backups.list();
    await restoreBackup(env, backups, name, { now: new Date('2026-10-31'), unsigned: false });
  `;
  const run = ['--input-type=module', '--eval', script];
  const child = spawn(process.execPath, run, {
    cwd: projectRoot,
    env: { DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal === null) expect(code).toBe(0);
  return signal === 'SIGKILL';
}

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

  it.skipIf(engine === 'postgres')(
    'wherever it was, keeps the files of the database before it together, and is finished by the next one',
    async () => {
      const whole = await commandBed();
      const bed = await commandBed();
      onTestFinished(() => Promise.all([whole.remove(), bed.remove()]).then());
      await whole.run('seed', '--count', '3');
      expect((await whole.run('backup')).code).toBe(0);
      // What was committed last is in the write-ahead log only, as after a server that was killed.
      const live = new DatabaseSync(join(whole.folder, 'omnibus.db'));
      live.exec(`pragma wal_autocheckpoint = 0; create table of_today (words text);
        insert into of_today values ('the last lead')`);
      await cp(whole.folder, bed.folder, { recursive: true });
      live.close();
      await cp(bed.folder, whole.folder, { recursive: true });
      await writeFile(join(whole.folder, 'high-water.json'), '{}');

      let cuts = 0;
      for (; ; cuts++) {
        await rm(bed.folder, { recursive: true });
        await cp(whole.folder, bed.folder, { recursive: true });
        if (!(await restoreUntil(bed.folder, cuts))) break;
        // No command takes what is half there for the database, or begins one beside it.
        if ((await readdir(bed.folder)).includes('restore-under-way'))
          expect((await bed.run('backup')).stderr).toMatch(/was cut short\. Run it again/);
        expect(await bed.run('restore', 'latest')).toMatchObject({ code: 0, stderr: '' });
        const names = await readdir(bed.folder);
        expect(names).not.toContain('restore-under-way');
        const asides = names.filter((name) => name.startsWith('before-restore-'));
        expect(asides).toHaveLength(1);
        const before = new DatabaseSync(join(bed.folder, asides[0] ?? '', 'omnibus.db'));
        const rows = before.prepare('select words from of_today').all();
        before.close();
        expect(rows).toEqual([{ words: 'the last lead' }]);
        expect((await bed.run('export', 'buses', '--format', 'csv')).code).toBe(0);
      }
      expect(cuts).toBeGreaterThan(4);
    },
  );
});
