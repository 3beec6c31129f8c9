import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPhotoQueue, type QueuedPhoto } from '#site/islands/photo-queue/photo-queue.ts';
import { createSendPhoto } from '#site/islands/photo-queue/send-photo.ts';
import type { uploadRequest } from '#site/islands/photo-queue/upload-request.ts';
import { createSeller, freshKey, jpeg } from '#test/factories/seller.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { repeats } from './repeats.ts';
import { createTcpFaultProxy, type TcpFaultProxy } from './tcp-fault-proxy.ts';

const photos = 12;
/** Photos of phones, or half of one; smaller ones lose more of themselves with each break. */
const photoBytes = repeats(1) > 1 ? 8_000_000 : 4_000_000;
const shares = [0.1, 0.5, 0.9];

/**
 * The queue of the seller's page, on the real site, behind a line that breaks at exact bytes. Nothing
 * here waits for a clock; `npm run bench -- upload-line` is the same with a browser on a slow line.
 */
describe('12 photos on a line that breaks (G5)', { timeout: 300_000 }, () => {
  let site: TestSite;
  let server: Server;
  let line: TcpFaultProxy;
  /** Bytes of the sender after which the line breaks, in order. */
  let breaks: number[];
  let cuts: number;

  beforeEach(async () => {
    site = await createTestSite();
    server = createServer(
      getRequestListener((request) => site.app.fetch(request), { overrideGlobalObjects: false }),
    );
    cuts = 0;
    breaks = [];
    line = await createTcpFaultProxy({
      targetPort: await listenLocally(server),
      onDelivered(direction, bytes) {
        if (direction !== 'upstream' || bytes < (breaks[cuts] ?? Infinity)) return;
        cuts += 1;
        line.cut();
      },
    });
  });
  afterEach(async () => {
    await line.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await site.close();
  });

  /** As the page does it by XMLHttpRequest, which this process has not; an error is a broken line. */
  const overTheLine: typeof uploadRequest = async (method, path, { headers, body }) => {
    try {
      const answer = await fetch(`http://127.0.0.1:${line.port}${path}`, {
        method,
        headers: { ...headers, origin: site.parts.site.siteUrl, connection: 'close' },
        body: body ?? null,
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    } catch {
      return null;
    }
  };

  /** Sends all of them; which were begun how often, and how they ended. */
  async function send(token: string, sizeBytes: number) {
    const begun = new Map<string, number>();
    const states = new Map<string, QueuedPhoto['state']>();
    const post = createSendPhoto(`/sell-your-bus/uploading/photo?draft=${token}`, overTheLine);
    await new Promise<void>((resolve) => {
      const queue = createPhotoQueue({
        send(photo, watch) {
          begun.set(photo.key, (begun.get(photo.key) ?? 0) + 1);
          return post(photo, watch);
        },
        onChange: ({ key, state }) => void states.set(key, state),
        onIdle: () => queue.pending() === 0 && states.size === photos && resolve(),
        wait: (_ms, act) => setImmediate(act),
        random: () => 0.5,
      });
      for (let number = 0; number < photos; number++)
        queue.add({
          key: `photo-${freshKey()}`,
          file: new Blob([jpeg(number + 1, sizeBytes)]),
          fileName: `bus-${number}.jpg`,
        });
    });
    return { begun: Math.max(...begun.values()), states: new Set(states.values()) };
  }

  it.each([
    ['of all of them together', photoBytes / 4, shares.map((share) => share * photos)],
    [
      'of each of them',
      photoBytes,
      Array.from({ length: photos }, (_, photo) => shares.map((share) => photo + share)).flat(),
    ],
  ])(
    'at a tenth, a half and nine tenths %s: all arrive, hardly anything is sent twice',
    async (_, size, places) => {
      const seller = createSeller(site);
      const token = await seller.startDraft();
      breaks = places.map((place) => place * size);
      const { begun, states } = await send(token, size);
      expect(cuts).toBe(places.length);
      expect(states).toEqual(new Set(['done']));
      const stored = (await seller.open(token)).photos;
      expect(stored).toHaveLength(photos);
      expect(new Set(stored.map(({ name }) => name)).size).toBe(photos);
      expect(line.taken('upstream') / (photos * size)).toBeLessThanOrEqual(1.2);
      // A break meets the two that are under way.
      if (places.length === shares.length) expect(begun).toBeLessThanOrEqual(3);
    },
  );
});
