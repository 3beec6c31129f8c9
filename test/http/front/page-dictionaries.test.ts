import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeBody } from '#server/front/encodings/content-codings.ts';
import { pageDictionary, type PageDictionary } from '#server/front/encodings/page-dictionaries.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

let site: TestSite;
let bed: FrontBed;
let dictionary: PageDictionary;
/** As a browser asks that has the dictionary. */
let asking: Record<string, string>;

beforeAll(async () => {
  const dictionaries = new Map<string, PageDictionary>();
  site = await createTestSite({
    listings: [aListing({ id: 1 }), aListing({ id: 2 })],
    parts: { dictionaries },
  });
  dictionary = pageDictionary('en', Buffer.from(await (await site.get('/categories')).text()));
  dictionaries.set(dictionary.availableAs, dictionary);
  asking = {
    'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
    'available-dictionary': dictionary.availableAs,
  };
  const key = 'a'.repeat(36);
  bed = await createFrontBed(site.app, {
    dictionaries,
    startForm: async () => ({ key, stamp: `1795000000000.${'b'.repeat(43)}` }),
  });
});
beforeEach(() => bed.front.pages!.cache.clear());
afterAll(async () => {
  await bed.close();
  await site.close();
});

describe('a page for a browser that has the dictionary', () => {
  it('is sent as what it differs in, once it was sent whole and once it was not', async () => {
    for (const isKept of [false, true]) {
      bed.front.pages!.cache.clear();
      const plain = isKept ? await bed.get('/buses') : null;
      const packed = await bed.get('/buses', asking);
      const brotli = await bed.get('/buses', { 'accept-encoding': 'br' });
      expect(packed.headers['content-encoding']).toBe('dcz');
      expect(packed.headers['content-length']).toBe(String(packed.body.length));
      expect(packed.body.length).toBeLessThan(brotli.body.length / 2);
      const page = (await decodeBody(packed.body, dictionary)).toString();
      expect(page).toBe((plain ?? (await bed.get('/buses'))).text);
    }
  });

  it('is for that browser alone: no cache on the way has to tell readers apart', async () => {
    const packed = await bed.get('/buses', asking);
    expect(packed.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(packed.headers['cdn-cache-control']).toBeUndefined();
    expect(packed.headers.vary).toBe('Accept, Accept-Encoding, Available-Dictionary');
    const brotli = await bed.get('/buses', { 'accept-encoding': 'br' });
    expect(brotli.headers['cache-control']).toContain('public');
    expect(brotli.headers.vary).toBe('Accept, Accept-Encoding');
  });

  it.each(['/compare?bus=1&bus=2', '/contact?bus=1', '/saved?bus=1', '/quote'])(
    'is sent so where it is not kept for others, too: %s',
    async (path) => {
      const plain = await bed.get(path);
      const packed = await bed.get(path, asking);
      expect(packed.headers['content-encoding']).toBe('dcz');
      expect(packed.headers['cache-control']).toMatch(/^private, (no-cache|max-age=0)/);
      expect(packed.headers.vary).toContain('Available-Dictionary');
      const page = (await decodeBody(packed.body, dictionary)).toString();
      expect(page.length).toBe(plain.text.length);
      expect((await bed.get(path, asking, 'HEAD')).headers['content-encoding']).toBeUndefined();
    },
  );

  it('is not sent again to who has it, however it came', async () => {
    const { headers } = await bed.get('/buses', { 'accept-encoding': 'br' });
    const again = await bed.get('/buses', { ...asking, 'if-none-match': headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const packed = await bed.get('/buses', asking);
    expect(packed.headers.etag).not.toBe(headers.etag);
    const whole = await bed.get('/buses', { 'if-none-match': packed.headers.etag! });
    expect(whole.status).toBe(304);
  });

  it('is not promised where only its headers are asked for, which Chrome takes for a fault', async () => {
    const head = await bed.get('/buses', asking, 'HEAD');
    expect(head.headers['content-encoding']).toBe('br');
    const packed = await bed.get('/buses', asking);
    const contents = (etag = '') => etag.slice(1, 17);
    expect(contents(head.headers.etag)).toBe(contents(packed.headers.etag));
  });

  it('has the notice that it may be old while the database is away', async () => {
    await bed.get('/buses');
    bed.database.away = true;
    await bed.watch.poll();
    await bed.watch.poll();
    const packed = await bed.get('/buses', asking);
    bed.database.away = false;
    await bed.watch.poll();
    expect(packed.headers['content-encoding']).toBe('dcz');
    expect(packed.headers['cache-control']).toBe('no-cache');
    expect((await decodeBody(packed.body, dictionary)).toString()).toContain('stale-notice');
  });

  it('with a form has what is the visitor’s own filled in', async () => {
    const plain = await bed.get('/contact');
    const packed = await bed.get('/contact', asking);
    expect(packed.headers['content-encoding']).toBe('dcz');
    expect(packed.headers['cache-control']).toBe(plain.headers['cache-control']);
    expect((await decodeBody(packed.body, dictionary)).toString()).toBe(plain.text);
  });
});

it.each([
  ['another dictionary', { 'available-dictionary': `:${'A'.repeat(43)}=:` }, 'br'],
  ['no dictionary', { 'available-dictionary': '' }, 'br'],
  ['nothing but a name of Object', { 'available-dictionary': '__proto__' }, 'br'],
  ['this one, and does not read by it', { 'accept-encoding': 'gzip, br' }, 'br'],
  ['this one, and refuses it', { 'accept-encoding': 'gzip, dcz;q=0' }, 'gzip'],
])('a browser that has %s gets the page as ever', async (_, headers, coding) => {
  const answer = await bed.get('/buses', { ...asking, ...headers });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-encoding']).toBe(coding);
});
