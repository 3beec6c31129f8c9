import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing, type ListingOverrides } from '#test/factories/listing-factory.ts';
import { aPicture } from '#test/factories/stored-listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { entitiesOf, faultsOf } from './check-entities.ts';

const whole: ListingOverrides = {
  images: [aPicture('test/front.webp'), aPicture('test/back.webp')],
  details: {
    stockNumber: 'S77',
    vin: '1FDFE4FS8HDC12345',
    engine: '6.8L V10',
    lengthIn: 300,
    heightIn: 118,
    quantity: 3,
    colorExterior: 'White',
    description: 'Runs well. </script><b>Bold',
  },
};
const cases = {
  whole,
  unpriced: { ...whole, details: { ...whole.details, priceCents: null } },
  sold: { ...whole, status: 'sold' },
  bare: {
    details: {
      year: null,
      bodyMake: null,
      bodyModel: null,
      chassisMake: null,
      chassisModel: null,
      priceCents: null,
      mileageMiles: null,
      passengers: null,
      condition: null,
      city: null,
      state: null,
      vin: 'PART-OF-IT',
    },
  },
} satisfies Record<string, ListingOverrides>;

let site: TestSite;
beforeAll(async () => {
  const rows = Object.values(cases).map((listing, at) => aListing({ id: at + 1, ...listing }));
  site = await createTestSite({ listings: rows });
});
afterAll(() => site.close());

async function pageOf(name: keyof typeof cases) {
  const moved = await site.get(`/buses/${Object.keys(cases).indexOf(name) + 1}`);
  const html = await (await site.get(moved.headers.get('location') ?? '')).text();
  const bus = entitiesOf(html).find((entity) => [entity['@type']].flat().includes('BusOrCoach'));
  return { html, bus: bus ?? {} };
}

describe('structured data of a bus', () => {
  it.each(Object.keys(cases))('%s: no validator finds a fault', async (name) => {
    const { html, bus } = await pageOf(name as keyof typeof cases);
    expect(bus).toHaveProperty('name');
    expect(await faultsOf(html)).toEqual([]);
  });

  it('gives figures with their unit codes and the offer with its price', async () => {
    const { bus } = await pageOf('whole');
    expect(bus).toMatchObject({
      '@type': ['Product', 'BusOrCoach'],
      sku: 'S77',
      vehicleIdentificationNumber: '1FDFE4FS8HDC12345',
      mileageFromOdometer: { value: 88_412, unitCode: 'SMI' },
      weightTotal: { value: 14_500, unitCode: 'LBR' },
      depth: { value: 25, unitCode: 'FOT' },
      height: { value: 118, unitCode: 'INH' },
      vehicleSeatingCapacity: { value: 25, unitCode: 'C62' },
      image: [
        'https://omnibus.example/media/test/front.webp',
        'https://omnibus.example/media/test/back.webp',
      ],
      offers: {
        price: 49_500,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        inventoryLevel: { value: 3, unitCode: 'C62' },
        seller: { '@type': 'AutoDealer' },
      },
    });
  });

  it('names no price that it does not know, and is no Product then', async () => {
    const { bus } = await pageOf('unpriced');
    expect(bus['@type']).toBe('BusOrCoach');
    expect(bus.offers).not.toHaveProperty('price');
    expect(bus.offers).not.toHaveProperty('priceCurrency');
  });

  it('says of a sold bus that it is sold, without its price', async () => {
    const { bus } = await pageOf('sold');
    expect(bus.offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
    expect(bus.offers).not.toHaveProperty('price');
  });

  it('leaves out what is unknown instead of making it zero', async () => {
    const { bus } = await pageOf('bare');
    for (const property of ['mileageFromOdometer', 'vehicleSeatingCapacity', 'brand', 'image'])
      expect(bus).not.toHaveProperty(property);
    expect(bus).not.toHaveProperty('vehicleIdentificationNumber');
  });

  it('cannot be ended by what people typed', async () => {
    const { html, bus } = await pageOf('whole');
    expect(bus.description).toBe('Runs well. </script><b>Bold');
    expect(html).not.toContain('</script><b>');
  });

  it('lists what the page shows, in its order', async () => {
    const html = await (await site.get('/buses')).text();
    const page = entitiesOf(html).find((entity) => entity['@type'] === 'CollectionPage');
    const list = page?.mainEntity as { itemListElement: { url: string }[] };
    const shown = [...html.matchAll(/<article class="bus-card.*?href="([^"]+)"/gs)];
    expect(shown.length).toBe(3);
    expect(list.itemListElement.map(({ url }) => url)).toEqual(
      shown.map(([, href]) => `https://omnibus.example${href}`),
    );
  });

  it('shares the bus’s own picture', async () => {
    const { html } = await pageOf('whole');
    expect(html).toContain(
      '<meta property="og:image" content="https://omnibus.example/media/test/front.webp"',
    );
    const bare = await pageOf('bare');
    expect(bare.html).toContain('/media/category/shuttle.webp"');
  });
});
