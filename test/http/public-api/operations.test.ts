import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validatorFor } from './validate-answer.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing, listings } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { allOperations } from '#server/http/public-api/operations/all-operations.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { state: 'NJ', vin: '1FDFE4FS5HDC12345' } }),
      aListing({ id: 2, status: 'draft', details: { vin: '1FDFE4FS7EDA23699' } }),
      aListing({ id: 3, status: 'sold' }),
      ...listings(40, { source: 'seller' }),
    ],
  });
});
afterAll(() => site.close());

/** Asks, and holds the answer against what `/openapi.json` promises of the operation. */
const ask = async (id: string, path: string) => {
  const answer = await site.get(`/api/v1${path}`);
  expect(answer.status, path).toBe(200);
  const body = (await answer.json()) as Record<string, unknown>;
  validatorFor(id, allOperations)(body);
  return body;
};
const refused = async (path: string) => {
  const answer = await site.get(`/api/v1${path}`);
  const { type, status } = (await answer.json()) as { type: string; status: number };
  expect(status).toBe(answer.status);
  return [status, type.split('#')[1]];
};

describe('one bus', () => {
  it('is found by its number and by what its address says', async () => {
    const bus = await ask('getBus', '/buses/1');
    expect(bus).toMatchObject({
      id: 1,
      isSold: false,
      specifications: { vin: '1FDFE4FS5HDC12345' },
    });
    expect(await ask('getBus', new URL(String(bus.url)).pathname)).toEqual(bus);
    expect(await ask('getBus', '/buses/3')).toMatchObject({
      isSold: true,
      // As on its page: it asks nothing any more.
      priceCents: null,
      previousPriceCents: null,
    });
  });

  it('that is a draft, or none, is not there; one taken down is gone for who knows its address', async () => {
    expect(await refused('/buses/2')).toEqual([404, 'not-found']);
    expect(await refused('/buses/none')).toEqual([404, 'not-found']);
    expect(await refused('/buses/99999999999999999999')).toEqual([404, 'not-found']);
    const before = await ask('getBus', '/buses/5');
    await changeListing(site.repository, 5, { status: 'withdrawn' });
    await site.refresh.refresh();
    expect(await refused('/buses/5')).toEqual([404, 'not-found']);
    expect(await refused(new URL(String(before.url)).pathname)).toEqual([410, 'gone']);
    expect(await refused('/buses/5/comparables')).toEqual([404, 'not-found']);
  });
});

it('tells what others ask for a bus, and for one that is described', async () => {
  expect(await ask('getComparables', '/buses/6/comparables')).toMatchObject({ outcome: 'told' });
  expect(await refused('/buses/3/comparables')).toEqual([404, 'not-found']);
  const described = '/comparables?category=shuttle&year=2018&passengers=25&mileage=10000';
  expect(await ask('findComparables', described)).toMatchObject({ outcome: 'told' });
  expect(await refused('/comparables?category=shuttle')).toEqual([400, 'invalid-parameter']);
});

it('tells of each figure that it cannot read what is asked for', async () => {
  const answer = await site.get('/api/v1/comparables?category=van&year=2018&mileage=90,000');
  expect(await answer.json()).toMatchObject({
    errors: [
      { parameter: 'passengers', detail: 'It is needed' },
      { parameter: 'mileage', detail: 'Expected a whole figure' },
    ],
  });
});

it('is described with the units of its filters and an example VIN that is one', async () => {
  const { paths } = (await (await site.get('/openapi.json')).json()) as {
    paths: Record<string, { get: { parameters: { name: string; description?: string }[] } }>;
  };
  const about = new Map(
    paths['/buses']?.get.parameters.map(({ name, description }) => [name, description]),
  );
  expect(about.get('price')).toMatch(/^Price\. US dollars: min-max, min- or -max/);
  expect(about.get('mileage')).toContain('Miles: ');
  expect(about.get('length')).toContain('Feet: ');
  const example = allOperations.find(({ id }) => id === 'decodeVin')?.example ?? '';
  expect(await ask('decodeVin', example)).toMatchObject({ reading: 'vin', likely: [] });
});

it('counts categories and places as the site does', async () => {
  const { categories } = (await ask('listCategories', '/categories')) as {
    categories: { slug: string; forSale: number }[];
  };
  expect(categories.find(({ slug }) => slug === 'shuttle')?.forSale).toBeGreaterThan(5);
  expect(await ask('listPlaces', '/places')).toMatchObject({
    places: [
      { state: 'NJ', url: 'https://omnibus.example/locations/nj', forSale: 1 },
      { state: 'OH', name: 'Ohio' },
    ],
  });
});

it('reads VINs, and says what a text is that is none', async () => {
  expect(await ask('decodeVin', '/vins/1FDFE4FS7EDA23699')).toMatchObject({
    reading: 'vin',
    says: { year: 2014, make: 'Ford' },
  });
  expect(await ask('decodeVin', '/vins/hello')).toMatchObject({ reading: 'short', says: null });
  expect(await refused(`/vins/${'A'.repeat(60)}`)).toEqual([400, 'invalid-parameter']);
});
