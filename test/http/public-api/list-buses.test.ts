import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { busesOf } from '#test/http/shown-buses.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { listedBus } from '#server/http/public-api/records/listed-bus.ts';
import { busListSchema, type BusListPart } from '#server/http/public-api/buses/list-buses.ts';

const kinds = ['shuttle', 'coach', 'school', 'transit'] as const;
const makes = ['Starcraft', 'MCI', 'Thomas', 'Gillig'];
const places = [
  { city: 'Newark', state: 'NJ' },
  { city: 'Philadelphia', state: 'PA' },
  { city: 'Columbus', state: 'OH' },
];

let site: TestSite;
beforeAll(async () => {
  const listings = Array.from({ length: 60 }, (_, at) =>
    aListing({
      id: at + 1,
      details: {
        category: kinds[at % 4]!,
        bodyMake: makes[at % 4]!,
        year: 2005 + (at % 15),
        passengers: 12 + ((at * 5) % 45),
        priceCents: at % 9 === 0 ? null : 1_500_000 + ((at * 377_000) % 9_000_000),
        mileageMiles: 20_000 + ((at * 7_919) % 200_000),
        fuel: at % 3 === 0 ? 'diesel' : 'gas',
        lift: at % 5 === 0 ? 'lift' : null,
        ...places[at % 3]!,
      },
    }),
  );
  site = await createTestSite({ listings });
});
afterAll(() => site.close());

const list = async (query: string): Promise<BusListPart> => {
  const answer = await site.get(`/api/v1/buses${query}`);
  expect(answer.status, query).toBe(200);
  return (await answer.json()) as BusListPart;
};
const problem = async (path: string) => {
  const answer = await site.get(path);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const body = (await answer.json()) as { type: string; status: number; detail: string };
  expect(body.status).toBe(answer.status);
  return { ...body, kind: body.type.split('#')[1] };
};

describe('GET /api/v1/buses', () => {
  it.each([
    '',
    '?search=shuttle',
    '?search=mci+coach+under+60k',
    '?search=buses+near+newark+nj',
    '?search=how+much+does+a+shuttle+cost',
    '?search=bus+que+no+necesita+licencia&language=es',
    '?category=shuttle,coach&sort=price-low',
    '?price=20000-50000&fuel=diesel&sort=mileage-low',
    '?price=under-50000&seats=15-24&seats=25-36',
    '?near=07030&within=100',
    '?near=Philadelphia,+PA&sort=year-new',
    '?near=07030&sort=nearest',
    '?group=22-1',
    '?make=MCI&state=NJ,PA&wheelchair=yes',
    '?search=electric+double+decker+trolley',
    '?search=unheard+of+words',
  ])('answers the buses of the same list: %s', async (query) => {
    const told = await list(query);
    const language = /language=(\w+)/.exec(query)?.[1];
    const page = query.replace(/&language=\w+/, '');
    const shown = busesOf(
      await (await site.get(`${language ? `/${language}` : ''}/buses${page}`)).text(),
    );
    const ids = [...told.buses, ...told.close.map(({ bus }) => bus)].map(({ id }) => id);
    expect(ids).toEqual(shown);
    expect(busListSchema.strict().parse(told)).toEqual(told);
  });

  it.each([
    '',
    '?category=shuttle,coach&sort=price-low',
    '?search=mci+coach+under+60k',
    '?near=07030&within=100',
    '?near=Philadelphia,+PA',
    '?group=22-1',
    '?price=1-2&year=2030-',
  ])('is written of ready-made pieces as it would be in one: %s', async (query) => {
    const path = `/api/v1/buses${query}`;
    const told = JSON.parse(await (await site.get(path)).text()) as BusListPart;
    for (const ask of [path, path, `${path}${query ? '&' : '?'}limit=100`]) {
      const text = await (await site.get(ask)).text();
      const again = JSON.parse(text) as BusListPart;
      expect(text).toBe(JSON.stringify(again));
      for (const bus of told.buses)
        expect(JSON.stringify(again.buses.find(({ id }) => id === bus.id))).toBe(
          JSON.stringify(bus),
        );
    }
    const cards = (await site.parts.site.searchBuses(parseListQuery(new URLSearchParams(query))))
      .cards;
    expect(JSON.stringify(told.buses)).toBe(
      JSON.stringify(cards.map((card) => listedBus(card, site.parts.site.siteUrl))),
    );
  });
});

describe('a question that cannot be read', () => {
  it.each([
    ['?page=2', 'unknown-parameter'],
    ['?serach=bus', 'unknown-parameter'],
    ['?limit=0', 'invalid-parameter'],
    ['?limit=101', 'invalid-parameter'],
    ['?limit=99999999999999999999', 'invalid-parameter'],
    ['?fuel=plutonium', 'invalid-parameter'],
    ['?price=a-b', 'invalid-parameter'],
    ['?make=all', 'invalid-parameter'],
    ['?within=50', 'invalid-parameter'],
    ['?sort=nearest', 'invalid-parameter'],
    ['?sort=newest&sort=year-old', 'invalid-parameter'],
    ['?cursor=abc', 'invalid-cursor'],
  ])('%s is %s', async (query, kind) => {
    expect(await problem(`/api/v1/buses${query}`)).toMatchObject({ status: 400, kind });
  });

  it('names each parameter once', async () => {
    const { detail } = await problem('/api/v1/buses?fuel=plutonium,peat&limit=0');
    expect(detail).toBe('Cannot be read: fuel, limit.');
  });
});
