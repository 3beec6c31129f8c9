import type { lookup } from 'node:dns';
import { createServer as createTcpServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFeedFetcher } from '#adapters/feed-https/create-feed-fetcher.ts';
import { createForeignPictures } from '#adapters/foreign-pictures/create-foreign-pictures.ts';
import { fetchPicture } from '#adapters/foreign-pictures/fetch-picture.ts';
import { isPublicAddress } from '#outgoing/public-address.ts';
import { stubPhotoIntake } from '#test/factories/stub-photo-intake.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

/** Counts whoever comes; nobody should. */
let sink: Server;
let connections = 0;
let port = 0;
beforeAll(async () => {
  sink = createTcpServer((socket) => {
    connections += 1;
    socket.on('error', () => {}).resume();
    socket.end('HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\nx');
  });
  port = await listenLocally(sink);
});
beforeEach(() => void (connections = 0));
afterAll(() => new Promise((resolve) => sink.close(resolve)));

const limits = { timeoutMs: 2_000, mostBytes: 200_000 };
const pictures = (hosts: string[]) =>
  createForeignPictures({
    intake: stubPhotoIntake,
    file: join(tmpdir(), 'omnibus-no-such-folder', 'pictures.json'),
    hosts,
    now: () => new Date(0),
    onFault: () => {},
    limits,
  });
const feeds = (hosts: string[]) => createFeedFetcher({ hosts, isPublicAddress, timeoutMs: 2_000 });

/** By every way that goes out, also where an operator put the host on the list. */
async function expectNobodyCalled(address: string) {
  const host = URL.parse(address)?.host;
  // The guard of all tests does not know the one that ends in a dot for this machine.
  const listed = host?.includes('.:') ? [] : [['cdn.example.com', ...(host ? [host] : [])]];
  for (const hosts of [['cdn.example.com'], ...listed]) {
    const ours = await pictures(hosts);
    expect(await ours.take([address]), address).toBe(false);
    const answer = await feeds(hosts).fetch(address, { etag: null, lastModified: null });
    expect(answer.outcome, address).toBe('failed');
  }
  expect(connections).toBe(0);
}

describe('G01, G02: this machine by its many names', () => {
  it.each([
    'http://127.0.0.1:PORT/',
    'http://127.1:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://0x7f000001:PORT/',
    'http://2130706433:PORT/',
    'http://017700000001:PORT/',
    'http://①②⑦.⓪.⓪.①:PORT/',
    'http://127。0。0。1:PORT/',
    'http://127.0.0.1.:PORT/',
    'http://0:PORT/',
    'http://0.0.0.0:PORT/',
    'http://[::]:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://localhost.:PORT/',
    'http://LOCALHOST:PORT/',
  ])('%s', async (address) => expectNobodyCalled(address.replace('PORT', String(port))));
});

describe('G04, G05: addresses of clouds and of nobody', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/',
    'http://0xA9FEA9FE/',
    'http://100.100.100.200/',
    'http://100.64.0.1/',
    'http://198.18.0.1/',
    'http://192.0.0.170/',
    'http://192.0.2.1/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://224.0.0.1/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://[fd00::1]/',
    'http://[fec0::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://[2002:7f00:1::]/',
  ])('%s', async (address) => {
    expect(isPublicAddress(new URL(address).hostname.replace(/^\[|\]$/g, ''))).toBe(false);
    await expectNobodyCalled(address);
  });

  it('a name that only clouds know is not on the list', async () => {
    const address = 'http://metadata.google.internal/';
    expect(await (await pictures(['cdn.example.com'])).take([address])).toBe(false);
    expect(feeds(['cdn.example.com']).refusal(address)).not.toBeNull();
  });
});

describe('G08, G09: other schemes, and hosts that only look like one of the list', () => {
  it.each([
    'file:///etc/passwd',
    'ftp://cdn.example.com/x.png',
    'gopher://127.0.0.1:6379/_INFO',
    'data:image/svg+xml;base64,PHN2Zy8+',
    'blob:https://cdn.example.com/x',
    'http:/127.0.0.1:PORT',
    'http:127.0.0.1:PORT',
    'http:\\\\127.0.0.1:PORT\\',
    '\thttp://127.0.0.1:PORT',
    'http://cdn.example.com@127.0.0.1:PORT/',
    'http://127.0.0.1:PORT#@cdn.example.com/',
    'https://cdn.example.com.evil.test/',
    'https://evil.test/cdn.example.com/',
    'https://cdn.example.com:22/',
    'http://еxample.com/',
    'https://user:pass@cdn.example.com/',
    '',
    'x',
  ])('%s', async (address) => {
    const ours = await pictures(['cdn.example.com']);
    const asked = address.replace('PORT', String(port));
    expect(await ours.take([asked])).toBe(false);
    expect(feeds(['cdn.example.com']).refusal(asked)).not.toBeNull();
    expect(connections).toBe(0);
  });
});

it('G09: a backslash ends the host: what stands behind it is a path of the listed host', () => {
  expect(new URL('http://cdn.example.com\\@127.0.0.1/').host).toBe('cdn.example.com');
});

type Answers = { address: string; family: number }[];
/** A name server that gives these answers in turn, the last for ever; null: no such name. */
function nameServer(...turns: (Answers | null)[]) {
  let asked = 0;
  const resolve = ((_name: string, _options: object, done: (...told: unknown[]) => void) => {
    const found = turns[Math.min(asked, turns.length - 1)];
    asked += 1;
    if (found) setImmediate(done, null, found);
    else setImmediate(done, new Error('ENOTFOUND'));
  }) as unknown as typeof lookup;
  return { resolve, asked: () => asked };
}
const v4 = (address: string) => ({ address, family: 4 });
const v6 = (address: string) => ({ address, family: 6 });

describe('G06: names that lead somewhere else', () => {
  it.each([
    ['an address inside besides a public one', [v4('93.184.216.34'), v6('::1')]],
    ['two of IPv4', [v4('93.184.216.34'), v4('127.0.0.1')]],
    ['only inside, by an alias', [v4('10.0.0.8')]],
    [
      '500 records, the last inside',
      [...Array<Answers[0]>(499).fill(v4('93.184.216.34')), v4('127.0.0.1')],
    ],
    ['no address', []],
    ['no such name', null],
  ])('%s: nobody is called', async (_, found) => {
    const { resolve } = nameServer(found);
    const url = new URL(`http://localhost:${port}/x.png`);
    expect(await fetchPicture(url, false, { ...limits, resolve })).toBeNull();
    const fetcher = createFeedFetcher({ hosts: [url.host], isPublicAddress, resolve });
    const feed = await fetcher.fetch(`https://${url.host}/x.csv`, {
      etag: null,
      lastModified: null,
    });
    expect(feed.outcome).toBe('failed');
    expect(connections).toBe(0);
  });

  it('a second answer of the name server changes nothing: the judged address is the one called', async () => {
    // 127.0.0.1 plays the public address here, 127.0.0.9 the one inside.
    const { resolve, asked } = nameServer([v4('127.0.0.1')], [v4('127.0.0.9')]);
    const inside = createTcpServer((socket) => socket.destroy());
    let calledInside = 0;
    inside.on('connection', () => (calledInside += 1));
    await new Promise<void>((listening) => inside.listen(port, '127.0.0.9', listening));
    const host = `localhost:${port}`;
    const fetcher = createFeedFetcher({
      hosts: [host],
      isPublicAddress: (address) => address === '127.0.0.1',
      resolve,
    });
    const answer = await fetcher.fetch(`https://${host}/x.csv`, { etag: null, lastModified: null });
    // Our listener speaks no TLS; that it was called is what counts.
    expect(answer.outcome).toBe('failed');
    await expect.poll(() => connections).toBe(1);
    expect([asked(), calledInside]).toEqual([1, 0]);
    await new Promise((closed) => inside.close(closed));
  });

  it('a name server that does not answer is waited for no longer than the whole may take', async () => {
    const resolve = (() => {}) as unknown as typeof lookup;
    const url = new URL(`http://localhost:${port}/x.png`);
    expect(await fetchPicture(url, false, { ...limits, timeoutMs: 50, resolve })).toBeNull();
  });
});
