import fc from 'fast-check';
import type { Filter, FilterGroup, IndexOptions, MissOrder, SearchRequest } from '../src/index.ts';
import type { BusDocument } from './bus-schema.ts';

/** Close to one another on purpose: beginnings of each other, one letter apart, joined and apart. */
const VOCABULARY = [
  'blue',
  'bleu',
  'bird',
  'bluebird',
  'bus',
  'busses',
  'thomas',
  'tomas',
  'thomasbuilt',
  'c2',
  'E-450',
  'E450',
  'e 450',
  '450',
  'shuttle',
  'shutle',
  'shuttles',
  'school',
  'schol',
  'coach',
  'couch',
  'non-cdl',
  'noncdl',
  'cdl',
  'wheelchair',
  'wheelchiar',
  'lift',
  'left',
  '14+2',
  '14',
  'B17091',
  'b17',
  'conversion',
  'Café',
  'motorcoach',
  '7.3',
  'a/c',
  'ac',
];

export const word = fc.constantFrom(...VOCABULARY);
const sentence = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const make = fc.constantFrom('Blue Bird', 'Thomas', 'IC', 'Ford', '__proto__');
const fuel = fc.constantFrom('diesel', 'gas', 'cng');
const feature = fc.constantFrom('lift', 'ac', 'luggage', 'restroom');
const year = fc.integer({ min: 2010, max: 2016 });
const price = fc.integer({ min: -2, max: 30 }).map((value) => value * 100);

export const id = fc.oneof(fc.nat({ max: 150 }), fc.nat({ max: 40 }).map(String));

export const document: fc.Arbitrary<BusDocument> = fc.record({
  id,
  text: fc.record({
    title: sentence,
    stock: fc.option(word),
    description: sentence,
    note: fc.option(sentence),
  }),
  facets: fc.record({
    make: fc.option(make),
    fuel: fc.option(fuel),
    features: fc.option(fc.array(feature, { maxLength: 3 })),
  }),
  numbers: fc.record({
    year: fc.option(year),
    priceCents: fc.option(price),
    listedAt: fc.option(fc.nat({ max: 5 })),
  }),
  flags: fc.record({ featured: fc.option(fc.boolean()), cdl: fc.option(fc.boolean()) }),
  geo: fc.option(
    fc.record({ lat: fc.integer({ min: 30, max: 45 }), lng: fc.integer({ min: -120, max: -70 }) }),
  ),
});

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ facet: fc.constant('make'), value: make }),
  fc.record({ facet: fc.constantFrom('features', 'nothing'), value: feature }),
  fc.record({ number: fc.constant('year'), min: year, max: year }, { requiredKeys: ['number'] }),
  fc.record(
    { number: fc.constant('priceCents'), above: price, below: price },
    { requiredKeys: ['number'] },
  ),
  fc.record({
    within: fc.record({ lat: fc.constant(40), lng: fc.integer({ min: -100, max: -80 }) }),
    miles: fc.integer({ min: 1, max: 900 }),
  }),
  fc.record({ flag: fc.constantFrom('cdl', 'featured'), is: fc.boolean() }),
  fc.record({
    text: fc.constantFrom('note', 'note', 'title', 'nothing'),
    contains: fc.array(fc.constantFrom('bus', 'ee', 'é con', 'd b', '450', ''), { maxLength: 2 }),
  }),
  fc.record({ known: fc.constantFrom('make', 'features', 'priceCents', 'cdl', 'nothing') }),
);

export const filter: fc.Arbitrary<Filter> = fc.letrec<{ tree: Filter }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.record({ and: fc.array(tie('tree'), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('tree'), { maxLength: 3 }) }),
    fc.record({ not: tie('tree') }),
  ),
})).tree;

const group: fc.Arbitrary<FilterGroup> = fc.oneof(
  fc.record({
    field: fc.constant('make'),
    filter: fc.record({ facet: fc.constant('make'), value: make }),
  }),
  fc.record({
    field: fc.constant('features'),
    filter: fc.record({ facet: fc.constant('features'), value: feature }),
  }),
  fc.record({
    field: fc.constant('year'),
    filter: fc.record({ number: fc.constant('year'), min: year }),
  }),
);

/** A typed query: words of the listings, some cut short or with a letter changed, swapped or lost. */
const typedWord = fc
  .tuple(
    word,
    fc.constantFrom('same', 'same', 'same', 'cut', 'swap', 'drop', 'change', 'add'),
    fc.nat({ max: 9 }),
  )
  .map(([text, how, at]) => {
    const place = text.length === 0 ? 0 : at % text.length;
    if (how === 'cut') return text.slice(0, place + 1);
    if (how === 'drop') return text.slice(0, place) + text.slice(place + 1);
    if (how === 'change') return `${text.slice(0, place)}x${text.slice(place + 1)}`;
    if (how === 'add') return `${text.slice(0, place)}o${text.slice(place)}`;
    if (how === 'swap')
      return (
        text.slice(0, place) +
        text
          .slice(place, place + 2)
          .split('')
          .toReversed()
          .join('') +
        text.slice(place + 2)
      );
    return text;
  });

export const query = fc.array(typedWord, { maxLength: 4 }).map((words) => words.join(' '));

const slack = fc.integer({ min: 1, max: 300 });
const missOrder: fc.Arbitrary<MissOrder> = fc.record({
  figures: fc.array(
    fc.oneof(
      fc.record({ number: fc.constant('year'), min: year, max: year, below: slack, above: slack }),
      fc.record({ number: fc.constant('priceCents'), max: price, below: slack, above: slack }),
      fc.record({ number: fc.constant('nothing'), min: price, below: slack, above: slack }),
    ),
    { maxLength: 2 },
  ),
  otherwise: fc.integer({ min: -2, max: 2 }),
  away: fc.option(
    fc.record({
      from: fc.constant({ lat: 40, lng: -90 }),
      milesOfOne: fc.constantFrom(50, 500),
      unplaced: fc.constant(2),
    }),
    { nil: undefined },
  ),
});

export const request: fc.Arbitrary<SearchRequest> = fc.record(
  {
    query,
    filter,
    groups: fc.array(group, { maxLength: 3 }),
    disjunctive: fc.subarray(['make', 'features', 'year']),
    facets: fc.constant(['make', 'fuel', 'features']),
    stats: fc.constant(['year', 'priceCents']),
    sort: fc.oneof(
      fc.constant('default' as const),
      fc.record({
        field: fc.constantFrom('year', 'priceCents', 'make', 'fuel', 'features'),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
        mirrored: fc.boolean(),
      }),
      fc.record({ distanceFrom: fc.record({ lat: fc.constant(40), lng: fc.constant(-90) }) }),
      fc.record({ leastMissed: missOrder }),
    ),
    offset: fc.nat({ max: 30 }),
    limit: fc.nat({ max: 30 }),
    relax: fc.boolean(),
    typoTolerance: fc.constantFrom(true, false, 'always' as const),
    prefixLast: fc.boolean(),
  },
  { requiredKeys: ['facets', 'stats'] },
);

export const options: IndexOptions = {
  synonyms: [
    { same: ['bluebird', 'blue bird'] },
    { from: 'coach', to: ['motorcoach'] },
    { from: 'wheelchair lift', to: ['lift'] },
  ],
  formsOf: (one) => (one.endsWith('s') ? [one.slice(0, -1)] : [`${one}s`]),
};
