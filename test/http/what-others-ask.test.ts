import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { textOf } from '#test/setup/text-of.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { priceCents: 3_250_000, vin: '1FDFE4FS8HDA01234' } }),
      aListing({ id: 2, details: { category: 'coach', mileageMiles: null } }),
      ...[20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000].map((dollars, at) =>
        aListing({
          id: 3 + at,
          sourceId: `p${at}`,
          createdAt: `2026-0${at + 1}-05T00:00:00.000Z`,
          details: { priceCents: dollars * 100, quantity: at === 0 ? 6 : null },
        }),
      ),
      aListing({
        id: 20,
        sourceId: 'sold',
        status: 'sold',
        createdAt: '2025-11-05T00:00:00.000Z',
        details: { priceCents: 5_500_000 },
      }),
      aListing({ id: 21, sourceId: 'trolley', details: { category: 'trolley' } }),
    ],
  });
});

afterAll(() => site.close());

async function bus(id: number, language = ''): Promise<string> {
  const moved = await site.get(`/buses/${id}`);
  const answer = await site.get(`${language}${moved.headers.get('location')!}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Without elements, whose attributes a text does not show. */

describe('what others ask, on a bus’s page', () => {
  it('is a range with number and dates, and said to be asked', async () => {
    const html = textOf(await bus(1), '');
    expect(html).toContain(
      '8 buses, listed between November 5, 2025 and July 5, 2026, ask $20,000 to $55,000.',
    );
    expect(html).toContain('The middle half of them asks $25,000 to $50,000');
    expect(html).toContain('1 of them is sold');
    expect(html).toContain('nobody knows what was paid');
    expect(html).toContain(
      'Comparable are shuttle buses of the model years 2013 to 2023 with 19 to 31 seats and 38,412',
    );
    expect(html).toContain('a lot of 6, from this price');
  });

  it('keeps a blank before the colons of a French page: beside a link, and before a VIN', async () => {
    const text = textOf(await bus(1, '/fr'), '').replaceAll('\u00a0', ' ');
    expect(text).toMatch(/Starcraft Allstar : 20 000 \$ US/);
    expect(text).toContain('Consultez ce NIV auprès de la NHTSA : 1FD');
    expect(text).not.toMatch(/\p{L}: /u);
  });

  it('shows a dot for each with its figures, links those for sale and marks the bus', async () => {
    const html = await bus(1);
    const section = /<section aria-labelledby="prices-heading".*?<\/section>/s.exec(html)![0];
    expect(section.match(/<circle/g)).toHaveLength(8);
    expect(section.match(/price-dot-sold/g)).toHaveLength(1);
    expect(section.match(/price-dot-own/g)).toHaveLength(1);
    expect(section).not.toContain('style=');
    expect(section.match(/<li>/g)).toHaveLength(8);
    const links = [...section.matchAll(/href="\/buses\/(\d+)-/g)].map(([, id]) => Number(id));
    expect(links).toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(textOf(section, '')).toContain('The yellow mark is this bus at $32,500.');
  });

  it('is refused where too little is known or too few are comparable, and says what is missing', async () => {
    expect(textOf(await bus(2), '')).toContain('Not stated: Mileage.');
    expect(textOf(await bus(21), '')).toContain('No comparable bus with a price is listed here');
    expect(await bus(21)).not.toContain('price-dots');
  });

  it('is not said beside a sold bus', async () => {
    expect(await bus(20)).not.toContain('What others ask');
  });

  it('counts a price that was changed', async () => {
    const lone = await createTestSite({
      listings: Array.from({ length: 9 }, (_, at) =>
        aListing({ id: at + 1, sourceId: `r${at}`, details: { priceCents: 1_000_000 + at * 100 } }),
      ),
    });
    const page = async () => {
      const moved = await lone.get('/buses/1');
      return textOf(await (await lone.get(moved.headers.get('location')!)).text());
    };
    expect(await page()).toContain('ask $10,001 to $10,008');
    await lone.repository.updateMany([{ id: 9, patch: { details: { priceCents: 9_900_000 } } }]);
    await lone.refresh.refresh();
    expect(await page()).toContain('ask $10,001 to $99,000');
    await lone.close();
  });
});

describe('what is my bus worth', () => {
  const ask = async (query: string) => {
    const answer = await site.get(`/bus-worth${query}`);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const like = '?kind=shuttle&year=2018&passengers=24%2B2&odometerMileage=90k';

  it('is asked by a plain form that the sell page leads to', async () => {
    expect(await (await site.get('/sell-your-bus')).text()).toContain('href="/bus-worth"');
    const html = await ask('');
    expect(html).toMatch(/<form [^>]*action="\/bus-worth#answer"[^>]*>/);
    expect(html).not.toContain('id="answer"');
  });

  it('is a range with number and dates, as people write their figures', async () => {
    const html = await ask(like);
    expect(textOf(html, '')).toContain('9 buses, listed between November 5, 2025 and');
    expect(textOf(html, '')).toContain('ask $20,000 to $55,000');
    expect(html).toContain('value="24+2"');
    expect(html).not.toContain('price-dot-own');
  });

  it('is refused plainly', async () => {
    expect(
      textOf(await ask('?kind=trolley&year=1999&passengers=24&odometerMileage=900'), ''),
    ).toContain('No comparable bus with a price is listed here or was sold in the last two years.');
    expect(
      textOf(await ask('?kind=shuttle&year=2018&passengers=24&odometerMileage=unknown'), ''),
    ).toContain('Not stated: Mileage.');
  });

  it.each([
    '?kind=ship&year=2018&passengers=24&odometerMileage=90000',
    '?kind=shuttle&year=18&passengers=-4&odometerMileage=-1',
    '?kind=shuttle',
    '?kind=constructor&year=%00&passengers=1e9&odometerMileage=%22%3E%3Cimg%3E',
    `?kind=shuttle&year=${'9'.repeat(1500)}&passengers=24&odometerMileage=1`,
    '?year=2018&year=2019&passengers=24&passengers=25',
  ])('says in the form what is wrong with %s', async (query) => {
    const html = await ask(query);
    expect(html).toContain('field-error');
    expect(html).toContain('Something is missing or cannot be read');
    expect(html).not.toContain('"><img>');
  });

  it('is kept by nobody', async () => {
    const { headers } = await site.get(`/bus-worth${like}`);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(await (await site.get('/sitemap.xml')).text()).not.toContain('odometerMileage');
  });

  it('is asked from within the sell form, and takes no more of it than it needs', async () => {
    const form = await (await site.get('/sell-your-bus')).text();
    const worth = /<button[^>]*formAction="\/bus-worth"[^>]*>/i.exec(form)!;
    expect(worth[0]).toMatch(/formTarget="_blank"/i);
    // Whoever presses Enter in a field sends the form.
    expect(form.slice(0, worth.index)).toContain('Go on to the photos');
    const { siteUrl: origin } = site.parts.site;
    const post = async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const headers = { origin };
      const answer = await site.app.request(`${origin}/bus-worth`, {
        method: 'POST',
        headers,
        body,
      });
      expect(answer.status).toBe(303);
      return answer.headers.get('location');
    };
    const typed = {
      vin: '1FDFE4FS7EDA23699',
      name: 'Ruth',
      phone: '(856) 555-0142',
      city: 'Salem',
    };
    expect(await post({ ...typed, year: ' 2018 ', passengers: '24+2', odometerMileage: '' })).toBe(
      '/bus-worth?year=2018&passengers=24%2B2#answer',
    );
    expect(await post(typed)).toBe('/bus-worth');
  });
});
