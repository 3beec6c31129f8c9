import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createYoutubeSource } from '#adapters/videos-youtube/create-youtube-source.ts';
import type { ForeignPictures } from '#domain/content/foreign-pictures.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

/** A service that speaks the part of the YouTube Data API that is asked for. */
let handle: (request: IncomingMessage, response: ServerResponse) => void;
let requests: { url: string; key: string | undefined }[];
let origin: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  requests = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', key: request.headers['x-goog-api-key'] as string });
    handle(request, response);
  });
  origin = `http://127.0.0.1:${await listenLocally(server)}`;
  stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
});
afterEach(() => stop());

const asked: string[] = [];
const pictures: ForeignPictures = {
  find: (url) =>
    url.endsWith('/gone.jpg')
      ? null
      : { name: 'content/abc.webp', widthPx: 640, heightPx: 480, placeholder: null },
  take: async (urls) => {
    asked.push(...urls);
    return false;
  },
};
const source = (timeoutMs = 20_000) =>
  createYoutubeSource({
    apiOrigin: origin,
    apiKey: 'secret-key',
    playlistId: 'PL1',
    pictures,
    timeoutMs,
  });

const item = (videoId: string, changes: object = {}) => ({
  snippet: {
    title: ` About\n${videoId} `,
    description: 'Text',
    publishedAt: '2026-10-02T10:00:00Z',
    thumbnails: { high: { url: 'https://i.ytimg.com/vi/x/hqdefault.jpg' } },
    ...changes,
  },
  contentDetails: { videoId, videoPublishedAt: '2026-10-01T10:00:00Z' },
  status: { privacyStatus: 'public' },
});
const answer = (body: unknown, status = 200) => {
  handle = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};

it('reads a playlist, the key in a header and never in the address', async () => {
  answer({ items: [item('abcdefghijk'), item('lmnopqrstuv', { thumbnails: {} })] });
  expect(await source().list()).toEqual([
    {
      id: 'abcdefghijk',
      contentType: 'video',
      title: 'About abcdefghijk',
      description: 'Text',
      href: 'https://www.youtube.com/watch?v=abcdefghijk',
      publishedOn: '2026-10-01T10:00:00Z',
      readMinutes: null,
      picture: {
        name: 'content/abc.webp',
        widthPx: 640,
        heightPx: 480,
        placeholder: null,
        alt: '',
      },
    },
    expect.objectContaining({ id: 'lmnopqrstuv', picture: null }),
  ]);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.key).toBe('secret-key');
  expect(requests[0]?.url).not.toContain('secret');
  expect(requests[0]?.url).toContain('playlistId=PL1');
  expect(asked).toContain('https://i.ytimg.com/vi/x/hqdefault.jpg');
});

it('drops hostile, private and doubled entries', async () => {
  answer({
    items: [
      item('"><script>'),
      item('../../../xx'),
      item('abcdefghijkl'),
      item('abcdefghijk', { title: {} }),
      { ...item('abcdefghijk'), status: { privacyStatus: 'private' } },
      null,
      5,
      item('goodgoodgoo'),
      item('goodgoodgoo'),
    ],
  });
  expect((await source().list()).map(({ id }) => id)).toEqual(['goodgoodgoo']);
});

it('shows a film whose poster is gone without one', async () => {
  answer({
    items: [item('abcdefghijk', { thumbnails: { high: { url: 'https://i.ytimg.com/gone.jpg' } } })],
  });
  expect((await source().list())[0]?.picture).toBeNull();
});

it.each([
  ['status 401', () => answer({}, 401), 'status 401'],
  ['status 500', () => answer('oops', 500), 'status 500'],
  ['HTML', () => answer('<html>'), 'not a list of videos'],
  ['half JSON', () => answer('{"items":[{"sni'), 'not a list of videos'],
  ['wrong types', () => answer({ items: {} }), 'not a list of videos'],
  ['5 MB', () => answer(`{"items":["${'x'.repeat(5_000_000)}"]}`), 'not a list of videos'],
  ['only garbage', () => answer({ items: [1, 2] }), 'no readable video'],
  [
    'a redirect',
    () => (handle = (_, response) => response.writeHead(302, { location: '/x' }).end()),
    'no answer',
  ],
] as const)('rejects on %s with a reason that holds no key', async (_, prepare, reason) => {
  prepare();
  await expect(source().list()).rejects.toThrow(reason);
});

it('gives up on silence', async () => {
  handle = () => {};
  await expect(source(100).list()).rejects.toThrow('no answer');
});
