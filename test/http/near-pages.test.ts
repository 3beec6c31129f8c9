import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { busesOf } from './shown-buses.ts';

let site: TestSite;

const shuttle = { bodyMake: 'Starcraft', bodyModel: 'Allstar', category: 'shuttle' } as const;
const nowhere = { zip: null, city: null, latitude: null, longitude: null };

beforeAll(async () => {
  site = await createTestSite({
    listings: [
      // Its own point, in Philadelphia.
      aListing({
        id: 1,
        details: { ...shuttle, ...nowhere, state: 'PA', latitude: 39.95, longitude: -75.16 },
      }),
      // A ZIP code and no point.
      aListing({ id: 2, details: { ...shuttle, ...nowhere, state: 'NJ', zip: '07102' } }),
      // A town and no ZIP code.
      aListing({
        id: 3,
        details: { ...shuttle, ...nowhere, city: 'Columbus', state: 'OH', featured: true },
      }),
      // Nobody knows where.
      aListing({ id: 4, details: { ...shuttle, ...nowhere, state: null } }),
    ],
  });
});

afterAll(() => site.close());

const distancesOf = (html: string) =>
  [...html.matchAll(/about <data[^>]*>([\d,]+) miles?<\/data> away/g)].map(([, miles]) => miles);

describe('/buses near a ZIP code', () => {
  it('puts the nearest first and says how far; an unknown place comes last and says nothing', async () => {
    const html = await site.html('/buses?near=07030');
    expect(busesOf(html)).toEqual([2, 1, 3, 4]);
    expect(distancesOf(html)).toEqual(['8', '81', '470']);
    expect(html).toContain('Near Hoboken, NJ 07030');
    expect(html).toMatch(/<option value="" selected="">Nearest first/);
    expect(html).toContain('value="07030"');
  });

  it('keeps to the radius, and takes the chip away by a plain link', async () => {
    const html = await site.html('/buses?near=07030&within=100');
    expect(busesOf(html)).toEqual([2, 1]);
    expect(html).toMatch(
      /href="\/buses" class="chip chip-chosen"[^>]*>Within 100 miles of Hoboken/,
    );
    expect(html).toMatch(/<option value="100" selected="">/);
  });

  it('lets any other order be chosen', async () => {
    expect(busesOf(await site.html('/buses?near=07030&sort=default'))[0]).toBe(3);
    expect(await site.html('/buses')).not.toContain('Nearest first');
  });

  it('keeps an unknown ZIP code in its field and says so', async () => {
    const html = await site.html('/buses?near=00000&within=50');
    expect(html).toContain('We do not know where “00000” is.');
    expect(html).toMatch(/<input[^>]*id="list-near"[^>]*aria-invalid="true"[^>]*value="00000"/);
    expect(html).toContain('id="list-near-error"');
    expect(busesOf(html)).toHaveLength(4);
    expect(distancesOf(html)).toEqual([]);
  });

  it('widens an empty circle and says so', async () => {
    const html = await site.html('/buses?near=19801&within=25');
    expect(busesOf(html)).toEqual([1]);
    expect(await site.html('/buses?near=03301&within=25')).toContain(
      'No bus matches all of that today.',
    );
  });

  it('calls no bus close that stands more than twice as far as the largest circle', async () => {
    expect(await site.html('/buses?near=43215&within=250')).toContain('1 bus<');
    const html = await site.html('/buses?near=90001&within=500');
    expect(html).not.toContain('Close matches');
    expect(html).toContain('Showing buses without “Within 500 miles of Los Angeles, CA 90001”.');
  });

  it('shows what was typed as text only', async () => {
    const html = await site.html(`/buses?near=${encodeURIComponent('"><img src=x>')}`);
    expect(html).not.toContain('<img src=x>');
  });
});

describe('places in the search words', () => {
  it.each(['cheapest shuttle near Newark NJ', 'newest shuttle 07102'])(
    '%s: what is near in the order that was asked for, then the way to all others',
    async (words) => {
      const html = await site.html(`/buses?search=${encodeURIComponent(words)}`);
      expect(html).toContain('Within 100 miles of');
      const [near = '', farther = ''] = html.split('Close matches');
      expect(busesOf(near).toSorted()).toEqual([1, 2]);
      expect(busesOf(farther)).toEqual([3]);
      expect(farther).toMatch(/[45]\d0 miles away/);
    },
  );

  it('an order that was chosen beside such words draws the circle, too, and its chip takes it off', async () => {
    const address = '/buses?search=shuttle+near+Newark+NJ&sort=price-low';
    const html = await site.html(address);
    expect(html).toContain('Within 100 miles of');
    const [near = '', farther = ''] = html.split('Close matches');
    expect(busesOf(near).toSorted()).toEqual([1, 2]);
    expect(busesOf(farther)).toEqual([3]);
    expect(html).toMatch(/href="\/buses\?search=shuttle&amp;sort=price-low" class="chip/);
    expect(html).toContain(
      '<link rel="canonical" href="https://omnibus.example/buses?search=shuttle+near+Newark+NJ&amp;sort=price-low"',
    );
    const nearest = await site.html('/buses?search=shuttle+near+Newark+NJ');
    expect(nearest).not.toContain('Within 100 miles of');
    const anyDistance = '/buses?search=shuttle&near=Newark,+NJ&sort=price-low';
    expect(await site.html(anyDistance)).not.toContain('Within 100 miles of');
  });

  it.each([
    ['near 07030', [2, 1, 3, 4]],
    ['within 100 miles of Newark NJ', [2, 1]],
    ['shuttle near hoboken, nj', [2, 1, 3, 4]],
  ])('%s', async (words, expected) => {
    expect(busesOf(await site.html(`/search?search=${encodeURIComponent(words)}`))).toEqual(
      expected,
    );
  });
});

describe('the list of places', () => {
  it('has a map that agrees with the list', async () => {
    const html = await site.html('/locations');
    const map = /<svg class="state-map".*?<\/svg>/s.exec(html)?.[0] ?? '';
    const links = (text: string) =>
      [...text.matchAll(/href="\/locations\/([a-z]{2})"/g)].map(([, code]) => code).toSorted();
    const list = /<ul class="state-list.*?<\/ul>/s.exec(html)?.[0] ?? '';
    expect(links(map)).toEqual(['nj', 'oh', 'pa']);
    expect(links(map)).toEqual(links(list));
    for (const [link] of map.matchAll(/<a .*?<\/a>/gs)) {
      expect(link).toMatch(/<title>[A-Z][A-Za-z ]+ \([A-Z]{2}\): \d+ for sale<\/title>/);
    }
    expect(map.match(/<title>/g)).toHaveLength(51);
    expect(html).toContain('action="/buses"');
  });

  it('leads from the name of a state to its page', async () => {
    for (const [name, code] of [
      ['new-jersey', 'nj'],
      ['North-Carolina', 'nc'],
      ['NJ', 'nj'],
    ]) {
      const answer = await site.get(`/locations/${name}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/locations/${code}`]);
    }
    expect((await site.get('/fr/locations/new-jersey')).headers.get('location')).toBe(
      '/fr/locations/nj',
    );
    expect((await site.get('/locations/atlantis')).status).toBe(404);
  });

  it('shows what stands next door', async () => {
    const html = await site.html('/locations/nj');
    expect(html).toContain('data-page-type="state_landing"');
    expect(html).toContain('Browse Our New Jersey Inventory');
    expect(html).toContain('Buses near New Jersey');
    expect(html).toMatch(/href="\/locations\/pa"[^>]*>Pennsylvania \(1\)/);
    expect(html).toContain('href="/buses?category=shuttle&amp;state=NJ"');
    // Nothing in New York itself: the banner, and the neighbors.
    const empty = await site.html('/locations/ny');
    expect(empty).toContain('Used Bus For Sale, Near You');
    expect(empty).toContain('Buses near New York');
  });
});

describe('the search protocol', () => {
  it('keeps to aroundRadius, in meters', async () => {
    const answer = await site.app.request('http://omnibus.example/1/indexes/buses_v2/query', {
      method: 'POST',
      headers: {
        'x-algolia-application-id': 'omnibus',
        'x-algolia-api-key': 'search-only',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ aroundLatLng: '40.74,-74.03', aroundRadius: 20_000 }),
    });
    expect(await answer.json()).toMatchObject({ nbHits: 1, hits: [{ objectID: '2' }] });
  });
});

describe('a place in the words, and the fields of the filters', () => {
  const fieldsOf = (html: string) => [
    /name="near"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? '',
    /<option value="(\d+)" selected="">/.exec(html)?.[1] ?? '',
    /name="near-said" value="([^"]*)"/.exec(html)?.[1] ?? '',
  ];
  const sentTo = async (query: string) => {
    const answer = await site.get(`/buses?${query}`);
    return [answer.status, answer.headers.get('location')];
  };

  it.each([
    ['shuttle+near+07030', '07030', ''],
    ['near+Columbus,+OH', 'Columbus, OH', ''],
    ['within+100+miles+of+07030', '07030', '100'],
    // No distance of the list: the words keep it.
    ['within+80+miles+of+07030', '', ''],
    ['shuttle', '', ''],
  ])('shows what the words say: %s', async (search, near, within) => {
    expect(fieldsOf(await site.html(`/buses?search=${search}`))).toEqual([near, within, near]);
  });

  it('measures a distance alone from the place of the words', async () => {
    const html = await site.html('/buses?search=shuttle+near+07030&within=100');
    expect(busesOf(html)).toEqual([2, 1]);
    expect(fieldsOf(html)).toEqual(['07030', '100', '']);
    const inTown = await site.html('/buses?search=shuttle+in+columbus+oh&within=25');
    expect(busesOf(inTown)).toEqual([3]);
    expect(busesOf(await site.html('/buses?search=shuttle&within=100'))).toHaveLength(4);
  });

  it.each([
    ['a place left as it was shown stays in the words', 'near=07030', 'search=shuttle+near+07030'],
    [
      'a distance moves it to the field',
      'near=07030&within=50',
      'search=shuttle&near=07030&within=50',
    ],
    ['another place takes its place', 'near=43215', 'search=shuttle&near=43215'],
    ['an emptied field takes the words away', 'near=', 'search=shuttle'],
  ])('%s', async (_, sent, address) => {
    const form = `search=shuttle+near+07030&near-said=07030&${sent}`;
    expect(await sentTo(form)).toEqual([303, `/buses?${address}`]);
  });

  it.each([
    ['chosen', 'sort-was=default&near=07030&within=&sort=price-low', '&sort=price-low'],
    ['taken back', 'sort-was=price-low&near=07030&within=100&sort=', ''],
    [
      'left as it was',
      'sort-was=price-low&near=07030&within=100&sort=price-low',
      '&sort=price-low',
    ],
  ])('stays in the words where another order is %s', async (_, sent, sort) => {
    const form = `search=shuttle+near+07030&near-said=07030&${sent}`;
    expect(await sentTo(form)).toEqual([303, `/buses?search=shuttle+near+07030${sort}`]);
  });

  it('moves to the field without a circle where any distance is chosen beside one', async () => {
    const html = await site.html('/buses?search=shuttle+near+07030&sort=price-low');
    expect(html).toContain('<input type="hidden" name="sort-was" value="price-low"');
    expect(fieldsOf(html)).toEqual(['07030', '100', '07030']);
    const sent = 'sort-was=price-low&near=07030&within=&sort=price-low';
    expect(await sentTo(`search=shuttle+near+07030&near-said=07030&${sent}`)).toEqual([
      303,
      '/buses?search=shuttle&near=07030&sort=price-low',
    ]);
  });

  it('keeps the distance of "within 100 miles of me" when the place is told', async () => {
    const html = await site.html('/buses?search=shuttle+within+100+miles+of+me&near=07030');
    expect(busesOf(html)).toEqual([2, 1]);
  });
});
