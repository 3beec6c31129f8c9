import type {
  SettleOutcome,
  StaffInventoryRepository,
} from '#domain/staff/inventory/staff-inventory-repository.ts';
import { inChangeTurn } from '../change-turn.ts';
import type { Database } from '../database.ts';
import { findListing } from './listing-reads.ts';
import { recordAct } from './staff-audit.ts';
import { readSettled } from './vin-settlement-reads.ts';

/** See `StaffInventoryRepository.settle`. The turn of the inventory outdates the kept page of the bus. */
export const settleDifference = (
  database: Database,
  { author, id, as }: Parameters<StaffInventoryRepository['settle']>[0],
  decide: Parameters<StaffInventoryRepository['settle']>[1],
): Promise<SettleOutcome> =>
  inChangeTurn<SettleOutcome>(database, 'inventory', async ({ trx, at }) => {
    const listing = await findListing(trx, id);
    if (!listing) return { result: 'missing', changed: false };
    const difference = decide(listing);
    if (!difference) return { result: 'moved', changed: false };
    const { fact, vin, says, told } = difference;
    const before = (await readSettled(trx, id)).find((one) => one.fact === fact);
    await trx
      .deleteFrom('vin_settlements')
      .where('listing_id', '=', id)
      .where('fact', '=', fact)
      .execute();
    if (as !== null) {
      await trx
        .insertInto('vin_settlements')
        .values({
          listing_id: id,
          fact,
          vin,
          says,
          told,
          settled_as: as,
          settled_at: at,
          settled_by: author.name,
        })
        .execute();
    }
    await recordAct(trx, author, {
      action: as === null ? 'listing.reopen-vin' : 'listing.settle-vin',
      subject: ['listing', id],
      before: { settledAs: before?.is ?? null },
      after: { fact, vinSays: says, listingSays: told, settledAs: as },
      at,
    });
    return { result: 'settled', changed: true };
  });
