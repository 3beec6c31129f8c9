import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CarouselItem } from '#domain/inventory/carousel.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  const lots = Array.from({ length: 30 }, (_, at) =>
    aListing({ id: 200 + at, details: { stockNumber: `L${at}`, quantity: 2 + at } }),
  );
  site = await createTestSite({
    listings: [
      ...lots,
      aListing({ id: 1, details: { featured: true, priceCents: null, mileageMiles: null } }),
      aListing({ id: 2, status: 'draft', details: { quantity: 9, stockNumber: 'SECRET' } }),
      aListing({ id: 3, status: 'sold', details: { quantity: 9, stockNumber: 'GONE' } }),
    ],
  });
});
afterAll(() => site.close());

const items = async (path: string) => (await (await site.get(path)).json()) as CarouselItem[];

describe('GET /api/carousel', () => {
  it('answers eight bulk lots by default, as listing items', async () => {
    const response = await site.get('/api/carousel');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const found = (await response.json()) as CarouselItem[];
    expect(found).toHaveLength(8);
    expect(Object.keys(found[0] ?? {})).toEqual([
      'objectID',
      'slug',
      'title',
      'stockNumber',
      'year',
      'make',
      'model',
      'mileage',
      'passengers',
      'price',
      'main_image',
      'created_at',
      'qty_available',
      'featured',
    ]);
    expect(found.every((item) => (item.qty_available ?? 0) > 0)).toBe(true);
    expect(found[0]).toMatchObject({
      year: 2018,
      make: 'Starcraft',
      price: 49_500,
      mileage: 88_412,
    });
  });

  it('is read out by nobody’s units on the home page: its row is no live region', async () => {
    const html = await site.html('/');
    expect(html).toMatch(/<div[^>]*data-carousel-track/);
    expect(html).not.toMatch(/<div[^>]*aria-live[^>]*data-carousel-track/);
  });

  it('leaves out what is not for sale', async () => {
    const found = await items('/api/carousel?limit=24');
    const stock = found.map((item) => item.stockNumber);
    expect(stock).not.toContain('SECRET');
    expect(stock).not.toContain('GONE');
  });

  it('keeps unknown figures null, never zero', async () => {
    const [bus] = await items('/api/carousel?type=featured');
    expect(bus).toMatchObject({ objectID: '1', price: null, mileage: null, main_image: null });
  });

  it.each([
    ['limit=3&type=bulk', 3],
    ['limit=1000', 24],
    ['limit=0', 1],
  ])('clamps %s to %i items', async (query, count) => {
    expect(await items(`/api/carousel?${query}`)).toHaveLength(count);
  });

  it.each(['type=<script>', 'limit=abc', 'limit=-1', 'page=2'])('refuses %s', async (query) => {
    const response = await site.get(`/api/carousel?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.any(String), status: 400 });
  });

  it('answers an error, and no array, when the inventory is down', async () => {
    const broken = await createTestSite();
    broken.parts.site.inventory.carousel = () => Promise.reject(new Error('database is gone'));
    const response = await broken.get('/api/carousel');
    expect(response.status).toBe(500);
    const body: unknown = await response.json();
    expect(Array.isArray(body)).toBe(false);
    expect(JSON.stringify(body)).not.toContain('database is gone');
    await broken.close();
  });
});
