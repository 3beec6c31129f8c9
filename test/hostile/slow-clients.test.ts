import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  limitConnections,
  serverOptions,
} from '#server/front/overload/clients/connection-limits.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';
import { connectionsOf, head, openSocket, readStatuses } from './wire.ts';

/** `npm run suite -- hostile` takes the counts of the list; a machine that only tests may have fewer sockets. */
const full = Boolean(process.env.HOSTILE_FULL);
const [trickling, idle, onOneSocket] = full ? [2_000, 5_000, 100_000] : [400, 800, 5_000];

/** Only a hang should fail. */
const patienceMs = 300_000;

/** More than the buffers of both ends of a connection take in. */
const hugeBytes = 96 * 1_048_576;
let givenBytes = 0;
/** A picture that counts how much of it was asked for. */
const picture = {
  sizeBytes: hugeBytes,
  contentType: 'image/webp',
  version: '1',
  discard: async () => {},
  stream() {
    const block = new Uint8Array(65_536);
    return new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          givenBytes += block.byteLength;
          controller.enqueue(block);
          if (givenBytes >= hugeBytes) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  },
};

let site: TestSite;
let bed: FrontBed;
const sockets: Socket[] = [];
beforeEach(async () => {
  givenBytes = 0;
  site = await createTestSite({ parts: { media: { find: async () => picture } } });
  bed = await createFrontBed(site.app);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await bed.close();
  await site.close();
});

async function openMany(count: number): Promise<Socket[]> {
  const opened: Socket[] = [];
  while (opened.length < count) {
    const some = Math.min(250, count - opened.length);
    opened.push(...(await Promise.all(Array.from({ length: some }, () => openSocket(bed)))));
  }
  for (const socket of opened) socket.on('error', () => {}).resume();
  sockets.push(...opened);
  return opened;
}
const canary = async () => (await bed.get('/buses', { host: 'omnibus.example' })).status;
const nobodyLeft = () =>
  expect.poll(() => connectionsOf(bed), { timeout: patienceMs / 2, interval: 100 }).toBe(0);

describe('the limits as they are set', () => {
  it('end trickled headers within 15 s, silence within 30 s, idle connections within 10 s (D06, D08, D09)', () => {
    const { headersTimeout = 0, connectionsCheckingInterval = 0, ...rest } = serverOptions(0);
    expect(headersTimeout + 2 * connectionsCheckingInterval).toBeLessThanOrEqual(15_000);
    expect(rest.keepAliveTimeout).toBeLessThanOrEqual(10_000);
    expect(rest.requestTimeout).toBeGreaterThan(0);
    limitConnections(bed.server);
    expect(bed.server.timeout).toBeLessThanOrEqual(30_000);
    expect(bed.server.maxConnections).toBeLessThanOrEqual(10_000);
  });
});

describe('D06: slowloris', () => {
  it(
    'connections that trickle headers are cut off, and others are served meanwhile',
    async () => {
      bed.server.headersTimeout = 1_500;
      const opened = await openMany(trickling);
      const said = new Set<number>();
      for (const socket of opened) {
        socket.on('data', (bytes) => said.add(readStatuses(`${bytes}`).status));
        socket.write('GET / HTTP/1.1\r\nHost: omnibus.example\r\nX-a: ');
      }
      let letters = 0;
      const trickle = setInterval(() => {
        letters += 1;
        for (const socket of opened) if (socket.writable) socket.write('b');
      }, 250);
      expect(await canary()).toBe(200);
      await nobodyLeft();
      clearInterval(trickle);
      expect(letters).toBeGreaterThan(0);
      expect([...said]).toEqual([408]);
      expect(await canary()).toBe(200);
    },
    patienceMs,
  );
});

describe('D08: who asks and does not read', () => {
  it('is cut off after a silence, and costs no more than the buffers of one connection', async () => {
    bed.server.timeout = 1_000;
    const reader = await openSocket(bed);
    sockets.push(reader);
    reader.on('error', () => {}).pause();
    reader.write(head('GET /media/photos/huge.webp HTTP/1.1'));
    await expect.poll(() => givenBytes, { interval: 20 }).toBeGreaterThan(0);
    expect(await canary()).toBe(200);
    await nobodyLeft();
    expect(givenBytes).toBeLessThan(hugeBytes / 2);
  });
});

describe('D09: connections that are kept', () => {
  it(
    'idle ones end by themselves, and others are served meanwhile',
    async () => {
      bed.server.keepAliveTimeout = 1_000;
      const opened = await openMany(idle);
      for (const socket of opened) socket.write(head('GET /healthz HTTP/1.1'));
      expect(await canary()).toBe(200);
      await nobodyLeft();
      expect(opened.every(({ bytesRead }) => bytesRead > 0)).toBe(true);
      expect(await canary()).toBe(200);
    },
    patienceMs,
  );

  it(
    'any number of requests on one: each is answered, in turn with others',
    async () => {
      const request = head('GET /buses HTTP/1.1');
      const endMark = /HTTP\/1\.1 200/g;
      expect(await canary()).toBe(200);
      const [socket] = await openMany(1);
      let answered = 0;
      let tail = '';
      socket!.on('data', (bytes) => {
        const text = tail + bytes.toString('latin1');
        answered += text.match(endMark)?.length ?? 0;
        tail = text.slice(-11);
      });
      for (let sent = 0; sent < onOneSocket; sent += 100) {
        socket!.write(request.repeat(100));
        // Not one turn of the loop belongs to this connection alone.
        if (sent % 2_000 === 0) expect(await canary()).toBe(200);
        await expect.poll(() => answered, { interval: 5, timeout: 30_000 }).toBe(sent + 100);
      }
      expect(answered).toBe(onOneSocket);
    },
    patienceMs,
  );
});
