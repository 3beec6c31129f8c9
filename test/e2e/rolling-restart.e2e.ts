import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSellers } from '#bench/torture/sellers.ts';
import { startPostgresCluster } from '#test/setup/postgres-cluster.ts';
import { startS3Server, type S3TestServer } from '#test/setup/s3-server.ts';
import {
  startNodeVisitors,
  startTwoNodes,
  storedMessages,
  type TwoNodes,
} from '#test/setup/two-nodes.ts';

const cluster = await startPostgresCluster({ durable: true });

/** At 200 a second: `npm run bench -- rehearsal`. */
describe.skipIf(cluster === null)(
  'two nodes restarted one after the other under load (H1)',
  { timeout: 240_000 },
  () => {
    let bed: TwoNodes;
    let store: S3TestServer;
    beforeAll(async () => {
      store = await startS3Server();
      bed = await startTwoNodes(cluster!, {
        MEDIA_URL: store.mediaUrl,
        STOP_DELAY_SECONDS: '1',
      });
    }, 240_000);
    afterAll(async () => {
      await bed?.close();
      await store?.close();
    });

    it('fails no page, no message and no piece of a photo; nothing is lost', async () => {
      const { nodes, proxy, start } = bed;
      const visitors = startNodeVisitors(bed, 3, 2);
      const { told, failures } = visitors;
      const uploads: string[] = [];
      let restarting = true;
      const sellers = startSellers(
        2,
        () => proxy.origin,
        () => !restarting,
        { siteUrl: proxy.origin, onFailure: (what) => uploads.push(what), signal: bed.signal },
      );
      for (const number of [0, 1]) {
        const before = { messages: told.size, photos: sellers.photos.length };
        await expect
          .poll(() => told.size, { timeout: 30_000 })
          .toBeGreaterThan(before.messages + 5);
        await expect
          .poll(() => sellers.photos.length, { timeout: 60_000 })
          .toBeGreaterThan(before.photos);
        expect(await nodes[number]?.stop()).toBe(0);
        await start(number);
      }
      restarting = false;
      await Promise.all([visitors.stop(), ...sellers.loops]);
      expect(failures).toEqual({ pages: 0, forms: 0, pagesAfterwards: 0 });
      expect(uploads).toEqual([]);
      expect(sellers.contradictions).toEqual([]);
      const stored = await storedMessages(cluster!.url);
      for (const [key, reference] of told) expect(stored.get(`Message ${key}`)).toBe(reference);
      for (const { name } of sellers.photos) expect(store.objects.has(name)).toBe(true);
    });
  },
);
