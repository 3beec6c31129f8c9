import { describe, expect, it } from 'vitest';
import { startListing } from '#domain/inventory/listing-lifecycle.ts';
import { summarizeLot } from '#domain/inventory/lots/lot-summary.ts';
import { latestModelYear, modelYears } from '#domain/inventory/vin/model-year.ts';
import { readVinText } from '#domain/inventory/vin/read-vin.ts';
import { lotDoubts } from '#domain/staff/lots/lot-doubts.ts';
import { demoListings } from './demo-listings.ts';
import { demoLots } from './demo-lots.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const listings = demoListings(now);
const lots = demoLots(listings, now).map(({ listingId, units }) => {
  const listing = startListing(
    listings.find(({ id }) => id === listingId)!,
    now.toISOString(),
  );
  return { listing, units };
});

describe('the demo lots', () => {
  it('have as many units as their listings say', () => {
    expect(lots.map(({ units }) => units.length)).toEqual(
      lots.map(({ listing }) => listing.quantity),
    );
    expect(lots).toHaveLength(2);
  });

  it('run the miles that the text tells of', () => {
    const { listing, units } = lots[0]!;
    const { mileageMiles } = summarizeLot(units)!;
    const [, low, high] = /from ([\d,]+) to ([\d,]+)/.exec(listing.description!)!;
    const figure = (text = '') => Number(text.replace(',', ''));
    expect(mileageMiles).toEqual({ low: figure(low), high: figure(high) });
  });

  it('contradict nothing', () => {
    const doubts = lots.map((lot) =>
      lotDoubts(lot, {
        lookUpVin: (vin) => ({
          reading: readVinText(vin),
          years: modelYears(vin[9]!, latestModelYear(now)),
          says: null,
        }),
        elsewhere: [],
      }),
    );
    expect(doubts).toEqual([[], []]);
  });
});
