import { describe, expect, it } from 'vitest';
import { createSearchIndex, type Filter } from '../src/index.ts';
import { type BusDocument, busSchema } from './bus-schema.ts';

interface Row {
  stock: string;
  title: string;
  description?: string;
  featured?: boolean;
  year: number | null;
  price: number | null;
}

/** Twelve buses as a dealer would list them, newest last. */
const LOT: Row[] = [
  {
    stock: 'B10001',
    title: '2012 Thomas Saf-T-Liner C2 72 Passenger School Bus',
    year: 2012,
    price: 21_500,
  },
  {
    stock: 'B10002',
    title: '2015 Thomas Minotour 14+2 Passenger School Bus',
    description: 'Wheelchair lift in the rear.',
    year: 2015,
    price: 34_900,
  },
  {
    stock: 'B10003',
    title: '2018 Blue Bird Vision 77 Passenger School Bus',
    year: 2018,
    price: 58_000,
  },
  {
    stock: 'B10004',
    title: '2016 Ford E-450 Starcraft Allstar 25 Passenger Shuttle Bus',
    description: 'Non-CDL with the rear seats out.',
    year: 2016,
    price: 42_000,
    featured: true,
  },
  {
    stock: 'B10005',
    title: '2019 Ford Transit 350 15 Passenger Van',
    description: 'Used as an airport shuttle by a hotel.',
    year: 2019,
    price: 38_500,
  },
  {
    stock: 'B10006',
    title: '2014 Chevrolet 4500 Glaval Titan II Shuttle Bus',
    description: 'Wheelchair lift and two tie-down stations. Non CDL.',
    year: 2014,
    price: 29_900,
  },
  {
    stock: 'B10007',
    title: '2015 Prevost H3-45 56 Passenger Motorcoach',
    description: 'Restroom, three point belts.',
    year: 2015,
    price: 189_000,
  },
  { stock: 'B10008', title: '2009 MCI J4500 56 Passenger Coach', year: 2009, price: null },
  {
    stock: 'B10009',
    title: '2016 Freightliner M2 106 Champion Defender 37 Passenger Shuttle',
    description: 'A blue stripe, a bird logo of the former owner.',
    year: 2016,
    price: 61_000,
  },
  {
    stock: 'B10010',
    title: '2004 Blue Bird TC2000 Skoolie',
    description: 'Conversion half done, bus registered as RV.',
    year: 2004,
    price: 9800,
  },
  { stock: 'B10011', title: '2021 Shuttle Bus Ford F-550 Grech', year: 2021, price: 112_000 },
  { stock: 'B10012', title: 'Wheelchair lift for a bus, lift only', year: null, price: 1500 },
];

const buses: BusDocument[] = LOT.map((row, at) => ({
  id: row.stock,
  text: { title: row.title, stock: row.stock, description: row.description ?? null },
  facets: { features: [] },
  numbers: {
    year: row.year,
    priceCents: row.price === null ? null : row.price * 100,
    listedAt: at,
  },
  flags: { featured: row.featured ?? false },
}));

const index = createSearchIndex(busSchema, {
  synonyms: [
    { same: ['coach', 'motorcoach', 'highway bus'] },
    { from: 'bluebird', to: ['blue bird'] },
    { from: 'school bus conversion', to: ['skoolie'] },
  ],
  stopWords: ['with', 'for', 'a'],
});
index.replaceAll(buses);

function stocks(query: string, filter?: Filter): string {
  return index
    .search({ query, filter: filter ?? { and: [] } })
    .ids.map((id) => String(id).slice(4))
    .join(' ');
}

describe('golden ranking', () => {
  it.each([
    ['nothing typed: featured, then newest', '', '04 12 11 10 09 08 07 06 05 03 02 01'],
    ['a stock number', 'B10007', '07'],
    ['the beginning of stock numbers', 'b1000', '04 09 08 07 06 05 03 02 01'],
    ['words in the title before words in the text', 'shuttle', '04 11 09 06 05'],
    ['neighbours in the title first', 'shuttle bus', '04 11 06'],
    ['both words in the title before the text', 'blue bird', '10 03 09'],
    ['a whole last word before the beginning of one', 'lift', '12 06 02'],
    ['only lifts for sale have it in the title', 'wheelchair lift', '12 06 02'],
    ['stop words do not count', 'bus with a wheelchair lift', '12 06 02'],
    ['a model with a hyphen', 'h3-45', '07'],
    ['a model without its hyphen', 'e450', '04'],
    ['seats as dealers write them', '14+2', '02'],
    ['a synonym both ways', 'coach', '08 07'],
    ['a synonym both ways, other end', 'motorcoach', '08 07'],
    ['a phrase as synonym', 'highway bus', '08 07'],
    ['one word for two', 'bluebird', '10 03 09'],
    ['one way only: the phrase finds the word', 'school bus conversion', '10'],
    ['one way only: the word does not find the phrase', 'skoolie', '10'],
    ['non-CDL however written', 'non-cdl', '04 06'],
    ['non-CDL however written, shuttle buses', 'non cdl shuttle bus', '04 06'],
    ['a name with letters swapped', 'thoams', '02 01'],
    ['a make and a model cut short', 'thomas mino', '02'],
  ])('%s: "%s"', (_, query, expected) => {
    expect(stocks(query)).toBe(expected);
  });

  it('puts unknown prices last both ways', () => {
    const by = (direction: 'asc' | 'desc'): unknown =>
      index.search({ query: 'passenger', sort: { field: 'priceCents', direction } }).ids.at(-1);
    expect([by('asc'), by('desc')]).toEqual(['B10008', 'B10008']);
  });
});

describe('relaxation', () => {
  const relaxed = (query: string, filter?: Filter): unknown => {
    const { ids, dropped } = index.search({ query, relax: true, filter: filter ?? { and: [] } });
    return { first: ids[0], total: ids.length, dropped };
  };

  it('drops nothing while something is found', () => {
    expect(relaxed('prevost h3-45')).toEqual({ first: 'B10007', total: 1, dropped: [] });
  });

  it('drops the word that stands in the way and says so', () => {
    expect(relaxed('prevost restroom jacuzzi')).toEqual({
      first: 'B10007',
      total: 1,
      dropped: ['jacuzzi'],
    });
    expect(relaxed('jacuzzi thomas sauna')).toEqual({
      first: 'B10002',
      total: 2,
      dropped: ['jacuzzi', 'sauna'],
    });
  });

  it('keeps the filters', () => {
    expect(relaxed('ford prevost', { number: 'year', max: 2015 })).toEqual({
      first: 'B10007',
      total: 1,
      dropped: ['ford'],
    });
  });

  it('shows everything when no word is known, and nothing when the filters leave nothing', () => {
    expect(relaxed('zzz qqq')).toEqual({ first: 'B10004', total: 12, dropped: ['zzz', 'qqq'] });
    expect(relaxed('zzz', { number: 'year', min: 2050 })).toEqual({
      first: undefined,
      total: 0,
      dropped: [],
    });
  });
});
