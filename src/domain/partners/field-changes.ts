import { busFields } from '../inventory/fields/bus-fields.ts';
import type { BusDetails, BusListing } from '../inventory/bus-listing.ts';
import type { ListingStatus } from '../inventory/choices.ts';
import type { PlannedRow } from '../inventory/import/plan-rows.ts';

/** One field of a bus, as it is and as it shall be; values as our JSON has them. */
export interface FieldChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** What a planned row changes, field by field, in the order of a listing. */
export function fieldChanges(planned: PlannedRow): FieldChange[] {
  switch (planned.outcome) {
    case 'new':
      return between(null, planned.listing);
    case 'changed':
      return between(planned.current, planned.patch);
    case 'returned':
      return between(planned.current, planned.listing);
    default:
      return [];
  }
}

function between(
  current: BusListing | null,
  next: { details?: Partial<BusDetails>; status?: ListingStatus },
): FieldChange[] {
  const { details = {}, status } = next;
  const changes: FieldChange[] = busFields.flatMap(({ key }) => {
    if (!(key in details)) return [];
    const [from, to] = [current?.[key] ?? null, details[key] ?? null];
    return from === to ? [] : [{ field: key, from, to }];
  });
  return status === undefined || status === current?.status
    ? changes
    : [{ field: 'status', from: current?.status ?? null, to: status }, ...changes];
}
