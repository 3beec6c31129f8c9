import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
const slug = '1-2018-starcraft-allstar-25-passenger-shuttle';

beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({
        id: 1,
        details: { gvwrLb: 14_500, colorExterior: 'White', fuel: 'gas', wheelchairPositions: 1 },
      }),
      aListing({ id: 2, sourceId: 'two', details: { priceCents: null, quantity: 3 } }),
      aListing({ id: 3, sourceId: 'three', status: 'sold' }),
    ],
  });
});
afterAll(() => site.close());

/** Words without elements; no-break spaces are as good as spaces here. */
async function textOf(path: string): Promise<string> {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  const html = (await answer.text()).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ');
}

/** What search engines and shared links show. */
async function descriptionOf(path: string): Promise<string | undefined> {
  const html = await (await site.get(path)).text();
  return /name="description" content="([^"]*)"/.exec(html)?.[1]?.replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('a bus on its own page', () => {
  it('is told in Spanish', async () => {
    const text = await textOf(`/es/buses/${slug}`);
    for (const words of [
      'Millaje 88,412 mi',
      'Pasajeros 25',
      'Peso bruto (GVWR) 14,500 lb (6,577 kg)',
      'Combustible Gasolina',
      'Color exterior Blanco',
      'Se necesita CDL: hecho para 16 personas',
      'Dónde está',
    ])
      expect(text).toContain(words);
    expect(await descriptionOf(`/es/buses/${slug}`)).toBe(
      '2018 Starcraft Allstar en venta. 25 pasajeros + 1 silla de ruedas · 88,412 mi · $49,500 · Columbus, OH.',
    );
  });

  it('is told in French, in metric units', async () => {
    const text = await textOf(`/fr/buses/${slug}`);
    for (const words of [
      'Kilométrage 142 285 km',
      'Passagers 25',
      'PNBV 6 577 kg (14 500 lb)',
      'Carburant Essence',
      'Couleur extérieure Blanc',
      '49 500 $ US',
      'Permis de conduire commercial (CDL) requis',
      'Autobus semblables',
    ])
      expect(text).toContain(words);
    expect(await descriptionOf(`/fr/buses/${slug}`)).toBe(
      '2018 Starcraft Allstar à vendre. 25 passagers + 1 fauteuil roulant · 142 285 km · 49 500 $ US · Columbus, OH.',
    );
  });
});

it('is not said to be for sale any more when it is sold', async () => {
  expect(await descriptionOf(`/buses/${slug.replace('1', '3')}`)).toBe(
    '2018 Starcraft Allstar. 25 passengers · 88,412 mi · Sold · Columbus, OH.',
  );
});

describe('cards', () => {
  it.each([
    ['es', ['Llame por el precio', 'Solo quedan 3', '1 lugar', 'Necesaria']],
    ['fr', ['Prix sur appel', 'Plus que 3', '1 place', 'Requis', '142 285 km']],
  ])('speak the language of the list: %s', async (language, words) => {
    const text = await textOf(`/${language}/buses`);
    for (const each of words) expect(text).toContain(each);
    expect(await textOf('/buses')).toContain('Mileage 88,412 mi');
  });
});

it('buses side by side are compared in French', async () => {
  const text = await textOf('/fr/compare?bus=1&bus=2');
  for (const words of ['Comparer des autobus', 'Prix et permis', 'Prix sur demande', 'Inconnu'])
    expect(text).toContain(words);
});
