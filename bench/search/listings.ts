import { defineSchema, type DocumentOf } from '@omnibus/search-core';
import { type Random, seededRandom } from './random.ts';
import * as words from './vocabulary.ts';

/** The listing the benchmark searches: three texts, six facets, five numbers, two flags. */
export const listingSchema = defineSchema({
  text: [
    { name: 'title', tier: 'head' },
    { name: 'stock', tier: 'head' },
    { name: 'description', tier: 'body' },
  ],
  facets: [
    { name: 'category' },
    { name: 'make' },
    { name: 'fuel' },
    { name: 'transmission' },
    { name: 'condition' },
    { name: 'state' },
  ],
  numbers: [
    { name: 'year' },
    { name: 'seats' },
    { name: 'priceCents' },
    { name: 'mileageMiles' },
    { name: 'listedAt' },
  ],
  flags: [{ name: 'featured' }, { name: 'onLot' }],
  defaultOrder: [
    { field: 'featured', direction: 'desc' },
    { field: 'onLot', direction: 'desc' },
    { field: 'listedAt', direction: 'desc' },
  ],
});

export type Listing = DocumentOf<typeof listingSchema>;

const MAKES = Object.keys(words.MODELS);
const CITIES = words.madeUpNames(3000, 11);
const NAMES = words.madeUpNames(6000, 29);

/** Listing number `at` of the endless catalog; the same for every size of catalog. */
export function listingAt(at: number): Listing {
  const random = seededRandom(at * 2_654_435_761 + 17);
  const make = random.skewed(MAKES);
  const { category, models } = words.MODELS[make]!;
  const model = random.skewed(models);
  const year = 1998 + Math.floor(26 * (1 - random.next() ** 2));
  const seats =
    category === 'Van'
      ? 10 + random.int(6)
      : category === 'Shuttle'
        ? 12 + random.int(26)
        : 24 + random.int(56);
  const chassis = random.skewed(words.CHASSIS);
  const fuel = random.skewed(words.FUELS);
  const transmission = random.skewed(words.TRANSMISSIONS);
  const noun = category === 'Van' ? 'van' : `${category.toLowerCase()} bus`;
  const hasPrice = random.chance(0.9);
  const mileageMiles = random.chance(0.93) ? random.int(350_000) : null;
  const stock = `B${(10_000 + at).toString()}`;
  return {
    id: at + 1,
    text: {
      title: `${year} ${make} ${model}${category === 'Shuttle' ? ` ${chassis}` : ''} ${seats} Passenger ${noun}`,
      stock,
      description: describe(random, { noun, seats, chassis, transmission, mileageMiles }),
    },
    facets: {
      category,
      make,
      fuel,
      transmission: random.chance(0.95) ? transmission : null,
      condition: random.skewed(words.CONDITIONS),
      state: random.skewed(words.STATES),
    },
    numbers: {
      year,
      seats,
      priceCents: hasPrice ? (2000 + random.int(180) ** 2 * 7) * 100 : null,
      mileageMiles,
      listedAt: 1_700_000_000 + random.int(40_000_000),
    },
    flags: { featured: random.chance(0.02), onLot: random.chance(0.6) },
  };
}

interface Details {
  noun: string;
  seats: number;
  chassis: string;
  transmission: string;
  mileageMiles: number | null;
}

function describe(random: Random, details: Details): string {
  const sentences = [random.pick(words.OPENERS)];
  const count = 2 + random.int(3);
  for (let at = 0; at < count; at++) sentences.push(random.pick(words.MIDDLES));
  sentences.push(random.pick(words.CLOSERS));
  return sentences.join(' ').replace(/\{(\w+)\}/g, (_, slot: string) => {
    switch (slot) {
      case 'owner':
        return random.pick(words.OWNERS);
      case 'city':
        return random.skewed(CITIES);
      case 'name':
        return random.skewed(NAMES);
      case 'feature':
        return random.skewed(words.FEATURES);
      case 'engine':
        return random.pick(words.ENGINES);
      case 'cdl':
        return random.chance(0.4) ? 'non-CDL' : 'CDL required';
      case 'percent':
        return String(30 + random.int(70));
      case 'miles':
        return String(details.mileageMiles ?? 90_000);
      default:
        return String(details[slot as keyof Details]);
    }
  });
}

export function* listings(count: number): Generator<Listing> {
  for (let at = 0; at < count; at++) yield listingAt(at);
}
