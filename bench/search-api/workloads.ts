/** Bodies sent in turn; every one is a different search. */
export interface Workload {
  name: string;
  about: string;
  bodies: string[];
}

const texts = [
  '',
  'thomas',
  'blue b',
  'shuttle',
  'coach',
  'e-450',
  'wheelchair lift',
  'bsu',
  'thoams c2',
  'ford',
  'mci j4500',
  'starcraft allstar',
  'church bus',
  'school bus diesel',
  '24 passenger',
  'cummins',
  'international',
  'freightliner',
  'new jersey',
  'trolley',
  'electric',
  'collins',
  'allison automatic',
  'air brakes',
  'prevost h3',
  'low miles',
  'sprinter',
  'glaval',
  'van hool',
  'transit',
];
const cardAttributes = ['objectID', 'title', 'slug', 'make', 'model', 'year', 'price', 'mainImage'];
const seatRanges = [
  '',
  'seats >= 10 AND seats <= 14',
  'seats >= 15 AND seats <= 24',
  'seats >= 51',
];
const listFacets = ['categorySlug', 'make', 'fuel', 'transmission', 'condition', 'state', 'price'];

/** What the widgets of a result page send: a search, and one more for the chosen make. */
const widgets = (query: string, at: number) => {
  const common = { indexName: 'buses_v2', query, maxValuesPerFacet: 50 };
  const make = ['Thomas', 'Blue Bird', 'Starcraft', 'MCI'][at % 4];
  return [
    { ...common, hitsPerPage: 24, page: 0, facets: listFacets, facetFilters: [[`make:${make}`]] },
    { ...common, hitsPerPage: 0, page: 0, facets: 'make', analytics: false },
  ];
};

const kinds: readonly { name: string; about: string; calls: object[][] }[] = [
  {
    name: 'suggestions',
    about: 'the header dropdown: 8 hits, 8 attributes, seats range, highlights',
    calls: texts.flatMap((query) =>
      seatRanges.map((filters) => [
        {
          indexName: 'buses_v2',
          query,
          filters,
          hitsPerPage: 8,
          attributesToRetrieve: cardAttributes,
        },
      ]),
    ),
  },
  {
    name: 'result page',
    about: '20 whole records with highlights, six facet counts and price statistics',
    calls: texts.map((query) => [
      { indexName: 'buses_v2', query, facets: listFacets, hitsPerPage: 20 },
    ]),
  },
  {
    name: 'widgets',
    about: 'two searches in one request, as the official widgets send them with one make chosen',
    calls: texts.map(widgets),
  },
];

/** Each kind twice: asked before since the last change of the inventory, and never. */
export const workloads: Workload[] = kinds.flatMap(({ name, about, calls }) => [
  {
    name: `${name}, asked before`,
    about,
    bodies: calls.map((requests) => JSON.stringify({ requests })),
  },
  {
    name: `${name}, new`,
    about: 'the same with a token that no request had before, so that every one searches',
    bodies: calls.map((requests) => JSON.stringify({ requests, token: '[<id>]' })),
  },
]);
