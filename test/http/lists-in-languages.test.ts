import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { withWholePanel } from './whole-panel.ts';

let site: TestSite;

beforeAll(async () => {
  const shuttle = { bodyMake: 'Starcraft', bodyModel: 'Allstar', category: 'shuttle' } as const;
  const place = { zip: null, city: null, latitude: 40.74, longitude: -74.17 };
  site = await createTestSite({
    listings: [
      aListing({
        id: 1,
        details: {
          ...shuttle,
          ...place,
          passengers: 15,
          lift: 'lift',
          priceCents: 2_500_000,
          mileageMiles: 20_000,
          state: 'NJ',
        },
      }),
      aListing({
        id: 2,
        details: {
          ...shuttle,
          ...place,
          passengers: 18,
          lift: 'lift',
          priceCents: 3_150_000,
          mileageMiles: 60_000,
          state: 'PA',
        },
      }),
    ],
  });
});
afterAll(() => site.close());

/** As it is read: no-break spaces are spaces. */
async function page(path: string): Promise<string> {
  const html = await withWholePanel(site, await (await site.get(path)).text());
  return html.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('<!-- -->', '');
}

const chips = (html: string): string[] =>
  [...html.matchAll(/chip-chosen"[^>]*>(?:<span translate="no">)?([^<]+)/g)].map(
    ([, text]) => text!,
  );
const options = (html: string, filter: string): string[] => {
  const group = new RegExp(`data-filter="${filter}".*?</details>`, 's').exec(html)?.[0] ?? '';
  return [...group.matchAll(/<input[^>]*>([^<]+)/g)].map(([, text]) => text!);
};
const select = (html: string, name: string): string[] => {
  const list = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html)?.[0] ?? '';
  return [...list.matchAll(/<option[^>]*>([^<]+)/g)].map(([, text]) => text!);
};

const typed = 'search=15+passenger+with+lift+under+30k+nj';

describe('what was understood is said in the language of the page', () => {
  it.each([
    [`/buses?${typed}`, ['15 passengers', 'Wheelchair lift', 'Under $30,000', 'New Jersey']],
    [
      `/es/buses?${typed}`,
      ['15 pasajeros', 'Elevador para silla de ruedas', 'Menos de $30,000', 'Nueva Jersey'],
    ],
    [
      '/es/buses?search=15+pasajeros+con+elevador+menos+de+30+mil+sin+rampa',
      [
        '15 pasajeros',
        'Elevador para silla de ruedas',
        'Menos de $30,000',
        'Sin rampa para silla de ruedas',
      ],
    ],
    [
      `/fr/buses?${typed}`,
      ['15 passagers', 'Plateforme élévatrice', 'Moins de 30 000 $ US', 'New Jersey'],
    ],
    [
      '/fr/buses?search=mci+2015+or+newer+no+freightliner+no+restroom+40+ft',
      ['MCI', '2015 et plus récent', 'Sauf Freightliner', 'Sans toilettes', '12,19 m de long'],
    ],
  ])('%s', async (path, said) => {
    expect(chips(await page(path))).toEqual(said);
  });

  it('stands in the title, and where it is taken away', async () => {
    const html = await page(`/fr/buses?${typed}&make=Starcraft`);
    expect(html).toContain('<title>Autobus à vendre : 15 passagers, Plateforme élévatrice');
    expect(html).toMatch(
      /<a href="\/fr\/buses\?search=[^"]*make=Starcraft" class="chip chip-chosen"/,
    );
    expect(html).toContain('<span class="sr-only">, retirer</span>');
    expect(html).toContain('action="/fr/buses"');
  });

  it('names what was chosen in the panel', async () => {
    const path =
      'buses?price=20000-30000&seats=15-24&wheelchair=yes&state=NJ&near=07030&within=100';
    expect(chips(await page(`/es/${path}`))).toEqual([
      'A menos de 100 millas de Hoboken, NJ 07030',
      'Pasajeros: 15–24 asientos',
      'Precio: $20,000–$30,000',
      'Acceso para silla de ruedas: sí',
      'Nueva Jersey',
    ]);
    expect(chips(await page(`/fr/${path}`)).slice(0, 4)).toEqual([
      'Dans un rayon de 160 kilomètres : Hoboken, NJ 07030',
      'Passagers : 15 à 24 places',
      'Prix : 20 000 $ US à 30 000 $ US',
      'Accessible en fauteuil roulant : oui',
    ]);
  });
});

describe('the panel', () => {
  it('names its ranges and choices from their bounds and codes', async () => {
    const [english, spanish, french] = await Promise.all(
      ['/buses', '/es/buses', '/fr/buses'].map(page),
    );
    expect(options(english!, 'price').slice(0, 2)).toEqual(['Any', 'Under $25,000']);
    expect(options(spanish!, 'price').slice(0, 2)).toEqual(['Cualquiera', 'Menos de $25,000']);
    expect(options(french!, 'price').slice(0, 2)).toEqual(['Peu importe', 'Moins de 25 000 $ US']);
    expect(options(english!, 'mileage')[1]).toBe('Under 25,000 mi');
    expect(options(french!, 'mileage')[1]).toBe('Moins de 40 000 km');
    expect(options(english!, 'state')).toEqual(['New Jersey', 'Pennsylvania']);
    expect(options(spanish!, 'state')).toEqual(['Nueva Jersey', 'Pensilvania']);
    expect(select(english!, 'within')).toContain('100 miles');
    expect(select(french!, 'within')).toContain('160 kilomètres');
    expect(select(french!, 'sort')).toContain('Prix : croissant');
    expect(french).toMatch(/filters-apply.*?Voir 2 autobus/s);
  });
});

describe('a list that has too little', () => {
  it('says how close matches miss', async () => {
    const path = 'buses?search=15+passenger+lift+nj&price=-24000';
    const notes = (html: string) =>
      [...html.matchAll(/data-differs="[^"]*">([^<]*)/g)].map(([, text]) => text);
    const english = await page(`/${path}`);
    expect(english).toContain('Close matches');
    expect(notes(english)).toEqual(['$1,000 over']);
    expect(notes(await page(`/es/${path}`))).toEqual(['$1,000 más']);
    const french = await page(`/fr/${path}`);
    expect(french).toContain('Presque ce que vous cherchez');
    expect(notes(french)).toEqual(['1 000 $ US de plus']);
  });

  it('names what had to go, and unknown words and places', async () => {
    const note = (html: string) => /data-relaxed="[^"]*">.*?<\/div>/s.exec(html)?.[0];
    expect(note(await page('/fr/buses?search=2015+prevost'))).toContain(
      'Voici les autobus sans « 2015 ± 2 ans » et « Prevost ».',
    );
    expect(note(await page('/fr/buses?search=zxqv'))).toContain(
      'Aucun autobus trouvé pour « zxqv »',
    );
    expect(await page('/fr/buses?near=00000')).toContain('où se trouve « 00000 ».');
    expect(await page('/fr/buses?search=bus+financing')).toContain(
      '>Questions sur le financement</a>',
    );
  });
});

it('lists places by their names in the language', async () => {
  const names = (html: string) =>
    [...html.matchAll(/href="\/(?:es\/|fr\/)?locations\/[a-z]{2}"><span>([^<]+)/g)].map(
      ([, name]) => name,
    );
  expect(names(await page('/locations'))).toEqual(['New Jersey', 'Pennsylvania']);
  expect(names(await page('/es/locations'))).toEqual(['Nueva Jersey', 'Pensilvania']);
  expect(await page('/fr/locations/nj')).toContain('1 autobus s’y trouve aujourd’hui.');
  expect(await page('/es/locations/nj')).toContain('Hoy hay 1 autobús en Nueva Jersey.');
});

it('hands the searches of the header the words of the trade', async () => {
  const french = await page('/fr/buses');
  expect(select(french, 'category')[0]).toBe('Tous');
  expect(select(french, 'seats')).toContain('15-24 places');
  expect(french).toContain('navette avec plateforme élévatrice');
  expect(await page('/es/buses')).toContain('autobús de iglesia, menos de 40k');
});
