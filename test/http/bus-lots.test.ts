import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aUnit } from '#test/factories/lot-unit-factory.ts';
import { busesOf } from './shown-buses.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

const vin = '1FDFE4FS8KDC12345';
const details = { quantity: 9, priceCents: 1_800_000, mileageMiles: 118_000 };
let site: TestStaff;

beforeAll(async () => {
  site = await createTestStaff({
    listings: [aListing({ id: 1, details }), aListing({ id: 2, details: { quantity: 3 } })],
  });
  await setUnits([
    { vin, mileageMiles: 109_000, priceCents: 1_850_000, condition: 'New tires <all>' },
    { mileageMiles: 126_000, priceCents: null },
    {
      mileageMiles: 90_000,
      priceCents: 900_000,
      state: 'sold',
      stateAt: '2026-10-20T12:00:00.000Z',
      forWhom: 'Jo Smith',
    },
    {
      priceCents: 1_000_000,
      state: 'reserved',
      stateAt: '2026-10-21T12:00:00.000Z',
      forWhom: 'Jo Smith',
      leadReference: 'OM-1111-2222-3333',
    },
  ]);
});
afterAll(() => site.close());

async function setUnits(units: readonly Partial<LotUnit>[]): Promise<void> {
  const request = { author: { id: null, name: 'Test' }, action: 'listing.units', listingId: 1 };
  await createLotStore(site.database).change(request, () => ({
    result: null,
    units: units.map((unit, at) => aUnit(1, at + 1, unit)),
  }));
  await site.refresh.reach((await createTagVersions(site.database).current()).inventory);
}

const descriptionOf = (html: string): string =>
  /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? expect.fail('no description');

async function page(path = '/buses/1'): Promise<string> {
  const first = await site.get(path);
  const found = first.status === 301 ? await site.get(first.headers.get('location')!) : first;
  return (await found.text()).replaceAll('<!-- -->', '');
}

it('shows the range, and each bus with where it stands', async () => {
  const html = await page();
  expect(html).toContain('Only 2 left');
  expect(html).toContain('$18,000–$18,500');
  expect(html).toContain('109,000–126,000 mi');
  expect(html).not.toContain('118,000 mi');
  expect(html).toContain(
    '2 of 4 are for sale. 1 is reserved. 1 has been sold. Prices are per bus.',
  );
  const rows = [...html.matchAll(/<tr[^>]*><th scope="row">(.*?)<\/tr>/gs)].map(([, row]) => row!);
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatch(new RegExp(`action="/vin".*<button value="${vin}"[^>]* name="vin"`));
  expect(rows[0]).toContain('New tires &lt;all&gt;');
  expect(rows[0]).toContain('$18,500');
  expect(rows[1]).toContain('$18,000');
  expect(rows[2]).toContain('Sold October 20, 2026');
  expect(rows[2]).not.toContain('$9,000');
  expect(rows[3]).toContain('Reserved October 21, 2026');
  expect(html).not.toMatch(/Jo Smith|OM-1111/);
});

it('tells machines of the range, and feeds of one row', async () => {
  const html = await page();
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)!;
  const entities = [JSON.parse(json)].flat() as Record<string, unknown>[];
  expect(entities.find(({ offers }) => offers)).toMatchObject({
    mileageFromOdometer: { minValue: 109_000, maxValue: 126_000 },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: 18_000,
      highPrice: 18_500,
      offerCount: 2,
      inventoryLevel: { value: 2 },
    },
  });
});

it('is listed and found by its lowest price and its fewest miles for sale', async () => {
  expect(await page('/buses')).toContain('From $18,000');
  // What only comes near stands below, apart.
  const found = async (query: string) =>
    busesOf((await page(`/buses?${query}`)).split('data-close-matches')[0]!);
  expect(await found('mileage=105000-110000')).toEqual([1]);
  expect(await found('mileage=0-100000')).toEqual([2]);
  expect(await found('price=17500-18200')).toEqual([1]);
  expect(await found('price=18200-19000')).toEqual([]);
});

it('says that none is left, in words and to machines', async () => {
  await setUnits([{ state: 'sold', stateAt: '2026-10-20T12:00:00.000Z' }]);
  const html = await page();
  expect(html).toContain('None of the 1 is for sale at the moment.');
  expect(html.slice(0, html.indexOf('similar-heading'))).not.toMatch(/Only \d+ left/);
  expect(html).toContain('https://schema.org/OutOfStock');
  expect(await page('/buses')).not.toContain('$18,000');
});

it('a lot of which all are promised is told as reserved, nowhere as for sale at a price', async () => {
  const stateAt = '2026-10-21T12:00:00.000Z';
  await setUnits([{ state: 'reserved', stateAt, priceCents: 1_000_000, forWhom: 'Jo Smith' }]);
  const head = (await page()).split('</head>')[0]!;
  expect(descriptionOf(head)).toMatch(/Reserved/);
  expect(head).not.toMatch(/for sale\.|"price":/);
  for (const path of ['/buses', '/saved?bus=1', '/compare?bus=1&bus=2']) {
    const shown = await page(path);
    expect(shown, path).toContain('Reserved');
    expect(shown, path).not.toContain('$18,000');
  }
});

it('a lot without units is as it was', async () => {
  const html = await page('/buses/2');
  expect(html).toContain('Only 3 left');
  expect(html).toContain('88,412 mi');
  expect(html).not.toContain('units-heading');
});
