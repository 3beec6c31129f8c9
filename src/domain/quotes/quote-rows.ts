import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { InventoryQueries } from '#domain/inventory/inventory-queries.ts';
import type { FigureSpan } from '#domain/inventory/lots/lot-summary.ts';
import type { PublicUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { QuoteChoice } from './quote-choice.ts';

/** A choice as the inventory has it now. */
export interface QuoteRow {
  choice: QuoteChoice;
  bus: BusDetail;
  asked: number;
  /** Of those that are asked for, how many can be had. */
  canBeHad: number;
  /** How many of the listing are for sale, chosen or not. */
  forSale: number;
  /** The units that were named, as they stand. */
  units: readonly PublicUnit[];
  /** Numbers that no unit of this lot has. */
  unknownUnits: readonly number[];
  /** Units of the lot that could be taken in place of those that are not for sale. */
  instead: readonly PublicUnit[];
  /** What those that can be had ask together, in cents; null while a price is not known. */
  cents: FigureSpan | null;
}

/** Everything that is asked for, and what it comes to. */
export interface SettledQuote {
  rows: QuoteRow[];
  /** Listings that nobody may see, or that never were. */
  gone: number[];
  canBeHad: number;
  /** Null while a price is not known, or nothing can be had. */
  cents: FigureSpan | null;
}

const isForSale = ({ state }: PublicUnit) => state === 'for-sale';

/** Choices as the inventory has them now. */
export const settleNow = async (
  choices: readonly QuoteChoice[],
  { withUnits }: Pick<InventoryQueries, 'withUnits'>,
): Promise<SettledQuote> =>
  settleQuote(choices, await withUnits(choices.map(({ busId }) => busId)));

/** Holds choices against buses with their units, as they are now. */
export function settleQuote(
  choices: readonly QuoteChoice[],
  buses: readonly BusDetail[],
): SettledQuote {
  const byId = new Map(buses.map((bus) => [bus.id, bus]));
  const rows = choices.flatMap((choice) => {
    const bus = byId.get(choice.busId);
    return bus ? [rowOf(choice, bus)] : [];
  });
  const canBeHad = rows.reduce((sum, row) => sum + row.canBeHad, 0);
  const counted = rows.filter((row) => row.canBeHad > 0);
  return {
    rows,
    gone: choices.filter(({ busId }) => !byId.has(busId)).map(({ busId }) => busId),
    canBeHad,
    cents: counted.length === 0 ? null : sumOf(counted.map(({ cents }) => cents)),
  };
}

function rowOf(choice: QuoteChoice, bus: BusDetail): QuoteRow {
  const free = bus.units.filter(isForSale);
  const forSale = bus.sold ? 0 : bus.units.length > 0 ? free.length : (bus.quantity ?? 1);
  if ('units' in choice) {
    const units = bus.units.filter(({ number }) => choice.units.includes(number));
    const had = units.filter(isForSale);
    return {
      choice,
      bus,
      asked: choice.units.length,
      canBeHad: had.length,
      forSale,
      units,
      unknownUnits: choice.units.filter((one) => units.every(({ number }) => number !== one)),
      instead: free.filter((unit) => !units.includes(unit)),
      cents: sumOf(had.map((unit) => exactly(priceOf(unit, bus)))),
    };
  }
  const canBeHad = Math.min(choice.count, forSale);
  return {
    choice,
    bus,
    asked: choice.count,
    canBeHad,
    forSale,
    units: [],
    unknownUnits: [],
    instead: [],
    cents: free.length > 0 ? spanOf(free, canBeHad, bus) : timesPrice(bus.priceCents, canBeHad),
  };
}

const priceOf = ({ priceCents }: PublicUnit, { listedPriceCents }: BusDetail) =>
  priceCents ?? listedPriceCents;
const exactly = (cents: number | null): FigureSpan | null =>
  cents === null ? null : { low: cents, high: cents };
const timesPrice = (cents: number | null, count: number): FigureSpan | null =>
  exactly(cents === null ? null : cents * count);

/** The cheapest so many of a lot, and the dearest; null where one of the lot has no price. */
function spanOf(free: readonly PublicUnit[], count: number, bus: BusDetail): FigureSpan | null {
  const prices = free.flatMap((unit) => priceOf(unit, bus) ?? []).toSorted((a, b) => a - b);
  if (prices.length < free.length) return null;
  const sum = (some: readonly number[]) => some.reduce((total, cents) => total + cents, 0);
  return { low: sum(prices.slice(0, count)), high: sum(prices.slice(prices.length - count)) };
}

function sumOf(ranges: readonly (FigureSpan | null)[]): FigureSpan | null {
  let sum = { low: 0, high: 0 };
  for (const range of ranges) {
    if (range === null) return null;
    sum = { low: sum.low + range.low, high: sum.high + range.high };
  }
  return sum;
}
