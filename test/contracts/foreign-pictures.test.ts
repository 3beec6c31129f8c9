import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createForeignPictures } from '#adapters/foreign-pictures/create-foreign-pictures.ts';
import { createPhotoProcessor } from '#adapters/photos-sharp/photo-processor.ts';
import type { PhotoProcessor } from '#domain/media/photo-processor.ts';
import { createPhotoIntake } from '#domain/media/photo-intake.ts';
import { createMemoryMediaStore } from '#test/factories/memory-media-store.ts';
import { startWordpressServer, type WordpressServer } from '#test/setup/wpgraphql-server.ts';

let server: WordpressServer;
let folder: string;
let processor: PhotoProcessor;
let nowMs: number;
let faults: string[];
let store: ReturnType<typeof createMemoryMediaStore>;
beforeEach(async () => {
  server = await startWordpressServer();
  folder = await mkdtemp(join(tmpdir(), 'omnibus-pictures-'));
  processor = createPhotoProcessor();
  nowMs = 0;
  faults = [];
  store = createMemoryMediaStore();
});
afterEach(async () => {
  await processor.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const pictures = (options: { hosts?: string[]; privateHosts?: string[] } = {}) =>
  createForeignPictures({
    intake: createPhotoIntake({
      store,
      processor,
      folder: 'content',
      limits: { bytes: 8_000_000, pixels: 1_000_000, longSidePx: 120, shortSidePx: 60 },
    }),
    file: join(folder, 'pictures.json'),
    hosts: [server.host],
    privateHosts: [server.host],
    ...options,
    now: () => new Date(nowMs),
    onFault: (problem) => faults.push(problem),
    limits: { timeoutMs: 20_000, mostBytes: 200_000 },
  });

const aPicture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#0b63ce' } })
    .png()
    .toBuffer();
const put = async (path: string, bytes?: Uint8Array, type = 'image/png') => {
  server.files.set(path, { type, bytes: bytes ?? (await aPicture()) });
  return `${server.origin}${path}`;
};

it('fetches a picture once, stores it as ours, and remembers it', async () => {
  const url = await put('/uploads/bus.png');
  const ours = await pictures();
  expect(ours.find(url)).toBeNull();
  expect(await ours.take([url, url])).toBe(true);
  expect(await ours.take([url])).toBe(false);
  const kept = ours.find(url);
  expect(kept).toMatchObject({ widthPx: 300, heightPx: 200 });
  expect(kept?.name).toMatch(/^content\/[0-9a-f]{32}\.webp$/);
  expect(await store.list(kept?.name ?? 'none')).toHaveLength(1);
  expect(server.fileCalls).toEqual(['/uploads/bus.png']);
  expect((await pictures()).find(url)).toEqual(kept);
});

it('fetches a picture once for all who ask while it is on its way', async () => {
  const url = await put('/uploads/bus.png');
  const ours = await pictures();
  expect(await Promise.all([ours.take([url]), ours.take([url])])).toEqual([true, true]);
  expect(server.fileCalls).toEqual(['/uploads/bus.png']);
});

it('is not misled by a torn list of what it has', async () => {
  await writeFile(join(folder, 'pictures.json'), '{"http://x/":{"name":"../../etc/pass');
  expect((await pictures()).find('http://x/')).toBeNull();
});

it.each([
  ['a file that is not there', () => `${server.origin}/uploads/none.png`],
  ['a page that calls itself a picture', () => put('/uploads/a.png', Buffer.from('<html>'))],
  ['a picture that calls itself a page', () => put('/uploads/b.png', undefined, 'text/html')],
  [
    'a drawing with scripts in it',
    () => put('/uploads/c.svg', Buffer.from('<svg onload="x()"/>'), 'image/svg+xml'),
  ],
  ['too many bytes', () => put('/uploads/d.png', new Uint8Array(300_000))],
  ['too many pixels', async () => put('/uploads/e.png', await aPicture(1_500, 1_000))],
  ['a counting pixel', async () => put('/uploads/f.png', await aPicture(1, 1))],
])('does not take %s, nor ask for it again within the hour', async (_, prepare) => {
  const url = await prepare();
  const ours = await pictures();
  expect(await ours.take([url])).toBe(false);
  const asked = server.fileCalls.length;
  nowMs += 3_000_000;
  await ours.take([url]);
  expect([ours.find(url), server.fileCalls.length]).toEqual([null, asked]);
  nowMs += 700_000;
  await ours.take([url]);
  expect(server.fileCalls.length).toBe(asked + 1);
  expect(faults[0]).not.toContain('/uploads');
});

it('follows no redirect', async () => {
  const url = `${server.origin}/uploads/away.png`;
  server.files.set('/uploads/away.png', {
    type: '',
    bytes: new Uint8Array(),
    location: '/uploads/x.png',
  });
  await put('/uploads/x.png');
  expect(await (await pictures()).take([url])).toBe(false);
  expect(server.fileCalls).toEqual(['/uploads/away.png']);
});

it('asks hosts of the list only, and private ones only when the operator named them', async () => {
  const url = await put('/uploads/bus.png');
  const localhost = url.replace('127.0.0.1', 'localhost');
  await (await pictures({ hosts: [] })).take([url]);
  await (await pictures({ privateHosts: [] })).take([url]);
  const byName = new URL(localhost).host;
  await (await pictures({ hosts: [byName], privateHosts: [] })).take([localhost]);
  await (
    await pictures()
  ).take([
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'gopher://x/',
    `http://user:secret@${server.host}/uploads/bus.png`,
    url.replace('127.0.0.1', '127.1'),
    '',
    'not an address',
  ]);
  // `127.1` is how some write 127.0.0.1, and URL reads it as that: the operator's own host.
  expect(server.fileCalls).toEqual(['/uploads/bus.png']);
});
