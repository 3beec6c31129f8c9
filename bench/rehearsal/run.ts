import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { projectRoot } from '#server/project-root.ts';
import { startPostgresCluster } from '#test/setup/postgres-cluster.ts';
import { startS3Server } from '#test/setup/s3-server.ts';
import { startServer, type RunningServer } from '#test/setup/start-server.ts';
import { ensureBuilt } from '../../bin/build/ensure-built.mjs';
import { nodePath } from '../../bin/build/project.mjs';
import { startSellers } from '../torture/sellers.ts';
import { startLoad } from './load.ts';
import { startSmallProxy } from './small-proxy.ts';

/**
 * `npm run rehearse -- --rate 200`: two nodes on one throwaway PostgreSQL and one S3-speaking store
 * behind a small proxy, each restarted in turn under pages, messages and uploads of photos. Exit code
 * 1 when a request failed, or an acknowledged message or photo is missing, or a message there twice.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '2' },
    sellers: { type: 'string', default: '4' },
    /** A server built elsewhere. */
    main: { type: 'string' },
  },
});
if (!values.main) ensureBuilt();
const main = values.main ?? join(projectRoot, 'dist/server/main.js');
const cluster = await startPostgresCluster({ durable: true });
if (!cluster) throw new Error('PostgreSQL is not installed (no initdb).');
const folder = await mkdtemp(join(tmpdir(), 'omnibus-rehearsal-'));
const siteUrl = 'http://rehearsal.example';
const proxy = await startSmallProxy();
const nodes: RunningServer[] = [];
const store = await startS3Server();
const { origin, bucket, region, accessKeyId, secretAccessKey } = store.bucket;
const mediaUrl =
  `s3+http://${encodeURIComponent(accessKeyId)}:${encodeURIComponent(secretAccessKey)}@` +
  `${new URL(origin).host}/${bucket}?region=${region}`;

async function start(number: number): Promise<void> {
  nodes[number] = await startServer({
    command: nodePath(),
    args: [main],
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: join(folder, `node-${number}`),
      DATABASE_URL: cluster?.url,
      MEDIA_URL: mediaUrl,
      SITE_URL: siteUrl,
      TRUSTED_PROXIES: '1',
      STOP_DELAY_SECONDS: '1',
      LOG_LEVEL: 'warn',
    },
    timeoutMs: 120_000,
  });
  proxy.set(number, nodes[number].origin);
  while (!proxy.isReady(number)) await pause(50);
}

const say = (line: string) => process.stdout.write(`${line}\n`);
let failed = true;
try {
  // Both at once: one migrates and loads the demo inventory, the other waits for it.
  await Promise.all([start(0), start(1)]);
  const load = startLoad(proxy.origin, siteUrl, Number(values.rate));
  const uploads: Record<string, number> = {};
  let restarting = true;
  const sellers = startSellers(
    Number(values.sellers),
    () => proxy.origin,
    () => !restarting,
    { siteUrl, onFailure: (what) => (uploads[what] = (uploads[what] ?? 0) + 1) },
  );
  await pause(3_000);
  for (let round = 0; round < Number(values.rounds) * 2; round++) {
    const number = round % 2;
    const startedMs = performance.now();
    const code = await nodes[number]?.stop();
    proxy.set(number, null);
    await start(number);
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
    say(`node ${number + 1} restarted in ${seconds} s, exit code ${code}`);
    await pause(2_000);
  }
  restarting = false;
  await Promise.all(sellers.loops);
  const report = await load.stop();
  const client = new Client(cluster.url);
  await client.connect();
  const { rows } = await client.query<{ email: string; n: string }>(
    "select email, count(*) as n from leads where email like 'ada%' group by email",
  );
  await client.end();
  const stored = new Map(rows.map(({ email, n }) => [email, Number(n)]));
  const lost = report.acknowledged.filter((email) => !stored.has(email)).length;
  const doubled = [...stored.values()].filter((count) => count > 1).length;
  const sum = (counts: Record<string, number>) =>
    Object.values(counts).reduce((all, count) => all + count, 0);
  const failures = sum(report.failed) + sum(uploads);
  const lostPhotos = sellers.photos.filter(({ name }) => !store.objects.has(name)).length;
  say(
    `${report.requests + sellers.posts} requests, ${failures} failed ${JSON.stringify({ ...report.failed, ...uploads })}, slowest ${Math.round(report.slowestMs)} ms; ` +
      `${report.acknowledged.length} messages acknowledged, ${lost} lost, ${doubled} twice; ` +
      `${sellers.photos.length} photos of ${sellers.finished.length} sellers, ${lostPhotos} lost`,
  );
  failed = failures + lost + doubled + lostPhotos + sellers.contradictions.length > 0;
} finally {
  for (const node of nodes) node?.kill();
  await proxy.close();
  await store.close();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
