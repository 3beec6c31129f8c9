import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';
import { head, openSocket, readStatuses, sendBytes } from './wire.ts';

let site: TestSite;
let bed: FrontBed;
beforeAll(async () => {
  site = await createTestSite();
  bed = await createFrontBed(site.app);
});
afterAll(async () => {
  await bed.close();
  await site.close();
});

const form = 'Content-Type: application/x-www-form-urlencoded';
const post = (...headers: string[]) =>
  head('POST /contact HTTP/1.1', 'Origin: https://omnibus.example', form, ...headers);
const canary = async () => (await bed.get('/buses', { host: 'omnibus.example' })).status;

describe('D01: length and chunks at once', () => {
  it.each([
    ['CL.TE', ['Content-Length: 6', 'Transfer-Encoding: chunked']],
    ['TE.CL', ['Transfer-Encoding: chunked', 'Content-Length: 6']],
    ['an unknown coding', ['Content-Length: 6', 'Transfer-Encoding: xchunked']],
    ['a coding after chunked', ['Transfer-Encoding: chunked, identity']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
  ])('%s: refused, and what is smuggled behind is not answered', async (_, headers) => {
    const smuggled = head('GET /smuggled HTTP/1.1');
    const answer = await sendBytes(bed, post(...headers), '0\r\n\r\n', smuggled);
    expect(answer.statuses).toEqual([400]);
    expect(answer.text).toMatch(/connection: close/i);
    expect(await canary()).toBe(200);
  });
});

describe('D02: lengths that are none', () => {
  it.each([
    ['two that differ', ['Content-Length: 5', 'Content-Length: 6']],
    ['two alike', ['Content-Length: 5', 'Content-Length: 5']],
    ['+5', ['Content-Length: +5']],
    ['5, 5', ['Content-Length: 5, 5']],
    ['1e1', ['Content-Length: 1e1']],
    ['negative', ['Content-Length: -5']],
    ['hexadecimal', ['Content-Length: 0x5']],
    ['past all integers', ['Content-Length: 99999999999999999999']],
  ])('%s', async (_, headers) => {
    const answer = await sendBytes(bed, post(...headers), 'a=b&c');
    expect(answer.statuses).toEqual([400]);
  });
});

describe('D04: chunks as a weapon', () => {
  /** What the server took in before it hung up. */
  async function flood(...chunks: (string | Uint8Array)[]) {
    let taken = 0;
    const count = (socket: { bytesRead: number; once(event: 'close', then: () => void): void }) =>
      socket.once('close', () => (taken = socket.bytesRead));
    bed.server.once('connection', count);
    const answer = await sendBytes(bed, post('Transfer-Encoding: chunked'), ...chunks);
    await expect.poll(() => taken).toBeGreaterThan(0);
    return { ...answer, taken };
  }

  it('an extension of 64 MB on a chunk of one byte', async () => {
    const block = Buffer.alloc(1_048_576, 'x');
    const answer = await flood('1;a=', ...Array<Buffer>(64).fill(block), '\r\nx\r\n0\r\n\r\n');
    expect([413, Number.NaN]).toContain(answer.status);
    expect(answer.taken).toBeLessThan(1_048_576);
  });

  it('a chunk of 2⁶⁴−1 bytes is read to the limit of the form', async () => {
    const block = Buffer.alloc(65_536, 'x');
    const answer = await flood('FFFFFFFFFFFFFFFF\r\n', ...Array<Buffer>(256).fill(block));
    expect([413, Number.NaN]).toContain(answer.status);
    expect(answer.taken).toBeLessThan(1_048_576);
  });

  it.each(['7FFFFFFFFFFFFFFFF', '-1', 'g', '0x1', ''])('a chunk of size %j', async (size) => {
    const answer = await flood(`${size}\r\nabc\r\n0\r\n\r\n`);
    expect([400, 413]).toContain(answer.status);
  });

  it('endless trailers', async () => {
    const trailers = Array.from({ length: 64 }, (_, n) => `X-T${n}: ${'t'.repeat(16_000)}\r\n`);
    const answer = await flood('1\r\nx\r\n0\r\n', ...trailers, '\r\n');
    // The form itself may have been answered before its trailers came.
    expect([400, 413, 415, 422, 431, Number.NaN]).toContain(answer.status);
    expect(answer.taken).toBeLessThan(1_048_576);
  });

  it('leaves the others served', async () => expect(await canary()).toBe(200));
});

describe('D05: promises and other protocols', () => {
  it('an expectation that is not ours is refused', async () => {
    const answer = await sendBytes(
      bed,
      post('Content-Length: 5', 'Expect: x', 'Connection: close'),
      'a=b&c',
    );
    expect(answer.status).toBe(417);
    expect(answer.text).toContain("default-src 'none'");
  });

  it('who is told to go on and sends nothing is cut off within ten seconds', async () => {
    const waits: number[] = [];
    bed.server.once('request', ({ socket }) => waits.push(socket.timeout ?? Infinity));
    const socket = await openSocket(bed);
    const said = new Promise<string>((resolve) => socket.once('data', (b) => resolve(`${b}`)));
    socket.write(post('Content-Length: 5', 'Expect: 100-continue'));
    expect(readStatuses(await said).status).toBe(100);
    await expect.poll(() => waits.length).toBe(1);
    expect(waits[0]).toBeLessThanOrEqual(10_000);
    socket.destroy();
  });

  it.each(['h2c', 'websocket', 'TLS/1.0'])('an upgrade to %s is passed over', async (protocol) => {
    const answer = await sendBytes(
      bed,
      head(
        'GET /buses HTTP/1.1',
        `Upgrade: ${protocol}`,
        'Connection: Upgrade, close',
        'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ),
    );
    expect(answer.statuses).toEqual([200]);
  });

  it('the preface of HTTP/2 is no request', async () => {
    const answer = await sendBytes(bed, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    expect(answer.status).toBe(400);
  });
});

describe('answers to what could not be read', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['bare line feeds in a header', 'GET / HTTP/1.1\nHost: omnibus.example\nX: a\rb\n\n', 400],
    ['a cookie of 20 KB (C06)', head('GET / HTTP/1.1', `Cookie: a=${'b'.repeat(20_000)}`), 431],
    ['headers of 17 KB (C06)', head('GET / HTTP/1.1', `X-A: ${'b'.repeat(17_000)}`), 431],
    [
      '2,001 headers (C06)',
      head('GET / HTTP/1.1', ...Array.from({ length: 2_001 }, (_, n) => `a${n}: 1`)),
      431,
    ],
    ['a cookie named with NUL (C06)', head('GET / HTTP/1.1', 'Cookie: a\0=b'), 400],
  ])('%s: wear the headers of every answer and help a person', async (_, bytes, status) => {
    const answer = await sendBytes(bed, bytes);
    expect(answer.statuses).toEqual([status]);
    expect(answer.text).toContain("default-src 'none'");
    expect(answer.text).toMatch(/x-content-type-options: nosniff/i);
    expect(answer.text).toMatch(/cache-control: no-store/i);
    expect(answer.text).toMatch(/strict-transport-security: /i);
    expect(answer.text).toContain('<h1');
  });
});
