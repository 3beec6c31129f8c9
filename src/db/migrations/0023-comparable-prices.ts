import type { Migration } from './migration.ts';

/** Which buses are comparable by price is asked for every bus that is shown. */
export const comparablePrices: Migration = {
  name: '0023-comparable-prices',
  statements: () => [
    'create index bus_listings_comparable on bus_listings (category, passengers, year, mileage_miles)',
  ],
};
