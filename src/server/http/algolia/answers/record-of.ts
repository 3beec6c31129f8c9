import type { BusRecord } from '#domain/search/bus-record.ts';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';

/** The record with exactly this id, or null; `1e1` and ` 10` are nobody's. */
export function recordOf(search: EmbeddedBusSearch, objectID: string): BusRecord | null {
  return /^[1-9]\d{0,14}$/.test(objectID) ? search.record(Number(objectID)) : null;
}
