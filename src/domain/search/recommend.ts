import type { BusRecord } from './bus-record.ts';

/** From 1 (equal) to 0 (`scale` apart); an unknown figure is neither near nor far. */
const close = (x: number | null, y: number | null, scale: number): number =>
  x === null || y === null ? 0.4 : Math.max(0, 1 - Math.abs(x - y) / scale);

const same = (x: unknown, y: unknown): number => (x !== null && x === y ? 1 : 0);

/** How much two buses have in common for a buyer, from 0 to 100. */
export function likeness(a: BusRecord, b: BusRecord): number {
  const score =
    35 * (a.categorySlug[0] === b.categorySlug[0] ? 1 : 0) +
    22 * close(a.seats, b.seats, 20) +
    13 * close(a.year, b.year, 12) +
    13 * close(a.price, b.price, 60_000) +
    7 * same(a.make, b.make) +
    5 * same(a.model, b.model) +
    3 * same(a.wheelchair, b.wheelchair) +
    2 * same(a.fuel, b.fuel);
  return Math.round(score * 10) / 10;
}

/**
 * How much two buses look alike: body, length and color count, price and mileage do not (the
 * "looking similar" model of spec §7's recommendations).
 */
export function visualLikeness(a: BusRecord, b: BusRecord): number {
  const score =
    40 * (a.categorySlug[0] === b.categorySlug[0] ? 1 : 0) +
    20 * close(a.lengthFt, b.lengthFt, 15) +
    15 * same(a.color, b.color) +
    15 * same(a.make, b.make) +
    10 * same(a.model, b.model);
  return Math.round(score * 10) / 10;
}

/** The candidates most like `bus`, best first, itself left out, none under `threshold`. */
export function mostAlike(
  bus: BusRecord,
  candidates: readonly BusRecord[],
  measure: (a: BusRecord, b: BusRecord) => number,
  threshold: number,
  limit: number,
): { record: BusRecord; score: number }[] {
  return candidates
    .filter((candidate) => candidate.objectID !== bus.objectID)
    .map((record) => ({ record, score: measure(bus, record) }))
    .filter(({ score }) => score >= threshold)
    .toSorted((a, b) => b.score - a.score || Number(a.record.objectID) - Number(b.record.objectID))
    .slice(0, limit);
}
