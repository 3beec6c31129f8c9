import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DatabaseConfig } from '#db/open-database.ts';
import { projectRoot } from '#server/project-root.ts';
import { ensureBuilt } from '../../bin/build/ensure-built.mjs';
import { torture } from './torture.ts';

/** `npm run torture -- --kills 1000 --writers 8 [--database-url postgres://…]` */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    writers: { type: 'string', default: '8' },
    'database-url': { type: 'string' },
    /** A server built elsewhere. */
    main: { type: 'string' },
  },
});
if (!values.main) ensureBuilt();
const url = values['database-url'];
const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-torture-'));
const database: DatabaseConfig = url
  ? { kind: 'postgres', url }
  : { kind: 'sqlite', path: join(dataDir, 'omnibus.db') };
const startedMs = performance.now();
try {
  const report = await torture({
    kills: Number(values.kills),
    writers: Number(values.writers),
    main: values.main ?? join(projectRoot, 'dist/server/main.js'),
    env: { DATA_DIR: dataDir, DATABASE_URL: url },
    database,
    progress: (kill, acknowledged) => {
      if (process.stderr.isTTY || kill % 50 === 0) {
        process.stderr.write(`kill ${kill}, ${acknowledged} acknowledged\n`);
      }
    },
  });
  const { lost, doubled, torn, contradictions, ...counts } = report;
  const minutes = ((performance.now() - startedMs) / 60_000).toFixed(1);
  process.stdout.write(
    `${database.kind}: ${counts.kills} kills in ${minutes} min, ${counts.posts} posts, ${counts.acknowledged} acknowledged, ${counts.stored} stored\n` +
      `lost ${lost.length}, doubled ${doubled.length}, torn ${torn.length}, contradicted ${contradictions.length}\n`,
  );
  const faults = [...lost, ...doubled, ...torn, ...contradictions];
  if (faults.length > 0) process.stdout.write(`${faults.slice(0, 20).join('\n')}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
