import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BodyFault } from '#site/body-fault.ts';
import { readBoundedBody } from '#site/read-bounded-body.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';
import { head, openSocket, readStatuses, sendBytes } from './wire.ts';

const megabyte = 1_048_576;

let bed: FrontBed;
beforeEach(async () => {
  // Who is slow is told by the clock, and nothing here waits for it.
  vi.useFakeTimers({ toFake: ['performance'] });
  bed = await createFrontBed({
    async fetch(request: Request) {
      try {
        const { length } = await readBoundedBody(request, 32 * megabyte);
        return new Response(`${length}`);
      } catch (error) {
        if (!(error instanceof BodyFault)) throw error;
        return new Response(error.message, { status: error.status });
      }
    },
  });
});
afterEach(async () => {
  await bed.close();
  vi.useRealTimers();
});

it('a body that stops coming just before its end gives its room to a form that comes (R02)', async () => {
  const post = (bytes: number) => head('POST /contact HTTP/1.1', `Content-Length: ${bytes}`);
  const letter = Buffer.alloc(130_000, 'a');
  const honest = async () => {
    const asked = post(letter.length).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    return (await sendBytes(bed, asked, letter)).status;
  };
  const connected = once(bed.server, 'connection') as Promise<[Socket]>;
  const stalling = await openSocket(bed);
  const [received] = await connected;
  let said = '';
  stalling.on('error', () => {}).on('data', (bytes) => (said += `${bytes}`));
  const closed = new Promise((resolve) => void stalling.once('close', resolve));
  // Nearly all that there is: a letter finds less than it needs.
  const sent = 24 * megabyte - 40_000;
  stalling.write(post(sent + 100_000));
  stalling.write(Buffer.alloc(sent, 'a'));
  // `expect.poll` would move the clock.
  while (received.bytesRead <= sent) await setImmediate();
  expect(await honest()).toBe(503);
  vi.advanceTimersByTime(1_999);
  expect(await honest()).toBe(503);
  expect(said).toBe('');
  vi.advanceTimersByTime(6_000);
  expect(await honest()).toBe(200);
  await closed;
  expect(readStatuses(said).statuses).toEqual([503]);
}, 60_000);
