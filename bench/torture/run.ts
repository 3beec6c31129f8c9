import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseConfig } from '#db/open-database.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { startPostgresCluster } from '#test/setup/postgres-cluster.ts';
import { ensureBuilt } from '../../bin/build/ensure-built.mjs';
import { torture } from './torture.ts';

/**
 * `npm run bench -- torture --kills 1000 --database sqlite|postgres`: a real server is
 * killed among messages, sellers and photos, and what was acknowledged is looked for after every kill.
 * PostgreSQL is a throwaway cluster with its durable settings, unless `--database-url` names an empty database.
 * @bench unbuilt
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    database: { type: 'string', default: 'sqlite' },
    'database-url': { type: 'string' },
    writers: { type: 'string', default: '6' },
    sellers: { type: 'string', default: '3' },
    /** A server built elsewhere. */
    main: { type: 'string' },
  },
});
if (values.database !== 'sqlite' && values.database !== 'postgres') {
  throw new Error('--database is sqlite or postgres');
}
if (!values.main) ensureBuilt();
const wantsCluster = values.database === 'postgres' && !values['database-url'];
const cluster = wantsCluster ? await startPostgresCluster({ durable: true }) : null;
if (wantsCluster && !cluster) throw new Error('PostgreSQL is not installed (no initdb).');
const url = values['database-url'] ?? cluster?.url;
const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-torture-'));
const database: DatabaseConfig = url
  ? { kind: 'postgres', url, poolMax: 2 }
  : { kind: 'sqlite', path: join(dataDir, 'omnibus.db') };
const startedMs = performance.now();
try {
  const report = await torture({
    kills: Number(values.kills),
    writers: Number(values.writers),
    sellers: Number(values.sellers),
    main: values.main ?? join(projectRoot, 'dist/server/main.js'),
    dataDir,
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    database,
    progress: (kill, words) => {
      if (process.stderr.isTTY || kill % 50 === 0) {
        process.stderr.write(`kill ${kill}: ${words} acknowledged\n`);
      }
    },
  });
  const { lost, doubled, torn, contradictions } = report;
  const minutes = ((performance.now() - startedMs) / 60_000).toFixed(1);
  process.stdout.write(
    `${database.kind}: ${report.kills} kills in ${minutes} min, ${report.posts} requests\n` +
      `acknowledged: ${report.acknowledged} messages (${report.stored} stored), ${report.acknowledgedPhotos} photos, ${report.finishedSubmissions} buses handed in\n` +
      `lost ${lost.length}, doubled ${doubled.length}, torn ${torn.length}, contradicted ${contradictions.length}, files left over ${report.leftovers.length}\n`,
  );
  const faults = [...lost, ...doubled, ...torn, ...contradictions, ...report.leftovers];
  if (faults.length > 0) process.stdout.write(`${faults.slice(0, 20).join('\n')}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await cluster?.remove();
  await rm(dataDir, { recursive: true, force: true });
}
