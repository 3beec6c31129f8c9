import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { Places } from '#domain/locations/place.ts';
import { busDocument } from './bus-document.ts';
import { busRecord } from './bus-record.ts';
import { groupAttributes } from './group-choice.ts';

/** The longest description that is pushed: a hosted record may hold some kilobytes only. */
const longestDescription = 5_000;

/** Attributes that a hosted index searches or ranks by but never gives away. */
export const hiddenAttributes = [
  'vehicle',
  'place',
  'description',
  'lot',
  ...groupAttributes,
] as const;

/**
 * A published listing as a hosted index holds it: the public record and what the embedded engine
 * searches besides. Unknown attributes are left out, so that they sort last and count nowhere.
 */
export function hostedRecord(
  listing: BusListing,
  places: Places | null = null,
): Record<string, unknown> & { objectID: string } {
  const record = busRecord(listing, places);
  const { text, numbers } = busDocument(record, listing);
  const all = {
    ...record,
    vehicle: text.vehicle,
    place: text.place,
    description: text.description?.slice(0, longestDescription).toWellFormed(),
    lot: numbers['lot'],
    ...Object.fromEntries(groupAttributes.map((name) => [name, numbers[name]])),
  };
  const known = Object.entries(all).filter(([, value]) => (value ?? '') !== '');
  return { ...Object.fromEntries(known), objectID: record.objectID };
}
