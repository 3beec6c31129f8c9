import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';
import { head, openSocket, readStatuses } from '#test/hostile/wire.ts';

let bed: FrontBed;
afterEach(() => bed.close());

describe('a connection on which nothing comes or goes', () => {
  it.each([
    ['a form', head('POST /contact HTTP/1.1', 'Content-Length: 3'), 'a=b'],
    ['a file', head('PATCH /sell-your-bus/uploading/photo HTTP/1.1', 'Content-Length: 3'), 'a=b'],
    ['a page', head('GET /compare HTTP/1.1'), ''],
  ])(
    'is kept while we work on %s, and ends when its client is the silent one',
    async (_, asked, body) => {
      const work = Promise.withResolvers<Response>();
      bed = await createFrontBed({
        fetch: async ({ url }: Request) =>
          url.endsWith('/healthz') ? new Response('ok') : work.promise,
      });
      const silent = vi.fn();
      bed.server.on('timeout', silent);
      // Not before the request is here: a slow machine must not end it.
      bed.server.on('request', ({ socket }) => socket.setTimeout(20));
      const socket = await openSocket(bed);
      let said = '';
      socket.on('error', () => {}).on('data', (bytes) => (said += `${bytes}`));
      const closed = new Promise((resolve) => void socket.once('close', resolve));
      socket.write(asked + body);
      await expect.poll(() => silent.mock.calls.length, { interval: 5 }).toBeGreaterThan(2);
      expect(said).toBe('');
      expect(socket.readableEnded || socket.destroyed).toBe(false);
      // An answer of which the rest never comes is nobody's work any more.
      const endless = new ReadableStream({ start: (piece) => piece.enqueue(Uint8Array.of(120)) });
      work.resolve(new Response(endless));
      await closed;
      expect(readStatuses(said).status).toBe(200);
    },
  );

  it('inside of a body that its client owes ends in 408', async () => {
    bed = await createFrontBed({
      fetch: async (request: Request) =>
        new Response(request.method === 'GET' ? 'ok' : await request.text()),
    });
    bed.server.on('request', ({ socket }) => socket.setTimeout(20));
    const socket = await openSocket(bed);
    let said = '';
    socket.on('error', () => {}).on('data', (bytes) => (said += `${bytes}`));
    const closed = new Promise((resolve) => void socket.once('close', resolve));
    socket.write(`${head('POST /contact HTTP/1.1', 'Content-Length: 9')}a=b`);
    await closed;
    expect(readStatuses(said).status).toBe(408);
  });
});
