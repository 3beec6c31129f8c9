import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetRoutes } from '#server/front/assets/asset-routes.ts';
import { loadBuiltAssets } from '#server/front/assets/assets.ts';
import { compressPages } from '#server/front/encodings/content-codings.ts';

const script = 'export const answer = 42;';
const rules = Array.from({ length: 90 }, (_, at) => `.row-${at} { margin: ${at * 7}px }`).join(
  '\n',
);
const sheets = { list: `${rules}\n.list { gap: 1px }`, bus: `${rules}\n.bus { gap: 2px }` };
let clientDir: string;
let app: Hono;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'omnibus-client-'));
  await mkdir(join(clientDir, 'assets'));
  await mkdir(join(clientDir, '.vite'));
  const files: Record<string, string | Buffer> = {
    'assets/entry-1.js': script,
    'assets/entry-1.js.br': brotliCompressSync(script),
    'assets/entry-1.js.gz': gzipSync(script),
    'assets/entry-1.js.map': '{}',
    'assets/barlow-400.woff2': Buffer.from([1, 2, 3]),
    'assets/page-dictionary-en-0f.txt': '<html>',
    'assets/page-dictionary-es-0f.txt': '<html>',
    'assets/list-1.css': sheets.list,
    'assets/bus-1.css': sheets.bus,
    'assets/bus-1.css.br': brotliCompressSync(sheets.bus),
    'assets/.hidden.js': 'secret',
    'assets/page.html': '<p>no</p>',
    '.vite/messages.json': JSON.stringify({ prefix: 'assets/messages-1.' }),
    '.vite/manifest.json': JSON.stringify({
      'src/site/browser/boot.ts': { file: 'assets/boot-1.js', isEntry: true },
      'src/site/browser/entry.ts': { file: 'assets/entry-1.js', isEntry: true },
      'src/site/styles.css': { file: 'assets/styles-1.css', isEntry: true },
      'src/site/fonts/barlow-400.woff2': { file: 'assets/barlow-400.woff2' },
      'src/site/fonts/barlow-600.woff2': { file: 'assets/barlow-600.woff2' },
      'src/site/fonts/barlow-condensed-700.woff2': { file: 'assets/bc-700.woff2' },
    }),
  };
  for (const [name, body] of Object.entries(files)) await writeFile(join(clientDir, name), body);
  app = assetRoutes(clientDir);
});

afterAll(() => rm(clientDir, { recursive: true }));

const get = (path: string, acceptEncoding?: string) =>
  app.request(path, acceptEncoding ? { headers: { 'accept-encoding': acceptEncoding } } : {});

describe('GET /assets/*', () => {
  it('lets browsers keep a hashed file for good', async () => {
    const response = await get('/assets/entry-1.js');
    expect(await response.text()).toBe(script);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(script.length),
      vary: 'Accept-Encoding',
    });
    expect(response.headers.has('content-encoding')).toBe(false);
  });

  it('names once what a cache tells readers apart by, also of what nobody compressed', async () => {
    const site = new Hono().use(compressPages()).route('/', app);
    for (const name of ['bus-1.css', 'page-dictionary-en-0f.txt'])
      expect((await site.request(`/assets/${name}`)).headers.get('vary')).toBe('Accept-Encoding');
  });

  it('sends the file that the build compressed', async () => {
    const response = await get('/assets/entry-1.js', 'gzip, br');
    expect(response.headers.get('content-encoding')).toBe('br');
    const body = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe(script);
    const older = await get('/assets/entry-1.js', 'gzip');
    expect(older.headers.get('content-encoding')).toBe('gzip');
  });

  it('says of a dictionary which pages a browser may read by it', async () => {
    const use = async (name: string) =>
      (await get(`/assets/${name}`)).headers.get('use-as-dictionary');
    expect(await use('page-dictionary-en-0f.txt')).toBe('match="/*", match-dest=("document" "")');
    expect(await use('page-dictionary-es-0f.txt')).toBe('match="/es*", match-dest=("document" "")');
    expect(await use('list-1.css')).toBe('match="/assets/*.css", match-dest=("style")');
    expect(await use('entry-1.js')).toBeNull();
  });

  it('sends a stylesheet as what it differs in to a browser that has another', async () => {
    const ask = (hash: Buffer, method = 'GET') =>
      app.request('/assets/bus-1.css', {
        method,
        headers: {
          'accept-encoding': 'br, dcz',
          'available-dictionary': `:${hash.toString('base64')}:`,
        },
      });
    const hash = createHash('sha256').update(sheets.list).digest();
    const [first, again] = [await ask(hash), await ask(hash)];
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': expect.any(String),
    });
    const body = Buffer.from(await first.arrayBuffer());
    expect(Buffer.from(await again.arrayBuffer())).toEqual(body);
    expect(body.subarray(8, 40)).toEqual(hash);
    expect(body.length).toBeLessThan(120);
    const own = zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(sheets.list) });
    expect(own.toString()).toBe(sheets.bus);
    const stranger = await ask(createHash('sha256').update('another').digest());
    expect(stranger.headers.get('content-encoding')).toBe('br');
    expect(stranger.headers.get('cache-control')).toMatch(/^public/);
    expect((await ask(hash, 'HEAD')).headers.get('content-encoding')).toBe('br');
  });

  it('sends fonts as they are', async () => {
    const response = await get('/assets/barlow-400.woff2', 'br');
    expect(response.headers.get('content-type')).toBe('font/woff2');
    expect(response.headers.has('content-encoding')).toBe(false);
    expect(response.headers.has('vary')).toBe(false);
  });

  it.each([
    '/assets/missing.js',
    '/assets/entry-1.js.map',
    '/assets/entry-1.js.br',
    '/assets/.hidden.js',
    '/assets/page.html',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/%00',
    '/assets/constructor',
  ])('has no %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe('loadBuiltAssets', () => {
  it('names the files of the build', () => {
    const assets = loadBuiltAssets(clientDir);
    expect(assets.boot).toBe('/assets/boot-1.js');
    expect(assets.scripts).toEqual(['/assets/entry-1.js']);
    expect(assets.stylesheets).toEqual(['/assets/styles-1.css']);
    expect(assets.fontPreloads).toEqual([
      '/assets/barlow-400.woff2',
      '/assets/barlow-600.woff2',
      '/assets/bc-700.woff2',
    ]);
    expect(assets.messages).toBe('/assets/messages-1.');
  });

  it('says which source is not in the build', () => {
    expect(() => loadBuiltAssets(clientDir).assetUrl('src/site/other.ts')).toThrow(
      'src/site/other.ts is not part of the browser build.',
    );
  });
});
