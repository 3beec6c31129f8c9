import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateListings } from '#demo/inventory/generate-listings.ts';
import { startListing } from '#domain/inventory/listing-lifecycle.ts';
import { createEmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import { countedFacets } from '#domain/search/query-conditions.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { requestFor } from '#domain/search/query-parts.ts';
import { understandQuery } from '#domain/search/understand-query.ts';
import { createZipPlaces } from '#server/wiring/inventory/zip-places.ts';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { untilQuiet } from '../load/until-quiet.ts';
import { startServer, stop } from '../pages/child-server.ts';
import { fillInventory } from '../staff/fill-inventory.ts';
import { kinds, pageQuestions } from './questions.ts';

/**
 * `npm run bench -- search-pages [LISTINGS [QUESTIONS [BUILD]]]`, after a build: `/buses?search=…` over
 * generated listings in SQLite, every question asked once, so that no page is kept: reading the words,
 * the search, close matches, the filter panel and up to 36 cards, sent over loopback. Beside them the
 * floor: the same list without words, and the bare question to the engine in this process. Target:
 * p99 ≤ 15 ms. Writes bench/reports/search-pages.md.
 */
const listings = Number(process.argv[2] ?? 100_000);
const asked = Number(process.argv[3] ?? 1_500);
const warmUp = 300;
const port = 4_107;
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'omnibus-bench-pages-'));
const main = join(import.meta.dirname, '../..', process.argv[4] ?? 'dist', 'server/main.js');

interface Timing {
  /** Without what the server's thread and ours stood in line for a processor: other programs' doing. */
  ownMs: number;
  /** What the server's thread worked. */
  processorMs: number;
}

const rows = [
  `| | questions | p50 ms | p95 ms | p99 ms | longest ms | processor ms, mean | p99 |`,
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

await fillInventory(join(folder, 'omnibus.db'), listings);
const { child } = await startServer(
  [...flags, main],
  { ...memorySettings, PORT: String(port), DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'error' },
  `${origin}/readyz`,
  // They are indexed first.
  600_000,
);
await untilQuiet(child.pid!);
const [slowest, bytes] = await measurePages().finally(() => stop(child));
rmSync(folder, { recursive: true });
await measureEngine();

const report = `# List pages with words

Written by \`npm run bench -- search-pages\`. Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, load average ${loadavg()[0]!.toFixed(1)} at the end.

${listings.toLocaleString('en-US')} generated listings in SQLite, one server over loopback, one question at a time, each asked once: nothing is answered from kept pages. Times are from the question to the last byte, without what the threads of the server and of its asker stood in line for a processor that others had; processor time is that of the server's thread alone. Mean size of a page ${Math.round(bytes / 1000)} kB before compression. Target: p99 ≤ 15 ms for all questions with words.

${rows.join('\n')}

The slowest: ${slowest.map((one) => `“${one.words}” (${one.ownMs.toFixed(1)} ms)`).join(', ')}.
`;
writeFileSync(join(import.meta.dirname, '../reports/search-pages.md'), report);
console.log(report);

async function measurePages() {
  let sent = 0;
  const get = async (path: string) => {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    sent += (await answer.arrayBuffer()).byteLength;
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  };
  const pathOf = (words: string) => `/buses?search=${encodeURIComponent(words)}`;
  const questions = pageQuestions(warmUp + asked);
  for (const { words } of questions.splice(0, warmUp)) await get(pathOf(words));
  sent = 0;
  const all: (Timing & { kind: string; words: string })[] = [];
  for (const { kind, words } of questions) {
    all.push({ kind, words, ...(await timing(() => get(pathOf(words)))) });
  }
  const meanBytes = sent / all.length;
  tell('all questions with words', all);
  for (const kind of kinds)
    tell(
      kind,
      all.filter((one) => one.kind === kind),
    );
  const plain: Timing[] = [];
  for (let page = 2; page < 302; page += 1)
    plain.push(await timing(() => get(`/buses?page=${page}`)));
  tell('floor: the list without words', plain);
  const slow = all.toSorted((a, b) => b.ownMs - a.ownMs).slice(0, 8);
  return [slow, meanBytes] as const;
}

/** The search alone, in this process: what the page's first question costs, counts included. */
async function measureEngine(): Promise<void> {
  const places = createZipPlaces();
  const now = new Date();
  const search = createEmbeddedBusSearch(places);
  search.replaceAll(
    Array.from(generateListings({ count: listings, seed: 5 }), (listing, index) => ({
      ...startListing(listing, now.toISOString()),
      id: index + 1,
    })),
  );
  const times: Timing[] = [];
  const questions = pageQuestions(warmUp + asked);
  for (const { words } of questions) {
    const query = parseListQuery(new URLSearchParams({ search: words }));
    const { asked: conditions, near } = understandQuery(query, { now, places });
    const request = {
      ...requestFor(conditions, near?.point ?? null),
      facets: countedFacets,
      sort: 'default' as const,
      offset: 0,
      limit: 24,
      relaxWords: false,
    };
    times.push(await timing(() => search.execute(request), process.pid));
  }
  tell('floor: the bare question to the engine', times.slice(warmUp));
}

async function timing(work: () => Promise<unknown>, pid = child.pid): Promise<Timing> {
  const before = threadMs(pid);
  const ourWaitBefore = threadMs(process.pid).waited;
  const from = performance.now();
  await work();
  const wallMs = performance.now() - from;
  const ourWaitMs = pid === process.pid ? 0 : threadMs(process.pid).waited - ourWaitBefore;
  const after = threadMs(pid);
  const processorMs = after.worked - before.worked;
  // One asks while the other waits: the two waits hardly overlap.
  const ownMs = Math.max(processorMs, wallMs - (after.waited - before.waited) - ourWaitMs);
  return { ownMs, processorMs };
}

/** What a process's main thread worked, and how long it was ready to and had no processor, so far. */
function threadMs(pid: number | undefined) {
  const [worked = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
    .split(' ')
    .map((nanoseconds) => Number(nanoseconds) / 1e6);
  return { worked, waited };
}

function tell(name: string, times: readonly Timing[]): void {
  const at = (key: keyof Timing, share: number) => {
    const sorted = times.map((time) => time[key]).sort((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(times.length * share) - 1)]!.toFixed(1);
  };
  const mean = times.reduce((sum, { processorMs }) => sum + processorMs, 0) / times.length;
  const own = [0.5, 0.95, 0.99, 1].map((share) => at('ownMs', share)).join(' | ');
  rows.push(
    `| ${name} | ${times.length} | ${own} | ${mean.toFixed(2)} | ${at('processorMs', 0.99)} |`,
  );
}
