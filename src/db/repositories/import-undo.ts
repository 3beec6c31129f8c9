import type { RowStage } from '#domain/staff/import/import-record.ts';
import type { ImportStore, SliceOutcome } from '#domain/staff/import/import-store.ts';
import type { EarlierState, StaffChange } from '#domain/staff/inventory/changed-fields.ts';
import { changeOfAct } from '#domain/staff/inventory/listing-workflow.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { inChangeTurn } from '../change-turn.ts';
import type { Database } from '../database.ts';
import { listingsOf, noteArchived } from './import-apply-rows.ts';
import { applyChange, raised, storeChangeSet } from './staff-inventory-store.ts';

/**
 * Takes an import back, a slice at a time: what it changed gets its earlier values, what it added goes
 * to the archive. A bus that somebody has changed since is left as it is, and its row says so.
 */
export function createImportUndo(
  database: Database,
  jobTopics: readonly string[],
): ImportStore['undoSlice'] {
  const { engine } = database;
  return (id, limit) =>
    inChangeTurn<SliceOutcome>(database, 'inventory', async (turn) => {
      const { trx, at } = turn;
      const record = await trx
        .selectFrom('imports')
        .select(['undone_by_id', 'undone_by'])
        .where('id', '=', id)
        .where('state', '=', 'undoing')
        .forUpdate()
        .executeTakeFirst();
      if (!record) return { result: 'finished', changed: false };
      const author = { id: record.undone_by_id ?? '', name: record.undone_by ?? '' };
      const rows = await trx
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', id)
        .where('stage', '=', 'applied')
        .orderBy('line')
        .limit(limit)
        .execute();
      if (rows.length === 0) {
        await trx
          .updateTable('imports')
          .set({ state: 'undone', undone_at: at })
          .where('id', '=', id)
          .execute();
        return { result: 'finished', changed: false };
      }
      const current = await listingsOf(turn, rows);
      const changes: StaffChange[] = [];
      const archived: number[] = [];
      for (const row of rows) {
        const before = current.get(row.listing_id ?? 0);
        let stage: RowStage = 'kept';
        if (before && before.listing.revision === row.revision_after) {
          const change = takenBack(before, row.before_json, at);
          if (change) changes.push(change);
          // It is again as an earlier import left it, so that one can be taken back as well.
          if (change && row.before_json !== null)
            await trx
              .updateTable('import_rows')
              .set({ revision_after: change.after.listing.revision })
              .where('listing_id', '=', before.listing.id)
              .where('revision_after', '=', row.revision_seen)
              .where('stage', '=', 'applied')
              .execute();
          if (change && change.after.facts.archivedAt !== null) archived.push(before.listing.id);
          stage = 'undone';
        }
        await trx
          .updateTable('import_rows')
          .set({ stage })
          .where('import_id', '=', id)
          .where('line', '=', row.line)
          .execute();
      }
      await storeChangeSet(
        turn,
        { engine, jobTopics, author, action: 'listing.import-undo' },
        changes,
      );
      await noteArchived(turn, changes, archived);
      return { result: 'more', changed: changes.length > 0 };
    });
}

function takenBack(
  before: StaffListing,
  earlierJson: string | null,
  at: string,
): StaffChange | null {
  if (earlierJson === null) return applyChange(before, changeOfAct('archive', before, at), at);
  const earlier = JSON.parse(earlierJson) as EarlierState;
  return {
    before,
    after: {
      listing: raised({ ...before.listing, ...earlier.listing }, at),
      facts: { ...before.facts, ...earlier.facts },
    },
  };
}
