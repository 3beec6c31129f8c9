import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assetRoutes } from '#server/front/assets/asset-routes.ts';
import { servedMedia } from '#server/http/media/media-files.ts';
import { createDiskMediaStore } from '#adapters/media-disk/disk-media-store.ts';
import { sessionCookieName } from '#test/factories/add-member.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';
import { head, sendBytes } from './wire.ts';

let staff: TestStaff;
let bed: FrontBed;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-request-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/entry-1.js'), `export {};${' '.repeat(4_000)}`);
  await writeFile(join(folder, 'secret.webp'), 'secret');
  const uploads = createDiskMediaStore(join(folder, 'media'));
  await uploads.put('photos/bus.webp', new TextEncoder().encode('webp bytes'), 'image/webp');
  staff = await createTestStaff({
    parts: {
      assetRoutes: assetRoutes(folder),
      media: servedMedia({ uploads, drawings: uploads, prepare: async () => false }),
    },
  });
  bed = await createFrontBed(staff.app);
});
afterAll(async () => {
  await bed.close();
  await staff.close();
  await rm(folder, { recursive: true });
});
const host = 'omnibus.example';
const wire = (line: string, ...headers: string[]) =>
  sendBytes(bed, head(line, ...headers, 'Connection: close'));

describe('B05: verbs on the wire', () => {
  it.each([
    ['TRACE / HTTP/1.1', 501],
    ['FOO / HTTP/1.1', 400],
    ['PROPFIND / HTTP/1.1', 501],
    ['OPTIONS * HTTP/1.1', 501],
  ])('%s is %i', async (line, status) => {
    const answer = await wire(line);
    expect(answer.status).toBe(status);
    if (status === 501) expect(answer.text).toMatch(/\r\nallow: /i);
    expect(answer.text).not.toMatch(/TRACE \/ HTTP/);
  });

  it('CONNECT opens nothing', async () => {
    const answer = await wire('CONNECT x:443 HTTP/1.1');
    expect(answer.text).not.toMatch(/^HTTP\/1\.1 2/);
  });

  it('a GET with a body is a GET', async () => {
    const answer = await sendBytes(
      bed,
      head('GET /buses HTTP/1.1', 'Content-Length: 3', 'Connection: close'),
      'a=b',
    );
    expect(answer.statuses).toEqual([200]);
  });
});

describe('C06: one cookie twice', () => {
  it('opens no session, in whichever order', async () => {
    const value = staff.cookie.slice(staff.cookie.indexOf('=') + 1);
    const twice = (one: string, two: string) =>
      `${sessionCookieName}=${one}; ${sessionCookieName}=${two}`;
    for (const cookie of [twice('a', 'b'), twice('a', value), twice(value, 'b')]) {
      const answer = await staff.app.request(`${staffOrigin}/staff`, { headers: { cookie } });
      expect(answer.status, cookie.slice(0, 60)).toBe(303);
    }
  });
});

describe('C07: ranges and conditions', () => {
  const plainOf = async (path: string) => (await bed.get(path, { host })).body.length;
  it.each<Record<string, string>>([
    { range: `bytes=${'0-0,'.repeat(3_000)}0-0` },
    { range: 'bytes=-1' },
    { range: 'bytes=9-1' },
    { range: 'bytes=0-18446744073709551615' },
    { range: 'lines=1-2' },
    { 'if-none-match': Array(700).fill('"abcdefgh"').join(',') },
    { 'if-modified-since': 'x' },
    { 'if-range': '"x"', range: 'bytes=0-1' },
  ])('%o costs no more than the file', async (headers) => {
    for (const path of ['/assets/entry-1.js', '/media/photos/bus.webp', '/favicon.ico', '/buses']) {
      const answer = await bed.get(path, { host, ...headers });
      expect([200, 206, 304, 416], path).toContain(answer.status);
      expect(answer.body.length).toBeLessThanOrEqual(await plainOf(path));
    }
  });
});

describe('C08: wishes that are none', () => {
  it.each<Record<string, string>>([
    { 'accept-language': 'x-'.repeat(4_000) },
    { accept: '*/*;q=1e9' },
    { accept: '\u00ff'.repeat(100) },
    { 'accept-encoding': 'gzip;q=NaN, br;q=-1' },
    { 'accept-encoding': 'gzip;q=1e9,,;;,*' },
    { 'accept-encoding': 'identity;q=0, *;q=0' },
  ])('%o gets the page', async (headers) => {
    for (const path of ['/buses', '/contact', '/api/categories'])
      expect((await bed.get(path, { host, ...headers })).status, path).toBe(200);
  });

  it('text in utf-7 or utf-16 is refused', async () => {
    for (const charset of ['utf-7', 'utf-16', 'iso-2022-jp'])
      for (const [path, type] of [
        ['/1/indexes/*/queries', 'application/json'],
        ['/contact', 'application/x-www-form-urlencoded'],
      ] as const) {
        const answer = await staff.app.request(staffOrigin + path, {
          method: 'POST',
          body: '{"requests":[]}',
          headers: { origin: staffOrigin, 'content-type': `${type}; charset=${charset}` },
        });
        expect([400, 403, 415, 422], `${path} ${charset}`).toContain(answer.status);
      }
  });
});

describe('D10: bodies that unpack to more', () => {
  it.each(['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip', 'x'])(
    '%s is refused unread',
    async (coding) => {
      for (const path of ['/contact', '/sell-your-bus', '/1/indexes/*/queries', '/staff/sign-in']) {
        const answer = await sendBytes(
          bed,
          head(
            `POST ${path} HTTP/1.1`,
            'Content-Type: application/json',
            `Content-Encoding: ${coding}`,
            'Content-Length: 1000000',
          ),
        );
        // Before a byte of it was sent.
        expect(answer.statuses, path).toEqual([415]);
      }
      expect((await bed.get('/buses', { host })).status).toBe(200);
    },
  );
});

describe('G10: pictures beside the folder', () => {
  it.each([
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/..%2fsecret.webp',
    '/media/%252e%252e/secret.webp',
    '/media/....//secret.webp',
    '/media/photos/..%5c..%5csecret.webp',
    '/media/C:%5Csecret.webp',
    '/media/photos/bus.webp%00.jpg',
    '/media//etc/passwd',
    '/media/photos/.webp',
  ])('%s', async (path) => {
    const answer = await wire(`GET ${path} HTTP/1.1`);
    expect([301, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/secret$|root:/);
  });
});
