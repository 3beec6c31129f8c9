import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  const shuttles = Array.from({ length: 30 }, (_, at) =>
    aListing({
      id: 100 + at,
      details: { stockNumber: `S${100 + at}`, priceCents: 1_000_000 + at * 100_000 },
    }),
  );
  site = await createTestSite({
    listings: [
      ...shuttles,
      aListing({
        id: 1,
        details: {
          year: 2015,
          bodyMake: 'MCI',
          bodyModel: 'J4500',
          category: 'coach',
          passengers: 56,
          priceCents: null,
          mileageMiles: null,
          featured: true,
        },
      }),
      aListing({
        id: 2,
        status: 'sold',
        details: { year: 2010, bodyMake: 'Prevost', bodyModel: 'H3-45', category: 'coach' },
      }),
      aListing({ id: 3, status: 'draft', details: { bodyMake: 'Secretmake' } }),
      aListing({ id: 4, status: 'withdrawn', details: { bodyMake: 'Goneaway' } }),
      aListing({
        id: 5,
        details: { title: '<script>alert(1)</script> & "Bus"', category: 'trolley' },
      }),
      aListing({
        id: 6,
        details: {
          category: 'school',
          schoolType: 'C',
          fuel: 'electric',
          bodyMake: 'Lion',
          bodyModel: 'LionC',
        },
      }),
    ],
  });
});
afterAll(() => site.close());

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

describe('bus list', () => {
  it('shows 24 a page, featured first, and says how many there are', async () => {
    const html = await (await site.get('/buses')).text();
    expect(html.match(/<article class="bus-card/g)).toHaveLength(24);
    expect(html.indexOf('2015 MCI J4500')).toBeLessThan(html.indexOf('2018 Starcraft Allstar'));
    expect(html).toContain('Call for price');
    expect(html).not.toMatch(/Secretmake|Goneaway/);
  });

  it.each(['abc', '-2', '0', '1.5', ''])('reads page=%s as page 1', async (page) => {
    const answer = await site.get(`/buses?page=${page}`);
    expect(answer.status).toBe(200);
    expect(canonicalOf(await answer.text())).toBe('https://omnibus.example/buses');
  });

  it('answers 404 beyond the end and offers the last page', async () => {
    const answer = await site.get('/buses?page=99');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('href="/buses?page=2"');
    expect(html).toContain('noindex');
  });

  it('never breaks on strange parameters', async () => {
    for (const query of [
      'page=%00',
      'page[]=1',
      'seats=%ff',
      `search=${'x'.repeat(3000)}`,
      '=&&==',
      'page=1&page=2',
      'search=%F0%9F%9A%8C',
      "category='%20or%201=1",
    ]) {
      expect((await site.get(`/buses?${query}`)).status, query).toBe(200);
    }
  });
});

describe('bus detail', () => {
  it('lives at one address; bare id, bare slug and stale slug lead there', async () => {
    const canonical = '/buses/1-2015-mci-j4500-56-passenger-coach';
    expect((await site.get(canonical)).status).toBe(200);
    for (const other of [
      '/buses/1',
      '/buses/1-old-name',
      '/buses/2015-mci-j4500-56-passenger-coach',
      `${canonical}/`,
    ]) {
      const answer = await site.get(other);
      expect(answer.status, other).toBe(301);
      expect(answer.headers.get('location'), other).toBe(canonical);
    }
  });

  it('keeps the query string out of nothing it does not own: unknown ids and slugs are 404', async () => {
    for (const path of [
      '/buses/999999',
      '/buses/no-such-bus',
      '/buses/99999999999999999999',
      '/buses/-1',
      '/buses/%20',
      '/buses/3',
      '/buses/4',
    ]) {
      const answer = await site.get(path);
      expect(answer.status, path).toBe(404);
      const html = await answer.text();
      expect(html).toContain('action="/buses"');
      expect(html).toContain('/categories/coach');
    }
  });

  it('shows the detail reading of an unknown price, and never the driver of another listing', async () => {
    const html = await (await site.get('/buses/1-2015-mci-j4500-56-passenger-coach')).text();
    expect(html).toContain('Contact for Price');
    expect(html).toContain('CDL needed');
    expect(html).not.toContain('Secretmake');
  });

  it('keeps a sold bus up, marked as sold', async () => {
    const answer = await site.get('/buses/2-2010-prevost-h3-45-25-passenger-coach');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/sold/i);
    // What a search result and a shared link say of it.
    for (const key of ['name="description"', 'property="og:description"'])
      expect(html).toMatch(new RegExp(`${key} content="2010 Prevost H3-45\\. [^"]*Sold[^"]*"`));
  });

  it('escapes what people typed', async () => {
    const answer = await site.get('/buses/5');
    const html = await (await site.get(answer.headers.get('location') ?? '')).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;');
  });
});

describe('categories', () => {
  it('lists every kind with its count', async () => {
    const html = await (await site.get('/categories')).text();
    expect(html).toContain(
      'href="/categories/motorcoach-conversion"'.replace('motorcoach-conversion', 'conversion'),
    );
    expect(html).toContain('Double Decker');
  });

  it('counts electric buses across body styles', async () => {
    const html = await (await site.get('/categories/electric')).text();
    expect(html).toContain('LionC');
  });

  it('leads "view all" to the list of categories and refuses unknown kinds', async () => {
    expect((await site.get('/categories/view-all')).headers.get('location')).toBe('/categories');
    expect((await site.get('/categories/rockets')).status).toBe(404);
  });
});
