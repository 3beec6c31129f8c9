import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

const bus = '/buses/1-2018-starcraft-allstar-25-passenger-shuttle';
let site: TestSite;
let bed: FrontBed;
/** What reached the app. */
let rendered: string[] = [];

beforeAll(async () => {
  site = await createTestSite({ listings: [aListing({ id: 1 }), aListing({ id: 2 })] });
  bed = await createFrontBed({
    fetch(request, bindings) {
      rendered.push(request.url.replace('https://omnibus.example', ''));
      return site.app.fetch(request, bindings);
    },
  });
});
beforeEach(() => {
  rendered = [];
  bed.front.pages!.cache.clear();
});
afterAll(async () => {
  await bed.close();
  await site.close();
});

describe('a kept page', () => {
  it('is the page, in the coding that was asked for, rendered once', async () => {
    const plain = await bed.get('/buses');
    const brotli = await bed.get('/buses', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const zstd = await bed.get('/buses', { 'accept-encoding': 'zstd' });
    const gzip = await bed.get('/buses', { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.text === (await (await site.get('/buses')).text())).toBe(true);
    expect(brotliDecompressSync(brotli.body).toString() === plain.text).toBe(true);
    expect(zstdDecompressSync(zstd.body).toString() === plain.text).toBe(true);
    expect(gunzipSync(gzip.body).toString() === plain.text).toBe(true);
    const answers = [plain, brotli, zstd, gzip];
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'zstd',
      'gzip',
    ]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(4);
    expect(rendered).toEqual(['/buses']);
  });

  it('carries what every page carries, and a request id of its own', async () => {
    const direct = await site.get('/buses', { accept: 'text/html' });
    const first = await bed.get('/buses', { accept: 'text/html' });
    const second = await bed.get('/buses', { 'x-request-id': 'proxy-12345678' });
    for (const [name, value] of direct.headers) {
      if (['x-request-id', 'cache-control', 'content-length', 'vary'].includes(name)) continue;
      expect(first.headers[name], name).toBe(value);
    }
    expect(first.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(second.headers['x-request-id']).toBe('proxy-12345678');
    expect(first.headers.vary).toBe('Accept, Accept-Encoding');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=30, must-revalidate');
    expect((await bed.get(bus)).headers['surrogate-key']).toBe('inventory content settings bus-1');
  });

  it('names its contents to a browser that fetches it ahead, in every coding alike (J6)', async () => {
    const ahead = { 'sec-purpose': 'prefetch;prerender' };
    const [plain, brotli, now] = await Promise.all([
      bed.get('/buses', ahead),
      bed.get('/buses', { ...ahead, 'accept-encoding': 'br' }),
      bed.get('/buses', { 'accept-encoding': 'br' }, 'HEAD'),
    ]);
    const contents = /^ahead;desc="(\w{16})"$/.exec(plain.headers['server-timing'] ?? '')?.[1];
    expect(contents).toBeTruthy();
    expect(brotli.headers['server-timing']).toBe(plain.headers['server-timing']);
    expect(now.headers['server-timing']).toBeUndefined();
    expect(now.headers.etag).toBe(`"${contents}-br"`);
  });

  it('is not sent again to who has it, in whatever coding', async () => {
    const { headers } = await bed.get('/buses', { 'accept-encoding': 'br' });
    for (const acceptEncoding of ['br', 'gzip']) {
      const again = await bed.get('/buses', {
        'accept-encoding': acceptEncoding,
        'if-none-match': `"other", W/${headers.etag}`,
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-security-policy']).toBeDefined();
    }
    const other = await bed.get('/buses', { 'if-none-match': '"aaaaaaaaaaaaaaaa-br"' });
    expect(other.status).toBe(200);
  });

  it('has a HEAD without a body, which is no page to others', async () => {
    const head = await bed.get('/buses', {}, 'HEAD');
    const get = await bed.get('/buses');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(get.body.length));
  });

  it('knows nothing of cookies, hosts, proxies and tracking', async () => {
    const clean = await bed.get('/buses');
    bed.front.pages!.cache.clear();
    const attack = await bed.get('/buses?utm_content=%27%3E%3Cscript%3Ezq7%3C/script%3E', {
      cookie: 'theme="><img>; staff=1',
      host: 'omnibus.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-scheme': 'http',
      'x-original-url': '/staff',
    });
    expect(attack.text === clean.text).toBe(true);
    expect((await bed.get('/buses')).text === clean.text).toBe(true);
    expect(attack.headers['set-cookie']).toBeUndefined();
  });

  it('counts what people search for, kept or not, and nobody else', async () => {
    const counted: string[] = [];
    site.parts.site.countSearch = ({ text }) => counted.push(text);
    const visit = { 'sec-fetch-dest': 'document' };
    await bed.get('/buses?search=starcraft', visit);
    await bed.get('/buses?search=starcraft', visit);
    await bed.get('/buses?search=starcraft', { ...visit, 'sec-purpose': 'prefetch' });
    await bed.get('/buses?search=starcraft');
    expect(counted).toHaveLength(2);
    expect(rendered).toHaveLength(1);
  });
});

describe('what is never kept', () => {
  it.each(['/contact', '/sell-your-bus', '/thank-you', '/healthz', '/cdl?seats=15'])(
    '%s',
    async (path) => {
      await bed.get(path);
      await bed.get(path);
      expect(rendered).toHaveLength(2);
      expect(bed.front.pages!.cache.size().pages).toBe(0);
    },
  );

  it('errors, redirects, and pages beyond the end', async () => {
    const missing = await bed.get('/buses/99-nothing', { 'accept-encoding': 'br' });
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br']);
    expect((await bed.get('/buses/1-wrong-slug')).status).toBe(301);
    expect((await bed.get('/buses?page=900')).status).toBe(404);
    expect((await bed.get('/buses/')).headers.location).toBe('/buses');
    expect(bed.front.pages!.cache.size().pages).toBe(0);
  });

  it('errors for machines stay JSON', async () => {
    const answer = await bed.get('/buses/99-nothing', { accept: 'application/json' });
    expect(JSON.parse(answer.text)).toEqual({ message: 'Not found', status: 404 });
  });

  it('a page that turns out to be private goes to its asker alone, with their own request', async () => {
    const seen: (string | null)[] = [];
    const personal = await createFrontBed({
      fetch(request) {
        seen.push(request.headers.get('cookie'));
        return new Response('yours', { headers: { 'cache-control': 'private, no-store' } });
      },
    });
    // The front asked once for the headers that refusals wear.
    seen.length = 0;
    expect((await personal.get('/', { cookie: 'me=1' })).text).toBe('yours');
    expect(seen).toEqual([null, 'me=1']);
    expect(personal.front.pages!.cache.size().pages).toBe(0);
    await personal.close();
  });

  it('nothing is kept when the cache is off', async () => {
    const off = await createFrontBed(site.app, { maxBytes: 0 });
    expect(off.front.pages).toBeNull();
    const answer = await off.get('/buses', { 'accept-encoding': 'br' });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
    await off.close();
  });
});

it('memory stays bounded however many addresses are asked for', async () => {
  const small = await createFrontBed(site.app, { maxBytes: 600_000 });
  for (let at = 0; at < 60; at += 1) {
    await small.get(`/buses?x=${at}`);
    await small.get(`/buses?search=starcraft+${at}`);
  }
  const { bytes, pages } = small.front.pages!.cache.size();
  expect(bytes).toBeLessThanOrEqual(600_000);
  // The plain list is not pushed out by the searches.
  expect(pages).toBeGreaterThan(1);
  const hits = small.front.pages!.answers.counts.hit;
  await small.get('/buses');
  expect(small.front.pages!.answers.counts.hit).toBe(hits + 1);
  await small.close();
});
