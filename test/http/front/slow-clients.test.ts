import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmission, usualAdmission } from '#server/front/overload/admission.ts';
import { limitConnections } from '#server/front/overload/clients/connection-limits.ts';
import { createKnownSessions } from '#server/front/overload/clients/known-sessions.ts';
import { isThisMachine, wideNetworkOf } from '#server/front/overload/clients/networks.ts';
import { createSlowClients, usualCaps } from '#server/front/overload/clients/slow-clients.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';
import { head, openSocket, readStatuses } from '#test/hostile/wire.ts';

/** An exchange as far as it is looked at; `sent` counts bytes of the client. */
function exchange(url: string) {
  const socket = {
    bytesRead: 0,
    bytesWritten: 0,
    writableLength: 0,
    destroyed: false,
    destroy: vi.fn(),
  };
  const request = { url, socket, complete: false, method: 'POST' };
  const response = Object.assign(new EventEmitter(), {
    headersSent: false,
    writableFinished: false,
    destroy: vi.fn(),
  });
  return {
    send: (bytes: number) => (socket.bytesRead += bytes),
    finish: () => (request.complete = true),
    socket: socket as unknown as Socket,
    request: request as unknown as IncomingMessage,
    response: response as unknown as ServerResponse & { destroy: ReturnType<typeof vi.fn> },
    begin: () => (response.headersSent = true),
    close: () => response.emit('close'),
  };
}
type Exchange = ReturnType<typeof exchange>;

describe('clients that keep us waiting', () => {
  let slow: Exchange['request'][];
  let clients: ReturnType<typeof createSlowClients>;
  beforeEach(() => {
    vi.useFakeTimers();
    slow = [];
    clients = createSlowClients({
      answerSlow: (request) => void slow.push(request),
      caps: { ...usualCaps, form: { address: 3, network: 5 } },
      nowMs: () => Date.now(),
    });
  });
  afterEach(() => {
    clients.stop();
    vi.useRealTimers();
  });
  const post = (address = '203.0.113.9', url = '/contact') => {
    const each = exchange(url);
    const requestClass = url.includes('uploading') ? 'upload' : 'form';
    const place = clients.follow(requestClass, each.request, each.response, address);
    return { ...each, place };
  };

  it('a form has a minute for its body, wherever it is posted to', () => {
    const each = ['/contact', '/staff/sign-in', '/es/sell-your-bus'].map((url) => post('', url));
    vi.advanceTimersByTime(58_000);
    expect(slow).toEqual([]);
    vi.advanceTimersByTime(4_000);
    expect(slow).toEqual(each.map(({ request }) => request));
  });

  it('work on a body that has arrived is never cut off', () => {
    post().finish();
    vi.advanceTimersByTime(10 * 60_000);
    expect(slow).toEqual([]);
    expect(clients.endSlowest('form')).toBe(false);
  });

  it('an upload lasts as long as it brings a kilobyte a second', () => {
    const slowButFair = post('', '/sell-your-bus/uploading/photo?draft=x');
    const trickling = post('', '/sell-your-bus/uploading/photo?draft=x');
    for (let second = 0; second < 15 * 60; second++) {
      slowButFair.send(1_500);
      if (second % 10 === 0) trickling.send(1);
      vi.advanceTimersByTime(1_000);
    }
    expect(slow).toEqual([trickling.request]);
  });

  it('the slowest of an address makes room for its next one; who is new or at work stays', () => {
    const first = post();
    const busy = post();
    busy.finish();
    const third = post();
    expect(post().place).toBeNull();
    vi.advanceTimersByTime(5_000);
    third.send(4_000);
    expect(post().place).not.toBeNull();
    expect(slow).toEqual([first.request]);
    expect(post('203.0.113.77').place).not.toBeNull();
  });

  it('a network of many addresses has a count as well', () => {
    for (let at = 1; at <= 5; at++) expect(post(`203.0.113.${at}`).place).not.toBeNull();
    expect(post('203.0.113.6').place).toBeNull();
    expect(post('198.51.100.6').place).not.toBeNull();
    for (let at = 1; at <= 5; at++) expect(post(`2001:db8:1:${at}::1`).place).not.toBeNull();
    expect(post('2001:db8:1:6::1').place).toBeNull();
    expect(post('2001:db8:2::1').place).not.toBeNull();
  });

  it('a place is free again when the answer is over, however it ended', async () => {
    const each = [post(), post(), post()];
    expect(post().place).toBeNull();
    each[0]!.close();
    await expect(each[0]!.place!.left).resolves.toBeUndefined();
    expect(post().place).not.toBeNull();
  });

  it('who does not take an answer is cut off for those who wait, without a second status', () => {
    const reader = exchange('/media/large.webp');
    clients.follow('file', reader.request, reader.response, '203.0.113.9');
    reader.finish();
    vi.advanceTimersByTime(5_000);
    expect(clients.endSlowest('file')).toBe(false);
    reader.begin();
    expect(clients.endSlowest('file')).toBe(true);
    expect(reader.response.destroy).toHaveBeenCalled();
    expect(slow).toEqual([]);
  });

  it('who asks on and on without taking an answer loses the connection', () => {
    const first = exchange('/media/a.webp');
    for (let asked = 1; asked <= 6; asked++) {
      const next = { ...first.request } as IncomingMessage;
      const { response } = exchange('/media/a.webp');
      expect(clients.follow('file', next, response, '203.0.113.9')).not.toBeNull();
    }
    expect(first.socket.destroy).not.toHaveBeenCalled();
    const { response } = exchange('/media/a.webp');
    expect(clients.follow('file', first.request, response, '203.0.113.9')).toBeNull();
    expect(first.socket.destroy).toHaveBeenCalled();
  });

  it('a connection that fell silent inside a body is told so', () => {
    const silent = post();
    clients.endSilent(silent.socket);
    expect(slow).toEqual([silent.request]);
  });
});

describe('over the wire', () => {
  let bed: FrontBed;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await bed.close();
  });
  const trickle = async (line: string, length = 1_000_000) => {
    const socket = await openSocket(bed);
    sockets.push(socket.on('error', () => {}));
    const said: number[] = [];
    socket.on('data', (bytes) => said.push(...readStatuses(`${bytes}`).statuses));
    socket.write(`${head(line, `Content-Length: ${length}`, 'Cookie: a=b')}x`);
    return said;
  };
  const app = {
    async fetch(request: Request, bindings?: object) {
      if (request.headers.get('cookie')?.includes('session_token')) {
        (bindings as { noteSession?(isOpen: boolean): void }).noteSession?.(true);
      }
      if (request.method !== 'GET') await request.arrayBuffer();
      return new Response('done');
    },
  };
  const few = { form: 4, 'sign-in': 4, upload: 4, question: 4, file: 4 };
  const host = { host: 'omnibus.example' };

  it.each([
    ['POST /contact HTTP/1.1', 'form', '/staff/sign-in'],
    ['POST /staff/sign-in HTTP/1.1', 'sign-in', '/contact'],
    ['PATCH /sell-your-bus/uploading/photo HTTP/1.1', 'upload', '/contact'],
  ] as const)(
    'a pool full of %s gives its place to who is quick, says 408, and touches no other',
    async (line, pool, other) => {
      bed = await createFrontBed(app, {
        admission: createAdmission({ ...usualAdmission, mostOpen: few }),
      });
      const said = await Promise.all(Array.from({ length: 4 }, () => trickle(line)));
      await expect.poll(() => bed.front.admission.isFull(pool)).toBe(true);
      // Others are not even asked to wait.
      expect((await bed.get('/healthz', host)).status).toBe(200);
      expect((await bed.get('/assets/a.js', host)).status).toBe(200);
      expect((await bed.get(other, host, 'POST')).status).toBe(200);
      // All of them are new at first; then one of them is old enough to be slow.
      await expect
        .poll(async () => (await bed.get(line.split(' ')[1]!, host, 'POST')).status, {
          interval: 200,
        })
        .toBe(200);
      await expect.poll(() => said.flat()).toEqual([408]);
    },
  );

  it('questions whose body trickles in hold none of the renders', async () => {
    bed = await createFrontBed(app, {
      admission: createAdmission({ ...usualAdmission, mostActive: 1, mostOpen: few }),
    });
    // Longer than any question, it would be answered at its header.
    for (let at = 0; at < 4; at++)
      await trickle('POST /1/indexes/buses_v2/query HTTP/1.1', 100_000);
    await expect.poll(() => bed.front.admission.state().open.question).toBe(4);
    expect((await bed.get('/compare', host)).status).toBe(200);
    expect(bed.front.admission.state()).toMatchObject({ active: 0, waiting: 0 });
  });

  it('a question that is announced as longer than any is waited for by nobody', async () => {
    bed = await createFrontBed(app, { admission: createAdmission(usualAdmission) });
    const said = await trickle('POST /1/indexes/buses_v2/query HTTP/1.1');
    await expect.poll(() => said).toEqual([200]);
  });

  it('a question is answered with what its body says', async () => {
    bed = await createFrontBed({
      fetch: async (request: Request) => new Response(await request.text()),
    });
    const socket = await openSocket(bed);
    sockets.push(socket);
    let said = '';
    socket.on('data', (bytes) => (said += `${bytes}`));
    socket.write(head('POST /1/indexes/buses_v2/query HTTP/1.1', 'Content-Length: 11'));
    socket.write('{"query"');
    await expect.poll(() => bed.front.admission.state().open.question).toBe(1);
    socket.write(':1}');
    await expect.poll(() => said).toContain('{"query":1}');
  });

  it('staff at work are let in when every place is taken', async () => {
    const settings = { ...usualAdmission };
    bed = await createFrontBed(app, { admission: createAdmission(settings) });
    const known = { ...host, cookie: 'theme=dark; omnibus.session_token=abc.def' };
    const made = { ...host, cookie: 'omnibus.session_token=made.up' };
    expect((await bed.get('/staff/leads', known)).status).toBe(200);
    settings.mostOpen = { form: 0, 'sign-in': 0, upload: 0, question: 0, file: 0 };
    settings.longestWaitMs = { detail: -1, list: -1, guess: -1, crawler: -1, prefetch: -1 };
    for (const method of ['GET', 'POST']) {
      expect((await bed.get('/staff/leads', known, method)).status).toBe(200);
      expect((await bed.get('/staff/leads', made, method)).status).toBe(503);
      expect((await bed.get('/compare?buses=1', known, method)).status).toBe(503);
    }
  });

  it('a session that has ended opens nothing', () => {
    const sessions = createKnownSessions();
    const cookie = '__Host-omnibus.session_token=abc.def; theme=dark';
    expect(sessions.has(cookie)).toBe(false);
    sessions.note(cookie, true);
    expect(sessions.has(cookie)).toBe(true);
    sessions.note(cookie, false);
    expect(sessions.has(cookie)).toBe(false);
  });

  it('connections of one network have an end', async () => {
    bed = await createFrontBed(app);
    const server = new EventEmitter();
    limitConnections(server as never, 0, 2);
    const connect = (remoteAddress: string) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
      server.emit('connection', socket);
      return socket;
    };
    const first = connect('203.0.113.1');
    connect('203.0.113.1');
    expect(connect('203.0.113.1').destroy).toHaveBeenCalled();
    expect(connect('203.0.113.2').destroy).not.toHaveBeenCalled();
    for (let at = 0; at < 5; at++) expect(connect('127.0.0.1').destroy).not.toHaveBeenCalled();
    first.emit('close');
    expect(connect('203.0.113.1').destroy).not.toHaveBeenCalled();
  });

  it('names networks', () => {
    expect(wideNetworkOf('203.0.113.77')).toBe('203.0.113.0/24');
    expect(wideNetworkOf('2001:db8:1:2:3::4')).toBe('2001:db8:1::/48');
    expect(isThisMachine('::ffff:127.0.0.1')).toBe(true);
    expect(isThisMachine('10.0.0.1')).toBe(false);
  });
});
