import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtClientDir, loadBuiltAssets } from '#server/front/assets/assets.ts';
import { encodeBody, type PageCoding } from '#server/front/encodings/content-codings.ts';
import { dictionaryOf, readPageDictionaries } from '#server/front/encodings/page-dictionaries.ts';
import { splitLanguage } from '#site/languages/page-addresses.ts';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { startServer, stop } from '../pages/child-server.ts';
import { median } from '../pages/median.ts';
import { fillInventory } from '../staff/fill-inventory.ts';

/**
 * `npm run bench -- page-dictionaries`, after a build: what pages weigh for a browser that comes, and for
 * one that has the dictionary of its language, and what either costs; and stylesheets by the one before.
 * The dictionaries are made of the demo's buses; the buses here are 2,000 others. Writes bench/reports/page-dictionaries.md.
 */
const listings = 2_000;
const repeats = 25;
const port = 4_108;
const origin = `http://127.0.0.1:${port}`;
const paths = [
  '/',
  '/buses',
  '/buses?page=2',
  '/buses?search=church+bus',
  '/categories/coach',
  '/knowledge-center/faqs/',
  '/es/buses',
  '/fr/buses',
];

const dictionaries = readPageDictionaries(builtClientDir, loadBuiltAssets().dictionaries ?? {});
const byLanguage = new Map([...dictionaries.values()].map((one) => [one.language, one]));

/** Compressed bytes, and the processor time of that, all threads. */
async function measure(plain: Buffer, coding: PageCoding) {
  const times: number[] = [];
  let bytes = 0;
  for (let at = 0; at < repeats; at += 1) {
    const before = process.cpuUsage();
    bytes = (await encodeBody(plain, coding)).length;
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return { bytes, ms: median(times) };
}

const kB = (bytes: number) => (bytes / 1_000).toFixed(1);

/** The first bus of the list. */
async function findBus(): Promise<string> {
  const list = await (await fetch(`${origin}/buses`)).text();
  const [, path] = /href="(\/buses\/\d+-[^"#?]+)"/.exec(list) ?? [];
  if (!path) throw new Error('The list shows no bus.');
  return path;
}

async function table(bus: string): Promise<string[]> {
  const rows = [
    '| page | HTML kB | brotli kB | ms | with the dictionary kB | ms | of brotli |',
    '|---|---|---|---|---|---|---|',
  ];
  for (const path of [...paths, bus, `/es${bus}`]) {
    const html = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
    const { language } = splitLanguage(path);
    const whole = await measure(html, 'br');
    const packed = await measure(html, byLanguage.get(language)!);
    const name = path.replace(/\d+-.*/, '…');
    rows.push(
      `| ${name} | ${kB(html.length)} | ${kB(whole.bytes)} | ${whole.ms.toFixed(1)} | ${kB(packed.bytes)} | ${packed.ms.toFixed(1)} | ${(packed.bytes / whole.bytes).toFixed(2)} |`,
    );
  }
  return rows;
}

/** The stylesheets of a walk through the areas, as they are sent to a browser that has the one before. */
async function sheetTable(bus: string): Promise<string[]> {
  const rows = ['| stylesheet of | brotli kB | after the one before kB |', '|---|---|---|'];
  let available = '';
  for (const path of [
    '/',
    '/buses',
    bus,
    '/contact',
    '/sell-your-bus',
    '/knowledge-center/faqs/',
  ]) {
    const html = await (await fetch(origin + path)).text();
    const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    const sentTo = async (headers: Record<string, string>) => {
      const answer = await fetch(origin + sheet, { headers });
      await answer.body?.cancel();
      return kB(Number(answer.headers.get('content-length')));
    };
    const whole = await sentTo({ 'accept-encoding': 'br' });
    const over = { 'accept-encoding': 'br, dcz', 'available-dictionary': available };
    const packed = available === '' ? '–' : await sentTo(over);
    rows.push(`| ${path.replace(/\d+-.*/, '…')} | ${whole} | ${packed} |`);
    const text = Buffer.from(await (await fetch(origin + sheet)).arrayBuffer());
    available = dictionaryOf(text).availableAs;
  }
  return rows;
}

async function measureAll() {
  const bus = await findBus();
  return { rows: await table(bus), sheets: await sheetTable(bus) };
}

const folder = await mkdtemp(join(tmpdir(), 'omnibus-bench-dictionaries-'));
try {
  await fillInventory(join(folder, 'omnibus.db'), listings);
  const { child } = await startServer(
    [...flags, join(import.meta.dirname, '../../dist/server/main.js')],
    { ...memorySettings, PORT: String(port), DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'error' },
    `${origin}/readyz`,
    120_000,
  );
  const { rows, sheets } = await measureAll().finally(() => stop(child));
  const weights = await Promise.all(
    [...byLanguage].map(async ([language, { bytes }]) => {
      const brotli = (await measure(bytes, 'br')).bytes;
      return `${language} ${kB(brotli)} kB (${kB(bytes.length)} unpacked)`;
    }),
  );
  const report = [
    '# Pages by their dictionary',
    '',
    `Written by \`npm run bench -- page-dictionaries\`. Node ${process.version}; ${listings} generated buses, none of which is in a dictionary; brotli as a page is compressed at first; processor time of all threads, medians of ${repeats}.`,
    '',
    ...rows,
    '',
    ...sheets,
    '',
    `The dictionaries themselves, fetched once when a browser is idle: ${weights.join(', ')}.`,
    '',
  ].join('\n');
  await writeFile(join(import.meta.dirname, '../reports/page-dictionaries.md'), report);
  process.stdout.write(report);
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
