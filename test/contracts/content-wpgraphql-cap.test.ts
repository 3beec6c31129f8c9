import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createAsk } from '#adapters/content-wpgraphql/ask-wpgraphql.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

const mostBytes = 2_000_000;
/** What lies in the buffers of a connection when the reader leaves it. */
const inBuffers = 8_000_000;
const piece = Buffer.alloc(64 * 1024, 'x');

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks a service that answers with `bytes`, with or without saying so beforehand. */
async function ask(bytes: number, declared: boolean) {
  const served = { bytes: 0, cut: false };
  server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(declared ? { 'content-length': bytes } : {}),
    });
    response.on('close', () => (served.cut = !response.writableFinished));
    const more = (): void => {
      if (response.destroyed) return;
      if (served.bytes >= bytes) return void response.end();
      served.bytes += piece.byteLength;
      response.write(piece, more);
    };
    more();
  });
  const port = await listenLocally(server);
  const endpoint = `http://127.0.0.1:${port}/graphql`;
  const answer = await createAsk({ endpoint, authorization: null, mostBytes })('{ x }', {});
  await expect.poll(() => served.cut, { timeout: 10_000 }).toBe(true);
  return { answer, served };
}

it.each([false, true])(
  'an answer without end is left after two megabytes (size told beforehand: %s)',
  async (declared) => {
    const { answer, served } = await ask(512 * 1024 * 1024, declared);
    expect(answer).toEqual({ outcome: 'garbage', problem: 'too large' });
    expect(served.bytes).toBeLessThan(mostBytes + inBuffers);
  },
);
