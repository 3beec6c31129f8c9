import type { lookup } from 'node:dns';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWebhookSender } from '#adapters/webhooks-https/webhook-sender.ts';
import { makeWebhookSecret } from '#adapters/webhooks-https/sign-webhook.ts';
import { addressFault } from '#outgoing/judged-address.ts';
import { isPublicAddress } from '#outgoing/public-address.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

const patienceMs = 300;
/** What a machine inside would say to whoever reaches it. */
const inner = 'the password of the database is hunter2';

let receiver: Server;
let host: string;
let answer: (socket: Socket) => void;
const sockets = new Set<Socket>();
let inside: Server;
let insideHost: string;
let insideCalls = 0;

const listen = async (server: Server) => {
  return `127.0.0.1:${await listenLocally(server)}`;
};

beforeAll(async () => {
  receiver = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.once('data', () => answer(socket));
    socket.resume();
  });
  host = await listen(receiver);
  inside = createServer((socket) => {
    insideCalls += 1;
    socket.on('error', () => {}).end(`HTTP/1.1 200 OK\r\n\r\n${inner}`);
  });
  insideHost = await listen(inside);
});
beforeEach(() => void (insideCalls = 0));
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of [receiver, inside]) await new Promise((closed) => server.close(closed));
});

const post = { secrets: [makeWebhookSecret()], id: 'msg_1', body: '{"type":"test"}' };
const send = (options: Partial<Parameters<typeof createWebhookSender>[0]> = {}) =>
  createWebhookSender({ isPublicAddress, timeoutMs: patienceMs, ...options });
const call = (then: (socket: Socket) => void) => {
  answer = then;
  const url = `http://${host}/hooks`;
  return send({ privateHosts: [host] })({ url, ...post }, new Date());
};
const nothingOpen = () => expect.poll(() => sockets.size).toBe(0);

describe('G13, G14: a receiver that answers badly', () => {
  it('never: the attempt ends, and so does its connection', async () => {
    const words = `no answer within ${patienceMs / 1000} s`;
    expect(await call(() => {})).toEqual({ outcome: 'failed', words });
    await nothingOpen();
  });

  it('a letter at a time, for ever', async () => {
    const letters = setInterval(() => sockets.forEach((one) => one.write('x')), 20);
    const found = await call((socket) => socket.write('HTTP/1.1 200 OK\r\nX: '));
    clearInterval(letters);
    expect(found.outcome).toBe('failed');
    await nothingOpen();
  });

  it('with headers without end', async () => {
    const found = await call((socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n${`X-Filler: ${'x'.repeat(4_000)}\r\n`.repeat(50)}`);
    });
    expect(found).toEqual({ outcome: 'failed', words: 'HPE_HEADER_OVERFLOW' });
    await nothingOpen();
  });

  it('with a body without end: its status counts and nothing of it is read', async () => {
    let sent = 0;
    const found = await call((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
      const more = () => {
        if (socket.destroyed) return;
        sent += 1;
        socket.write(`ffff\r\n${'x'.repeat(65_535)}\r\n`, () => setImmediate(more));
      };
      more();
    });
    expect(found).toEqual({ outcome: 'taken', words: 'answered 200' });
    await nothingOpen();
    expect(sent).toBeLessThan(500);
  });

  it.each([
    ['nonsense', 'SSH-2.0-OpenSSH_9.6\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
    ['words for us', `HTTP/1.1 500 ${inner}\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`],
  ])('%s: none of its words are kept', async (_, text) => {
    const found = await call((socket) => void socket.end(text));
    expect(found.outcome).toBe('failed');
    expect(found.words).not.toMatch(/OpenSSH|hunter2/);
  });

  it('with another protocol: the attempt ends, and so does its connection', async () => {
    const head = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n';
    const found = await call((socket) => void socket.write(head));
    expect(found).toEqual({ outcome: 'failed', words: 'answered 101' });
    await nothingOpen();
  });

  it('over a line that is not secure: in words', async () => {
    answer = (socket) => void socket.end('HTTP/1.1 200 OK\r\n\r\n');
    const sent = { url: `https://${host}/hooks`, ...post };
    const found = await send({ privateHosts: [host] })(sent, new Date());
    expect(found.outcome).toBe('failed');
    expect(found.words).toMatch(/^no secure connection could be made \([A-Z_0-9]+\)$/);
  });

  it.each([301, 302, 303, 307, 308])(
    '%i to a machine inside: nobody goes there',
    async (status) => {
      const found = await call((socket) => {
        socket.end(`HTTP/1.1 ${status} Moved\r\nLocation: http://${insideHost}/\r\n\r\n`);
      });
      const words = `answered ${status}: redirects are not followed`;
      expect(found).toEqual({ outcome: 'failed', words });
      expect(insideCalls).toBe(0);
    },
  );
});

describe('G01, G06: an address of a machine inside', () => {
  const rules = { isPublicAddress };
  it.each([
    ['https://127.0.0.1/', 'private network'],
    ['https://127.1/', 'private network'],
    ['https://0x7f000001/', 'private network'],
    ['https://2130706433/', 'private network'],
    ['https://[::1]/', 'private network'],
    ['https://[::ffff:10.0.0.1]/', 'private network'],
    ['https://169.254.169.254/latest/meta-data/', 'private network'],
    ['https://192.168.0.1:8443/', 'private network'],
    ['http://hooks.example.com/', 'begin with https'],
    ['ftp://hooks.example.com/', 'begin with https'],
    ['javascript:alert(1)', 'begin with https'],
    ['https://user:secret@hooks.example.com/', 'name or password'],
    ['https://hooks.example.com@127.0.0.1/', 'name or password'],
    ['hooks.example.com', 'not an address'],
    ['', 'not an address'],
  ])('%s is refused with its reason', async (url, reason) => {
    expect(addressFault(url, rules)).toContain(reason);
    expect(await send()({ url, ...post }, new Date())).toMatchObject({
      outcome: 'failed',
      words: expect.stringContaining(reason) as string,
    });
  });

  type Answers = { address: string; family: number }[];
  const nameServer = (...turns: Answers[]) => {
    let asked = 0;
    const resolve = ((_name: string, _how: object, done: (...told: unknown[]) => void) =>
      setImmediate(
        done,
        null,
        turns[Math.min(asked++, turns.length - 1)],
      )) as unknown as typeof lookup;
    return { resolve, asked: () => asked };
  };
  const v4 = (address: string) => ({ address, family: 4 });

  it.each([
    ['the only one', [v4('127.0.0.1')]],
    ['one of two', [v4('93.184.216.34'), v4('127.0.0.1')]],
    ['none', []],
  ])('behind a name, %s of its addresses: nobody is called', async (_, found) => {
    const { port } = inside.address() as AddressInfo;
    const url = `https://localhost:${port}/hooks`;
    const { resolve } = nameServer(found);
    expect(await send({ resolve })({ url, ...post }, new Date())).toEqual({
      outcome: 'failed',
      words: 'the host is on a private network',
    });
    expect(insideCalls).toBe(0);
  });

  it('behind a second answer of the name server: the judged address is the one called', async () => {
    const { port } = inside.address() as AddressInfo;
    // 127.0.0.9 plays the public address, where nobody listens; 127.0.0.1 the one inside.
    const { resolve, asked } = nameServer([v4('127.0.0.9')], [v4('127.0.0.1')]);
    const rebinding = send({ resolve, isPublicAddress: (one) => one === '127.0.0.9' });
    const url = `https://localhost:${port}/hooks`;
    expect(await rebinding({ url, ...post }, new Date())).toEqual({
      outcome: 'failed',
      words: 'it refused the connection',
    });
    expect([asked(), insideCalls]).toEqual([1, 0]);
  });
});
