import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BodyFault } from './body-fault.ts';
import { bodyStream, readBoundedBody } from './read-bounded-body.ts';

const kilobyte = 1_024;
const megabyte = kilobyte * kilobyte;

type Pieces = ReadableStreamDefaultController<Uint8Array>;

function request(
  start: (pieces: Pieces) => void,
  headers: Record<string, string> = {},
  pull?: (pieces: Pieces) => void,
): Request {
  return new Request('http://x.example/', {
    method: 'POST',
    body: new ReadableStream({ start, pull }),
    duplex: 'half',
    headers,
  } as RequestInit);
}

const whole = (bytes: number) =>
  request((pieces) => {
    pieces.enqueue(new Uint8Array(bytes));
    pieces.close();
  });
const reasonOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof BodyFault ? error.reason : String(error)),
  );

describe('a body', () => {
  // Who is slow is told by the clock.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('is read to its cap and no further, whatever its headers claim', async () => {
    expect(await readBoundedBody(whole(1_000), 1_000)).toHaveLength(1_000);
    expect(await reasonOf(readBoundedBody(whole(1_001), 1_000))).toBe('too-large');
    let pulled = 0;
    const endless = (headers: Record<string, string>) =>
      request(
        () => {},
        headers,
        (pieces) => {
          pulled += 1;
          pieces.enqueue(new Uint8Array(100));
        },
      );
    expect(await reasonOf(readBoundedBody(endless({}), 1_000))).toBe('too-large');
    expect(pulled).toBeLessThan(15);
    const declared = endless({ 'content-length': '5000000000' });
    expect(await reasonOf(readBoundedBody(declared, 1_000))).toBe('too-large');
    expect(pulled).toBeLessThan(16);
    expect(() => bodyStream(declared, 1_000)).toThrow(BodyFault);
    expect(bodyStream(declared, 5_000_000_000)).not.toBeNull();
  });

  it('in pieces of one byte is whole, and one that breaks off is a fault of its sender', async () => {
    const sent = Uint8Array.from({ length: 5_000 }, (_, at) => at % 251);
    const read = await readBoundedBody(
      request((pieces) => {
        for (const byte of sent) pieces.enqueue(Uint8Array.of(byte));
        pieces.close();
      }),
      10_000,
    );
    expect(new Uint8Array(read)).toEqual(sent);
    const broken = request((pieces) => {
      pieces.enqueue(sent);
      pieces.error(new Error('the other end hung up'));
    });
    expect(await reasonOf(readBoundedBody(broken, 10_000))).toBe('cut-short');
    const short = new Request('http://x.example/', {
      method: 'POST',
      body: 'a=b',
      headers: { 'content-length': '3' },
    });
    expect((await readBoundedBody(short, 10)).toString()).toBe('a=b');
  });

  it('that trickles takes no room from ordinary forms, and gives its own back', async () => {
    const open: Pieces[] = [];
    const trickling = Array.from({ length: 60 }, () =>
      request((pieces) => {
        pieces.enqueue(new Uint8Array(megabyte));
        open.push(pieces);
      }),
    );
    const reading = trickling.map((each) => reasonOf(readBoundedBody(each, 10 * megabyte)));
    const first = await Promise.race([
      ...reading,
      new Promise((resolve) => setTimeout(resolve, 60_000)),
    ]);
    expect(first).toBe('busy');
    expect(await reasonOf(readBoundedBody(whole(32 * kilobyte), megabyte))).toBe('read');
    expect(await reasonOf(readBoundedBody(whole(2 * megabyte), 10 * megabyte))).toBe('busy');
    for (const pieces of open.slice(0, 24)) pieces.error(new Error('hung up'));
    const ends = await Promise.all(reading);
    expect(ends.filter((end) => end === 'busy')).toHaveLength(36);
    expect(ends.filter((end) => end === 'cut-short')).toHaveLength(24);
    expect(await reasonOf(readBoundedBody(whole(2 * megabyte), 10 * megabyte))).toBe('read');
  });

  it('that stalls gives its room to one that comes', async () => {
    const open: Pieces[] = [];
    const stalled = Array.from({ length: 4 }, () =>
      request((pieces) => {
        pieces.enqueue(new Uint8Array(6 * megabyte));
        open.push(pieces);
      }),
    );
    const reading = stalled.map((each) => reasonOf(readBoundedBody(each, 10 * megabyte)));
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(8_000);
    expect(await reasonOf(readBoundedBody(whole(2 * megabyte), 10 * megabyte))).toBe('read');
    expect(await Promise.race(reading)).toBe('busy');
    // The others had not to go, and go on.
    for (const pieces of open.slice(1)) pieces.close();
    expect(await Promise.all(reading)).toEqual(['busy', 'read', 'read', 'read']);
  });
});
