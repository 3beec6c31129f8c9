import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, type ListingOverrides } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { withWholePanel } from './whole-panel.ts';

let site: TestSite;
beforeAll(async () => {
  const bus = (id: number, details: ListingOverrides['details']) =>
    aListing({ id, details: { state: 'NJ', ...details } });
  const coach = { bodyMake: 'MCI', bodyModel: 'J4500', category: 'coach' } as const;
  const shuttle = { bodyMake: 'Starcraft', bodyModel: 'Allstar', category: 'shuttle' } as const;
  site = await createTestSite({
    listings: [
      bus(1, { ...shuttle, passengers: 25, priceCents: 2_800_000, fuel: 'gas', year: 2012 }),
      bus(2, { ...shuttle, passengers: 28, priceCents: 4_200_000, fuel: 'diesel', year: 2016 }),
      bus(3, { ...shuttle, passengers: 34, priceCents: 6_000_000, fuel: 'propane', year: 2021 }),
      bus(4, { ...coach, passengers: 56, priceCents: 9_000_000, fuel: 'diesel', year: 2014 }),
      bus(5, {
        bodyMake: 'Thomas Built',
        bodyModel: 'C2',
        category: 'school',
        schoolType: 'C',
        passengers: 45,
        passengersAdult: 30,
        priceCents: 3_100_000,
        fuel: 'diesel',
        year: 2010,
        state: 'PA',
      }),
    ],
  });
});
afterAll(() => site.close());

const read = async (path: string) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  const html = await withWholePanel(site, await answer.text());
  const [exact = ''] = html.slice(html.indexOf('data-list-results')).split('data-close-matches');
  return {
    html,
    ids: [...exact.matchAll(/<h3><a href="\/buses\/(\d+)-/g)].map(([, id]) => Number(id)).sort(),
    chips: [...html.matchAll(/chip-chosen"[^>]*>(?:<span translate="no">)?([^<]+)/g)].map(
      ([, chip]) => chip,
    ),
  };
};

/** Labels of a group's values with their numbers, ticked ones marked. */
function values(html: string, filter: string): string[] {
  const group = new RegExp(`data-filter="${filter}".*?</fieldset>`, 's').exec(html)?.[0] ?? '';
  const labels = group.matchAll(
    /<label><input type="\w+" name="[^"]*"( checked="")? value="[^"]+"\/>([^<]+)(?:<span>(\d+))?/g,
  );
  return [...labels].map(([, checked, name, count]) => `${checked ? '✓ ' : ''}${name} ${count}`);
}

describe('typed conditions in the panel', () => {
  it.each([
    ['25 passenger', 'seats', ['✓ 25 passengers 3', '25–36 seats 4']],
    ['under 30k', 'price', ['✓ Under $30,000 1', 'Under $50,000 3']],
    ['coach', 'category', ['✓ Coach Buses 1', 'Shuttle Buses 4', 'School Buses 2']],
    ['gas or propane', 'fuel', ['Diesel 5', '✓ Gasoline 2', '✓ Propane 2']],
  ])('%s stands ticked among the values of its group: %s', async (words, filter, shown) => {
    const { html } = await read(`/buses?search=${encodeURIComponent(words)}`);
    expect(values(html, filter)).toEqual(expect.arrayContaining(shown));
  });

  it('count a school bus by its adult seats, too, and once only', async () => {
    const { html, ids } = await read('/buses?seats=25-36');
    expect(ids).toEqual([1, 2, 3, 5]);
    expect(values(html, 'seats')).toContain('✓ 25–36 seats 4');
    // It is in the list already.
    expect(values(html, 'seats').some((one) => one.includes('37–50'))).toBe(false);
    expect(values((await read('/buses')).html, 'seats')).toContain('37–50 seats 1');
  });

  it.each([
    // A further value of a filter with many answers joins the words; one of a filter with one replaces them.
    ['search=coach&category=school', [4, 5], ['Coach Buses', 'Bus type: School Buses']],
    ['search=25+passenger&seats=25-36', [1, 2, 3, 5], ['25 passengers', '25–36 seats']],
    ['search=shuttle+under+30k&price=under-50000', [1, 2], ['Shuttle Buses', 'Under $50,000']],
    // Grown people ride in any bus; of 45 on school benches, 30.
    ['search=30+adults', [3, 5], ['30 adults']],
    // No field says where an engine is.
    ['search=rear+engine', [4], ['Rear engine']],
    ['search=front+engine+school+bus', [5], ['Front engine', 'School Buses']],
    ['search=no+salvage+coach', [4], ['No salvage', 'Coach Buses']],
    // What is typed and ticked is said once.
    ['search=coach&category=coach', [4], ['Coach Buses']],
  ])('%s finds %j', async (query, found, chips) => {
    const list = await read(`/buses?${query}`);
    expect(list.ids).toEqual(found);
    expect(list.chips.map((chip) => chip?.replace(/^.*: /, ''))).toEqual(
      chips.map((chip) => chip.replace(/^.*: /, '')),
    );
  });

  it.each([
    ['search=coach+diesel&category-said=coach&fuel=diesel&fuel-said=diesel', 'search=diesel'],
    ['search=coach&category=coach&category-said=coach', 'search=coach'],
    ['search=northeast&state=PA&state-said=NJ,NY,PA', 'state=PA'],
    ['search=shuttle&category=coach&category-said=coach', 'search=shuttle'],
    ['search=under+30k&price=&price-said=-30000', ''],
    ['price-from=20000&price-to=40000', 'price=20000-40000'],
    [
      'price=20000-40000&price-from=30000&price-to=40000&price-was=20000-40000',
      'price=30000-40000',
    ],
    [
      'price=under-50000&price-from=20000&price-to=40000&price-was=20000-40000',
      'price=under-50000',
    ],
    ['price=20000-40000&price-from=&price-to=&price-was=20000-40000', ''],
    ['year=2010-2019&year-from=2021&year-to=', 'year=2010-2019%2C2021-'],
    ['near=&within=&sort=&seats-from=&seats-to=&fuel=diesel', 'fuel=diesel'],
  ])('the form sends %s, which is the list %s', async (sent, address) => {
    const answer = await site.get(`/buses?${sent}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(address ? `/buses?${address}` : '/buses');
  });

  it('says what is wrong with from and to beside them, and loses nothing', async () => {
    const { html, ids } = await read('/buses?fuel=diesel&price-from=50000&price-to=20000');
    expect(ids).toEqual([2, 4, 5]);
    expect(html).toContain('“From” is more than “to”.');
    expect(html).toMatch(/name="price-from"[^>]*value="50000"/);
    expect(html).toMatch(/name="price-to"[^>]*value="20000"/);
    expect(values(html, 'fuel')).toContain('✓ Diesel 3');
  });
});
