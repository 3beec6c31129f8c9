import { changedUnits } from '#domain/inventory/lots/unit-audit.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import {
  earlierState,
  type EarlierState,
  type StaffChange,
} from '#domain/staff/inventory/changed-fields.ts';
import type {
  ChangeSet,
  StaffInventoryRepository,
  UndoOutcome,
} from '#domain/staff/inventory/staff-inventory-repository.ts';
import { inChangeTurn, type ChangeTurn } from '../change-turn.ts';
import type { Database, Executor } from '../database.ts';
import { changeSetFromRow } from '../schema/staff-inventory-rows.ts';
import { chunksOf } from './listing-statements.ts';
import { readUnits } from './lot-units.ts';
import { findStaffListings } from './staff-inventory-facts.ts';
import { raised, storeChangeSet, applyWithUnits } from './staff-inventory-store.ts';

type ChangeSets = Pick<
  StaffInventoryRepository,
  'changeMany' | 'changeSet' | 'changeSets' | 'undo'
>;

const rowsPerStatement = 512;

export function createChangeSets(database: Database, jobTopics: readonly string[]): ChangeSets {
  const { kysely, engine } = database;
  return {
    changeMany: ({ author, action, label, ids }, decide) =>
      inChangeTurn<{ changeSetId: number | null; changed: number }>(
        database,
        'inventory',
        async (turn) => {
          const changes: StaffChange[] = [];
          for (const chunk of chunksOf([...new Set(ids)], rowsPerStatement)) {
            for (const current of await findStaffListings(turn.trx, chunk)) {
              const change = await applyWithUnits(turn, current, decide(current, turn.at));
              if (change !== null) changes.push(change);
            }
          }
          if (changes.length === 0)
            return { result: { changeSetId: null, changed: 0 }, changed: false };
          await storeChangeSet(turn, { engine, jobTopics, author, action }, changes);
          const { id } = await turn.trx
            .insertInto('change_sets')
            .values({
              at: turn.at,
              member_id: author.id,
              member_name: author.name,
              label,
              row_count: changes.length,
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          await rememberRows(turn, id, changes);
          return { result: { changeSetId: id, changed: changes.length }, changed: true };
        },
      ),

    async changeSet(id) {
      if (!Number.isSafeInteger(id)) return null;
      const row = await findSet(kysely, id);
      return row ?? null;
    },

    async changeSets(limit) {
      const rows = await kysely
        .selectFrom('change_sets')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(changeSetFromRow);
    },

    undo: (author, changeSetId) =>
      inChangeTurn<UndoOutcome>(database, 'inventory', async (turn) => {
        const { trx, at } = turn;
        const set = await findSet(trx, changeSetId);
        if (!set) return { result: { outcome: 'missing' }, changed: false };
        if (set.undoneAt !== null) return { result: { outcome: 'already', set }, changed: false };
        const rows = await trx
          .selectFrom('change_set_rows')
          .selectAll()
          .where('change_set_id', '=', changeSetId)
          .orderBy('listing_id')
          .execute();
        const changes: StaffChange[] = [];
        const refused: { id: number; title: string }[] = [];
        for (const chunk of chunksOf(rows, rowsPerStatement)) {
          const byId = new Map(chunk.map((row) => [row.listing_id, row]));
          for (const before of await findStaffListings(trx, [...byId.keys()])) {
            const { id, revision } = before.listing;
            const row = byId.get(id)!;
            if (row.revision_after !== revision) {
              refused.push({ id, title: listingTitle(before.listing) });
              continue;
            }
            const earlier = JSON.parse(row.before_json) as EarlierState;
            const was = new Map(earlier.units?.map((unit) => [unit.id, unit]));
            const units = was.size === 0 ? [] : await readUnits(trx, id);
            changes.push({
              before,
              after: {
                listing: raised({ ...before.listing, ...earlier.listing }, at),
                facts: { ...before.facts, ...earlier.facts },
              },
              units: changedUnits(
                units,
                units.map((unit) => ({ ...unit, ...was.get(unit.id) })),
              ),
            });
          }
        }
        const action = 'listing.undo';
        await storeChangeSet(turn, { engine, jobTopics, author, action }, changes);
        await trx
          .updateTable('change_sets')
          .set({ undone_at: at, undone_by: author.name })
          .where('id', '=', changeSetId)
          .execute();
        return {
          result: { outcome: 'undone', restored: changes.length, refused },
          changed: changes.length > 0,
        };
      }),
  };
}

async function rememberRows(
  { trx }: ChangeTurn,
  changeSetId: number,
  changes: readonly StaffChange[],
): Promise<void> {
  for (const chunk of chunksOf(changes, rowsPerStatement)) {
    await trx
      .insertInto('change_set_rows')
      .values(
        chunk.map((change) => ({
          change_set_id: changeSetId,
          listing_id: change.after.listing.id,
          revision_after: change.after.listing.revision,
          before_json: JSON.stringify(earlierState(change)),
        })),
      )
      .execute();
  }
}

async function findSet(executor: Executor, id: number): Promise<ChangeSet | null> {
  const row = await executor
    .selectFrom('change_sets')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? changeSetFromRow(row) : null;
}
