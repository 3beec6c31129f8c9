import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFeedFetcher } from '#adapters/feed-https/create-feed-fetcher.ts';
import { createForeignPictures } from '#adapters/foreign-pictures/create-foreign-pictures.ts';
import { fetchPicture } from '#adapters/foreign-pictures/fetch-picture.ts';
import { isPublicAddress } from '#outgoing/public-address.ts';
import { stubPhotoIntake } from '#test/factories/stub-photo-intake.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

const limits = { timeoutMs: 2_000, mostBytes: 200_000 };

describe('G13: a host that answers badly', () => {
  it.each([
    ['chunks without end', 'Transfer-Encoding: chunked', `${'ffff\r\n'}${'x'.repeat(65_535)}\r\n`],
    ['a length of 10 GB', 'Content-Length: 10000000000', 'x'],
    ['nothing after the headers', 'Content-Length: 1000', ''],
    ['less than announced', 'Content-Length: 1000', 'RST'],
    ['a byte at a time', 'Content-Length: 1000', 'b'],
  ])('%s: given up', async (name, header, chunk) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {}).resume();
      socket.write(`HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n${header}\r\n\r\n`);
      if (chunk === 'RST') return void socket.write('x', () => socket.resetAndDestroy());
      const pour = () => {
        if (socket.destroyed || chunk === '') return;
        const wait = chunk === 'b' ? 50 : 0;
        socket.write(chunk, () => void setTimeout(pour, wait));
      };
      pour();
    });
    const own = await listenLocally(server);
    const url = new URL(`http://127.0.0.1:${own}/x.png`);
    const got = await fetchPicture(url, true, { ...limits, timeoutMs: 400 });
    expect(got, name).toBeNull();
    await new Promise((closed) => server.close(closed));
  });
});

describe('G14, G16, G17: what is asked and what is kept of the answer', () => {
  let server: ReturnType<typeof createServer>;
  let seen: { url: string; headers: IncomingHttpHeaders }[] = [];
  let type = 'image/jpeg';
  let host = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push({ url: request.url ?? '', headers: request.headers });
      const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, seen.length]);
      const body = Buffer.concat([head, Buffer.from('<svg onload="zq7()"/>')]);
      response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(body);
    });
    host = `127.0.0.1:${await listenLocally(server)}`;
  });
  beforeEach(() => {
    seen = [];
    type = 'image/jpeg';
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const taking = async (path: string) => {
    const ours = await createForeignPictures({
      intake: stubPhotoIntake,
      file: join(tmpdir(), 'omnibus-no-such-folder', 'pictures.json'),
      hosts: [host],
      privateHosts: [host],
      now: () => new Date(0),
      onFault: () => {},
      limits,
    });
    const address = `http://${host}${path}`;
    await ours.take([address]);
    return ours.find(address);
  };

  it.each(['text/html', 'application/svg', '', 'x'.repeat(8_000), 'text/html, image/png'])(
    'G14: type %.30j is not taken',
    async (given) => {
      type = given;
      expect(await taking('/x.png')).toBeNull();
    },
  );

  it.each(['/a".html;x=.webp', '/\u202Egpj.webp', '/a%0d%0ab.webp', '/../../etc/passwd', '/x.svg'])(
    'G16: of the name in %j nothing is kept',
    async (path) => {
      expect((await taking(path))?.name).toMatch(/^photos\/[0-9a-f]{32}\.webp$/);
    },
  );

  it('G17: nothing of a visitor goes along, nor anything of ours', async () => {
    await taking('/x.png');
    expect(Object.keys(seen[0]!.headers).toSorted()).toEqual(['accept', 'connection', 'host']);
    const fetcher = createFeedFetcher({ hosts: [host], privateHosts: [host], isPublicAddress });
    await fetcher.fetch(`http://${host}/x.csv`, { etag: '"1"', lastModified: null });
    expect(Object.keys(seen[1]!.headers).toSorted()).toEqual([
      'accept-encoding',
      'connection',
      'host',
      'if-none-match',
    ]);
  });
});
