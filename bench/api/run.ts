import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { startOnOneCore, stop } from '../pages/child-server.ts';
import { median } from '../pages/median.ts';
import { fillInventory } from '../staff/fill-inventory.ts';
import { processorMs } from '../load/processor-time.ts';
import { untilQuiet } from '../load/until-quiet.ts';

/**
 * `npm run bench -- api [REQUESTS [LISTINGS]]`: `GET /api/v1/buses` of the whole server on one core,
 * beside a bare `node:http` server that sends the same bytes: five rounds of all three, and the median
 * of each and of the ratios of a round, as a shared machine is slow for seconds at a time. Targets: 24
 * buses asked before ≥ 0.6 of the bare one; new questions ≥ 2,500 a second of the processor. Writes
 * bench/reports/api.md.
 */

/** New questions of a round. */
const requests = Number(process.argv[2] ?? 4_000);
const listings = Number(process.argv[3] ?? 5_000);
const [ourPort, barePort] = [4_108, 4_109];
const connections = 20;
/** Each with an allowance of its own, more than it takes. */
const networks = 250;
const base = '/api/v1/buses';

const asked = [`${base}?category=shuttle&sort=price-low`];
const rounds = 5;

const fresh = (from: number, amount = requests) =>
  Array.from({ length: amount }, (_, at) => `${base}?price=${from + at}-${from + at + 60_000}`);

const folder = mkdtempSync(join(tmpdir(), 'omnibus-bench-api-'));
await fillInventory(join(folder, 'omnibus.db'), listings);
const ours = await startOnOneCore(
  [...flags, join(import.meta.dirname, '../../dist/server/main.js')],
  {
    ...memorySettings,
    PORT: String(ourPort),
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '1',
  },
  `http://127.0.0.1:${ourPort}/readyz`,
);
await untilQuiet(ours.child.pid!);
const answer = await fetch(`http://127.0.0.1:${ourPort}${asked[0]}`, {
  headers: { 'accept-encoding': 'identity' },
});
const body = Buffer.from(await answer.arrayBuffer());
const bodyFile = join(folder, 'body.json');
writeFileSync(bodyFile, body);
const bare = await startOnOneCore(
  [join(import.meta.dirname, '../pages/bare-server.ts'), bodyFile, String(barePort)],
  {},
  `http://127.0.0.1:${barePort}`,
);
try {
  // V8 has made up its mind about the code after some thousand questions.
  const toWarm = 3 * requests;
  await load(ours.child.pid!, ourPort, fresh(rounds * requests, toWarm), toWarm);
  const kept: number[] = [];
  const yardstick: number[] = [];
  const anew: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    kept.push(await load(ours.child.pid!, ourPort, asked, 3 * requests));
    yardstick.push(await load(bare.child.pid!, barePort, asked, 3 * requests));
    anew.push(await load(ours.child.pid!, ourPort, fresh(round * requests)));
  }
  const row = (name: string, perSecond: number[], target: string) =>
    `| ${name} | ${Math.round(median(perSecond))} | ${Math.round(Math.min(...perSecond))} | ${median(perSecond.map((figure, round) => figure / yardstick[round]!)).toFixed(2)} | ${target} |`;
  const report = `# The API

Written by \`npm run bench -- api\`. Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, load average ${loadavg()[0]!.toFixed(1)} at the end; ${listings.toLocaleString('en-US')} generated listings, 24 buses in an answer (${Math.round(body.length / 1000)} kB, not compressed), ${connections} connections, the whole server on one core. Requests a second of the server's own processor time, all its threads; other work on the machine lowers them where it takes the caches.

| | requests a processor second, median of ${rounds} | slowest | of the bare server | target |
| --- | --- | --- | --- | --- |
${row('asked before', kept, '0.6')}
${row('bare `node:http`, the same bytes', yardstick, '')}
${row('never asked before', anew, '2,500 a second')}
`;
  writeFileSync(join(import.meta.dirname, '../reports/api.md'), report);
  console.log(report);
} finally {
  await Promise.all([stop(ours.child), stop(bare.child)]);
  rmSync(folder, { recursive: true });
}

/** Requests in a second of processor time. */
async function load(pid: number, port: number, paths: string[], amount = requests) {
  const before = processorMs(pid);
  let sent = 0;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    amount,
    requests: [
      {
        setupRequest(request) {
          const at = sent++;
          const path = paths[at % paths.length]!;
          const headers = { 'x-forwarded-for': `198.51.100.${at % networks}` };
          return { ...request, path, headers };
        },
      },
    ],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return (amount * 1_000) / (processorMs(pid) - before);
}
