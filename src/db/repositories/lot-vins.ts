import type { VinElsewhere } from '#domain/inventory/lots/lot-store.ts';
import type { Executor } from '../database.ts';
import { titleOfRow } from './listing-row-title.ts';
import { chunksOf } from './listing-statements.ts';

const vinsPerStatement = 128;
const mostFound = 100;

/** Listings of any status with one of the VINs, of their own or of a unit of theirs. */
export async function findVinsElsewhere(
  executor: Executor,
  listingId: number,
  vins: readonly string[],
): Promise<VinElsewhere[]> {
  const found: VinElsewhere[] = [];
  for (const chunk of chunksOf(vins, vinsPerStatement)) {
    const titled = executor
      .selectFrom('bus_listings as l')
      .select(['l.id', 'l.title', 'l.year', 'l.category', 'l.condition', 'l.passengers'])
      .select(['l.wheelchair_positions', 'l.body_make', 'l.body_model'])
      .select(['l.chassis_make', 'l.chassis_model'])
      .where('l.id', '!=', listingId)
      .orderBy('l.id', 'desc')
      .limit(mostFound);
    const listings = await titled.select('l.vin').where('l.vin', 'in', chunk).execute();
    const units = await titled
      .innerJoin('lot_units as u', 'u.listing_id', 'l.id')
      .select(['u.vin', 'u.number'])
      .where('u.vin', 'in', chunk)
      .execute();
    for (const row of [...listings.map((one) => ({ ...one, number: null })), ...units]) {
      if (row.vin === null) continue;
      const { id, vin, number } = row;
      found.push({ vin, listingId: id, title: titleOfRow(row), number });
    }
  }
  return found.slice(0, mostFound);
}
