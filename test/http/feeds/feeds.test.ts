import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addListing } from '#test/factories/change-listings.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { aPicture } from '#test/factories/stored-listing-factory.ts';
import { languageCodes } from '#messages/languages.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { all, readXml, textOf } from './xml-document.ts';

const origin = 'https://omnibus.example';
const hostile = `=cmd|'/c calc'!A0 <b>&"'\u0008\uD800 ]]>`;
let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({
        id: 1,
        createdAt: '2026-10-01T08:00:00.000Z',
        images: [aPicture('test/one.webp')],
        details: { stockNumber: 'S1', description: 'Plain, "quoted"\nand two lines.' },
      }),
      aListing({
        id: 2,
        createdAt: '2026-10-03T08:00:00.000Z',
        images: [aPicture('test/two.webp')],
        details: {
          title: hostile,
          stockNumber: '+1',
          colorExterior: '@SUM(A1)',
          description: '\t=HYPERLINK("//evil.test")',
        },
      }),
      aListing({
        id: 3,
        createdAt: '2026-10-02T08:00:00.000Z',
        details: { priceCents: null, mileageMiles: null, state: null, city: null },
      }),
      aListing({ id: 4, status: 'draft', details: { bodyMake: 'Secretmake' } }),
      aListing({ id: 5, status: 'sold', details: { bodyMake: 'Soldmake' } }),
      aListing({ id: 6, status: 'withdrawn', details: { bodyMake: 'Gonemake' } }),
    ],
  });
});
afterAll(() => site.close());

const csv = async (path: string) =>
  parse(await site.html(path), { columns: true }) as Record<string, string>[];

const paths = [
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/articles.xml',
  '/sitemaps/buses-1.xml',
  '/feeds/buses.rss',
  '/feeds/buses.atom',
  '/feeds/articles.rss',
  '/feeds/articles.atom',
];
const tables = ['/feeds/inventory.csv', '/feeds/inventory.json', '/feeds/meta-vehicles.csv'];

describe('every feed', () => {
  it.each(paths)('%s is XML that a strict reader takes', async (path) => {
    expect(readXml(await site.html(path)).name).toMatch(/^(sitemapindex|urlset|rss|feed)$/);
  });

  it.each([...paths, ...tables])('%s tells of published buses only', async (path) => {
    expect(await site.html(path)).not.toMatch(/Secretmake|Soldmake|Gonemake/);
  });

  it.each([...paths, ...tables])('%s is cached and answers 304', async (path) => {
    const first = await site.get(path, { 'accept-encoding': 'gzip' });
    await first.arrayBuffer();
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=/);
    const etag = first.headers.get('etag') ?? 'none';
    const again = await site.get(path, { 'if-none-match': etag, 'accept-encoding': 'gzip' });
    expect(again.status).toBe(304);
    expect((await site.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('comes compressed or plain, as asked, and without a body for HEAD', async () => {
    const zipped = await site.get('/feeds/inventory.csv', { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    const bytes = zipped.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(bytes).text()).toBe(await site.html('/feeds/inventory.csv'));
    const brotliOnly = await site.get('/feeds/inventory.csv', { 'accept-encoding': 'br' });
    expect(brotliOnly.headers.get('content-encoding')).toBeNull();
    const head = await site.app.request(`${origin}/feeds/inventory.csv`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it.each(['/feeds/nothing.csv', '/sitemaps/buses-2.xml', '/feeds/..%2finventory.csv'])(
    '%s is not found',
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );
});

describe('new buses', () => {
  it('come latest first, under an identity that outlives a new name', async () => {
    const items = all(readXml(await site.html('/feeds/buses.rss')), 'item');
    expect(items.map((item) => textOf(item, 'guid'))).toEqual(
      [2, 3, 1].map((id) => `${origin}/buses/${id}`),
    );
    const entries = all(readXml(await site.html('/feeds/buses.atom')), 'entry');
    expect(textOf(entries[1], 'published')).toBe('2026-10-02T08:00:00.000Z');
  });

  it('keeps what people typed as text', async () => {
    const [item] = all(readXml(await site.html('/feeds/buses.rss')), 'item');
    expect(textOf(item, 'title')).toBe(`=cmd|'/c calc'!A0 <b>&"'\uFFFD ]]>`);
  });
});

describe('inventory tables', () => {
  it('hold a row a bus, unknown empty in CSV and null in JSON', async () => {
    const rows = await csv('/feeds/inventory.csv');
    expect(rows.map((row) => row.id)).toEqual(['1', '2', '3']);
    expect(rows[0]).toMatchObject({
      price_usd: '49500',
      mileage_miles: '88412',
      image_urls: `${origin}/media/test/one.webp`,
      description: 'Plain, "quoted"\nand two lines.',
    });
    expect(rows[2]).toMatchObject({ price_usd: '', mileage_miles: '' });
    const { buses } = JSON.parse(await site.html('/feeds/inventory.json')) as { buses: object[] };
    expect(buses[2]).toMatchObject({ id: 3, price_usd: null, mileage_miles: null });
  });

  it.each(['/feeds/inventory.csv', '/feeds/meta-vehicles.csv'])(
    '%s holds no cell that a spreadsheet would run',
    async (path) => {
      const cells = (await csv(path)).flatMap((row) => Object.values(row));
      expect(cells).toContain(`'+1`);
      expect(cells.filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual([]);
    },
  );

  it('gives Meta only buses that have what its catalog requires', async () => {
    const rows = await csv('/feeds/meta-vehicles.csv');
    expect(rows.map((row) => row.vehicle_id)).toEqual(['1', '2']);
    expect(rows[0]).toMatchObject({
      price: '49500.00 USD',
      'mileage.value': '88412',
      'mileage.unit': 'MI',
      vehicle_type: 'COMMERCIAL',
      body_style: 'MINIBUS',
      state_of_vehicle: 'USED',
      fuel_type: 'GASOLINE',
      address: '{"city":"Columbus","region":"OH","country":"US"}',
    });
  });
});

describe('sitemaps', () => {
  it('give buses with pictures and the time of their last change', async () => {
    const [first] = all(readXml(await site.html('/sitemaps/buses-1.xml')), 'url');
    expect(textOf(first, 'loc')).toMatch(/\/buses\/1-2018-starcraft/);
    expect(textOf(first, 'lastmod')).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(all(first ?? { name: '', attributes: {}, children: [], text: '' }, 'image:loc')).toEqual(
      [expect.objectContaining({ text: `${origin}/media/test/one.webp` })],
    );
  });

  it('follow the inventory once they are written anew', async () => {
    const own = await createTestSite({ listings: listings(3) });
    expect(all(readXml(await (await own.get('/sitemaps/buses-1.xml')).text()), 'url').length).toBe(
      3 * languageCodes.length,
    );
    await addListing(own.repository, aListing());
    await own.parts.feeds.refresh();
    const after = await (await own.get('/sitemaps/buses-1.xml')).text();
    expect(all(readXml(after), 'url').length).toBe(4 * languageCodes.length);
    await own.close();
  });

  it('are not those of the day before for whoever reads once a day', async () => {
    const own = await createTestSite({ listings: listings(1) });
    expect(await own.html('/feeds/inventory.csv')).not.toContain('Newcomer');
    await addListing(own.repository, aListing({ details: { bodyMake: 'Newcomer' } }));
    const aDayOn = performance.now() + 86_400_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(aDayOn);
    expect(await own.html('/feeds/inventory.csv')).toContain('Newcomer');
    clock.mockRestore();
    await own.close();
  });

  it('split at 5,000 buses in every language each, named by the index', async () => {
    const own = await createTestSite({ listings: listings(5_001) });
    const index = readXml(await (await own.get('/sitemap.xml')).text());
    const parts = all(index, 'loc').map((loc) => loc.text.replace(origin, ''));
    expect(parts.filter((path) => path.includes('buses'))).toEqual([
      '/sitemaps/buses-1.xml',
      '/sitemaps/buses-2.xml',
    ]);
    const sizes = [];
    for (const path of parts) {
      const urls = all(readXml(await (await own.get(path)).text()), 'url');
      if (path.includes('buses')) sizes.push(urls.length);
    }
    expect(sizes).toEqual([5_000 * languageCodes.length, languageCodes.length]);
    await own.close();
  });

  it('answer 503 and a time to come back while they cannot be written', async () => {
    const { feeds } = site.parts;
    const { find } = feeds;
    feeds.find = () => Promise.reject(new Error('away'));
    const answer = await site.get('/sitemaps/buses-1.xml');
    feeds.find = find;
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
  });
});
