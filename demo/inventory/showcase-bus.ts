import type { BusDetails } from '#domain/inventory/bus-listing.ts';

/**
 * A hand-written bus; `wmi` is the maker part of its VIN, null where a demo VIN would be read as another
 * bus; `arrivedDays` is how long it has been here.
 */
export interface ShowcaseBus {
  wmi: string | null;
  arrivedDays: number;
  details: Partial<BusDetails> & Pick<BusDetails, 'year' | 'category' | 'description'>;
}
