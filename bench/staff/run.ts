import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from '../pages/child-server.ts';
import { bulkMake, bulkRows, fillInventory } from './fill-inventory.ts';
import { questions } from './questions.ts';
import { processorMs } from '../load/processor-time.ts';

/**
 * `npm run bench -- staff [ROWS]`, after a build: the staff inventory over generated listings in
 * SQLite, whole requests over loopback, sign-in check and rendering included. Targets: every page
 * ≤ 100 ms at p99 for 100,000 rows; a bulk change of 1,000 rows ≤ 2 s, in the public search ≤ 1 s
 * after. "Not in line" leaves out what the server waited for a processor that others had.
 * @bench unbuilt
 */
const rows = Number(process.argv[2] ?? 100_000);
const port = 4_870;
const origin = `http://localhost:${port}`;
const turns = 100;
const folder = mkdtempSync(join(tmpdir(), 'omnibus-bench-staff-'));
const main = join(import.meta.dirname, '../../dist/server/main.js');
const searchPath =
  '/1/indexes/*/queries?x-algolia-application-id=omnibus&x-algolia-api-key=search-only';

const { cookie } = await fillInventory(join(folder, 'omnibus.db'), rows);
const child = spawn(process.execPath, [main], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  await answering();
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);
  await measurePages();
  await measureEdits();
  await measureBulk();
  console.log(`load average ${loadavg()[0]!.toFixed(1)} at the end`);
} finally {
  await stop(child);
  rmSync(folder, { recursive: true });
}

/** A hundred thousand listings are indexed first; a busy machine may take minutes over it. */
async function answering(): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    if (child.exitCode !== null) throw new Error('the server stopped at once');
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer');
}

async function measurePages(): Promise<void> {
  const before = residentMb();
  const loadMs = await timed(() => get('/staff/inventory'));
  console.log(
    `${rows.toLocaleString('en-US')} listings; first question ever (loads and sorts the table) ${Math.round(loadMs)} ms, +${Math.round(residentMb() - before)} MB`,
  );
  for (const [name, query] of Object.entries(questions)) {
    const times: Timing[] = [];
    for (let turn = 0; turn < 10; turn++) await get(`/staff/inventory?${query}`);
    const cpuBefore = cpuMs();
    for (let turn = 0; turn < turns; turn++)
      times.push(await timing(() => get(`/staff/inventory?${query}`)));
    report(name, times, (cpuMs() - cpuBefore) / turns);
  }
}

/** Right after an edit: the row is read again and merged into every sorted order. */
async function measureEdits(): Promise<void> {
  const saves: Timing[] = [];
  const pages: Timing[] = [];
  for (let id = 1; id <= 100; id++) {
    const form = { revision: '1', price: String(20_000 + id) };
    saves.push(await timing(() => post(`/staff/inventory/${id}/quick`, form)));
    pages.push(await timing(() => get('/staff/inventory')));
  }
  report('edit in place', saves);
  report('first page after an edit', pages);
}

async function measureBulk(): Promise<void> {
  await searchable(bulkRows);
  for (const [name, fields, expected] of [
    ['price −5 %', { do: 'price-percent', by: '-5' }, bulkRows],
    ['withdraw', { do: 'withdraw' }, 0],
  ] as const) {
    const form = { ...fields, scope: 'all', params: `make=${bulkMake}` };
    let fingerprint = '';
    const previewMs = await timed(async () => {
      const html = await get(`/staff/inventory/bulk/preview?${new URLSearchParams(form)}`);
      fingerprint = /name="fingerprint" value="([^"]+)"/.exec(html)?.[1] ?? '';
    });
    let path = '';
    const changeMs = await timed(async () => {
      const done = await post('/staff/inventory/bulk', { ...form, fingerprint });
      path = done.headers.get('location') ?? '';
    });
    if (!/changes\/\d+/.test(path)) throw new Error(`${name} led to ${path}`);
    const searchMs = await searchable(expected);
    const undoMs = await timed(() => post(`${path}/undo`, {}));
    const backMs = await searchable(bulkRows);
    console.log(
      `${bulkRows} rows, ${name}: preview ${Math.round(previewMs)} ms, change ${Math.round(changeMs)} ms, in the search ${Math.round(searchMs)} ms later; undo ${Math.round(undoMs)} ms, in the search ${Math.round(backMs)} ms later`,
    );
  }
}

/** Waits until the public search finds so many of the make; answers how long that took. */
async function searchable(expected: number): Promise<number> {
  const request = { indexName: 'buses_v2', params: `query=${bulkMake}&hitsPerPage=1` };
  const from = performance.now();
  for (;;) {
    const answer = await fetch(origin + searchPath, {
      method: 'POST',
      body: JSON.stringify({ requests: [request] }),
    });
    const { results } = (await answer.json()) as { results: { nbHits: number }[] };
    if (results[0]?.nbHits === expected) return performance.now() - from;
    if (performance.now() - from > 20_000)
      throw new Error(`the search finds ${results[0]?.nbHits}, not ${expected}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function get(path: string): Promise<string> {
  const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return html;
}

async function post(path: string, form: Record<string, string>): Promise<Response> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { cookie, origin },
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

interface Timing {
  wallMs: number;
  /** Without what the server's thread stood in line for a processor: other programs' doing. */
  ownMs: number;
}

async function timing(work: () => Promise<unknown>): Promise<Timing> {
  const queuedBefore = queuedMs();
  const wallMs = await timed(work);
  return { wallMs, ownMs: wallMs - (queuedMs() - queuedBefore) };
}

function report(name: string, times: readonly Timing[], cpu: number | null = null): void {
  const at = (key: keyof Timing, share: number) => {
    const sorted = times.map((time) => time[key]).sort((a, b) => a - b);
    return sorted[Math.ceil(times.length * share) - 1]!.toFixed(1).padStart(6);
  };
  const figures = (key: keyof Timing) => `p50 ${at(key, 0.5)} ms   p99 ${at(key, 0.99)} ms`;
  console.log(
    `${name.padEnd(28)} ${figures('wallMs')}   not in line: ${figures('ownMs')}${cpu === null ? '' : `   ${cpu.toFixed(1).padStart(5)} ms of CPU`}`,
  );
}

/** How long the server's main thread was ready to run and had no processor, so far. */
function queuedMs(): number {
  const stat = readFileSync(`/proc/${child.pid}/task/${child.pid}/schedstat`, 'utf8');
  return Number(stat.split(' ')[1]) / 1e6;
}

/** What the server alone has used so far: says more than the clock while others use the machine. */
const cpuMs = (): number => processorMs(child.pid!);

function residentMb(): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
