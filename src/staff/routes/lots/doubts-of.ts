import type { Context } from 'hono';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { lookUpVin } from '#domain/inventory/vin/look-up-vin.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { lotDoubts } from '#domain/staff/lots/lot-doubts.ts';
import type { StaffEnv } from '#staff/staff-services.ts';

/** Where the units of a lot contradict it. */
export async function doubtsOf(
  c: Context<StaffEnv>,
  { listing }: StaffListing,
  units: readonly LotUnit[],
): Promise<string[]> {
  const { selling, now } = c.get('services');
  const vins = units.flatMap(({ vin }) => vin ?? []);
  const elsewhere = await c.get('staff').inventory.lots.vinsElsewhere(listing.id, vins);
  const about = { table: selling.vinTable, now: now(), yearSaid: listing.year };
  return lotDoubts({ listing, units }, { lookUpVin: (vin) => lookUpVin(vin, about), elsewhere });
}
