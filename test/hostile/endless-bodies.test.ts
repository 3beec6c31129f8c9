import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';
import { knownRoutes, type KnownRoute } from './known-addresses.ts';
import { seedEverything } from './seed-everything.ts';
import { head, sendBytes } from './wire.ts';

let staff: TestStaff;
let bed: FrontBed;
let routes: KnownRoute[];
beforeAll(async () => {
  staff = await createTestStaff({ listings: [aListing({ id: 1 })] });
  bed = await createFrontBed(staff.app);
  const starts = await seedEverything(staff);
  const known = await knownRoutes(staff.app.routes, starts, async (address) =>
    (await staff.get(address)).text(),
  );
  routes = known.filter(({ method }) => method !== 'GET' && method !== 'OPTIONS');
}, 120_000);
afterAll(async () => {
  await bed.close();
  await staff.close();
});

const megabyte = 1_048_576;
/** Of the largest thing that is taken, a photo of 20 MB, and what is on its way meanwhile. */
const mostTaken = 24 * megabyte;

/** A body of 100 MB that counts what is asked of it. */
function hundredMegabytes(begin: string) {
  const counted = { bytes: 0 };
  const piece = new Uint8Array(65_536).fill(120);
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(begin)),
    pull(controller) {
      counted.bytes += piece.length;
      if (counted.bytes > 100 * megabyte) controller.close();
      else controller.enqueue(piece);
    },
  });
  return { stream, counted };
}

/** Routes that ask for more bytes of such a body than `mostBytes`, or fail. */
async function whoReadsMore(
  mostBytes: number,
  type: string,
  begin: string,
  more: Record<string, string>,
): Promise<string[]> {
  const { cookie } = await staff.signIn('owner');
  const greedy: string[] = [];
  for (const { method, pattern, addresses } of routes) {
    const address = addresses[0] ?? pattern.replaceAll(/:\w+|\*/g, '1');
    const { stream, counted } = hundredMegabytes(begin);
    const answer = await staff.app.request(staffOrigin + address, {
      method,
      body: stream,
      duplex: 'half',
      headers: { cookie, origin: staffOrigin, 'content-type': type, 'upload-offset': '0', ...more },
    } as RequestInit);
    if (counted.bytes > mostBytes || answer.status >= 500)
      greedy.push(`${method} ${pattern}: ${answer.status} after ${counted.bytes} bytes`);
    await answer.body?.cancel();
  }
  return greedy;
}

const part = (name: string) => `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
const kinds = [
  ['application/x-www-form-urlencoded', 'a='],
  ['application/json', '{"response":"'],
  ['text/plain', '{"query":"'],
  ['multipart/form-data; boundary=B', 'a preamble '],
  ['multipart/form-data; boundary=B', part('act')],
  ['multipart/form-data; boundary=B', part('source')],
] as const;

describe('a body that is announced as larger than anything that is taken', () => {
  it.each(kinds)('as %s that begins with %j is left unread by every route', async (type, begin) => {
    // A stream fills its own queue before anybody asks.
    const greedy = await whoReadsMore(65_536, type, begin, {
      'content-length': '5000000000',
      'idempotency-key': 'a-key-of-sixteen',
      'x-inspection-item': 'engine-leaks',
      'upload-length': '5000000',
    });
    expect(greedy).toEqual([]);
  });

  it.each([
    ['/contact', 'application/x-www-form-urlencoded'],
    ['/1/indexes/*/queries', 'application/json'],
    ['/staff/sign-in', 'application/x-www-form-urlencoded'],
  ])('is answered before a byte of it has come: %s', async (path, type) => {
    const answer = await sendBytes(
      bed,
      head(
        `POST ${path} HTTP/1.1`,
        'Origin: https://omnibus.example',
        `Content-Type: ${type}`,
        'Content-Length: 100000000',
        'X-Algolia-Application-Id: omnibus',
        'X-Algolia-API-Key: search-only',
      ),
    );
    expect(answer.status).toBe(413);
  });
});

describe('a body without an end', () => {
  it.each(kinds)(
    'as %s that begins with %j is read by no route beyond its cap',
    async (type, begin) => {
      const greedy = await whoReadsMore(mostTaken, type, begin, {
        'upload-length': '50000000',
        'x-algolia-application-id': 'omnibus',
        'x-algolia-api-key': 'search-only',
      });
      expect(routes.length).toBeGreaterThan(70);
      expect(greedy).toEqual([]);
    },
  );

  it('over the wire is left unread, and its memory is free again', async () => {
    const block = Buffer.alloc(megabyte, 'x');
    const chunk = Buffer.concat([Buffer.from('100000\r\n'), block, Buffer.from('\r\n')]);
    const post = (path: string, type: string) =>
      head(
        `POST ${path} HTTP/1.1`,
        'Origin: https://omnibus.example',
        `Content-Type: ${type}`,
        'Transfer-Encoding: chunked',
      );
    let mostHeld = 0;
    const held = () => {
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return heapUsed + arrayBuffers;
    };
    const rest = held();
    const taken: number[] = [];
    bed.server.on('connection', (socket) => {
      socket.once('close', () => taken.push(socket.bytesRead));
      socket.on('data', () => (mostHeld = Math.max(mostHeld, held())));
    });
    const answers = await Promise.all(
      [
        ['/staff/sign-in/passkey', 'application/json'],
        ['/staff/sign-in/passkey', 'application/json'],
        ['/staff/sign-in', 'application/x-www-form-urlencoded'],
        ['/contact', 'application/x-www-form-urlencoded'],
      ].map(([path = '', type = '']) =>
        sendBytes(bed, post(path, type), ...Array<Buffer>(100).fill(chunk)),
      ),
    );
    for (const { status } of answers) expect([413, Number.NaN]).toContain(status);
    await expect.poll(() => taken).toHaveLength(answers.length);
    expect(Math.max(...taken)).toBeLessThan(8 * megabyte);
    expect(mostHeld - rest).toBeLessThan(100 * megabyte);
  });
});
