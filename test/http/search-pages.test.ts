import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  const shuttle = { bodyMake: 'Starcraft', bodyModel: 'Allstar', category: 'shuttle' } as const;
  site = await createTestSite({
    listings: [
      aListing({
        id: 1,
        details: {
          ...shuttle,
          passengers: 15,
          wheelchairPositions: 2,
          lift: 'lift',
          priceCents: 2_500_000,
          state: 'NJ',
        },
      }),
      aListing({
        id: 2,
        details: { ...shuttle, passengers: 15, priceCents: 2_500_000, state: 'NJ' },
      }),
      aListing({
        id: 3,
        details: {
          ...shuttle,
          passengers: 15,
          wheelchairPositions: 2,
          lift: 'lift',
          priceCents: 4_500_000,
          state: 'NJ',
        },
      }),
      aListing({
        id: 4,
        details: {
          bodyMake: 'Blue Bird',
          bodyModel: 'Vision',
          category: 'school',
          schoolType: 'C',
          passengers: 72,
          passengersAdult: 48,
          state: 'PA',
          priceCents: null,
        },
      }),
      aListing({
        id: 5,
        details: {
          bodyMake: 'Prevost',
          bodyModel: 'H3-45',
          category: 'coach',
          passengers: 56,
          year: 2012,
          restroom: true,
          state: 'TX',
          stockNumber: 'B17091',
        },
      }),
      aListing({
        id: 6,
        status: 'draft',
        details: { bodyMake: 'Prevost', bodyModel: 'H3-45', category: 'coach', passengers: 56 },
      }),
      aListing({
        id: 7,
        details: {
          bodyMake: 'Lion',
          bodyModel: 'LionC',
          category: 'school',
          schoolType: 'C',
          fuel: 'electric',
          passengers: 77,
          state: 'CA',
        },
      }),
      aListing({
        id: 8,
        status: 'sold',
        details: { ...shuttle, year: 2016, stockNumber: 'OMN003', vin: '1FDFE4FS5HDC72345' },
      }),
      aListing({ id: 10, status: 'sold', details: { ...shuttle, stockNumber: '30301' } }),
      aListing({ id: 9, status: 'withdrawn', details: { ...shuttle, stockNumber: 'OMN004' } }),
    ],
  });
});
afterAll(() => site.close());

async function listOf(path: string): Promise<[exact: string, close: string]> {
  const html = await (await site.get(path)).text();
  const list = html.slice(html.indexOf('data-list-results'));
  const [exact = '', below = ''] = list.split('data-close-matches');
  return [exact, below];
}

/** Ids of the cards of a list page that miss nothing, in order. */
async function found(path: string): Promise<number[]> {
  const [list] = await listOf(path);
  return [...list.matchAll(/<h3><a href="\/buses\/(\d+)-/g)].map((match) => Number(match[1]));
}

/** Ids of the cards below them, and how each of these misses. */
async function close(path: string): Promise<[id: number, how: string][]> {
  const [, list] = await listOf(path);
  const cards = list.matchAll(/data-differs[^>]*>([^<]+)<\/span>.*?<h3><a href="\/buses\/(\d+)-/gs);
  return [...cards].map(([, how = '', id]) => [Number(id), how.replaceAll('&#x27;', "'")]);
}

describe('close matches', () => {
  const searched = (words: string) => `/buses?search=${encodeURIComponent(words)}`;
  it.each([
    ['15 passenger with lift under 30k nj', [1], [[2, 'Lift or ramp not stated']]],
    ['17 passenger with lift under 30k', [], [[1, '15 seats']]],
    [
      '3 wheelchair places under 30k',
      [],
      [
        [1, '2 wheelchair places'],
        [2, 'Wheelchair places not stated'],
      ],
    ],
    ['13 passenger with lift under 23k', [], [[1, '$2,000 over']]],
    ['exactly 14 passenger with lift under 30k', [], [[1, '15 seats']]],
    ['14 passenger with lift under 30k', [1], [[2, 'Lift or ramp not stated']]],
    ['2010 coach pa', [], []],
    ['coach with restroom oklahoma', [], [[5, 'In Texas']]],
    ['2007 prevost', [], [[5, 'Model year 2012']]],
  ])('of “%s”: %j, then %j', async (words, ids, below) => {
    if (ids.length > 0 || below.length > 0) expect(await found(searched(words))).toEqual(ids);
    expect(await close(searched(words))).toEqual(below);
  });

  it('stand under a heading of their own, and nothing is dropped beside them', async () => {
    const html = await (await site.get(searched('17 passenger with lift under 30k'))).text();
    expect(html).toMatch(/<h2 id="close-matches"[^>]*>Close matches<\/h2>/);
    expect(html).toContain('No bus matches all of that today.');
    expect(html).not.toContain('Showing buses without');
  });

  it('are nobody of another make or kind', async () => {
    const all = await close(searched('electric school bus 70 passengers'));
    expect(all.map(([id]) => id)).not.toContain(5);
  });

  it('follow the filters of the panel, too', async () => {
    expect(await close('/buses?category=coach&seats=61-plus')).toEqual([[5, '56 seats']]);
  });
});

describe('typed searches', () => {
  it.each([
    ['15 passenger with lift under 30k nj', [1]],
    ['blubird', [4]],
    ['provost', [5]],
    ['B17091', [5]],
    ['48 passenger school bus', [4]],
    ['electric bus', [7]],
    ['2010 coach', [5]],
    ['no cdl', []],
  ])('%s finds %j', async (text, ids) => {
    const all = await found(`/buses?search=${encodeURIComponent(text)}`);
    if (ids.length > 0) expect(all).toEqual(ids);
    else
      expect(await (await site.get(`/buses?search=${encodeURIComponent(text)}`)).text()).toContain(
        'No bus matches all of that',
      );
  });

  it('shows what was understood as links that search without it', async () => {
    const html = await (await site.get('/buses?search=15+passenger+with+lift+under+30k')).text();
    expect(html).toContain('15 passengers');
    expect(html).toContain('Under $30,000');
    const without = /<a href="([^"]*)"[^>]*>Under \$30,000/
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&');
    expect(await found(without ?? '')).toEqual([1, 3]);
  });

  it('never ends in a dead end and says what it dropped', async () => {
    const html = await (await site.get('/buses?search=prevost+in+alaska')).text();
    expect(html).toContain('without “Alaska”');
    expect(await found('/buses?search=prevost+in+alaska')).toEqual([5]);
  });

  it.each([
    ['', 'No buses found matching “zxqwv &lt;b&gt;”', 'These are all our buses.'],
    ['/es', 'No hay autobuses para “zxqwv &lt;b&gt;”', 'Estos son todos nuestros autobuses.'],
  ])('%s says so when nobody has a word of it, shows all and asks on', async (home, ...said) => {
    const typed = 'search=zxqwv+%3Cb%3E';
    const html = await (await site.get(`${home}/buses?${typed}`)).text();
    for (const words of said) expect(html).toContain(words);
    expect(html).toContain(`href="${home}/contact/bus-alert?wanted=zxqwv`);
    expect((await found(`/buses?${typed}`)).toSorted()).toEqual((await found('/buses')).toSorted());
    const partly = await (await site.get(`${home}/buses?search=zxqwv+coach`)).text();
    expect(partly).not.toContain(said[1]);
  });

  it('says which of two places it measures from, and searches from the other by a link', async () => {
    const page = await (await site.get('/buses?search=coach+near+dallas+or+houston')).text();
    expect(page).toContain('from one place: “near dallas”, and not “houston” as well.');
    expect(page).toMatch(
      /href="\/buses\?search=coach\+(?:or\+)?houston"[^>]*>Search for “houston”/,
    );
  });

  it('points elsewhere those who did not come to buy', async () => {
    expect(await (await site.get('/buses?search=sell+my+bus')).text()).toContain(
      'href="/sell-your-bus"',
    );
  });
});

describe('filters in the address', () => {
  it.each([
    ['seats=50%2B', [4, 5, 7]],
    ['seats=37-50', [4]],
    ['wheelchair=yes', [1, 3]],
    ['category=coach,school&state=TX', [5]],
    ['price=under-50000&make=Starcraft', [1, 2, 3]],
    ['fuel=electric', [7]],
    ['year=2010-2019&category=coach', [5]],
  ])('%s', async (query, ids) => {
    expect((await found(`/buses?${query}`)).toSorted((a, b) => a - b)).toEqual(ids);
  });

  it.each(['wheelchair=YES', 'wheelchair=yes,no', 'restroom=true'])(
    '%s says nothing: all buses, no chip, the plain canonical address',
    async (query) => {
      const [odd, plain] = [await site.get(`/buses?${query}`), await site.get('/buses')];
      const [html, all] = [await odd.text(), await plain.text()];
      const main = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0];
      expect(main(html)).toBe(main(all));
      const canonical = (text: string) => /rel="canonical" href="([^"]*)"/.exec(text)?.[1];
      expect(canonical(html)).toBe(canonical(all));
    },
  );

  it.each([
    ['price=-30000', 'Price: Up to $30,000'],
    ['price=20000-', 'Price: $20,000 and up'],
    ['mileage=10000-30000', 'Mileage: 10,000 mi–30,000 mi'],
    ['year=2010-2012', 'Year: 2010–2012'],
  ])('%s has a chip that reads like one: %s', async (query, label) => {
    const html = await (await site.get(`/buses?${query}`)).text();
    expect(html).toContain(`rel="nofollow">${label}<`);
  });

  it('names a choice that had to go as its chip does', async () => {
    const note = async (query: string) =>
      /Showing buses without (.*?)\.<\/p>/.exec(await site.html(`/buses?${query}`))?.[1];
    expect(await note('transmission=manual')).toBe('“Manual”');
    expect(await note('transmission=manual&fuel=cng&fuel=propane')).toBe('“Fuel” and “Manual”');
  });

  it('sorts, unknown prices last in both directions', async () => {
    expect((await found('/buses?sort=price-high')).slice(-4)).toEqual([3, 1, 2, 4]);
    expect((await found('/buses?sort=price-low')).at(-1)).toBe(4);
  });

  it('counts what the list has with one more choice', async () => {
    const html = await (await site.get('/buses?category=coach')).text();
    const school = /name="category" value="school"[^>]*\/>[^<]*<span>(\d+)/.exec(html);
    // Two school buses beside the coach.
    expect(school?.[1]).toBe('3');
  });

  it('keeps filter combinations out of search engines, plain pages in', async () => {
    expect(await (await site.get('/buses?fuel=diesel')).text()).toContain(
      'content="noindex, follow"',
    );
    expect(await (await site.get('/buses')).text()).not.toContain('noindex');
    const canonical = /rel="canonical" href="([^"]*)"/.exec(
      await (await site.get('/buses?seats=10-14&category=coach&seats=10-14&utm_source=x')).text(),
    );
    expect(canonical?.[1]).toBe('https://omnibus.example/buses?category=coach&amp;seats=10-14');
  });

  it('shows an empty state with a way on when nothing is for sale', async () => {
    const empty = await createTestSite();
    const html = await (await empty.get('/buses?search=coach&fuel=diesel')).text();
    expect(html).toContain('See all buses');
    await empty.close();
  });
});

describe('changes', () => {
  it('finds an edit after one refresh and forgets what was withdrawn', async () => {
    await changeListing(site.repository, 5, { details: { bodyModel: 'X3-45' } });
    await site.refresh.refresh();
    expect(await found('/buses?search=prevost+x3-45')).toEqual([5]);
    await changeListing(site.repository, 5, { status: 'withdrawn' });
    await site.refresh.refresh();
    expect(await found('/buses?make=Prevost')).not.toContain(5);
  });
});

it.each(['omn003', 'stock omn003', 'omn003 shuttle', '1FDFE4FS5HDC72345'])(
  'says of %s that it is sold, and leads to its page',
  async (words) => {
    const html = await (await site.get(`/buses?search=${encodeURIComponent(words)}`)).text();
    expect(html).toContain('This bus is sold:');
    const [, address = ''] = /href="(\/buses\/8-[^"]*)" class="text-link"/.exec(html) ?? [];
    expect((await site.get(address)).status).toBe(200);
  },
);

it('looks near five digits that are a ZIP code and the number of no bus, and tells of one that is sold', async () => {
  const html = await (await site.get('/buses?search=30301')).text();
  expect(html).toContain('Near Atlanta, GA 30301');
  expect(html).toContain('This bus is sold:');
});

it('says nothing of a bus that has no page', async () => {
  const html = await (await site.get('/buses?search=omn004')).text();
  expect(html).not.toContain('This bus is sold');
});

it.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('shows the list when the database %s', async (_, answer) => {
  const asked = vi.spyOn(site.repository, 'findSold').mockImplementationOnce(answer);
  const html = await (await site.get('/buses?search=omn003+shuttle')).text();
  expect(asked).toHaveBeenCalledOnce();
  expect(html).toContain('data-list-results');
  expect(html).not.toContain('This bus is sold');
  asked.mockRestore();
});
