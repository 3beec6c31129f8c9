import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConfig } from '#db/open-database.ts';
import { hostedKeys, startHostedSearchServer } from '#test/contracts/hosted-search-server.ts';
import { startMailSink } from '#test/contracts/mailer-sink.ts';
import { canFailDisks, failingDisk } from '#test/faults/disk/failing-disk.ts';
import { createTcpFaultProxy } from '#test/faults/tcp-fault-proxy.ts';
import { startPostgresCluster } from '#test/setup/postgres-cluster.ts';
import { killedServer } from '../torture/killed-server.ts';
import { startSellers } from '../torture/sellers.ts';
import { verify } from '../torture/verify.ts';
import { createPhotoVerifier } from '../torture/verify-photos.ts';
import { startWriters } from '../torture/writers.ts';
import { inTurn, injuriesOf } from './injuries.ts';
import { untilMailed } from './mails.ts';
import { startVisitors } from './visitors.ts';

export interface FaultySoak {
  main: string;
  minutes: number;
  /** Pages a second; messages and photos come beside them. */
  rate: number;
  seed: number;
  everySeconds: number;
  database: 'sqlite' | 'postgres';
  say(line: string): void;
}

/** Recovery is asked about so often, and waited for so long. */
const lookMs = 100;
const recoveryMs = 60_000;
/** One message in so many milliseconds at most. */
const messageEveryMs = 250;
const drainMs = 180_000;

/**
 * Fault matrix K5: a steady load while something is broken once a minute, from a list shuffled by a
 * seed; then what was acknowledged is looked for. Gives what is wrong, nothing when all is well.
 */
export async function soakWithFaults(soak: FaultySoak): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-soak-'));
  const cluster =
    soak.database === 'postgres' ? await startPostgresCluster({ durable: true }) : null;
  if (soak.database === 'postgres' && !cluster) throw new Error('PostgreSQL is not installed.');
  const closing: (() => unknown)[] = [];
  try {
    const search = await startHostedSearchServer();
    closing.push(search.close);
    const sink = await startMailSink();
    closing.push(sink.close);
    const mailLine = await lineTo(sink.url);
    closing.push(mailLine.close);
    const line = cluster ? await lineTo(cluster.url) : null;
    if (line) closing.push(line.close);
    const disk = !cluster && canFailDisks ? failingDisk(dataDir, 'omnibus.db') : null;
    const url = line && cluster ? throughPort(cluster.url, line.port) : undefined;
    const server = killedServer({
      main: soak.main,
      env: {
        PATH: process.env.PATH,
        ...disk?.env,
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
        SEARCH: 'algolia',
        ALGOLIA_HOST: search.origin,
        NEXT_PUBLIC_ALGOLIA_APP_ID: hostedKeys.applicationId,
        NEXT_PUBLIC_ALGOLIA_SEARCH_API_KEY: hostedKeys.searchKey,
        ALGOLIA_ADMIN_API_KEY: hostedKeys.adminKey,
        TRUSTED_PROXIES: '1',
        PAGE_CACHE_MB: '8',
        LOG_LEVEL: 'fatal',
      },
    });
    await server.start();
    closing.push(server.kill);
    const injuries = inTurn(
      injuriesOf({
        server,
        search,
        mail: { sink, line: mailLine },
        disk,
        postgres: cluster && line ? { cluster, line } : null,
      }),
      soak.seed,
    );
    let finishing = false;
    const writers = startWriters(1, paced(server.origin));
    const sellers = startSellers(1, paced(server.origin), () => finishing);
    const visitors = startVisitors(server.origin, soak.rate);
    const wrong: string[] = [];
    const endsAt = performance.now() + soak.minutes * 60_000;
    await sleep(10_000);
    const before = resourcesOf(server.pid());
    let inflicted = 0;
    while (performance.now() < endsAt) {
      const startedMs = performance.now();
      const injury = injuries.next().value;
      visitors.begin(injury.name);
      await injury.inflict();
      const acknowledged = writers.acknowledged.length;
      const tookMs = await untilTrue(
        async () => writers.acknowledged.length > acknowledged && (await isReady(server.origin())),
      );
      inflicted += 1;
      visitors.begin('nothing');
      if (tookMs === null) wrong.push(`no recovery from: ${injury.name}`);
      soak.say(
        `${injury.name}: normal again after ${tookMs === null ? 'more than 60' : (tookMs / 1_000).toFixed(1)} s`,
      );
      const tally = visitors.tallies.get(injury.name);
      if (injury.sparesPages && tally && Object.keys(tally.failed).length > 0)
        wrong.push(`pages failed while ${injury.name}: ${JSON.stringify(tally.failed)}`);
      const waitMs = soak.everySeconds * 1_000 - (performance.now() - startedMs);
      if (waitMs > 0) await sleep(Math.min(waitMs, Math.max(0, endsAt - performance.now())));
    }
    visitors.stop();
    finishing = true;
    await Promise.all([writers.finish(), ...sellers.loops]);
    await untilTrue(
      async () => (await readdir(join(dataDir, 'spool')).catch(() => [])).length === 0,
    );
    const config: DatabaseConfig = cluster
      ? { kind: 'postgres', url: cluster.url, poolMax: 2 }
      : { kind: 'sqlite', path: join(dataDir, 'omnibus.db') };
    const mails = await untilMailed(config, sink, writers.acknowledged, drainMs);
    await sleep(5_000);
    const after = resourcesOf(server.pid());
    const leads = await verify(config, writers.acknowledged);
    const photos = await createPhotoVerifier(config, join(dataDir, 'media'))(sellers);
    for (const kind of ['lost', 'doubled', 'torn'] as const)
      for (const one of [...leads[kind], ...photos[kind]]) wrong.push(`${kind}: ${one}`);
    for (const one of [...writers.contradictions, ...sellers.contradictions])
      wrong.push(`contradicted: ${one}`);
    wrong.push(...mails.wrong);
    for (const [name, { asked, refused, failed, slowestMs }] of visitors.tallies) {
      soak.say(
        `  ${name}: ${asked} pages, ${refused} refused, failed ${JSON.stringify(failed)}, slowest ${Math.round(slowestMs)} ms`,
      );
      if ((failed['500'] ?? 0) > 0) wrong.push(`${failed['500']} × 500 while ${name}`);
    }
    soak.say(
      `${inflicted} faults in ${soak.minutes} min (${soak.database}, seed ${soak.seed}): ` +
        `${writers.acknowledged.length} messages and ${sellers.photos.length} photos acknowledged, ` +
        `${leads.lost.length + photos.lost.length} lost, ${leads.doubled.length + photos.doubled.length} doubled, ` +
        `${leads.torn.length + photos.torn.length} torn; ${mails.sent} mails, ${mails.again} of them again; ` +
        `memory ${before.megabytes} → ${after.megabytes} MB, open files ${before.files} → ${after.files}`,
    );
    return wrong;
  } finally {
    for (const close of closing.toReversed()) await close();
    await cluster?.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const lineTo = (url: string) => createTcpFaultProxy({ targetPort: Number(new URL(url).port) });

function throughPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}

/** The same address, but not more often than messages should be sent. */
function paced(origin: () => string | null): () => string | null {
  let nextMs = 0;
  return () => {
    if (performance.now() < nextMs) return null;
    nextMs = performance.now() + messageEveryMs;
    return origin();
  };
}

const isReady = async (origin: string | null) =>
  origin !== null &&
  (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => ((await answer.arrayBuffer()).byteLength, answer.ok),
    () => false,
  ));

/** How long it took, in milliseconds; null when it did not happen. */
async function untilTrue(holds: () => Promise<boolean>): Promise<number | null> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < recoveryMs) {
    if (await holds()) return performance.now() - startedMs;
    await sleep(lookMs);
  }
  return null;
}

function resourcesOf(pid: number | null): { megabytes: number; files: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}
