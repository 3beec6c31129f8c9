import type { NewListing } from '#domain/inventory/listing-repository.ts';
import { DEMO_EPOCH, generateListings } from './generate-listings.ts';
import { showcaseListings } from './showcase-listings.ts';

/** Every demo listing has an id from here on; the showcase comes first. Ids never move. */
export const DEMO_FIRST_ID = 1001;
/** The generated part starts here whatever the length of the showcase, which may grow to 24. */
export const DEMO_FIRST_GENERATED_ID = 1025;
export const DEMO_GENERATED_COUNT = 588;
/** The year the company opened; changing it changes every generated demo bus. */
const DEMO_SEED = 2008;

/**
 * The demo inventory in id order: hand-written showcase buses, then generated ones. Fixed but for
 * the dates, which count back from the day of `now`. No pictures: `seed-demo.ts` adds those.
 */
export function demoListings(now: Date = DEMO_EPOCH): (NewListing & { id: number })[] {
  const listings: (NewListing & { id: number })[] = [];
  let id = DEMO_FIRST_ID;
  for (const listing of showcaseListings(now)) listings.push({ ...listing, id: id++ });
  id = DEMO_FIRST_GENERATED_ID;
  for (const listing of generateListings({ count: DEMO_GENERATED_COUNT, seed: DEMO_SEED, now }))
    listings.push({ ...listing, id: id++ });
  return listings;
}
