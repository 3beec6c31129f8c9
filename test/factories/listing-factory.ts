import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import { emptyBusDetails } from '#domain/inventory/bus-listing.ts';
import type { NewListing } from '#domain/inventory/listing-repository.ts';

export interface ListingOverrides extends Partial<Omit<NewListing, 'details'>> {
  details?: Partial<BusDetails>;
}

/** An ordinary published shuttle; the same every time, and only what a test names differs. */
export function aListing(overrides: ListingOverrides = {}): NewListing {
  const { details, ...rest } = overrides;
  return {
    status: 'published',
    images: [],
    source: 'test',
    sourceId: null,
    ...rest,
    details: {
      ...emptyBusDetails,
      year: 2018,
      bodyMake: 'Starcraft',
      bodyModel: 'Allstar',
      chassisMake: 'Ford',
      chassisModel: 'E-450',
      category: 'shuttle',
      condition: 'used',
      passengers: 25,
      priceCents: 4_950_000,
      mileageMiles: 88_412,
      mileageStatus: 'actual',
      fuel: 'gas',
      transmission: 'automatic',
      brakes: 'hydraulic',
      gvwrLb: 14_500,
      city: 'Columbus',
      state: 'OH',
      ...details,
    },
  };
}

/** `count` listings that differ in source id, stock number, price and mileage. */
export function listings(count: number, overrides: ListingOverrides = {}): NewListing[] {
  return Array.from({ length: count }, (_, index) =>
    aListing({
      sourceId: `row-${index + 1}`,
      ...overrides,
      details: {
        stockNumber: `S${String(index + 1).padStart(6, '0')}`,
        priceCents: 1_000_000 + index * 100,
        mileageMiles: 10_000 + index,
        ...overrides.details,
      },
    }),
  );
}
