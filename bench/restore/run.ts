import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { startChild } from '../server/child.ts';

/**
 * `npm run bench -- restore`: the drill of every release. Fills a database, makes a backup, restores it into an
 * empty data directory as on another machine, and starts the server there. Fails when that takes
 * longer than the two minutes of fault matrix A9. `--database` names an empty PostgreSQL database to
 * restore into, beside `--from` with the one to fill; without, it is SQLite.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '10000' },
    from: { type: 'string' },
    database: { type: 'string' },
  },
});
if ((values.from === undefined) !== (values.database === undefined))
  throw new Error('--from and --database belong together');
const mostSeconds = 120;
const port = 4_596;
const folder = await mkdtemp(join(tmpdir(), 'omnibus-drill-'));
const backups = join(folder, 'backups');
const dist = join(import.meta.dirname, '../../dist/server');
const settings = (name: string, database: string | undefined) => ({
  ...memorySettings,
  NODE_ENV: 'production',
  PORT: String(port),
  DATA_DIR: join(folder, name),
  BACKUP_DIR: backups,
  DEMO: '0',
  LOG_LEVEL: 'silent',
  ALLOW_UNSAFE_DATABASE: '1',
  ...(database === undefined ? {} : { DATABASE_URL: database }),
});

/** Runs one command of ours to its end; gives seconds. */
function command(env: Record<string, string>, ...argv: string[]): number {
  const startMs = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [join(dist, 'cli.js'), ...argv], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`omnibus ${argv.join(' ')} ended with ${status}: ${stderr}`);
  return (performance.now() - startMs) / 1_000;
}

try {
  const here = settings('here', values.from);
  const elsewhere = settings('elsewhere', values.database);
  command(here, 'seed', '--count', values.listings);
  const backupSeconds = command(here, 'backup');
  const restoreSeconds = command(elsewhere, 'restore', 'latest');
  const startMs = performance.now();
  const server = await startChild(
    [...flags, join(dist, 'main.js')],
    elsewhere,
    `http://127.0.0.1:${port}/buses`,
  );
  const startSeconds = (performance.now() - startMs) / 1_000;
  await server.stop();
  const total = restoreSeconds + startSeconds;
  const passed = total <= mostSeconds;
  process.stdout.write(
    `${values.listings} listings, ${values.database === undefined ? 'SQLite' : 'PostgreSQL'}, load ${loadavg()[0]?.toFixed(1)}\n` +
      `backup ${backupSeconds.toFixed(1)} s, restore ${restoreSeconds.toFixed(1)} s, first page ${startSeconds.toFixed(1)} s after the start\n` +
      `from nothing to the first page in ${total.toFixed(1)} s (at most ${mostSeconds}): ${passed ? 'passed' : 'FAILED'}\n`,
  );
  process.exitCode = passed ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
