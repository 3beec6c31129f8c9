import { sayableAgain, type Amount } from '../amounts.ts';
import { boundsOf, isExact, readMeasure, type SaidAmount } from '../said-amount.ts';
import { kilogramsInPound, kilometersInMile, metersInFoot } from '#messages/figures.ts';
import type { Unit } from '../language-pack.ts';
import type { Reading } from '../reading.ts';
import { understandPassengers } from './passengers.ts';
import { isBeforeName } from './read-places.ts';
import { understandCount, understandGvwr, understandLength, understandQuantity } from './sizes.ts';
import { understandAge, understandYears } from './years.ts';

/** Numbers that say what they count, before any name is read: "15 passenger", "under 30k". */
export function readMeasures(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!reading.isFree(at)) continue;
    const measure = readTens(reading, at) ?? readMeasure(reading, at);
    const isRead =
      measure && (isBeforeName(reading, measure.to + 1) || understandMeasure(reading, measure));
    if (isRead) at = measure.to;
    else at = Math.max(at, endOfPhrase(reading, at));
  }
}

/** Tens of this century and more are years: "mid 90s". */
const leastYears = 60;

/** "Low 30s", "mid to upper 20s", "high 80s miles": thousands, and rather dollars than years. */
function readTens(reading: Reading, at: number): SaidAmount | null {
  const { lexicon, tokens, isFree } = reading;
  const part = lexicon.priceParts.match(tokens, at, isFree);
  if (!part) return null;
  const isRange =
    reading.isMark(part.to + 1, '-') || reading.isWord(part.to + 1, lexicon.rangeWords);
  const upper = isRange ? lexicon.priceParts.match(tokens, part.to + 2, isFree) : null;
  const { to: partTo } = upper ?? part;
  const tenAt = reading.isMark(partTo + 1, '-') ? partTo + 2 : partTo + 1;
  if (!reading.isOwnNumber(tenAt) || !/^[2-9]0$/.test(tokens[tenAt]!.text)) return null;
  const to = reading.isMark(tenAt + 1, "'", '’') ? tenAt + 2 : tenAt + 1;
  if (tokens[to]?.text !== 's' || !tokens[to].glued || !reading.isFree(to)) return null;
  const ten = tokens[tenAt]!.value;
  const isYears = ten >= leastYears && lexicon.decadeParts.entries.has(part.key);
  if (isYears && !upper) return null;
  const unit = lexicon.units.match(tokens, to + 1, isFree);
  const [low, high] = [ten + part.value[0], ten + (upper ?? part).value[1]];
  const scale = unit?.value === 'passengers' ? 1 : 1000;
  const amount = (value: number): Amount => ({
    value: value * scale,
    from: tenAt,
    to: tenAt,
    dollars: false,
    thousands: false,
  });
  return {
    from: at,
    to: unit?.to ?? to,
    first: amount(low),
    second: amount(high),
    comparator: null,
    unit: unit?.value ?? 'dollars',
    unitIsBefore: false,
    openEnded: false,
  };
}

/** The miles of "low miles under 50000" belong to what they stand with, and so does the second 4 of "4 por 4". */
function endOfPhrase(reading: Reading, at: number): number {
  const phrase = reading.meaningAt(at);
  return phrase?.value.is === 'sort' || phrase?.value.is === 'feature' ? phrase.to : at;
}

function understandMeasure(reading: Reading, measure: SaidAmount): boolean {
  // "Low hours, $25,000".
  const isMoney = measure.first.dollars && measure.unitIsBefore;
  const unit = isMoney ? 'dollars' : (measure.unit ?? unitFromShape(reading, measure));
  if (unit && isUnfinished(reading, measure, unit)) {
    reading.claim(measure.from, measure.to);
    return true;
  }
  if (unit === null || (measure.unitIsBefore && isSpokenYear(reading, measure.first.value))) {
    return false;
  }
  return byUnit[unit](reading, measure);
}

/** "Under 20" on its way to "under 20k", "budget 35" to "budget 35000", "seats 2" to "seats 24". */
function isUnfinished(reading: Reading, measure: SaidAmount, unit: Unit): boolean {
  const { first, second, to, openEnded } = measure;
  const ends = to === reading.unfinishedAt && reading.tokens[to]!.kind === 'number';
  if (!ends || second !== null || openEnded) return false;
  if (unit === 'dollars') return first.value < leastDollars;
  return measure.unit === null || first.value < 10;
}

const byUnit: Record<Unit, (reading: Reading, measure: SaidAmount) => boolean> = {
  passengers: (reading, measure) => understandPassengers(reading, measure, 'passengers'),
  adults: (reading, measure) => understandPassengers(reading, measure, 'adults'),
  wheelchairs: (reading, measure) => understandPassengers(reading, measure, 'wheelchairs'),
  miles: (reading, measure) => understandMileage(reading, measure, 1),
  kilometers: (reading, measure) => understandMileage(reading, measure, 1 / kilometersInMile),
  hours: ignoreEngineHours,
  feet: (reading, measure) => understandLength(reading, measure),
  meters: understandMeters,
  pounds: understandGvwr,
  kilograms: (reading, measure) =>
    understandGvwr(
      reading,
      scaled(measure, (kilograms) => Math.round(kilograms / kilogramsInPound / 10) * 10),
    ),
  rows: (reading, measure) => understandCount(reading, measure, 'rows'),
  windows: (reading, measure) => understandCount(reading, measure, 'windows'),
  slides: (reading, measure) => understandCount(reading, measure, 'slides'),
  buses: understandQuantity,
  dollars: understandPrice,
  payments: understandPayment,
  'years-old': understandAge,
  years: understandYears,
};

/** The same in the unit that the inventory is measured in. */
function scaled(measure: SaidAmount, inOurs: (value: number) => number): SaidAmount {
  const scale = (amount: Amount): Amount => ({ ...amount, value: inOurs(amount.value) });
  return {
    ...measure,
    first: scale(measure.first),
    second: measure.second && scale(measure.second),
  };
}

/**
 * A number without a unit, by how it looks: dollars or thousands are money; a bounded small number
 * or a small range is seats ("over 50", "15-24"); a bounded large one is money unless it is a year.
 */
function unitFromShape(reading: Reading, measure: SaidAmount): Unit | null {
  const { first, second, comparator, openEnded } = measure;
  if (first.dollars || first.thousands || second?.dollars) return 'dollars';
  if (comparator?.yearsOnly) return null;
  if (comparator && licensePounds.has(first.value) && saysLicense(reading)) return 'pounds';
  // "Around 30000".
  if (comparator?.bound === 'about') return isRoundSum(first.value) && !second ? 'dollars' : null;
  // "20,000 to 25,000"; a range of fewer may be of models: "4500-5500".
  const isRange = second !== null && second.value >= 10_000;
  const bounded = comparator !== null || openEnded || isRange;
  const values = second ? [first.value, second.value] : [first.value];
  if (values.every((value) => Number.isInteger(value) && value >= 4 && value < 100)) {
    const seats = bounded ? comparator?.bound !== 'between' || second !== null : second !== null;
    if (!seats || readsAsYears(reading, measure)) return null;
    return comparator !== null && countsSeats(reading, measure) ? 'dollars' : 'passengers';
  }
  if (!bounded || values.some((value) => value < leastDollars || isSpokenYear(reading, value)))
    return null;
  return comparator?.bound === 'between' && !second ? null : 'dollars';
}

/** 49 CFR 383.5: so heavy, or a pound more, a vehicle needs a licensed driver. */
const licensePounds: ReadonlySet<number> = new Set([26_000, 26_001]);
const saysLicense = (reading: Reading): boolean =>
  reading.tokens.some((_, at) => reading.meaningAt(at)?.value.is === 'cdl');

/** "14 pass van under 35", "under 35 14 pass van": how many ride is said besides, and is no open end. */
function countsSeats(reading: Reading, { to }: SaidAmount): boolean {
  const { passengersMin, passengersMax } = reading.filters;
  if (passengersMin !== undefined && passengersMax !== undefined) return true;
  return reading.tokens.some((_, at) => {
    const other = at > to && reading.isFree(at) ? readMeasure(reading, at) : null;
    return other?.unit === 'passengers' && other.comparator === null && !other.openEnded;
  });
}

export const isRoundSum = (value: number): boolean => value >= 5000 && value % 500 === 0;

/**
 * "Shuttle 25000", "30,000 or 35,000": a round figure that nothing else claimed is what the buyer can
 * spend; beside "low miles" it is miles.
 */
export function readRoundSums(reading: Reading): void {
  const { filters, lexicon } = reading;
  const unit = filters.sort === 'mileage' ? 'miles' : 'dollars';
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (filters.priceMinCents ?? filters.priceMaxCents) return;
    const sum = roundSumAt(reading, at);
    if (!sum) continue;
    const isEither = reading.isWord(sum.to + 1, lexicon.eitherWords);
    const other = isEither ? roundSumAt(reading, sum.to + 2) : null;
    const { value, to } = other && other.value > sum.value ? other : sum;
    byUnit[unit](reading, { ...bareSum, first: { ...sum, value }, from: at, to });
  }
}

const bareSum = {
  second: null,
  comparator: null,
  unit: null,
  unitIsBefore: false,
  openEnded: false,
};

/** Of four digits only whole thousands: a 5500 is a chassis. */
function roundSumAt(reading: Reading, at: number): Amount | null {
  const measure = reading.isOwnNumber(at) ? readMeasure(reading, at) : null;
  const { value = 0 } = measure?.first ?? {};
  const isSum = isRoundSum(value) && (value >= 10_000 || value % 1000 === 0);
  return isSum && measure?.unit === null && measure.second === null ? measure.first : null;
}

/** "08-12" and "'12-'16" are years, whatever their size. */
function readsAsYears(reading: Reading, measure: SaidAmount): boolean {
  const { first } = measure;
  return (
    reading.tokens[first.from]!.raw.startsWith('0') ||
    /['’‘]/.test(reading.tokens[first.from - 1]?.text ?? '')
  );
}

/** "under 2000" is money, "over 2015" a year: dealers price in round hundreds. */
function isSpokenYear(reading: Reading, value: number): boolean {
  return value >= 1940 && value <= reading.clock.year + 2 && value % 100 !== 0;
}

/** No bus costs less: "budget 35" and "under $20" mean thousands. */
const leastDollars = 500;
const mostDollars = 10_000_000;
const mostMiles = 5_000_000;
/** Odometers read 41,482; wishes are round. */
const roundMiles = 1000;

/** "under 30k", "$20,000-$30,000", "30k budget". A bare sum is what the buyer can spend. */
function understandPrice(reading: Reading, measure: SaidAmount): boolean {
  const spoken = boundsOf(measure, 0);
  const bounds = isExact(spoken) ? { min: null, max: spoken.max } : spoken;
  const largest = Math.max(bounds.min ?? 0, bounds.max ?? 0);
  if (largest < 1 || largest > mostDollars) return false;
  const inDollars = largest < leastDollars ? 1000 : 1;
  const cents = (value: number | null) =>
    value === null ? null : Math.round(value * inDollars * 100);
  const priced = { min: cents(bounds.min), max: cents(bounds.max) };
  reading.understandRange(measure.from, measure.to, 'price', priced);
  return true;
}

/** No payment is smaller: "6 months". */
const leastPayment = 50;

/** "Under 500 a month", "5k down": how a bus is paid for, and not what it costs. */
function understandPayment(reading: Reading, { from, to, first }: SaidAmount): boolean {
  if (first.value < leastPayment) return false;
  reading.intend('finance', from, to);
  return true;
}

/** "less than 100k miles"; a bare round figure is a cap, a precise one an odometer reading. */
function understandMileage(reading: Reading, measure: SaidAmount, milesPerUnit: number): boolean {
  const spoken = boundsOf(measure, 0);
  const miles = (value: number | null) =>
    value === null ? null : sayableAgain(value * milesPerUnit);
  const bounds = { min: miles(spoken.min), max: miles(spoken.max) };
  const largest = Math.max(bounds.min ?? 0, bounds.max ?? 0);
  if (largest < 1 || largest > mostMiles) return false;
  if (isExact(spoken) && spoken.max! % roundMiles !== 0) {
    reading.understand(measure.from, measure.to, {
      kind: 'mileage',
      chip: { says: 'odometer', count: Math.round(largest) },
      filter: { mileageMiles: Math.round(largest) },
    });
    return true;
  }
  if (isExact(spoken)) {
    const atMost = { min: null, max: bounds.max };
    reading.understandRange(measure.from, measure.to, 'mileage', atMost, { bare: true });
  } else reading.understandRange(measure.from, measure.to, 'mileage', bounds);
  return true;
}

/** No road is longer: these are an engine's, which no search record holds. Those of a road are read with its place. */
const longestDrive = 48;

function ignoreEngineHours(reading: Reading, { from, to, first }: SaidAmount): boolean {
  if (first.value <= longestDrive) return false;
  reading.ignore(from, to, 'number');
  return true;
}

/** Buses are built in feet: whoever says 12 meters means those of 40 feet, which are 12.19. */
function understandMeters(reading: Reading, measure: SaidAmount): boolean {
  const inFeet = scaled(measure, (meters) => sayableAgain(meters / metersInFoot));
  return understandLength(reading, inFeet, 0.75);
}
