import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { busesOf } from './shown-buses.ts';

let site: TestSite;

const shuttle = { bodyMake: 'Starcraft', bodyModel: 'Allstar', category: 'shuttle' } as const;
const coach = { bodyMake: 'MCI', bodyModel: 'J4500', category: 'coach' } as const;
const at = (city: string, state: string) => ({
  zip: null,
  latitude: null,
  longitude: null,
  city,
  state,
});

beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { ...shuttle, ...at('Elizabeth', 'NJ') } }),
      aListing({ id: 2, details: { ...shuttle, ...at('Wilmington', 'DE') } }),
      aListing({ id: 3, details: { ...shuttle, ...at('Columbus', 'OH'), featured: true } }),
      aListing({ id: 4, details: { ...coach, ...at('Wilmington', 'DE') } }),
      aListing({ id: 5, details: { ...shuttle, ...at('Fort Worth', 'TX') } }),
    ],
  });
});
afterAll(() => site.close());

/** The buses above the close matches. */
const exactOf = (html: string) => busesOf(html.split('data-close-matches')[0]!);

/** The answers that a question offers: where each leads, what it is called, how many it promises. */
const choicesOf = (html: string) =>
  [
    ...(/<ul class="place-choices".*?<\/ul>/s.exec(html)?.[0] ?? '').matchAll(
      /href="([^"]*)"[^>]*>([^<]*): (\d+) bus(?:es)?</g,
    ),
  ].map(([, href = '', place, count]) => ({
    href: href.replaceAll('&amp;', '&'),
    place,
    count: Number(count),
  }));

describe('“near me”', () => {
  it.each([
    ['/buses?search=shuttle+near+me&category=shuttle', 'Where are you?'],
    ['/buses?search=close+to+me', 'Where are you?'],
    ['/buses?search=buses+in+my+area', 'Where are you?'],
    ['/es/buses?search=cerca+de+m%C3%AD', 'data-place-question="where-you-are"'],
    ['/fr/buses?search=pr%C3%A8s+de+chez+moi', 'data-place-question="where-you-are"'],
  ])('asks where that is: %s', async (path, asked) => {
    const html = await site.html(path);
    expect(html).toContain(asked);
    expect(html).toMatch(/<input[^>]*id="list-near-you"[^>]*name="near"/);
    // Only a script can show its button, and only a press asks the device.
    expect(html).toContain('data-island="near-me"');
  });

  it('is answered by the same form, with everything else that was asked', async () => {
    // The panel's own field comes first and is empty.
    const html = await site.html('/buses?search=shuttle+near+me&near=&within=&near=08067');
    expect(exactOf(html)[0]).toBe(2);
    expect(html).not.toContain('data-place-question');
    expect(html).toContain('Near Pedricktown, NJ 08067');
    expect(html).not.toContain('Near you');
    // Its chip takes both away: the words that ask, and the answer.
    expect(html).toMatch(/href="\/buses\?search=shuttle" class="chip chip-chosen"[^>]*>Near Pedr/);
  });
});

describe('a place in the filter beside one in the words', () => {
  it.each([
    'shuttle+near+Newark+NJ',
    'shuttle+within+100+miles+of+Newark+NJ',
    'shuttle+near+hoboken',
    'shuttle+near+07102',
    'shuttle+near+Newark+NJ+07102',
    'shuttle+near+toronto',
  ])('takes its place: %s', async (words) => {
    const html = await site.html(`/buses?search=${words}&near=08067&within=100`);
    const without = await site.html('/buses?search=shuttle&near=08067&within=100');
    expect(exactOf(html)).toEqual(exactOf(without));
    expect(exactOf(html)).toEqual([2, 1]);
    expect(html).toContain('Within 100 miles of Pedricktown, NJ 08067');
    expect(html).not.toContain('Near Newark');
    expect(html).not.toContain('miles of Newark');
    expect(html).not.toContain('data-place-question');
  });

  it('leaves a town that a bus is to stand in', async () => {
    expect(
      exactOf(await site.html('/buses?search=shuttle+in+Elizabeth,+NJ&near=08067&within=100')),
    ).toEqual([1]);
  });

  it.each(['shuttle+near+Newark+NJ', 'shuttle+close+to+Newark+NJ'])(
    'gives way where nobody knows it: %s',
    async (words) => {
      const html = await site.html(`/buses?search=${words}&near=0710&within=100`);
      expect(exactOf(html)).toEqual(exactOf(await site.html(`/buses?search=${words}`)));
      expect(exactOf(html)).toEqual([1, 2, 3, 5]);
      expect(html).toContain('We do not know where “0710” is.');
      expect(html).toContain('Meanwhile, distances are from Newark, NJ, which your words name.');
      expect(html).not.toContain('Showing buses everywhere');
      expect(html.match(/class="chip chip-chosen"[^>]*>Near Newark, NJ/g)).toHaveLength(1);
      expect(html).toMatch(/<input[^>]*id="list-near"[^>]*value="0710"/);
    },
  );

  it('may be a town, its state and its ZIP code', async () => {
    const html = await site.html('/buses?near=Newark,+NJ+07102-1234&within=25');
    expect(exactOf(html)).toEqual([1]);
    expect(html).toContain('Within 25 miles of Newark, NJ 07102');
    const two = await site.html('/buses?near=Newark+NJ+90001');
    expect(two).toContain('“Newark NJ 90001” is two places: the ZIP code is in another state.');
    expect(busesOf(two)).toHaveLength(5);
  });
});

describe('near a town and its state, in any language', () => {
  it.each([
    '/buses?search=close+to+Newark+NJ',
    '/es/buses?search=cerca+de+Newark+NJ',
    '/es/buses?search=cerca+de+Newark,+Nueva+Jersey',
    '/fr/buses?search=pr%C3%A8s+de+Newark+NJ',
    '/fr/buses?search=aux+environs+de+Newark+NJ',
  ])('puts the nearest first: %s', async (path) => {
    expect(exactOf(await site.html(path)).slice(0, 2)).toEqual([1, 2]);
  });
});

describe('the position of a device', () => {
  it('is kept to a tenth of a degree, and named by the ZIP code there', async () => {
    const exact = await site.html('/buses?near=39.7391,-75.5398');
    const rough = await site.html('/buses?near=39.7,-75.5');
    for (const html of [exact, rough]) {
      expect(/<h1>.*?<\/form>/s.exec(html)?.[0]).not.toMatch(/39[.]7/);
      expect(html).toContain('rel="canonical" href="https://omnibus.example/buses?near=08023"');
      // Across the river from where the device is: near enough for distances.
      expect(html).toContain('Near Deepwater, NJ 08023');
      expect(html).toMatch(/<input[^>]*id="list-near"[^>]*value="08023"/);
      expect(exactOf(html)[0]).toBe(2);
    }
  });

  it.each(['45.5,-73.6', '48.9,2.4', '0.0,0.0', '-89.9,179.9', '999.9,999.9'])(
    'is said to be outside of what we know: %s',
    async (point) => {
      const html = await site.html(`/buses?near=${point}`);
      expect(html).toContain('Your device is not near any place that we know.');
      expect(busesOf(html)).toHaveLength(5);
    },
  );
});

describe('a town of many states', () => {
  it('is asked for, nearest to the dealer first, each with what its link finds', async () => {
    const html = await site.html('/buses?search=shuttle+near+newark');
    expect(html).toContain('Which Newark do you mean?');
    expect(html).toContain('it is Newark, New Jersey');
    const choices = choicesOf(html);
    expect(choices.map(({ place }) => place).slice(0, 3)).toEqual([
      'Newark, Delaware',
      'Newark, Maryland',
      'Newark, New York',
    ]);
    expect(choices[0]).toEqual({
      href: '/buses?search=shuttle&near=Newark%2C+DE&within=100',
      place: 'Newark, Delaware',
      count: 1,
    });
    for (const { href, count } of choices) {
      const there = await site.html(href);
      // None there is said, and what stands farther away is shown.
      if (count === 0) expect(there, href).toContain('No bus matches all of that today.');
      else expect(exactOf(there), href).toHaveLength(count);
    }
    // Meanwhile the likeliest is measured from.
    expect(exactOf(html)[0]).toBe(1);
  });

  it('is asked for nearest to the visitor, where that is known', async () => {
    const choices = choicesOf(await site.html('/buses?search=newark&near=43215'));
    expect(choices[0]?.place).toBe('Newark, Ohio');
  });

  it('is not asked for when its state is said, or when nobody means another', async () => {
    for (const words of ['newark de', 'near newark, ohio', 'near philadelphia', 'dallas']) {
      expect(await site.html(`/buses?search=${encodeURIComponent(words)}`), words).not.toContain(
        'data-place-question',
      );
    }
  });

  it('may be typed into the filter', async () => {
    const html = await site.html('/buses?near=newark&category=coach');
    expect(html).toContain('Which Newark do you mean?');
    expect(choicesOf(html)[0]).toEqual({
      href: '/buses?category=coach&near=Newark%2C+DE&within=100',
      place: 'Newark, Delaware',
      count: 1,
    });
  });
});

describe('a town in the words', () => {
  it('is found without its state, whatever stands around it', async () => {
    const html = await site.html('/buses?search=shuttle+near+hoboken+with+lift+asap');
    expect(html).toContain('Near Hoboken, NJ');
    expect(busesOf(html)[0]).toBe(1);
  });

  it.each(['', '/es', '/fr'])('may be a ZIP code and nothing else: %s', async (language) => {
    const html = await site.html(`${language}/buses?search=07030`);
    expect(html).toContain('Hoboken, NJ 07030');
    expect(exactOf(html)[0]).toBe(1);
    expect(exactOf(html)).toHaveLength(5);
    const byPrice = await site.html(`${language}/buses?search=07030&category=coach&sort=price-low`);
    expect(exactOf(byPrice)).toEqual([4]);
    expect(await site.html(`${language}/buses?search=07030%3F`)).toContain('Hoboken, NJ 07030');
  });

  it('orders by distance unless another order is chosen', async () => {
    expect(exactOf(await site.html('/buses?search=shuttle+near+hoboken'))).toEqual([1, 2, 3, 5]);
    expect(
      exactOf(await site.html('/buses?search=shuttle+near+hoboken&sort=default')),
    ).toHaveLength(4);
  });

  it('is followed by what stands nearby, each saying how far', async () => {
    const html = await site.html('/buses?search=shuttle+in+dallas');
    expect(exactOf(html)).toEqual([]);
    expect(busesOf(html)).toEqual([5]);
    expect(html).toMatch(/data-differs="true">\d+ miles away</);
  });

  it('takes its distance along to the page of the bus', async () => {
    const html = await site.html('/buses?search=shuttle+near+hoboken');
    expect(html).toMatch(/href="\/buses\/1-[^"]*\?near=Hoboken%2C\+NJ/);
  });
});

describe('a place that nobody knows', () => {
  it.each([
    ['near=Philadelfia', 'Philadelphia, Pennsylvania'],
    ['near=Wilmingtn%2C+DE', 'Wilmington, Delaware'],
    ['search=shuttle+near+hobokin', 'Hoboken, New Jersey'],
  ])('is answered with names that are spelled nearly so: %s', async (asked, place) => {
    const html = await site.html(`/buses?${asked}`);
    expect(html).toContain('We do not know where “');
    const [first] = choicesOf(html);
    expect(first?.place).toBe(place);
    expect(exactOf(await site.html(first!.href))).toHaveLength(first!.count);
  });

  it.each(['near=H2X+1Y4', 'near=h2x', 'search=shuttle+near+H2X+1Y4', 'search=near+toronto'])(
    'may be in Canada: %s',
    async (asked) => {
      const html = await site.html(`/buses?${asked}`);
      expect(html).toContain('which is in Canada.');
      expect(html).toContain('We know places in the United States');
    },
  );

  it('is text, and never an error', async () => {
    for (const typed of ['<b>', "' OR 1=1 --", 'мир', '1e309,1e309', '-,-', 'a'.repeat(900)]) {
      const html = await site.html(`/buses?near=${encodeURIComponent(typed)}`);
      expect(html).toContain('data-place-question="unknown"');
      expect(html).not.toContain('“<b>”');
    }
  });
});

it('lets this site, and nobody else, ask the device where it is', async () => {
  const { headers } = await site.get('/buses');
  expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
});
