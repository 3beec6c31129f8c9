import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { processorMs } from '../load/processor-time.ts';
import { startOnOneCore, stop } from '../pages/child-server.ts';
import { workloads, type Workload } from './workloads.ts';

/**
 * `npm run bench -- search-api`: `POST /1/indexes/…/queries` at 5,000 listings, our server on one core,
 * the load from another, beside a bare `node:http` server that reads the same requests and sends the
 * same bytes. Writes bench/reports/search-api.md. Load goes to 127.0.0.1 only.
 * @bench unbuilt
 */
/** Requests measured a row, after half as many to warm up: counted, so that a busy machine warms up too. */
const requests = Number(process.argv[2] ?? 20_000);
const listings = Number(process.argv[3] ?? 5_000);
const connections = 20;
const [ourPort, barePort] = [4_711, 4_712];
const path =
  '/1/indexes/*/queries?x-algolia-application-id=omnibus&x-algolia-api-key=search-only&x-algolia-agent=bench';

interface Measured {
  requestsPerSecond: number;
  /** Per second of processor time of the server: what a core gives when nobody else is on it. */
  requestsPerCpuSecond: number;
  p50Ms: number;
  p99Ms: number;
}

async function load(child: ChildProcess, port: number, { bodies }: Workload): Promise<Measured> {
  const fire = (amount: number) =>
    autocannon({
      url: `http://127.0.0.1:${port}`,
      connections,
      amount,
      requests: bodies.map((body) => ({ method: 'POST', path, body })),
      headers: { 'content-type': 'text/plain' },
      // `[<id>]` in a body becomes a new text each time: a search nobody asked before.
      idReplacement: true,
    });
  await fire(requests / 2);
  const before = processorMs(child.pid!);
  const result = await fire(requests);
  const spent = processorMs(child.pid!) - before;
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return {
    requestsPerSecond: result.requests.average,
    requestsPerCpuSecond: (result.requests.total * 1_000) / spent,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

async function answerOf(body: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${ourPort}${path}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

// The load must not take the core that is measured.
spawnSync('taskset', ['-cp', '1', String(process.pid)]);

const folder = await mkdtemp(join(tmpdir(), 'omnibus-bench-'));
const rows: string[] = [];
try {
  for (const workload of workloads) {
    const ours = await startOnOneCore(
      [
        ...process.execArgv,
        join(import.meta.dirname, 'serve-listings.ts'),
        String(listings),
        String(ourPort),
      ],
      {},
      `http://127.0.0.1:${ourPort}/readyz`,
    );
    const answers = await Promise.all(workload.bodies.map(answerOf));
    const bytes = answers.map((text) => Buffer.byteLength(text)).toSorted((a, b) => a - b);
    const typical = bytes[Math.floor(bytes.length / 2)]!;
    const bodyFile = join(folder, 'body.json');
    await writeFile(
      bodyFile,
      answers.find((text) => Buffer.byteLength(text) === typical)!,
    );
    const mine = await load(ours.child, ourPort, workload);
    await stop(ours.child);

    const bare = await startOnOneCore(
      [join(import.meta.dirname, 'bare-server.ts'), bodyFile, String(barePort)],
      {},
      `http://127.0.0.1:${barePort}`,
    );
    const theirs = await load(bare.child, barePort, workload);
    await stop(bare.child);
    const ratio = mine.requestsPerCpuSecond / theirs.requestsPerCpuSecond;
    rows.push(
      `| ${workload.name} | ${(typical / 1024).toFixed(1)} kB | **${Math.round(mine.requestsPerCpuSecond)}** | ${Math.round(mine.requestsPerSecond)} | ${mine.p50Ms} / ${mine.p99Ms} ms | ${Math.round(theirs.requestsPerCpuSecond)} | ${ratio.toFixed(2)} |`,
    );
    process.stderr.write(`${rows.at(-1)}\n`);
  }
  const report = [
    '# Search API: requests a second on one core',
    '',
    `\`POST /1/indexes/*/queries\`, ${listings.toLocaleString('en-US')} generated listings, Node ${process.version}, ${cpus()[0]?.model ?? ''}, server pinned to one core, load from another, ${connections} connections, ${requests.toLocaleString('en-US')} requests a row after half as many to warm up, load average ${loadavg()[0]!.toFixed(1)} at the end. CPU seconds count the server alone, so other work on the machine does not lower them. Written by \`npm run bench -- search-api\`.`,
    '',
    '| workload | answer (median) | requests per CPU second | requests/s on the clock | p50 / p99 | bare node:http, same bytes, per CPU second | ratio |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...workloads.map(({ name, about }) => `- **${name}**: ${about}`),
    '',
  ].join('\n');
  await writeFile(join(import.meta.dirname, '../reports/search-api.md'), report);
  process.stdout.write(report);
} finally {
  await rm(folder, { recursive: true, force: true });
}
