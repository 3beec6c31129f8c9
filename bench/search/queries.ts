import type { SearchRequest } from '@omnibus/search-core';
import { seededRandom } from './random.ts';
import { FEATURES, MODELS, STATES } from './vocabulary.ts';

/** One benchmark query: the engine-neutral parts of a request, and the kind it is reported under. */
export interface BenchQuery {
  kind: (typeof KINDS)[number];
  text: string;
  year?: { min: number; max: number };
  maxPriceCents?: number;
  state?: string;
  fuel?: string;
  sortByPrice?: boolean;
  offset?: number;
}

export const KINDS = [
  'prefix',
  'several words',
  'typo',
  'stock no.',
  'number range',
  'price sort',
  'all combined',
  'page 20',
] as const;

export const FACETS = ['category', 'make', 'fuel', 'transmission', 'condition', 'state'];

const PER_KIND = 38;

/** Queries over a catalog of `size` listings; the same every time. */
export function benchQueries(size: number): BenchQuery[] {
  const random = seededRandom(4242);
  const makes = Object.keys(MODELS);
  const nouns = [
    'shuttle bus',
    'school bus',
    'coach bus',
    'transit bus',
    'van',
    'passenger van',
    'limo bus',
  ];
  const phrase = (): string => {
    const make = random.skewed(makes);
    const parts = [
      make.toLowerCase(),
      random.pick(MODELS[make]!.models).toLowerCase(),
      random.pick(FEATURES),
      random.pick(nouns),
      'non cdl shuttle bus',
      'ford e450',
      'cummins 6.7',
      'no rust',
      'retired from a church',
    ];
    const first = random.pick(parts);
    const second = random.pick(parts.filter((part) => part !== first));
    return random.chance(0.6) ? `${first} ${second}` : first;
  };
  const year = (): { min: number; max: number } => {
    const min = 2000 + random.int(20);
    return { min, max: min + 1 + random.int(6) };
  };
  const make: Record<BenchQuery['kind'], () => Omit<BenchQuery, 'kind'>> = {
    prefix: () => {
      const text = random.chance(0.5)
        ? random.pick(makes).toLowerCase()
        : random.pick([...nouns, ...FEATURES]);
      return { text: text.slice(0, 1 + random.int(Math.min(7, text.length - 1))) };
    },
    'several words': () => ({ text: phrase() }),
    typo: () => ({
      text: misspell(
        random.pick([
          'blue bird vision',
          'thomas built',
          'wheelchair lift',
          'shuttle bus',
          'starcraft allstar',
          'freightliner',
          'prevost coach',
          'transit bus',
          'air conditioning',
          'luggage racks',
          'perimeter seating',
          'cummins diesel',
          'restroom',
          'challenger',
        ]),
        random.int(1000),
      ),
    }),
    'stock no.': () => ({ text: `B${10_000 + random.int(size)}` }),
    'number range': () => ({
      text: '',
      year: year(),
      maxPriceCents: (10_000 + random.int(90_000)) * 100,
    }),
    'price sort': () => ({ text: random.chance(0.3) ? '' : random.pick(nouns), sortByPrice: true }),
    'all combined': () => ({
      text: phrase(),
      year: year(),
      maxPriceCents: (20_000 + random.int(150_000)) * 100,
      fuel: random.pick(['Diesel', 'Gasoline']),
      ...(random.chance(0.4) ? { state: random.skewed(STATES) } : {}),
    }),
    'page 20': () => ({ text: random.chance(0.5) ? '' : random.pick(nouns), offset: 19 * 24 }),
  };
  return KINDS.flatMap((kind) =>
    Array.from({ length: PER_KIND }, () => ({ kind, ...make[kind]() })),
  );
}

/** One letter lost, doubled, swapped with its neighbour or changed, in the longest word. */
function misspell(text: string, turn: number): string {
  const parts = text.split(' ');
  const longest = parts.reduce(
    (best, part, at) => (part.length > parts[best]!.length ? at : best),
    0,
  );
  const letters = [...parts[longest]!];
  const at = 1 + (turn % (letters.length - 2));
  const how = Math.floor(turn / 7) % 4;
  if (how === 0) letters.splice(at, 1);
  else if (how === 1) letters.splice(at, 0, letters[at]!);
  else if (how === 2) [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!];
  else letters[at] = letters[at] === 'e' ? 'a' : 'e';
  parts[longest] = letters.join('');
  return parts.join(' ');
}

/** The query as a request of our engine: 24 hits, the total and six facet counts. */
export function requestOf(query: BenchQuery): SearchRequest {
  const filters: SearchRequest['filter'][] = [];
  if (query.year) filters.push({ number: 'year', ...query.year });
  if (query.maxPriceCents !== undefined)
    filters.push({ number: 'priceCents', max: query.maxPriceCents });
  if (query.state) filters.push({ facet: 'state', value: query.state });
  if (query.fuel) filters.push({ facet: 'fuel', value: query.fuel });
  return {
    query: query.text,
    filter: { and: filters.filter((filter) => filter !== undefined) },
    facets: FACETS,
    sort: query.sortByPrice ? { field: 'priceCents', direction: 'asc' } : 'default',
    offset: query.offset ?? 0,
    limit: 24,
  };
}
