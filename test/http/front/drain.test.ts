import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { drain, watchSilentConnections } from '#server/front/drain.ts';
import { createFrontBed } from '#test/setup/front-bed.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

let server: Server;
afterEach(() => server.closeAllConnections());

const endSilentConnections = () => {};
const alone = {
  quietForMs: () => Number.POSITIVE_INFINITY,
  longestDelayMs: 0,
  endSilentConnections,
};
const listen = async (listener: Parameters<typeof createServer>[1]) => {
  server = createServer(listener);
  return listenLocally(server);
};
const fetchStatus = (port: number) =>
  new Promise<number | string>((resolve) => {
    get({ port, host: '127.0.0.1', agent: false }, (response: IncomingMessage) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });

it('lets a running request end, and takes no new one', async () => {
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const port = await listen((_request, response) => {
    started.resolve();
    void gate.promise.then(() => response.end('done'));
  });
  const running = fetchStatus(port);
  await started.promise;
  const stopped = drain(server, { ...alone, startDraining() {}, delayMs: 0, finishMs: 60_000 });
  expect(await fetchStatus(port)).toBe('ECONNREFUSED');
  gate.resolve();
  expect(await running).toBe(200);
  expect(await stopped).toEqual({ cut: false });
});

it('goes on serving for the delay, so that a proxy can look away', async () => {
  let draining = false;
  const port = await listen((_request, response) => response.end(draining ? 'late' : 'early'));
  const stopped = drain(server, {
    ...alone,
    startDraining() {
      draining = true;
    },
    delayMs: 300,
    finishMs: 60_000,
  });
  expect(draining).toBe(true);
  expect(await fetchStatus(port)).toBe(200);
  await stopped;
  expect(await fetchStatus(port)).toBe('ECONNREFUSED');
});

it('waits for a proxy that still sends visitors after the delay', async () => {
  let quiet = false;
  const port = await listen((_request, response) => response.end('page'));
  const asked = Promise.withResolvers<void>();
  const stopped = drain(server, {
    startDraining() {},
    quietForMs: () => {
      asked.resolve();
      return quiet ? 1_000 : 0;
    },
    delayMs: 1,
    longestDelayMs: 120_000,
    finishMs: 60_000,
    endSilentConnections,
  });
  await asked.promise;
  expect(await fetchStatus(port)).toBe(200);
  quiet = true;
  expect(await stopped).toEqual({ cut: false });
});

it('waits no longer than it may for visitors who go on', async () => {
  await listen((_request, response) => response.end('page'));
  const endless = { ...alone, startDraining() {}, quietForMs: () => 0, delayMs: 1 };
  expect(await drain(server, { ...endless, longestDelayMs: 100, finishMs: 60_000 })).toEqual({
    cut: false,
  });
});

it('waits for no connection that was opened ahead and never used', async () => {
  const port = await listen((_request, response) => response.end('page'));
  const connected = new Promise((resolve) => server.once('connection', resolve));
  const endSilent = watchSilentConnections(server);
  const ahead = connect(port, '127.0.0.1');
  await connected;
  const ended = new Promise((resolve) => ahead.once('close', resolve));
  const parts = { ...alone, startDraining() {}, delayMs: 0, endSilentConnections: endSilent };
  expect(await drain(server, { ...parts, finishMs: 50_000 })).toEqual({ cut: false });
  await ended;
});

it('cuts what does not end', async () => {
  const started = Promise.withResolvers<void>();
  const port = await listen(() => started.resolve());
  const running = fetchStatus(port);
  await started.promise;
  expect(await drain(server, { ...alone, startDraining() {}, delayMs: 0, finishMs: 50 })).toEqual({
    cut: true,
  });
  expect(await running).toBe('ECONNRESET');
});

it('ends every connection with its answer while it drains', async () => {
  const bed = await createFrontBed({
    fetch: () => new Response('page', { headers: { 'content-type': 'text/html' } }),
  });
  server = bed.server;
  const keepAlive = { connection: 'keep-alive' };
  expect((await bed.get('/', keepAlive)).headers.connection).toBe('keep-alive');
  bed.front.startDraining();
  await bed.get('/readyz');
  expect(bed.front.quietForMs()).toBe(Number.POSITIVE_INFINITY);
  expect((await bed.get('/', keepAlive)).headers.connection).toBe('close');
  expect((await bed.get('/contact', keepAlive)).headers.connection).toBe('close');
  expect(bed.front.quietForMs()).toBeLessThan(Number.POSITIVE_INFINITY);
  await bed.close();
});
