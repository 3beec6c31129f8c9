import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { textOf } from '#test/setup/text-of.ts';

const vin = '1FDFE4FS7EDA23699';

let site: TestSite;
beforeAll(async () => {
  const bus = {
    bodyMake: 'Starcraft',
    bodyModel: 'Allstar',
    chassisMake: 'Ford',
    chassisModel: 'E-450',
  };
  site = await createTestSite({
    listings: [
      aListing({ details: { ...bus, vin, year: 2015, fuel: 'gas', brakes: null } }),
      aListing({ details: { ...bus, vin: '1HVBRAAN31H366583' } }),
      aListing({ details: { ...bus, vin: null } }),
    ],
  });
});
afterAll(() => site.close());

async function read(typed: string, prefix = '') {
  const { siteUrl: origin } = site.parts.site;
  const answer = await site.app.request(`${origin}${prefix}/vin`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ vin: typed }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return textOf(await answer.text());
}

describe('the page that reads a VIN', () => {
  it('says what it says field by field, of the chassis, and shows ours', async () => {
    const text = await read('1fdfe4fs 7eda-23699');
    expect(text).toContain('The check digit fits.');
    expect(text).toContain('Model year 2014');
    expect(text).toContain('Chassis model E-450');
    expect(text).toContain('Weight class Class 4: 14,001 to 16,000 lb');
    expect(text).toContain('Engine Ford, 6.8 L, 10 cylinders');
    expect(text).toContain('Plant Avon Lake, Ohio, United States');
    expect(text).toContain('The body was built by another company');
    expect(text).toContain('For sale here: Ford E-450');
  });

  it('says figures as readers of the language write them', async () => {
    expect(await read(vin, '/fr')).toContain('Ford, 6,8 L, 10 cylindres');
  });

  it.each([
    ['1HVBRAAN31H366583', 'The check digit does not fit.'],
    ['1M8GDM9AXKPO42788', 'Perhaps it is 1M8GDM9AXKP042788.'],
    ['F37DFH12345', 'This has 11 characters. Before 1981'],
    ['D2F1069', 'A VIN has 17 characters; this has 7.'],
    ['123', 'A VIN has 17 characters; this has 3.'],
    ['11111111111111111', 'written to fill a field'],
    ['', 'Type the VIN as it stands on the plate'],
    ['<script>alert(1)</script>', 'Type the VIN as it stands on the plate'],
    ['1M8GDM9AXKP042788', 'Two model years fit'],
  ])('says of %j: %s', async (typed, sentence) => {
    expect(await read(typed)).toContain(sentence);
  });

  it('names the character that is probably wrong', async () => {
    expect(await read('1M8GDM9AXKP042783')).toContain('character 17 (8 instead of 3)');
  });

  it('is told to search engines as a page without an answer', async () => {
    const answer = await site.get('/vin');
    expect(textOf(await answer.text())).not.toContain('Answer');
    expect(answer.headers.get('x-robots-tag')).toBeNull();
    expect(await (await site.get('/sitemaps/pages.xml')).text()).toContain('/vin<');
  });
});

describe('a bus page', () => {
  const pages = async () => {
    const { cards } = await site.parts.site.inventory.list({ page: 1 });
    const texts = await Promise.all(
      cards.map(async ({ id, slug }) =>
        textOf(await (await site.get(`/buses/${id}-${slug}`)).text()),
      ),
    );
    return (words: string) => texts.filter((text) => text.includes(words));
  };

  it('says what the VIN says beside what the seller says, in words', async () => {
    const saying = await pages();
    const [text] = saying('Model year 2014');
    expect(text).toContain('Model year 2014 This differs: the seller says 2015.');
    expect(text).toContain('Fuel Gasoline The seller says the same.');
    expect(text).toContain('Brakes Hydraulic The seller does not say.');
    expect(text).toContain('The body, by the seller Body make Starcraft Body model Allstar');
  });

  it('says why it reads nothing from a wrong one, and nothing where there is none', async () => {
    const saying = await pages();
    expect(saying('The check digit of the VIN does not fit')).toHaveLength(1);
    expect(saying('What the VIN says')).toHaveLength(2);
  });
});
