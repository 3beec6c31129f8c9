import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { categorySlugsOf } from '#domain/inventory/categories.ts';
import { cdlNeed } from '#domain/inventory/cdl.ts';
import { milesBetween } from '#domain/locations/distance.ts';
import { pointOf, type Places } from '#domain/locations/place.ts';

/**
 * Grades by facts alone: what a dealer who has the buyer's wish and the bus's papers would say. No
 * engine's ranking and no reading of ours comes into it.
 *
 * - 3: every fact holds. "15 passengers" holds from 15 to 18: at least as many, and a fifth more or
 *   three; a model year holds two years around; "near" holds within 150 miles.
 * - 2: one fact is missed by little (a fifth of the seats, a sixth of the price, a quarter of the miles,
 *   three years, a neighboring distance) or not stated in the bus's papers.
 * - 1: two facts are.
 * - 0: anything else.
 */
export type Grade = 0 | 1 | 2 | 3;

type Verdict = 'holds' | 'little' | 'no';
type Fact = (bus: BusListing) => Verdict;

export interface Question {
  words: string;
  facts: Fact[];
}

export function readQuestions(text: string, places: Places): Question[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [words = '', facts = ''] = line.split('|').map((part) => part.trim());
      return { words, facts: facts.split(';').map((fact) => readFact(fact.trim(), places)) };
    });
}

export function gradeOf({ facts }: Question, bus: BusListing): Grade {
  const verdicts = facts.map((fact) => fact(bus));
  if (verdicts.includes('no')) return 0;
  const missed = verdicts.filter((verdict) => verdict === 'little').length;
  return missed === 0 ? 3 : missed === 1 ? 2 : missed === 2 ? 1 : 0;
}

const words: Readonly<Record<string, (bus: BusListing) => string | null>> = {
  fuel: (bus) => bus.fuel,
  condition: (bus) => bus.condition,
  luggage: (bus) => bus.luggage,
  belts: (bus) => bus.seatBelts,
  ac: (bus) => bus.airConditioning,
  brakes: (bus) => bus.brakes,
  suspension: (bus) => bus.suspension,
  seattype: (bus) => bus.seatType,
  transmission: (bus) => bus.transmission,
  drive: (bus) => bus.drive,
  color: (bus) => bus.colorExterior,
  schooltype: (bus) => bus.schoolType,
  state: (bus) => bus.state,
};
const figures: Readonly<Record<string, (bus: BusListing) => number | null>> = {
  price: (bus) => bus.priceCents && bus.priceCents / 100,
  miles: (bus) => bus.mileageMiles,
  year: (bus) => bus.year,
};
const littleShare: Readonly<Record<string, number>> = { price: 1 / 6, miles: 1 / 4 };

function readFact(fact: string, places: Places): Fact {
  const [, name = '', sign = '', rest = ''] = /^([a-z]+)\s*(<=|>=)?\s*(.*)$/.exec(fact) ?? [];
  const values = rest.split(',').map((value) => value.trim().toLowerCase());
  const one = (found: string | null): Verdict =>
    found === null ? 'little' : values.includes(found.toLowerCase()) ? 'holds' : 'no';
  const not = (inner: Fact): Fact => {
    return (bus) => ({ holds: 'no', no: 'holds', little: 'little' })[inner(bus)] as Verdict;
  };
  if (name.startsWith('not')) return not(readFact(`${name.slice(3)} ${rest}`, places));
  if (name === 'norestroom') return not(readFact('restroom', places));
  if (name === 'seats') return seats(sign, rest);
  if (name in figures) return within(figures[name]!, bounds(name, sign, rest), name);
  if (name === 'state') return (bus) => (bus.state === null ? 'no' : one(bus.state));
  if (name in words) return (bus) => one(words[name]!(bus));
  if (name === 'near' || name === 'within') return distance(name, rest, places);
  const simple: Readonly<Record<string, Fact>> = {
    category: (bus) =>
      categorySlugsOf(bus).some((slug) => values.includes(slug)) ? 'holds' : 'no',
    make: (bus) => (anyName([bus.bodyMake, bus.chassisMake], values) ? 'holds' : 'no'),
    model: (bus) => (anyName([bus.bodyModel, bus.chassisModel], values) ? 'holds' : 'no'),
    chassis: (bus) => (anyName([bus.chassisMake, bus.bodyMake], values) ? 'holds' : 'no'),
    chassismodel: (bus) => (anyName([bus.chassisModel, bus.bodyModel], values) ? 'holds' : 'no'),
    engine: (bus) => (anyName([bus.engine, bus.engineFamily], values) ? 'holds' : 'no'),
    lift: (bus) => (bus.lift === null ? 'little' : bus.lift === 'lift' ? 'holds' : 'no'),
    ramp: (bus) => (bus.lift === null ? 'little' : bus.lift === 'ramp' ? 'holds' : 'no'),
    wheelchair: accessible,
    places: ({ wheelchairPositions: found }) =>
      found === null || found === Number(rest) - 1
        ? 'little'
        : found >= Number(rest)
          ? 'holds'
          : 'no',
    restroom: ({ restroom }) => (restroom === null ? 'little' : restroom ? 'holds' : 'no'),
    nocdl: (bus) =>
      ({ no: 'holds', 'likely-no': 'holds', unknown: 'little', yes: 'no' })[
        cdlNeed(bus)
      ] as Verdict,
  };
  const found = simple[name];
  if (!found) throw new Error(`No rule for “${fact}”`);
  return found;
}

const anyName = (names: readonly (string | null)[], wanted: readonly string[]) =>
  names.some((name) => name !== null && wanted.some((one) => name.toLowerCase().includes(one)));

function accessible({ lift, wheelchairPositions: places }: BusListing): Verdict {
  if ((places ?? 0) > 0 || (lift !== null && lift !== 'none')) return 'holds';
  return lift === null && places === null ? 'little' : 'no';
}

interface Bounds {
  min: number;
  max: number;
}

function bounds(name: string, sign: string, text: string): Bounds {
  if (sign === '<=') return { min: 0, max: Number(text) };
  if (sign === '>=') return { min: Number(text), max: Number.POSITIVE_INFINITY };
  const [min = 0, max] = text.split('-').map(Number);
  const room = name === 'year' && max === undefined ? 2 : 0;
  return { min: min - room, max: (max ?? min) + room };
}

function within(read: (bus: BusListing) => number | null, asked: Bounds, name: string): Fact {
  const room = (bound: number) => (name === 'year' ? 3 : bound * (littleShare[name] ?? 0));
  return (bus) => {
    const figure = read(bus);
    if (figure === null) return 'little';
    if (figure >= asked.min && figure <= asked.max) return 'holds';
    const isClose = figure >= asked.min - room(asked.min) && figure <= asked.max + room(asked.max);
    return isClose ? 'little' : 'no';
  };
}

/** A school bus answers by its children or by its adults, whichever fits. */
function seats(sign: string, text: string): Fact {
  const asked = bounds('seats', sign, text);
  const about = sign === '' && !text.includes('-');
  const most = about ? Math.max(asked.min + 3, asked.min * 1.2) : asked.max;
  const few = asked.min * 0.8;
  const many = most * 1.2;
  return ({ passengers, passengersAdult }) => {
    const found = [passengers, passengersAdult].filter((figure) => figure !== null);
    if (found.length === 0) return 'little';
    if (found.some((figure) => figure >= asked.min && figure <= most)) return 'holds';
    return found.some((figure) => figure >= few && figure <= many) ? 'little' : 'no';
  };
}

function distance(name: string, text: string, places: Places): Fact {
  const [, radius, city = '', state = ''] = /^(\d+)?\s*(.*) ([A-Z]{2})$/.exec(text) ?? [];
  const from = places.findCity(city, state);
  if (!from) throw new Error(`No such place: ${text}`);
  const asked = name === 'within' ? Number(radius) : 150;
  return (bus) => {
    const point = pointOf(bus, places);
    if (!point) return 'little';
    const miles = milesBetween(from, point);
    return miles <= asked ? 'holds' : miles <= asked * 2.5 ? 'little' : 'no';
  };
}
