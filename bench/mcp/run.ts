import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { buyerQueries } from '#test/fixtures/buyer-queries.ts';
import { flags, memorySettings } from '../../bin/build/run-node.mjs';
import { startServer, stop } from '../pages/child-server.ts';
import { processorMs } from '../load/processor-time.ts';
import { untilQuiet } from '../load/until-quiet.ts';

/**
 * `npm run bench -- mcp [rounds]`: what a call of a tool costs over the same question to the API, both over
 * HTTP and by turns, with every search that buyers typed. Once as bare messages, once through the
 * protocol's own client, which checks what it is told. Fails over 2 ms of the server's processor. 127.0.0.1 only.
 */
const rounds = Number(process.argv[2] ?? 5);
const mostMs = 2;
const port = 4594;
const origin = `http://127.0.0.1:${port}`;
const queries = buyerQueries.map(([query]) => query);

const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
/** Every call from another network: limits are not what is measured. */
let calls = 0;
const fetchAnywhere = (address: string | URL | Request, init?: RequestInit) => {
  const sent = new Headers(init?.headers);
  sent.set('x-forwarded-for', `198.18.${(calls >> 8) & 255}.${calls & 255}`);
  calls += 1;
  return fetch(address, { ...init, headers: sent });
};
const read = async (asked: Promise<Response>) => {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.text();
};
const callOf = (search: string) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_buses', arguments: { search } },
  });

const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-bench-mcp-'));
const { child } = await startServer(
  [...flags, join(import.meta.dirname, '../../dist/server/main.js')],
  {
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_URL: origin,
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '1',
    ...memorySettings,
  },
  `${origin}/readyz`,
);
try {
  await untilQuiet(child.pid!);
  const client = new Client(
    { name: 'bench', version: '1' },
    { versionNegotiation: { mode: 'auto' } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { fetch: fetchAnywhere }),
  );
  const ways = {
    api: (search: string) =>
      read(fetchAnywhere(`${origin}/api/v1/buses?${new URLSearchParams({ search })}`)),
    tool: (search: string) =>
      read(fetchAnywhere(`${origin}/mcp`, { method: 'POST', headers, body: callOf(search) })),
    'tool, by the client': (search: string) =>
      client.callTool({ name: 'search_buses', arguments: { search } }),
  };
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const spent = new Map(names.map((name) => [name, { wallMs: [] as number[], cpuMs: 0 }]));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const before = processorMs(child.pid!);
      for (const query of queries) {
        const begun = performance.now();
        await ways[name](query);
        if (round > 0) spent.get(name)!.wallMs.push(performance.now() - begun);
      }
      if (round > 0) spent.get(name)!.cpuMs += processorMs(child.pid!) - before;
    }
  }
  const figuresOf = (name: keyof typeof ways) => {
    const { wallMs, cpuMs: cpu } = spent.get(name)!;
    const sorted = wallMs.toSorted((a, b) => a - b);
    return { median: sorted[Math.floor(sorted.length / 2)]!, cpu: cpu / wallMs.length };
  };
  const api = figuresOf('api');
  console.log('| Asked | Processor ms of the server | Over the API | Median ms | Over the API |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const name of names) {
    const { median, cpu } = figuresOf(name);
    const figures = [cpu, cpu - api.cpu, median, median - api.median].map((ms) => ms.toFixed(2));
    console.log(`| ${[name, ...figures].join(' | ')} |`);
    if (cpu - api.cpu > mostMs) process.exitCode = 1;
  }
  await client.close();
} finally {
  await stop(child);
  await rm(dataDir, { recursive: true, force: true });
}
