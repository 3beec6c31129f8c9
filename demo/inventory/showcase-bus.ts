import type { BusDetails } from '#domain/inventory/bus-listing.ts';

/** A hand-written bus; `wmi` is the maker part of its VIN, `arrivedDays` how long it has been here. */
export interface ShowcaseBus {
  wmi: string | null;
  arrivedDays: number;
  details: Partial<BusDetails> & Pick<BusDetails, 'year' | 'category' | 'description'>;
}
