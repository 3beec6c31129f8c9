import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { drawDemo } from '../load/draw-demo.ts';
import { untilQuiet } from '../load/until-quiet.ts';
import { startChild } from './child.ts';
import { compare, recordAnswer } from './compare.ts';
import { measureOffered, measurePeak, type LoadFigures } from './overload.ts';

/**
 * `npm run bench -- server [seconds]`: kept and rendered pages against a bare `node:http` server that
 * sends the same bytes and headers, by turns on the same core; ten times the load that can be
 * rendered; start and idle memory with 5,000 listings. Writes bench/reports/server.md. 127.0.0.1 only.
 */
const root = join(import.meta.dirname, '../..');
const seconds = Number(process.argv[2] ?? 4);
const rounds = 3;
const [ourPort, barePort] = [4591, 4592];
const ours = `http://127.0.0.1:${ourPort}`;
const bare = `http://127.0.0.1:${barePort}`;
/** A fixed bus of the demo inventory. */
const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';
const searched = '/buses?category=coach&sort=price-low';
const main = join(root, 'dist/server/main.js');

const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-bench-server-'));
await drawDemo(dataDir);
const settings = {
  PORT: String(ourPort),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'silent',
  TRUSTED_PROXIES: '1',
  NODE_COMPILE_CACHE: join(dataDir, 'compile-cache'),
  ...memorySettings,
};
const load: string[] = [];
const noteLoad = () => load.push(loadavg()[0]!.toFixed(1));

async function compareRows(cache: string, rows: readonly [string, string][]): Promise<string[]> {
  const server = await startChild(
    [...flags, main],
    { ...settings, PAGE_CACHE_MB: cache },
    `${ours}/readyz`,
  );
  const lines: string[] = [];
  for (const [path, encoding] of rows) {
    const file = join(dataDir, 'answer.json');
    await recordAnswer(ours + path, encoding, file);
    const bytes = await recordAnswer(ours + path, encoding, file);
    const yardstick = await startChild(
      [join(import.meta.dirname, 'bare-server.ts'), file, String(barePort)],
      {},
      bare,
    );
    const found = await compare({
      ours: { child: server, url: ours + path },
      bare: { child: yardstick, url: bare },
      encoding,
      seconds,
      rounds,
    });
    await yardstick.stop();
    noteLoad();
    const ratio = (mine: number, theirs: number) =>
      mine >= theirs / 2 ? (mine / theirs).toFixed(2) : `1/${(theirs / mine).toFixed(1)}`;
    lines.push(
      `| ${path} | ${encoding || 'identity'} | ${(bytes / 1024).toFixed(0)} kB | ${Math.round(found.ours.requestsPerSecond)} | ${Math.round(found.bare.requestsPerSecond)} | ${ratio(found.ours.requestsPerSecond, found.bare.requestsPerSecond)} | ${found.ours.cpuUs.toFixed(0)} | ${found.bare.cpuUs.toFixed(0)} | ${ratio(1 / found.ours.cpuUs, 1 / found.bare.cpuUs)} |`,
    );
    process.stderr.write(`${lines.at(-1)}\n`);
  }
  await server.stop();
  return lines;
}

const loadRow = (name: string, f: LoadFigures, peak: LoadFigures) =>
  `| ${name} | ${f.offered.toFixed(0)} | ${f.goodput.toFixed(0)} (${percent(f.goodput, peak.goodput)}) | ${f.rendered.toFixed(0)} (${percent(f.rendered, peak.rendered)}) | ${f.acceptedP99Ms.toFixed(0)} ms | ${f.shed.toFixed(0)} | ${f.shedP99Ms.toFixed(0)} ms | ${f.formsAccepted} of ${f.forms} | ${f.broken + f.unsent} |`;
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(0)} %`;

async function overloadRows(): Promise<string[]> {
  const server = await startChild([...flags, main], settings, `${ours}/readyz`);
  await measurePeak(ourPort, 3);
  const peak = await measurePeak(ourPort, seconds * 2);
  const rows = [loadRow('peak: 16 clients that wait', peak, peak)];
  for (const times of [2, 5, 10]) {
    const found = await measureOffered(ourPort, peak.goodput * times, seconds * 2);
    rows.push(loadRow(`${times} × the peak`, found, peak));
    noteLoad();
    process.stderr.write(`${rows.at(-1)}\n`);
  }
  rows.push(loadRow('again as in the first row', await measurePeak(ourPort, seconds), peak));
  await server.stop();
  return rows;
}

async function startAndMemory(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-bench-5000-'));
  const env = { ...settings, DATA_DIR: folder, DEMO: '0' };
  try {
    const cli = join(root, 'dist/server/cli.js');
    const seed = spawnSync(process.execPath, [cli, 'seed', '--count', '5000', '--seed', '7'], {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder },
    });
    if (seed.status !== 0) throw new Error(`seed failed: ${seed.stderr}`);
    const starts: number[] = [];
    const cpus: number[] = [];
    const sizes: number[] = [];
    for (let round = 0; round < rounds + 1; round += 1) {
      const server = await startChild([...flags, main], env, `${ours}/buses`);
      starts.push(server.startedMs);
      cpus.push(server.cpuMs());
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      sizes.push(server.rssMegabytes());
      await server.stop();
      noteLoad();
    }
    const list = (values: number[]) => values.map((value) => value.toFixed(0)).join(', ');
    return [
      `Start to the first 200 of /buses: ${list(starts)} ms (${list(cpus)} ms of processor time; the first fills the compile cache).`,
      `Resident memory eight seconds later: ${list(sizes)} MB.`,
    ];
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

try {
  // The first start stores the demo inventory, which would be measured, too.
  const first = await startChild([...flags, main], settings, `${ours}/readyz`);
  await untilQuiet(first.process.pid!);
  await first.stop();
  const kept = await compareRows('32', [
    ['/buses', 'br'],
    ['/buses', ''],
    [bus, 'br'],
  ]);
  const rendered = await compareRows('0', [
    ['/', ''],
    ['/buses', ''],
    [searched, ''],
    [bus, ''],
  ]);
  const overload = await overloadRows();
  const figures = await startAndMemory();
  const head =
    '| page | coding | size | requests/s | bare | ratio | µs/answer | bare | ratio |\n|---|---|---|---|---|---|---|---|---|';
  const report = [
    '# The server against bare `node:http`, under overload, at its start',
    '',
    `Node ${process.version}; the server and the bare one by turns on one core, the load on the others; 20 connections, ${seconds} s a turn, medians of ${rounds}. Written by \`npm run bench -- server\`. "µs/answer" is the server's own processor time, which holds on a busy machine, too. Load of the machine meanwhile: ${load.join(', ')}.`,
    '',
    '## Kept pages',
    '',
    head,
    ...kept,
    '',
    '## Rendered pages (`PAGE_CACHE_MB=0`)',
    '',
    head,
    ...rendered,
    '',
    '## Overload',
    '',
    '80 % searches that nobody asked before, 19 % pages, 1 % contact forms, every request from an address of its own; an open loop.',
    '',
    '| load | offered/s | good/s | rendered/s | accepted p99 | refused/s | refused p99 | forms | lost |',
    '|---|---|---|---|---|---|---|---|---|',
    ...overload,
    '',
    '## Start and memory, 5,000 listings',
    '',
    ...figures.flatMap((line) => [line, '']),
  ].join('\n');
  await writeFile(join(root, 'bench/reports/server.md'), report);
  process.stdout.write(report);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
