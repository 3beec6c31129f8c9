import { vinCheckDigit } from '#domain/inventory/import/values/read-identity.ts';
import { describe, expect, it } from 'vitest';
import { isNewArrival } from '#domain/inventory/badges.ts';
import { busCategories } from '#domain/inventory/categories.ts';
import { usStates } from '#domain/inventory/vocabulary/states.ts';
import {
  DEMO_FIRST_GENERATED_ID,
  DEMO_FIRST_ID,
  DEMO_GENERATED_COUNT,
  demoListings,
} from './demo-listings.ts';
import { compareVin, sellerSays } from '#domain/inventory/vin/compare-vin.ts';
import { lookUpVin } from '#domain/inventory/vin/look-up-vin.ts';
import { modelYearLetter } from '#domain/inventory/vin/model-year.ts';
import { readVinTable } from '#server/wiring/inventory/read-vin-table.ts';

const now = new Date('2026-11-21T15:30:00.000Z');
const listings = demoListings(now);
const published = listings.filter((listing) => listing.status === 'published');
const share = (part: { length: number }, whole: { length: number }) => part.length / whole.length;
const repeats = (values: (string | null)[]) => {
  const known = values.filter((value) => value !== null);
  return known.length - new Set(known).size;
};

describe('the demo inventory', () => {
  it('has about 600 listings under ids that never move', () => {
    const ids = listings.map((listing) => listing.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toBe(DEMO_FIRST_ID);
    expect(ids.slice(-DEMO_GENERATED_COUNT)).toEqual(
      Array.from({ length: DEMO_GENERATED_COUNT }, (_, n) => DEMO_FIRST_GENERATED_ID + n),
    );
    expect(ids.length).toBe(603);
    expect(ids.indexOf(DEMO_FIRST_GENERATED_ID)).toBeLessThanOrEqual(24);
  });

  it('is the same bytes every time', () => {
    expect(JSON.stringify(demoListings(now))).toBe(JSON.stringify(listings));
  });

  it('is marked as demo throughout', () => {
    expect(new Set(listings.map((listing) => listing.source))).toEqual(new Set(['demo']));
    expect(repeats(listings.map((listing) => listing.sourceId))).toBe(0);
    for (const { details } of listings) expect(details.vin ?? 'DEM0').toContain('DEM0');
  });

  it('has no VIN that says something else than its bus', () => {
    const verdicts = listings.flatMap(({ details }) => {
      const { says } = lookUpVin(details.vin ?? '', { table: readVinTable, now });
      return says ? [[details.vin, ...compareVin(says, sellerSays(details))]] : [];
    });
    expect(verdicts.length).toBeGreaterThan(listings.length / 4);
    expect(verdicts.filter((read) => read.some((one) => one?.[1] === 'differs' || one?.[1] === 'unclear'))).toEqual([]); // prettier-ignore
  });

  it('shows at least ten published buses in every category and three in every state', () => {
    for (const { slug } of busCategories)
      expect([slug, published.filter((l) => l.details.category === slug).length >= 10]).toEqual([slug, true]); // prettier-ignore
    const places = usStates.filter((state) => state.region !== 'territory').map((s) => s.code);
    expect(places).toHaveLength(51);
    for (const state of places)
      expect([state, published.filter((l) => l.details.state === state).length >= 3]).toEqual([state, true]); // prettier-ignore
  });

  it('leaves out prices and miles about as often as dealers do', () => {
    const unpriced = published.filter((l) => l.details.priceCents === null);
    const unknownMiles = published.filter((l) => l.details.mileageMiles === null);
    expect(share(unpriced, published)).toBeGreaterThan(0.13);
    expect(share(unpriced, published)).toBeLessThan(0.23);
    expect(share(unknownMiles, published)).toBeGreaterThan(0.08);
    expect(share(unknownMiles, published)).toBeLessThan(0.2);
  });

  it('has lots, featured, new, reduced, sold and withdrawn listings', () => {
    const lots = published.filter((l) => l.details.quantity !== null);
    for (const { details } of lots) expect(details.quantity).toBeGreaterThanOrEqual(2);
    for (const { details } of lots) expect(details.quantity).toBeLessThanOrEqual(12);
    expect(lots.length).toBeGreaterThanOrEqual(20);
    const featured = published.filter((l) => l.details.featured);
    expect(share(featured, published)).toBeGreaterThan(0.04);
    expect(share(featured, published)).toBeLessThan(0.1);
    expect(new Set(featured.map((l) => l.details.category)).size).toBeGreaterThanOrEqual(12);
    const arrivals = published.filter((l) => isNewArrival(l.createdAt!, now));
    expect(share(arrivals, published)).toBeGreaterThan(0.1);
    expect(share(arrivals, published)).toBeLessThan(0.25);
    const reduced = published.filter((l) => l.details.pricePreviousCents !== null);
    expect(reduced.length).toBeGreaterThanOrEqual(20);
    for (const { details } of reduced)
      expect(details.pricePreviousCents).toBeGreaterThan(details.priceCents!);
    const sold = listings.filter((l) => l.status === 'sold');
    expect(share(sold, listings)).toBeGreaterThan(0.02);
    expect(share(sold, listings)).toBeLessThan(0.07);
    expect(listings.some((l) => l.status === 'withdrawn')).toBe(true);
    expect(listings.some((l) => l.status === 'draft')).toBe(true);
  });

  it('keeps dates in order and never in the future', () => {
    for (const { createdAt, soldAt, status } of listings) {
      expect(Date.parse(createdAt!)).toBeLessThan(now.getTime());
      expect(soldAt !== null).toBe(status === 'sold');
      if (soldAt) expect(soldAt > createdAt! && soldAt < now.toISOString()).toBe(true);
    }
  });

  it('gives valid VINs with the right year, and one to each bus', () => {
    const withVin = listings.filter((l) => l.details.vin !== null);
    expect(share(withVin, listings)).toBeGreaterThan(0.5);
    for (const { details } of withVin) {
      expect(details.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
      expect(details.vin![8]).toBe(vinCheckDigit(details.vin!));
      expect(details.vin![9]).toBe(modelYearLetter(details.year!));
      expect(details.quantity).toBeNull();
    }
    expect(repeats(listings.map((l) => l.details.vin))).toBe(0);
    expect(repeats(listings.map((l) => l.details.stockNumber))).toBe(0);
  });

  it('puts only Pedricktown buses on the lot, and a fair number of them', () => {
    for (const { details } of listings)
      expect(details.onLot).toBe(details.city === 'Pedricktown' && details.state === 'NJ');
    expect(published.filter((l) => l.details.onLot).length).toBeGreaterThanOrEqual(40);
  });

  it('describes nearly every bus in words of its own, in two to nine sentences', () => {
    const texts = listings.map((l) => l.details.description!);
    expect(repeats(texts)).toBeLessThanOrEqual(texts.length * 0.05);
    for (const text of texts) {
      expect(text).not.toMatch(/undefined|null|NaN| {2}|\ba (8|11|18)\D|\ban? an? /);
      expect(text).toMatch(/^[A-Z0-9].*\.$/);
      expect(text.length).toBeLessThan(900);
    }
  });
});
