import { emptyBusDetails } from '#domain/inventory/bus-listing.ts';
import type { NewListing } from '#domain/inventory/listing-repository.ts';
import { demoVin } from './demo-vin.ts';
import { showcaseBuses } from './showcase-buses.ts';

/** VINs of the showcase count from here, clear of every generated one. */
const SHOWCASE_SERIAL = 900_000;
const dayMs = 24 * 60 * 60 * 1000;

/** The hand-written buses that lead the home page: full specifications, every kind of bus. */
export function showcaseListings(now: Date): NewListing[] {
  const todayMs = Math.floor(now.getTime() / dayMs) * dayMs;
  return showcaseBuses.map(({ wmi, arrivedDays, details }, index) => ({
    details: {
      ...emptyBusDetails,
      condition: 'used',
      titleStatus: 'clean',
      mileageStatus: 'actual',
      transmission: 'automatic',
      featured: true,
      stockNumber: `OMN-${String(index + 1).padStart(3, '0')}`,
      vin: wmi ? demoVin({ wmi, year: details.year!, seed: 0, index: SHOWCASE_SERIAL + index }) : null, // prettier-ignore
      ...details,
    },
    status: 'published',
    images: [],
    source: 'demo',
    sourceId: `showcase-${index + 1}`,
    createdAt: new Date(todayMs - arrivedDays * dayMs - (index + 1) * 3_607_000).toISOString(),
    soldAt: null,
  }));
}
