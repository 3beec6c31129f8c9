import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

const nowhere = { zip: null, city: null, latitude: null, longitude: null };
const states = ['NJ', 'PA', 'DE', 'TX', 'CA', 'RI', 'MA', null] as const;

beforeAll(async () => {
  site = await createTestSite({
    listings: [
      ...['DC', 'NJ'].map((state, at) =>
        aListing({ id: 61 + at, details: { ...nowhere, state, category: 'coach' } }),
      ),
      ...Array.from({ length: 60 }, (_, at) =>
        aListing({
          id: at + 1,
          details: {
            ...nowhere,
            ...(at % 3 === 0
              ? { bodyMake: 'Blue Bird', bodyModel: 'Vision', category: 'school' }
              : { bodyMake: 'Starcraft', bodyModel: 'Allstar', category: 'shuttle' }),
            state: states[(at * at + at) % states.length],
            ...(at % 4 === 0 ? { latitude: 40.7, longitude: -74.2 } : {}),
            passengers: 12 + at,
            priceCents: 1_000_000 + at * 100_000,
          },
        }),
      ),
    ],
  });
});
afterAll(() => site.close());

const unescaped = (text: string) => text.replaceAll('&amp;', '&');

/** What a list says: "Showing 1–24 of 60 buses", "1 bus". */
function totalOf(html: string): number {
  const [, said = ''] = /data-list-count[^>]*>([^<]*)</.exec(html) ?? [];
  return Number(/([\d,]+) bus(?:es)?$/.exec(said)?.[1]?.replaceAll(',', '') ?? Number.NaN);
}

/** The dots of a map: where each leads, and how many it says. */
function dotsOf(html: string) {
  const map = /<svg class="answers-map".*?<\/svg>/s.exec(html)?.[0] ?? '';
  const dots = map.matchAll(/<a href="([^"]*)"[^>]*><title>[^<]*: (\d+) bus(?:es)?<\/title>/g);
  return [...dots].map(([, href = '', count]) => ({ href: unescaped(href), count: Number(count) }));
}

function linesOf(html: string) {
  const list = /<ul class="state-list.*?<\/ul>/s.exec(html)?.[0] ?? '';
  const lines = list.matchAll(/<a href="([^"]*)"><span>[^<]*<\/span><span[^>]*>(\d+)</g);
  return [...lines].map(([, href = '', count]) => ({
    href: unescaped(href),
    count: Number(count),
  }));
}

const elsewhereOf = (html: string) => Number(/map-page-elsewhere">(\d+) more/.exec(html)?.[1] ?? 0);

describe('the map of a list', () => {
  it('counts the District of Columbia beside the states', async () => {
    expect(await site.html('/buses/map?category=coach')).toContain(
      '2 buses in 1 state and Washington, DC',
    );
    expect(await site.html('/buses/map?category=coach&state=NJ')).toContain('1 bus in 1 state<');
    expect(await site.html('/buses/map?category=coach&state=DC')).toContain(
      '1 bus in Washington, DC<',
    );
    expect(await site.html('/fr/buses/map?category=coach')).toContain(
      '2 autobus dans 1 État et à Washington, DC',
    );
  });

  it.each([
    '',
    'category=shuttle',
    'category=shuttle&state=NJ,PA,TX',
    'search=school+bus&price=under-25000',
    'search=shuttle+under+50k+nj',
    'near=07030&within=100',
    'near=07030&sort=price-low&page=2',
    'search=starcraft+california&seats=25-36',
  ])('counts what the list counts, in all and in each state: %s', async (asked) => {
    const total = totalOf(await site.html(`/buses?${asked}`));
    expect(total).toBeGreaterThan(0);
    const html = await site.html(`/buses/map?${asked}`);
    const dots = dotsOf(html);
    expect(dots.length).toBeGreaterThan(0);
    expect(linesOf(html)).toEqual(dots);
    const sum = dots.reduce((all, { count }) => all + count, 0);
    expect(sum + elsewhereOf(html)).toBe(total);
    for (const { href, count } of dots) expect(totalOf(await site.html(href)), href).toBe(count);
  });

  it('is linked from the list, and leads back to it with all that was asked', async () => {
    const asked = 'search=starcraft&category=shuttle&sort=price-low';
    const list = await site.html(`/buses?${asked}&page=2`);
    expect(list).toContain(`href="/buses/map?${asked.replaceAll('&', '&amp;')}"`);
    const map = await site.html(`/buses/map?${asked}`);
    expect(map).toContain(`href="/buses?${asked.replaceAll('&', '&amp;')}"`);
    expect(map).toMatch(/<meta name="robots" content="noindex, follow"/);
    expect(map).toContain('aria-label="Searching by"');
    expect(map).toContain('href="/buses/map?search=starcraft&amp;sort=price-low" class="chip');
  });

  it('shows no close matches, and nothing that was found by dropping a condition', async () => {
    for (const asked of ['category=shuttle&state=WY', 'search=prevost+under+2k']) {
      expect(await site.html(`/buses?${asked}`)).not.toContain('/buses/map');
      const html = await site.html(`/buses/map?${asked}`);
      expect(dotsOf(html)).toEqual([]);
      expect(html).toContain('No bus matches all of that today.');
    }
  });

  it('speaks the language of its page', async () => {
    const html = await site.html('/fr/buses/map?category=shuttle');
    expect(html).toContain('href="/fr/buses?category=shuttle&amp;state=NJ"');
  });

  it('has no script, no style and no picture of anybody else', async () => {
    const html = await site.html('/buses/map');
    expect(html).not.toMatch(/ style=|<(?:img|image)[^>]+https?:/);
  });
});

it.each([
  ['', '1 bus for sale'],
  ['/es', '1 autobús en venta'],
  ['/fr', '1 autobus à vendre'],
])('one bus is one where a state is read aloud%s', async (prefix, words) => {
  const html = await site.html(`${prefix}/buses/map?category=coach`);
  const list = /<ul class="state-list.*?<\/ul>/s.exec(html)?.[0] ?? '';
  const heard = list.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ');
  expect(heard.match(new RegExp(words, 'g'))).toHaveLength(2);
});
