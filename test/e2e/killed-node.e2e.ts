import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmallProxy, type SmallProxy } from '#bench/rehearsal/small-proxy.ts';
import { startPostgresCluster } from '#test/setup/postgres-cluster.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';

const cluster = await startPostgresCluster({ durable: true });

/** Two built servers on one PostgreSQL behind a proxy that sends GET on to the other (deploy/Caddyfile). */
describe.skipIf(cluster === null)(
  'one of two nodes killed under load (H2)',
  { timeout: 240_000 },
  () => {
    let folder: string;
    let proxy: SmallProxy;
    const nodes: RunningServer[] = [];
    const start = async (number: number) => {
      nodes[number] = await startBuiltServer({
        DATA_DIR: join(folder, `node-${number}`),
        DATABASE_URL: cluster?.url,
        SITE_URL: proxy.origin,
        TRUSTED_PROXIES: '1',
        DEMO: '0',
        LOG_LEVEL: 'warn',
      });
      proxy.set(number, nodes[number].origin);
      while (!proxy.isReady(number)) await pause(50);
    };
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'omnibus-nodes-'));
      proxy = await startSmallProxy();
      await start(0);
      await start(1);
    }, 240_000);
    afterAll(async () => {
      for (const node of nodes) node.kill();
      await proxy?.close();
      await cluster?.remove();
      await rm(folder, { recursive: true, force: true });
    });

    const failures = { pages: 0, forms: 0, pagesAfterwards: 0 };
    const run = { on: true, afterwards: false };
    let asked = 0;
    const from = () => `10.2.${(asked >> 8) & 255}.${asked++ & 255}`;
    const pages = async () => {
      while (run.on) {
        const ok = await fetch(`${proxy.origin}/buses`, {
          headers: { 'x-forwarded-for': from() },
        }).then(
          async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.status === 200,
          () => false,
        );
        if (!ok) failures.pages += 1;
        if (!ok && run.afterwards) failures.pagesAfterwards += 1;
      }
    };
    const told = new Map<string, string>();
    const forms = async (writer: number) => {
      for (let number = 0; run.on; number++) {
        const key = `killed-${writer}-${String(number).padStart(12, '0')}`;
        const address = from();
        while (!told.has(key)) {
          const answer = await fetch(`${proxy.origin}/contact`, {
            method: 'POST',
            redirect: 'manual',
            headers: { origin: proxy.origin, 'x-forwarded-for': address },
            body: new URLSearchParams({
              firstName: 'Ada',
              email: `${key}@example.com`,
              message: `Message ${key}`,
              key,
            }),
          }).catch(() => null);
          const place = new URL(answer?.headers.get('location') ?? '/', proxy.origin);
          const reference = place.searchParams.get('ref');
          if (reference) told.set(key, reference);
          else failures.forms += 1;
        }
      }
    };

    it('fails no page, and no message more than was under way on it', async () => {
      const writers = 4;
      const visitors = [
        pages(),
        pages(),
        pages(),
        ...Array.from({ length: writers }, (_, n) => forms(n)),
      ];
      for (let kill = 0; kill < 2; kill++) {
        const before = told.size;
        await expect.poll(() => told.size, { timeout: 30_000 }).toBeGreaterThan(before + 10);
        nodes[kill]?.signal('SIGKILL');
        await nodes[kill]?.ended;
        run.afterwards = true;
        await expect.poll(() => proxy.isReady(kill), { timeout: 30_000 }).toBe(false);
        const without = told.size;
        await expect.poll(() => told.size, { timeout: 30_000 }).toBeGreaterThan(without + 10);
        await start(kill);
      }
      run.on = false;
      await Promise.all(visitors);
      expect(failures.pagesAfterwards).toBe(0);
      expect(failures.pages).toBe(0);
      // Each writer has one message under way: on a kill it may be told nothing, and asks again until
      // the proxy has noticed.
      expect(failures.forms).toBeLessThanOrEqual(writers * 2 * 25);
      const client = new Client(cluster?.url);
      await client.connect();
      const { rows } = await client.query<{ reference: string; message: string }>(
        'select reference, message from leads',
      );
      await client.end();
      const stored = new Map(rows.map(({ reference, message }) => [message, reference]));
      expect(rows).toHaveLength(stored.size);
      for (const [key, reference] of told) expect(stored.get(`Message ${key}`)).toBe(reference);
    });
  },
);
