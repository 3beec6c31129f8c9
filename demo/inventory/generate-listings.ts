import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import type { ListingStatus } from '#domain/inventory/choices.ts';
import type { NewListing } from '#domain/inventory/listing-repository.ts';
import { buildBus } from './build-bus.ts';
import { chooseBus, type ChosenBus } from './choose-bus.ts';
import { demoVin } from './demo-vin.ts';
import { createRandom, type Random } from './random.ts';
import { citiesByState, homeLot, usCities, type City } from './us-cities.ts';
import { describeBus } from './words/describe-bus.ts';

export interface GenerateRequest {
  count: number;
  /** Any integer. The same seed makes the same buses, the first hundred of a million included. */
  seed: number;
  /** Creation dates count back from midnight UTC of this day. */
  now?: Date;
}

/** Stands in for `now` where a caller gives none, so that nothing depends on the clock. */
export const DEMO_EPOCH = new Date('2026-06-01T00:00:00.000Z');

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Believable listings without photographs or ids, one at a time: any count runs in flat memory.
 * Listing n depends on seed, n and the day of `now` (dates only), never on the count.
 */
export function* generateListings({
  count,
  seed,
  now = DEMO_EPOCH,
}: GenerateRequest): Generator<NewListing, void, undefined> {
  const todayMs = Math.floor(now.getTime() / dayMs) * dayMs;
  for (let index = 0; index < count; index++) yield generateListing(seed, index, todayMs);
}

function generateListing(seed: number, index: number, todayMs: number): NewListing {
  const random = createRandom(seed, index);
  const chosen = chooseBus(random);
  const place = choosePlace(index, random);
  const bus = buildBus(chosen, random);
  const quantity = lotSize(bus, random);
  const details: BusDetails = {
    ...bus,
    ...place,
    quantity,
    onLot: place === homeLot,
    stateSpec: bus.category === 'school' && random.chance(0.45) ? place.state : null,
    stockNumber: random.chance(0.95) ? stockNumber(bus.category, seed, index) : null,
    vin: random.chance(0.98) && quantity === null ? vin(chosen, seed, index) : null,
    featured: random.chance(0.11) && deservesTheFront(bus),
  };
  details.description = describeBus(details, chosen.archetype.use ?? null, random);
  return {
    details,
    images: [],
    source: 'demo',
    sourceId: `generated-${seed}-${index}`,
    ...lifeOf(details, todayMs, random),
  };
}

/** Every other listing walks the states in turn, so that small states are never empty. */
function choosePlace(index: number, random: Random): City {
  if (random.chance(0.1)) return homeLot;
  if (index % 2 === 1) return random.pick(usCities);
  return random.pick(citiesByState[(index / 2) % citiesByState.length]!);
}

const soldInLots = new Set<CategorySlug | null>(['shuttle', 'school', 'school-activity', 'transit', 'coach', 'electric', 'van']); // prettier-ignore

function lotSize(bus: BusDetails, random: Random): number | null {
  const size = random.int(2, 12);
  const whole = bus.condition === 'used' || bus.condition === 'new';
  return random.chance(0.08) && whole && soldInLots.has(bus.category) ? size : null;
}

function deservesTheFront(bus: BusDetails): boolean {
  const sound = bus.condition !== 'salvage' && bus.condition !== 'parts';
  return sound && bus.priceCents !== null && bus.mileageMiles !== null && (bus.year ?? 0) >= 2010;
}

const stockLetters: Record<CategorySlug, string> = {
  shuttle: 'SH', coach: 'CO', school: 'SB', 'school-activity': 'AB', 'mini-coach': 'MC', transit: 'TB',
  trolley: 'TR', 'double-decker': 'DD', 'limo-bus': 'LB', van: 'VN', conversion: 'CV', skoolie: 'SK',
  electric: 'EV', commercial: 'CM',
}; // prettier-ignore

function stockNumber(category: CategorySlug | null, seed: number, index: number): string {
  const series = String.fromCharCode(65 + (seed % 26));
  return `${stockLetters[category ?? 'shuttle']}-${series}${String(index + 1).padStart(5, '0')}`;
}

/**
 * Makers among whose patterns is one that a demo VIN happens to fit: it would say that a J4500 of 2015
 * is a coach of 1990.
 */
const readOtherwise: ReadonlySet<string> = new Set(
  '15G 1FV 1GA 1GB 1GJ 1HV 1M8 1VH 2LB 2MG 3C6 4DR 4UZ 5FY YE2'.split(' '),
);

/** Seventeen-character VINs began with model year 1981. */
function vin({ chassis: { wmi }, year }: ChosenBus, seed: number, index: number): string | null {
  if (wmi === null || year < 1981 || readOtherwise.has(wmi)) return null;
  return demoVin({ wmi, year, seed, index });
}

type Life = Pick<NewListing, 'status' | 'createdAt' | 'soldAt'>;

/** New arrivals of the last four weeks, older stock up to 16 months, a few sold or taken down. */
function lifeOf(details: BusDetails, todayMs: number, random: Random): Life {
  const arrived = random.chance(0.16) ? random.int(0, 27) : random.int(33, 480);
  const createdMs = todayMs - arrived * dayMs - random.int(1, 86_399) * 1000;
  const createdAt = new Date(createdMs).toISOString();
  const status = chooseStatus(details, random.next());
  if (status !== 'sold') return { status, createdAt, soldAt: null };
  const soldMs = createdMs + Math.floor((todayMs - createdMs) * (0.3 + random.next() * 0.65));
  return { status, createdAt, soldAt: new Date(soldMs).toISOString() };
}

function chooseStatus(details: BusDetails, roll: number): ListingStatus {
  if (roll < 0.04 && !details.featured) return 'sold';
  if (roll > 0.993) return 'withdrawn';
  return roll > 0.988 ? 'draft' : 'published';
}
