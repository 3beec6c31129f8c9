import { expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { emptyBusDetails, type BusDetails } from '#domain/inventory/bus-listing.ts';
import { specificationGroups } from '#domain/inventory/specifications.ts';
import type { LotFigures } from '#domain/inventory/lots/as-it-stands.ts';
import { sampleDetail } from '#site/routes/inventory/sample-detail.ts';
import { windshieldSheet } from './windshield-sheet.ts';

const sheetOf = (overrides: Parameters<typeof sampleDetail>[0]) =>
  windshieldSheet(sampleDetail(overrides), siteSettings, 'https://omnibus.example');

const lot: LotFigures = {
  forSale: 3,
  reserved: 1,
  sold: 0,
  priceCents: { low: 1_690_000, high: 1_850_000 },
  mileageMiles: { low: 109_000, high: 126_000 },
};

it('asks of a lot what its page asks, and never the lowest price and miles of one for all', () => {
  const { price, facts } = sheetOf({ lot, priceCents: 1_690_000, sold: false });
  expect(price).toBe('$16,900–$18,500');
  expect(facts.map(({ value }) => value)).toContain('109,000–126,000 mi');
});

it('of what cannot be had says so in the place of a price', () => {
  expect(sheetOf({ sold: true, priceCents: null, lot: null }).price).toBe('Sold');
  expect(sheetOf({ sold: false, lot: { ...lot, forSale: 0 } }).price).toBe('Reserved');
});

it('says what is not as usual of the odometer and the title, and nothing where it is', () => {
  const ofPapers = (papers: Pick<BusDetails, 'mileageStatus' | 'titleStatus'>) =>
    sheetOf({
      specifications: specificationGroups({ ...emptyBusDetails, mileageMiles: 84_210, ...papers }),
    }).facts.map(({ label, value }) => `${label}: ${value}`);
  expect(ofPapers({ mileageStatus: 'unknown', titleStatus: 'salvage' })).toEqual([
    'Mileage: 84,210 mi (135,523 km)',
    'Odometer: Unknown',
    'Vehicle title: Salvage',
  ]);
  expect(ofPapers({ mileageStatus: 'actual', titleStatus: 'clean' })).toHaveLength(1);
});
