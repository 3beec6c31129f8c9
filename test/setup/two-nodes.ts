import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { untilAnswered } from '#bench/load/visitor.ts';
import { startSmallProxy, type SmallProxy } from '#bench/rehearsal/small-proxy.ts';
import { withClient, type PostgresCluster } from './postgres-cluster.ts';
import { builtServer, startBuiltServer, type RunningServer } from './start-server.ts';

/** Two built servers on one PostgreSQL behind a proxy that sends GET on to the other (deploy/Caddyfile). */
export interface TwoNodes {
  proxy: SmallProxy;
  nodes: RunningServer[];
  /** Resolves when the proxy sends it visitors. */
  start(number: number): Promise<void>;
  /** Says that the run is over, also when a test has failed: nobody asks any more. */
  signal: AbortSignal;
  close(): Promise<void>;
}

/** `second` is the main file of another build, of which the second node is. */
export async function startTwoNodes(
  cluster: PostgresCluster,
  env: Record<string, string> = {},
  second: string = builtServer,
): Promise<TwoNodes> {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-nodes-'));
  const proxy = await startSmallProxy();
  const nodes: RunningServer[] = [];
  const over = new AbortController();
  const start = async (number: number) => {
    const settings = {
      DATA_DIR: join(folder, `node-${number}`),
      DATABASE_URL: cluster.url,
      SITE_URL: proxy.origin,
      TRUSTED_PROXIES: '1',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...env,
    };
    nodes[number] = await startBuiltServer(settings, [], number === 1 ? second : builtServer);
    proxy.set(number, nodes[number].origin);
    while (!proxy.isReady(number)) await pause(50);
  };
  await start(0);
  await start(1);
  return {
    proxy,
    nodes,
    start,
    signal: over.signal,
    async close() {
      over.abort();
      for (const node of nodes) node.kill();
      await proxy.close();
      await cluster.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface NodeVisitors {
  failures: { pages: number; forms: number; pagesAfterwards: number };
  /** Reference by one-time key, as visitors were told. */
  told: Map<string, string>;
  /** From now on failed pages are counted as afterwards, too. */
  isAfterwards: boolean;
  /** Waits for the last answers. */
  stop(): Promise<void>;
}

/** People who read pages and send messages, each as soon as the last one was answered, until `stop`. */
export function startNodeVisitors(
  { proxy: { origin }, signal }: Pick<TwoNodes, 'proxy' | 'signal'>,
  readers: number,
  writers: number,
): NodeVisitors {
  const run = { on: true };
  let asked = 0;
  const from = () => `10.2.${(asked >> 8) & 255}.${asked++ & 255}`;
  const read = async () => {
    while (run.on && !signal.aborted) {
      const ok = await fetch(`${origin}/buses`, { headers: { 'x-forwarded-for': from() } }).then(
        async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.status === 200,
        () => false,
      );
      if (!ok) visitors.failures.pages += 1;
      if (!ok && visitors.isAfterwards) visitors.failures.pagesAfterwards += 1;
    }
  };
  const send = async (key: string, address: string) => {
    const answer = await fetch(`${origin}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin, 'x-forwarded-for': address },
      body: new URLSearchParams({
        firstName: 'Ada',
        email: `${key}@example.com`,
        message: `Message ${key}`,
        key,
      }),
    }).catch(() => null);
    const place = new URL(answer?.headers.get('location') ?? '/', origin);
    const reference = place.searchParams.get('ref');
    if (!reference) visitors.failures.forms += 1;
    return reference;
  };
  const write = async (writer: number) => {
    for (let number = 0; run.on; number++) {
      const key = `nodes-${writer}-${String(number).padStart(12, '0')}`;
      const address = from();
      visitors.told.set(key, await untilAnswered(signal, () => send(key, address)));
    }
  };
  const visitors: NodeVisitors = {
    failures: { pages: 0, forms: 0, pagesAfterwards: 0 },
    told: new Map(),
    isAfterwards: false,
    async stop() {
      run.on = false;
      await Promise.all(running);
    },
  };
  const running = [
    ...Array.from({ length: readers }, read),
    ...Array.from({ length: writers }, (_, number) => write(number)),
  ];
  // Nobody waits for them where a test has failed.
  void Promise.allSettled(running);
  return visitors;
}

/** Messages in the database: reference by text. Throws when one is there twice. */
export async function storedMessages(url: string): Promise<Map<string, string>> {
  const sql = 'select reference, message from leads';
  const { rows } = await withClient(url, (client) =>
    client.query<{ reference: string; message: string }>(sql),
  );
  const stored = new Map(rows.map(({ reference, message }) => [message, reference]));
  if (stored.size !== rows.length) throw new Error('a message was stored twice');
  return stored;
}
