import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresCluster } from '#test/setup/postgres-cluster.ts';
import {
  startNodeVisitors,
  startTwoNodes,
  storedMessages,
  type TwoNodes,
} from '#test/setup/two-nodes.ts';

const cluster = await startPostgresCluster({ durable: true });

describe.skipIf(cluster === null)(
  'one of two nodes killed under load (H2)',
  { timeout: 240_000 },
  () => {
    let bed: TwoNodes;
    beforeAll(async () => {
      bed = await startTwoNodes(cluster!);
    }, 240_000);
    afterAll(() => bed?.close());

    it('fails no page, and no message more than was under way on it', async () => {
      const { nodes, proxy, start } = bed;
      const writers = 4;
      const visitors = startNodeVisitors(bed, 3, writers);
      const { told, failures } = visitors;
      for (let kill = 0; kill < 2; kill++) {
        const before = told.size;
        await expect.poll(() => told.size, { timeout: 30_000 }).toBeGreaterThan(before + 10);
        nodes[kill]?.signal('SIGKILL');
        await nodes[kill]?.ended;
        visitors.isAfterwards = true;
        await expect.poll(() => proxy.isReady(kill), { timeout: 30_000 }).toBe(false);
        const without = told.size;
        await expect.poll(() => told.size, { timeout: 30_000 }).toBeGreaterThan(without + 10);
        await start(kill);
      }
      await visitors.stop();
      expect(failures.pagesAfterwards).toBe(0);
      expect(failures.pages).toBe(0);
      // Each writer has one message under way: on a kill it may be told nothing, and asks again until
      // the proxy has noticed.
      expect(failures.forms).toBeLessThanOrEqual(writers * 2 * 25);
      const stored = await storedMessages(cluster!.url);
      for (const [key, reference] of told) expect(stored.get(`Message ${key}`)).toBe(reference);
    });
  },
);
