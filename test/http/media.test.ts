import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskMediaStore } from '#adapters/media-disk/disk-media-store.ts';
import { createS3MediaStore } from '#adapters/media-s3/s3-media-store.ts';
import type { MediaStore } from '#domain/media/media-store.ts';
import { servedMedia } from '#server/http/media/media-files.ts';
import { mediaRoutes } from '#server/http/media/media-routes.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { startS3Server, type S3TestServer } from '#test/setup/s3-server.ts';

let folder: string;
let bucket: S3TestServer;
let drawings: MediaStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-served-'));
  drawings = createDiskMediaStore(folder);
  bucket = await startS3Server();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(['disk', 's3'] as const)('/media/* with photos on %s', (kind) => {
  let uploads: MediaStore;
  let site: TestSite;
  const asked: string[] = [];

  beforeAll(async () => {
    uploads = kind === 'disk' ? drawings : createS3MediaStore(bucket.bucket);
    await uploads.put('photos/both.webp', bytes('webp bytes'), 'image/webp');
    await uploads.put('photos/both.avif', bytes('avif'), 'image/avif');
    await uploads.put('photos/plain.webp', bytes('only webp'), 'image/webp');
    const media = servedMedia({
      uploads,
      drawings,
      async prepare(name) {
        asked.push(name);
        if (name !== 'category/van.webp') return false;
        await drawings.put(name, bytes('drawn'), 'image/webp');
        return true;
      },
    });
    site = await createTestSite({ parts: { media } });
  });
  afterAll(() => site.close());

  it('serves a photo to keep for a year, and answers a repeat without it', async () => {
    const answer = await site.get('/media/photos/plain.webp');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('only webp');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '9',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    });
    const etag = answer.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const given of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await site.get('/media/photos/plain.webp', { 'if-none-match': given });
      expect([again.status, await again.text()], given).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await site.get('/media/photos/plain.webp', { 'if-none-match': '"x"' })).status).toBe(
      200,
    );
  });

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['image/AVIF ; q=0.5', 'image/avif'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['image/*,*/*', 'image/webp'],
    ['', 'image/webp'],
  ])('answers Accept: %j with %s', async (accept, type) => {
    const answer = await site.get('/media/photos/both.webp', { accept });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toContain('Accept');
    const length = type === 'image/avif' ? 4 : 10;
    expect((await answer.text()).length).toBe(length);
  });

  it('gives WebP where there is no AVIF, with different tags for the two', async () => {
    const accept = { accept: 'image/avif' };
    const plain = await site.get('/media/photos/plain.webp', accept);
    expect(plain.headers.get('content-type')).toBe('image/webp');
    await plain.body!.cancel();
    const [webp, avif] = [
      await site.get('/media/photos/both.webp'),
      await site.get('/media/photos/both.webp', accept),
    ];
    expect(webp.headers.get('etag')).not.toBe(avif.headers.get('etag'));
    await Promise.all([webp.text(), avif.text()]);
  });

  it('answers HEAD without a body', async () => {
    const answer = await site.app.request('/media/photos/plain.webp', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '9']);
    expect(await answer.text()).toBe('');
  });

  it('draws our own pictures on the local disk, when they are asked for', async () => {
    await drawings.remove('category/van.webp');
    const answer = await site.get('/media/category/van.webp');
    expect(await answer.text()).toBe('drawn');
    expect(await uploads.list('category/van.webp')).toHaveLength(kind === 'disk' ? 1 : 0);
    expect((await site.get('/media/category/none.webp')).status).toBe(404);
    asked.length = 0;
    await (await site.get('/media/category/van.webp')).text();
    await (await site.get('/media/photos/none.webp')).text();
    expect(asked).toEqual([]);
  });

  it.each([
    '/media/photos/none.webp',
    '/media/',
    '/media/photos/',
    '/media/photos/both.webp/',
    '/media/photos/both.svg',
    '/media/.incoming/x.webp',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/omnibus.db',
    '/media/..%5c..%5cpackage.json',
    '/media/photos%2Fboth.webp',
    '/media//etc/passwd',
    '/media/https://evil.test/x.webp',
    '/media/photos/both.webp%00.png',
    `/media/${'x'.repeat(8_000)}.webp`,
  ])('has nothing else under %j', async (path) => {
    const answer = await site.get(path);
    await answer.text();
    expect(answer.status).toBeGreaterThanOrEqual(300);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('content-type') ?? '').not.toMatch(/^image\//);
  });

  it('has one size per name: nothing can be asked of it', async () => {
    const answer = await site.get('/media/photos/both.webp?w=99999&format=png');
    expect(await answer.text()).toBe('webp bytes');
  });
});

it('storage that does not answer is a 503 that nobody keeps', async () => {
  const faults: unknown[] = [];
  const uploads = createS3MediaStore(bucket.bucket);
  const media = servedMedia({ uploads, drawings, prepare: async () => false });
  const routes = mediaRoutes(media, (error) => faults.push(error));
  bucket.fault = 'unavailable';
  const answer = await routes.request('/media/photos/both.webp');
  bucket.fault = 'none';
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(faults).toHaveLength(1);
});
