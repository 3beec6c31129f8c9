import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { canFailDisks, failingDisk } from '#test/faults/disk/failing-disk.ts';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { startChild, type Child } from '../server/child.ts';

/**
 * `npm run bench -- slow-disk`: how long pages take while every flush of SQLite's takes 100 ms, for
 * several rates of forms, and how late the server's event loop is; the first lines are the disk as it
 * is. Needs a C compiler. 127.0.0.1 only.
 */
const { values } = parseArgs({
  options: {
    'sync-ms': { type: 'string', default: '100' },
    seconds: { type: 'string', default: '15' },
    pages: { type: 'string', default: '20' },
    /** A server built elsewhere. */
    main: { type: 'string' },
  },
});
if (!canFailDisks) throw new Error('A C compiler is needed: it builds the slow disk.');
const main = values.main ?? join(import.meta.dirname, '../../dist/server/main.js');
const folder = await mkdtemp(join(tmpdir(), 'omnibus-slow-disk-'));
const port = 4596;
const origin = `http://127.0.0.1:${port}`;
const dataDir = join(folder, 'data');
const disk = failingDisk(folder, 'omnibus.db');
const loopDelayFile = join(folder, 'loop-delay');
const words = ['coach', 'shuttle', 'school', 'diesel', 'lift', 'ford', 'prevost', 'texas'];
let number = 0;

async function timed(ask: () => Promise<Response>, into: number[], good: number): Promise<void> {
  const began = performance.now();
  const answer = await ask();
  await answer.arrayBuffer();
  if (answer.status === good) into.push(performance.now() - began);
}

/** p99 and the largest since it was last asked, in ms. */
async function loopDelay(child: Child): Promise<string> {
  await rm(loopDelayFile, { force: true });
  child.process.kill('SIGUSR2');
  for (;;) {
    const told = await readFile(loopDelayFile, 'utf8').catch(() => '');
    if (told !== '') return told;
    await pause(20);
  }
}

async function measure(child: Child, formsPerSecond: number): Promise<string> {
  await loopDelay(child);
  const kept: number[] = [];
  const rendered: number[] = [];
  const forms: number[] = [];
  const running: Promise<void>[] = [];
  const every = (perSecond: number, ask: () => Promise<void>) => {
    if (perSecond === 0) return null;
    return setInterval(() => running.push(ask()), 1_000 / perSecond);
  };
  const client = () => ({ 'x-forwarded-for': `10.1.${++number >> 8}.${number & 255}` });
  const timers = [
    every(Number(values.pages) / 2, () =>
      timed(() => fetch(`${origin}/buses`, { headers: client() }), kept, 200),
    ),
    every(Number(values.pages) / 2, () => {
      const text = `${words[number % 8]} ${words[(number >> 3) % 8]} ${2000 + (number % 25)}`;
      const path = `/search?q=${encodeURIComponent(text)}`;
      return timed(() => fetch(origin + path, { headers: client() }), rendered, 200);
    }),
    every(formsPerSecond, () => {
      const headers = { ...client(), origin };
      const body = new URLSearchParams({
        firstName: 'Ada',
        email: `ada${number}@example.com`,
        message: `Message ${number}`,
        key: `slow-disk-${String(number).padStart(12, '0')}`,
      });
      const send = () =>
        fetch(`${origin}/contact`, { method: 'POST', redirect: 'manual', headers, body });
      return timed(send, forms, 303);
    }),
  ];
  await pause(Number(values.seconds) * 1_000);
  for (const timer of timers) if (timer) clearInterval(timer);
  await Promise.all(running);
  const delay = await loopDelay(child);
  const cells = [kept, rendered, forms].map((list) =>
    list.length === 0 ? '–' : `${at(list, 0.5)} / ${at(list, 0.99)}`,
  );
  return `${formsPerSecond} | ${cells.join(' | ')} | ${delay} | ${running.length} asked, ${kept.length + rendered.length + forms.length} good`;
}

const at = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * share)]!.toFixed(0);

try {
  const server = await startChild(
    [...flags, '--import', join(import.meta.dirname, 'tell-loop-delay.ts'), main],
    {
      ...memorySettings,
      ...disk.env,
      PORT: String(port),
      SITE_URL: origin,
      DATA_DIR: dataDir,
      LOOP_DELAY_FILE: loopDelayFile,
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '1',
    },
    `${origin}/buses`,
  );
  await pause(5_000);
  await measure(server, 2);
  process.stdout.write(
    'sync | forms/s | kept p50/p99 ms | rendered p50/p99 | forms p50/p99 | loop late p99/most |\n',
  );
  for (const [sync, rate] of [
    ['', 0],
    ['', 5],
    [`slow-sync ${Number(values['sync-ms'])}`, 0],
    [`slow-sync ${Number(values['sync-ms'])}`, 1],
    [`slow-sync ${Number(values['sync-ms'])}`, 5],
  ] as const) {
    disk.say(sync as '' | `slow-sync ${number}`);
    process.stdout.write(`${sync || 'as it is'} | ${await measure(server, rate)}\n`);
  }
  disk.say('');
  await server.stop();
  process.stdout.write(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}\n`);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
