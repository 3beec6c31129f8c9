import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { processorMs } from '../load/processor-time.ts';
import { startOnOneCore, stop } from '../pages/child-server.ts';
import { quantile, type Measured } from './figures.ts';

/**
 * `npm run bench -- analytics`: how long `/buses` takes at a steady rate while nothing else happens, and
 * while the collector takes 2,000 events a second on the same core with SQLite; and whether every
 * event was stored. Rounds of both alternate, so that other work on the machine hits them alike.
 * Writes bench/reports/analytics.md. Load goes to 127.0.0.1 only.
 */
const port = 4_731;
const origin = `http://127.0.0.1:${port}`;
const eventsPerSecond = Number(process.argv[2] ?? 2_000);
const seconds = Number(process.argv[3] ?? 4);
const rounds = Number(process.argv[4] ?? 10);
const eventsPerBatch = 20;
const pagesPerSecond = 25;
const words = ['coach', 'shuttle', 'blue bird', 'lift', '15 passenger'];

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function call(path: string, body?: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      origin + path,
      { agent, method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Calls at fixed moments, however long the answers take: a slow server must not get less load. */
async function steadily(
  perSecond: number,
  forSeconds: number,
  act: (turn: number) => Promise<void>,
): Promise<void> {
  const running: Promise<void>[] = [];
  const startedMs = performance.now();
  for (let turn = 0; turn < perSecond * forSeconds; turn += 1) {
    const dueMs = startedMs + (turn * 1_000) / perSecond;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    running.push(act(turn));
  }
  await Promise.all(running);
}

/** List pages whose filters nobody asked for before, so that none comes from memory. */
let page = 0;
let refusedPages = 0;
async function measurePages(forSeconds: number): Promise<number[]> {
  const times: number[] = [];
  await steadily(pagesPerSecond, forSeconds, async () => {
    page += 1;
    const path = `/buses?price=under-${50 + (page % 4) * 50}000&search=${words[page % words.length]!.replace(' ', '+')}+${page}`;
    const startedMs = performance.now();
    const status = await call(path, undefined, { 'x-forwarded-for': addressOf(page) });
    if (status === 200) times.push(performance.now() - startedMs);
    // The machine has more to do than this: the server refuses what would come too late.
    else if (status === 503) refusedPages += 1;
    else throw new Error(`/buses said ${status}`);
  });
  return times;
}

let sent = 0;
async function sendEvents(forSeconds: number): Promise<{ taken: number; refused: number }> {
  const outcome = { taken: 0, refused: 0 };
  await steadily(eventsPerSecond / eventsPerBatch, forSeconds, async (turn) => {
    const events = Array.from({ length: eventsPerBatch }, () => eventOf((sent += 1)));
    const body = JSON.stringify({ api_key: 'bench', events });
    const status = await call('/api/analytics/2/httpapi', body, {
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36',
      'x-forwarded-for': addressOf(turn),
    });
    if (status === 200) outcome.taken += events.length;
    else outcome.refused += events.length;
  });
  return outcome;
}

/** As many networks as a busy site has visitors at once. */
const addressOf = (turn: number) => `198.18.${Math.floor(turn / 250) % 250}.${turn % 250}`;

function eventOf(at: number): object {
  const common = { insert_id: `bench-${process.pid}-${at}`, time: Date.now(), device_id: 'none' };
  const kinds = [
    ['Page Viewed', { page: 'list' }],
    [
      'Search Results Loaded',
      { source: 'list', query: `${words[at % 5]} ${at % 400}`, resultCount: 24 },
    ],
    [
      'Search Result Clicked',
      {
        busId: String(1 + (at % 5_000)),
        position: 1 + (at % 24),
        source: 'list',
        make: 'MCI',
        model: 'J4500',
        year: 2015,
        price: 189_000,
      },
    ],
    [
      'Bus Listing Viewed',
      { busId: String(1 + (at % 5_000)), make: 'MCI', model: 'J4500', year: 2015, price: 189_000 },
    ],
    ['Search Filters Applied', { filter: 'seats', value: '15-24', source: 'list' }],
  ] as const;
  const [event_type, event_properties] = kinds[at % kinds.length]!;
  return { ...common, event_type, event_properties };
}

async function storedEvents(folder: string): Promise<number> {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(join(folder, 'omnibus.db'), { readOnly: true });
  const row = database.prepare('select count(*) as count from analytics_events').get();
  database.close();
  return Number(row?.count);
}

const measured = (times: number[]): Measured => ({
  p50Ms: quantile(times, 0.5),
  p99Ms: quantile(times, 0.99),
  count: times.length,
});

// The load must not take the core that is measured.
spawnSync('taskset', ['-cp', '1', String(process.pid)]);
const folder = await mkdtemp(join(tmpdir(), 'omnibus-bench-'));
let child: ChildProcess | null = null;
try {
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
  };
  ({ child } = await startOnOneCore(['dist/server/main.js'], settings, `${origin}/readyz`));
  const pid = child.pid!;
  // Demo pictures are drawn in the background, and both paths become hot.
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  await Promise.all([measurePages(3), sendEvents(3)]);

  const idle: number[] = [];
  const busy: number[] = [];
  const events = { taken: 0, refused: 0 };
  let eventCpuMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    const atStart = processorMs(pid);
    idle.push(...(await measurePages(seconds)));
    const between = processorMs(pid);
    const [times, outcome] = await Promise.all([measurePages(seconds), sendEvents(seconds)]);
    const atEnd = processorMs(pid);
    busy.push(...times);
    events.taken += outcome.taken;
    events.refused += outcome.refused;
    eventCpuMs += atEnd - between - (between - atStart);
    process.stderr.write(
      `round ${round + 1}: idle p99 ${quantile(idle, 0.99).toFixed(1)} ms, busy p99 ${quantile(busy, 0.99).toFixed(1)} ms\n`,
    );
  }
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const stored = await storedEvents(folder);
  const [before, during] = [measured(idle), measured(busy)];
  const ratio = during.p99Ms / before.p99Ms;
  const row = (name: string, one: Measured) =>
    `| ${name} | ${one.count} | ${one.p50Ms.toFixed(1)} ms | ${one.p99Ms.toFixed(1)} ms |`;
  const report = [
    '# Analytics: the collector beside the pages',
    '',
    `One server process on one core, SQLite, ${cpus()[0]?.model ?? ''}, Node ${process.version}, load from the other core, load average ${loadavg()[0]!.toFixed(1)} at the end. \`/buses\` is asked ${pagesPerSecond} times a second for pages that are not in memory, at fixed moments; ${rounds} rounds of ${seconds} s without and with ${eventsPerSecond.toLocaleString('en-US')} events a second in batches of ${eventsPerBatch}. Written by \`npm run bench -- analytics\`.`,
    '',
    '| `/buses` | pages | p50 | p99 |',
    '|---|---|---|---|',
    row('without events', before),
    row(`with ${eventsPerSecond.toLocaleString('en-US')} events a second`, during),
    '',
    `Pages refused because the machine had more to do: ${refusedPages}. p99 ratio: **${ratio.toFixed(2)}** (at most 1.5). Events answered with 200: ${events.taken.toLocaleString('en-US')}, refused: ${events.refused}; in the database, warm-up included: ${stored.toLocaleString('en-US')} of ${sent.toLocaleString('en-US')} sent. Processor time of the server for a thousand events: ${((eventCpuMs / Math.max(1, events.taken)) * 1_000).toFixed(0)} ms.`,
    '',
  ].join('\n');
  await writeFile(join(import.meta.dirname, '../reports/analytics.md'), report);
  process.stdout.write(report);
} finally {
  agent.destroy();
  if (child) await stop(child);
  await rm(folder, { recursive: true, force: true });
}
