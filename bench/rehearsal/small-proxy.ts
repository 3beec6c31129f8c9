import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { listenLocally } from '#test/setup/listen-locally.ts';
import type { Proxy } from './proxy.ts';

const checkEveryMs = 250;
/** As `lb_try_duration` and `lb_try_interval` in deploy/Caddyfile. */
const tryMs = 5_000;
const tryEveryMs = 100;
/** A node that runs is ready within this, however busy the machine is. */
const joinMs = 60_000;

export interface SmallProxy extends Proxy {
  /** A node that comes back under another address. */
  set(number: number, origin: string): void;
  isReady(number: number): boolean;
}

/**
 * What a proxy in front of two nodes is asked to do, no more: ask `/serving`, give each client the same
 * node as long as that is ready (`client_ip_hash`: pieces of a photo wait on one), and give a request
 * that found nobody listening to the other node. What was sent is sent again for GET only, also when
 * a node says that it is busy, or has no such file of the other's version. Who sends no address, as a
 * browser in a test, gets the nodes in turn, and one node for each submission.
 */
export async function startSmallProxy(origins: string[] = []): Promise<SmallProxy> {
  const nodes = origins.map((origin) => ({ origin, ready: false }));
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const check = () =>
    Promise.all(
      nodes.map(async (node) => {
        const ask = (path: string) =>
          fetch(node.origin + path, { signal: AbortSignal.timeout(5_000) }).then(
            ({ status }) => status,
            () => 0,
          );
        const status = await ask('/serving');
        // A node of an older version has only the other one.
        node.ready = (status === 404 ? await ask('/readyz') : status) === 200;
      }),
    );
  const timer = setInterval(() => void check(), checkEveryMs);

  const forward = (incoming: IncomingMessage, body: Buffer, origin: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request(origin + (incoming.url ?? '/'), {
        method: incoming.method,
        headers: { ...incoming.headers, 'content-length': body.length },
        agent,
      });
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
      outgoing.end(body);
    });
  let turns = 0;
  const numberOf = ({ headers, url = '' }: IncomingMessage) => {
    const client = headers['x-forwarded-for'] ?? new URL(url, 'http://x').searchParams.get('draft');
    return client === null ? turns++ : sameNumberFor(String(client));
  };
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    const first = numberOf(incoming);
    const giveUpAt = performance.now() + tryMs;
    for (let attempt = 0; ; attempt++) {
      const ready = nodes.filter((node) => node.ready);
      const node = ready[(first + attempt) % ready.length];
      try {
        if (!node) throw Object.assign(new Error('no node'), { code: 'ECONNREFUSED' });
        const answered = await forward(incoming, body, node.origin);
        const isFile = incoming.url?.startsWith('/assets/');
        const isLacking = answered.statusCode === 503 || (isFile && answered.statusCode === 404);
        if (isLacking && incoming.method === 'GET' && attempt < ready.length - 1) {
          answered.resume();
          continue;
        }
        const { connection: _, 'keep-alive': __, ...headers } = answered.headers;
        outgoing.writeHead(answered.statusCode ?? 502, headers);
        answered.pipe(outgoing);
        return;
      } catch (error) {
        const unsent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        const goesOn = unsent ? performance.now() < giveUpAt : incoming.method === 'GET';
        if (!goesOn || (!unsent && attempt >= 3)) {
          outgoing.writeHead(502).end(String(error));
          return;
        }
        if (node && unsent) node.ready = false;
        await pause(tryEveryMs);
      }
    }
  };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    set: (number, origin) => void (nodes[number] = { origin, ready: false }),
    isReady: (number) => nodes[number]?.ready ?? false,
    leave: async () => {},
    join: async (number) => {
      for (const giveUpAt = performance.now() + joinMs; !nodes[number]?.ready; await pause(50)) {
        if (performance.now() > giveUpAt)
          throw new Error(`Node ${number + 1} runs and is not ready after ${joinMs / 1_000} s.`);
      }
    },
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The same for all requests of one client. */
function sameNumberFor(client: string): number {
  let number = 0;
  for (const letter of client) number = (number * 31 + letter.charCodeAt(0)) % 1_000_003;
  return number;
}
