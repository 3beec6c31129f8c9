import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { openSqlite } from '#db/open-sqlite.ts';
import { builtServer, startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { measureLoad, type LoadReport } from '../submissions/measure.ts';
import { attacks } from './attacks.ts';
import {
  foreignArticles,
  foreignArticlesLeastSeconds,
  startHostileArticles,
} from './hostile-articles.ts';

/**
 * `npm run bench -- attack`: every attack that once hurt, one after the other, each against a fresh server on
 * this machine, and what others notice of it: pages, forms, health checks, and the memory of the
 * process while it runs and a minute later. `--seconds 300` for the long form, `--only WORDS` for some.
 * Exit code 1 when a limit does not hold.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
    /** A server built elsewhere. */
    main: { type: 'string', default: builtServer },
  },
});
const seconds = Number(values.seconds);
const limits = { pageMs: 1_000, during: 1.5, after: 1.3, afterMs: 60_000 };

interface Outcome {
  name: string;
  told: string;
  pages: LoadReport;
  health: LoadReport;
  restBytes: number;
  peakBytes: number;
  laterBytes: number;
  lost: number;
}

const names = Object.keys(attacks).filter((name) => name.includes(values.only));
const wrong: string[] = [];
process.stdout.write(
  'attack | others: pages p99, not 200 | forms | health not 200 | memory: rest, most, later | lost | the attack\n',
);
for (const name of names) {
  const outcome = await suffer(name);
  process.stdout.write(`${row(outcome)}\n`);
  wrong.push(...faultsOf(outcome).map((fault) => `${name}: ${fault}`));
}
for (const line of wrong) process.stdout.write(`NOT HELD ${line}\n`);
process.stdout.write(`${names.length} attacks, ${wrong.length} limits not held\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;

async function suffer(name: string): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-attack-'));
  const articles = name === foreignArticles ? await startHostileArticles() : null;
  const forSeconds = articles ? Math.max(seconds, foreignArticlesLeastSeconds) : seconds;
  const server = await startBuiltServer(
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '1',
      ...memorySettings,
      ...articles?.settings,
    },
    flags,
    values.main,
  );
  try {
    const { origin } = server;
    const list = await (await fetch(`${origin}/buses`)).text();
    const bus = /href="(\/buses\/[^"?#]+)"/.exec(list)?.[1] ?? '/buses';
    const paths = [
      '/',
      '/buses',
      bus,
      '/search?q=shuttle',
      '/contact',
      '/compare',
      '/knowledge-center/faqs/',
    ];
    const others = (loadSeconds: number) => {
      const load = { origin, seconds: loadSeconds };
      return Promise.all([
        measureLoad({ ...load, paths, pagesPerSecond: 10, submissionsPerSecond: 2 }),
        measureLoad({
          ...load,
          paths: ['/healthz', '/serving'],
          pagesPerSecond: 2,
          submissionsPerSecond: 0,
        }),
      ]);
    };
    const before = await others(6);
    await sleep(2_000);
    const restBytes = await memoryOf(server);
    const watch = watchMemory(server);
    articles?.begin();
    const worker = runAside(name, origin, forSeconds);
    const [pages, health] = await others(forSeconds);
    const told = await worker;
    const peakBytes = watch.stop();
    const laterBytes = await settle(server, restBytes * limits.after);
    const accepted = before[0].accepted + pages.accepted;
    await server.stop();
    const lost = accepted - (await storedIn(dataDir));
    return { name, told, pages, health, restBytes, peakBytes, laterBytes, lost };
  } finally {
    server.kill();
    await articles?.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function runAside(name: string, origin: string, forSeconds: number): Promise<string> {
  const worker = new Worker(new URL('./in-worker.ts', import.meta.url), {
    workerData: { name, origin, seconds: forSeconds },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`${name} ended without a word`)));
  });
}

/** Resident bytes of the server's process. */
async function memoryOf({ pid }: RunningServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) * 1_024;
}

function watchMemory(server: RunningServer) {
  let most = 0;
  const timer = setInterval(() => {
    memoryOf(server).then(
      (bytes) => (most = Math.max(most, bytes)),
      // A server that has died shows in everything else.
      () => clearInterval(timer),
    );
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** Waits until memory is below what it should be, for a minute at most. */
async function settle(server: RunningServer, wantedBytes: number): Promise<number> {
  const untilMs = performance.now() + limits.afterMs;
  for (;;) {
    const bytes = await memoryOf(server);
    if (bytes <= wantedBytes || performance.now() >= untilMs) return bytes;
    await sleep(1_000);
  }
}

/** Messages and buses of others than the attack. */
async function storedIn(dataDir: string): Promise<number> {
  const { kysely, close } = await openSqlite(join(dataDir, 'omnibus.db'));
  const count = async (table: 'leads' | 'submissions') => {
    const { number } = await kysely
      .selectFrom(table)
      .select((on) => on.fn.countAll<number>().as('number'))
      .where('email', 'like', '%@example.com')
      .executeTakeFirstOrThrow();
    return number;
  };
  const stored = (await count('leads')) + (await count('submissions'));
  await close();
  return stored;
}

function faultsOf({ pages, health, restBytes, peakBytes, laterBytes, lost }: Outcome): string[] {
  return [
    pages.pageMs.p99 > limits.pageMs && `pages took ${pages.pageMs.p99.toFixed(0)} ms (p99)`,
    pages.badPages > 0 && `${pages.badPages} of ${pages.pages} pages refused`,
    pages.refused > 0 && `${pages.refused} forms not taken`,
    health.badPages > 0 && `${health.badPages} health checks failed`,
    peakBytes > restBytes * limits.during && `memory ${(peakBytes / restBytes).toFixed(2)} × rest`,
    laterBytes > restBytes * limits.after &&
      `memory ${(laterBytes / restBytes).toFixed(2)} × rest a minute later`,
    lost > 0 && `${lost} acknowledged forms are not there`,
  ].filter((fault) => fault !== false);
}

function row({ name, told, pages, health, restBytes, peakBytes, laterBytes, lost }: Outcome) {
  const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);
  const forms = `${pages.accepted} of ${pages.accepted + pages.refused}`;
  const times = `${(peakBytes / restBytes).toFixed(2)} ×, ${(laterBytes / restBytes).toFixed(2)} ×`;
  return [
    name,
    `${pages.pageMs.p99.toFixed(0)} ms, ${pages.badPages} of ${pages.pages}`,
    forms,
    `${health.badPages} of ${health.pages}`,
    `${megabytes(restBytes)} MB, ${times}`,
    lost,
    told,
  ].join(' | ');
}
