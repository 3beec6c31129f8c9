import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { projectRoot } from '#server/config/project-root.ts';
import { stalledMs } from '#site/islands/photo-queue/upload-request.ts';
import { freePort } from '#test/setup/free-port.ts';
import { startPostgresCluster } from '#test/setup/postgres-cluster.ts';
import { startS3Server } from '#test/setup/s3-server.ts';
import { startServer, type RunningServer } from '#test/setup/start-server.ts';
import { ensureBuilt } from '../../bin/build/ensure-built.mjs';
import { nodePath } from '../../bin/build/project.mjs';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { drawDemo } from '../load/draw-demo.ts';
import { startSellers } from '../torture/sellers.ts';
import { createBrowserFetch } from './browser-fetch.ts';
import { startLoad } from './load.ts';
import { isProxyKind, startProxy, type Proxy } from './proxy.ts';
import { writeReport } from './report.ts';
import { createVisits } from './visits.ts';

/**
 * `npm run bench -- rehearsal --rate 200 --proxy caddy`: two nodes on one throwaway PostgreSQL and one
 * S3-speaking store behind a proxy, each restarted in turn under pages, messages and uploads of
 * photos. Exit code 1 when a request failed, or an acknowledged message or photo is missing, or a
 * message there twice. Writes bench/reports/rehearsal.md.
 * @bench unbuilt
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '2' },
    sellers: { type: 'string', default: '4' },
    /** How long a node works before the next one is restarted; it is cold for ten seconds. */
    'between-seconds': { type: 'string', default: '10' },
    /** `small`, `caddy` or `nginx`. */
    proxy: { type: 'string', default: 'small' },
    /** A server built elsewhere. */
    main: { type: 'string' },
  },
});
const kind = values.proxy;
if (!isProxyKind(kind)) throw new Error('--proxy small, caddy or nginx');
if (!values.main) ensureBuilt();
const main = values.main ?? join(projectRoot, 'dist/server/main.js');
/** So long at the rate before the first restart. */
const calmMs = 5_000;
const betweenMs = Number(values['between-seconds']) * 1_000;
/** Messages that were taken while the database was slow are on the disk for a moment. */
const spoolMs = 60_000;

const cluster = await startPostgresCluster({ durable: true });
if (!cluster) throw new Error('PostgreSQL is not installed (no initdb).');
const folder = await mkdtemp(join(tmpdir(), 'omnibus-rehearsal-'));
const siteUrl = 'http://rehearsal.example';
const nodes: RunningServer[] = [];
const ports = [await freePort(), await freePort()];
const store = await startS3Server();

async function start(number: number): Promise<void> {
  nodes[number] = await startServer({
    command: nodePath(),
    args: [...flags, main],
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(folder, 'compile'),
      ...memorySettings,
      PORT: String(ports[number]),
      DATA_DIR: join(folder, `node-${number}`),
      DATABASE_URL: cluster?.url,
      MEDIA_URL: store.mediaUrl,
      SITE_URL: siteUrl,
      ALLOWED_HOSTS: proxy ? new URL(proxy.origin).host : '',
      // Caddy adds the address of the machine that the load comes from.
      TRUSTED_PROXIES: kind === 'caddy' ? '2' : '1',
      // As deploy/ sets it; the small proxy asks every quarter of a second.
      STOP_DELAY_SECONDS: kind === 'small' ? '1' : '5',
      LOG_LEVEL: 'warn',
    },
    timeoutMs: 120_000,
  });
}

const spooled = async () => {
  const folders = await Promise.all(
    [0, 1].map((number) => readdir(join(folder, `node-${number}`, 'spool')).catch(() => [])),
  );
  return folders.flat().filter((name) => name !== 'set-aside').length;
};

const say = (line: string) => process.stdout.write(`${line}\n`);
let proxy: Proxy | null = null;
let failed = true;
try {
  const inFront = await startProxy(
    kind,
    ports.map((port) => `http://127.0.0.1:${port}`),
    folder,
  );
  proxy = inFront;
  for (const number of [0, 1]) await drawDemo(join(folder, `node-${number}`));
  // Both at once: one migrates and loads the demo inventory, the other waits for it.
  await Promise.all([start(0), start(1)]);
  await Promise.all([inFront.join(0), inFront.join(1)]);
  const browser = createBrowserFetch();
  const visits = createVisits();
  const load = startLoad(inFront.origin, siteUrl, Number(values.rate), visits);
  const uploads: Record<string, number> = {};
  let restarting = true;
  const sellers = startSellers(
    Number(values.sellers),
    () => inFront.origin,
    () => !restarting,
    {
      siteUrl,
      onFailure: (what) => (uploads[what] = (uploads[what] ?? 0) + 1),
      fetch: browser.ask,
      // As long as our page waits for a photo that stands still.
      patienceMs: stalledMs,
    },
  );
  const loads = [loadavg()[0] ?? 0];
  await pause(calmMs);
  load.isCalm = false;
  const restarts: number[] = [];
  for (let round = 0; round < Number(values.rounds) * 2; round++) {
    const number = round % 2;
    const startedMs = performance.now();
    const phases: string[] = [];
    let phaseMs = startedMs;
    const ends = (phase: string) => {
      phases.push(`${phase} ${((performance.now() - phaseMs) / 1_000).toFixed(1)}`);
      phaseMs = performance.now();
    };
    await inFront.leave(number);
    ends('left');
    const code = await nodes[number]?.stop();
    ends('stopped');
    await start(number);
    ends('started');
    await inFront.join(number);
    ends('joined');
    restarts.push((performance.now() - startedMs) / 1_000);
    say(
      `${new Date().toISOString().slice(11, 19)} node ${number + 1} restarted in ${restarts.at(-1)?.toFixed(1)} s ` +
        `(${phases.join(', ')}), exit code ${code}, ${load.waiting()} requests wait, load ${loadavg()[0]?.toFixed(1)}`,
    );
    await pause(betweenMs);
    loads.push(loadavg()[0] ?? 0);
  }
  restarting = false;
  await Promise.all(sellers.loops);
  const report = await load.stop();
  for (const giveUpAt = performance.now() + spoolMs; performance.now() < giveUpAt;) {
    if ((await spooled()) === 0) break;
    await pause(500);
  }
  const client = new Client(cluster.url);
  await client.connect();
  const { rows } = await client.query<{ email: string; n: string }>(
    "select email, count(*) as n from leads where email like 'ada%' group by email",
  );
  await client.end();
  const stored = new Map(rows.map(({ email, n }) => [email, Number(n)]));
  const lost = report.acknowledged.filter((email) => !stored.has(email)).length;
  const doubled = [...stored.values()].filter((count) => count > 1).length;
  const failures = { ...report.failed, ...uploads };
  const sum = Object.values(failures).reduce((all, count) => all + count, 0);
  const photosLost = sellers.photos.filter(({ name }) => !store.objects.has(name)).length;
  const requests = report.requests + sellers.posts;
  say(
    `${requests} requests, ${sum} failed ${JSON.stringify(failures)}, slowest ${Math.round(report.slowestMs)} ms, ` +
      `${browser.sentAgain() + visits.sentAgain()} sent again after an idle connection was closed; ` +
      `${report.acknowledged.length} messages acknowledged, ${lost} lost, ${doubled} twice; ` +
      `${sellers.photos.length} photos of ${sellers.finished.length} sellers, ${photosLost} lost`,
  );
  for (const [number, node] of nodes.entries())
    if (node.output().includes('"level":5')) say(`node ${number + 1}: ${errorsOf(node)}`);
  await writeReport({
    proxy: kind,
    rate: Number(values.rate),
    requests,
    failed: failures,
    slowestMs: report.slowestMs,
    messages: report.acknowledged.length,
    lost,
    doubled,
    photos: sellers.photos.length,
    photosLost,
    restarts,
    loadPerCore: loads.reduce((all, one) => all + one, 0) / loads.length / availableParallelism(),
  });
  failed = sum + lost + doubled + photosLost + sellers.contradictions.length > 0;
} finally {
  for (const node of nodes) node?.kill();
  await proxy?.close();
  await store.close();
  await cluster.remove();
  await rm(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** The first lines of errors that a node logged, short. */
function errorsOf(node: RunningServer): string {
  const lines = node
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":5'));
  return `${lines.length} errors, ${lines[0]?.slice(0, 400)}`;
}
