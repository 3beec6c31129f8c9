import { startListing } from '#domain/inventory/listing-lifecycle.ts';
import type { RowChange, RowStage } from '#domain/staff/import/import-record.ts';
import type { ImportStore, SliceOutcome } from '#domain/staff/import/import-store.ts';
import {
  changedFields,
  earlierState,
  type StaffChange,
} from '#domain/staff/inventory/changed-fields.ts';
import { changeOfAct } from '#domain/staff/inventory/listing-workflow.ts';
import type { ChangeAuthor } from '#domain/staff/inventory/staff-inventory-repository.ts';
import { noFacts } from '#domain/staff/inventory/staff-listing.ts';
import type { Selectable } from 'kysely';
import { inChangeTurn, type ChangeTurn } from '../change-turn.ts';
import { isForGood } from '../database-faults.ts';
import type { Database } from '../database.ts';
import type { ImportFileRow } from '../schema/import-rows.ts';
import { listingsOf, noteArchived } from './import-apply-rows.ts';
import { createImportUndo } from './import-undo.ts';
import { findByIdentity } from './listing-identity.ts';
import { insertNumbered } from './listing-statements.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAct } from './staff-audit.ts';
import { applyChange, storeChangeSet } from './staff-inventory-store.ts';

type Slices = Pick<ImportStore, 'applySlice' | 'isForGood' | 'skipNext' | 'undoSlice'>;
type FileRow = Selectable<ImportFileRow>;

/** What became of a row, for the row. */
interface Settled {
  line: number;
  stage: RowStage;
  reason?: string;
  listingId?: number;
  before?: string | null;
  revision?: number;
}

const action = 'listing.import';
const edited = 'It was changed after the preview, so it was left as it is.';

export function createImportSlices(database: Database, jobTopics: readonly string[]): Slices {
  const { kysely, engine } = database;

  async function applyRows(turn: ChangeTurn, author: ChangeAuthor, rows: readonly FileRow[]) {
    const { at } = turn;
    const current = await listingsOf(turn, rows);
    const settled: Settled[] = [];
    const changes: StaffChange[] = [];
    const archived: number[] = [];
    for (const row of rows) {
      const change = JSON.parse(row.change_json ?? '{}') as RowChange;
      if ('new' in change) continue;
      const { line } = row;
      const before = current.get(row.listing_id ?? 0);
      if (!before || before.listing.revision !== row.revision_seen) {
        settled.push({ line, stage: 'skipped', reason: edited });
        continue;
      }
      const decided = 'archive' in change ? changeOfAct('archive', before, at) : change.change;
      const done = applyChange(before, decided, at);
      if (done === null) {
        settled.push({ line, stage: 'skipped', reason: 'It is that way already.' });
        continue;
      }
      changes.push(done);
      if ('archive' in change) archived.push(before.listing.id);
      settled.push({
        line,
        stage: 'applied',
        before: JSON.stringify(earlierState(done)),
        revision: done.after.listing.revision,
      });
    }
    await storeChangeSet(turn, { engine, jobTopics, author, action }, changes);
    await noteArchived(turn, changes, archived);
    settled.push(...(await addListings(turn, author, rows)));
    for (const row of settled) await settle(turn, rows[0]!.import_id, row);
    return settled.some(({ stage }) => stage === 'applied');
  }

  async function addListings(
    turn: ChangeTurn,
    author: ChangeAuthor,
    rows: readonly FileRow[],
  ): Promise<Settled[]> {
    const { trx, at } = turn;
    const wanted = rows.flatMap((row) => {
      const change = JSON.parse(row.change_json ?? '{}') as RowChange;
      return 'new' in change ? [{ line: row.line, ...change }] : [];
    });
    const known = await findByIdentity(
      trx,
      wanted.map(({ identity }) => identity),
    );
    const fresh = wanted.filter((_, index) => known[index] === null);
    const stored = fresh.map((row) => startListing(row.new, at));
    const ids = await insertNumbered(trx, engine, stored);
    await addJobs(
      trx,
      jobTopics.flatMap((topic) => ids.map((id) => ({ topic, key: String(id) }))),
      at,
    );
    for (const [index, id] of ids.entries()) {
      const listing = { ...stored[index]!, id };
      await recordAct(trx, author, {
        action,
        subject: ['listing', id],
        ...changedFields(null, { listing, facts: noFacts }),
        at,
      });
    }
    const reason = 'It was added after the preview, so it was not added again.';
    return [
      ...wanted.flatMap(({ line }, index): Settled[] =>
        known[index] === null ? [] : [{ line, stage: 'skipped', reason }],
      ),
      ...fresh.map(({ line }, index): Settled => ({
        line,
        stage: 'applied',
        listingId: ids[index],
        before: null,
        revision: 1,
      })),
    ];
  }

  return {
    undoSlice: createImportUndo(database, jobTopics),

    applySlice: (id, limit) =>
      inChangeTurn<SliceOutcome>(database, 'inventory', async (turn) => {
        const { trx, at } = turn;
        const record = await trx
          .selectFrom('imports')
          .select(['member_id', 'member_name'])
          .where('id', '=', id)
          .where('state', '=', 'applying')
          // Whoever stops it waits for the end of the slice.
          .forUpdate()
          .executeTakeFirst();
        if (!record) return { result: 'finished', changed: false };
        const author = { id: record.member_id, name: record.member_name };
        const rows = await trx
          .selectFrom('import_rows')
          .selectAll()
          .where('import_id', '=', id)
          .where('stage', '=', 'planned')
          .orderBy('line')
          .limit(limit)
          .execute();
        if (rows.length > 0)
          return { result: 'more', changed: await applyRows(turn, author, rows) };
        await trx
          .updateTable('imports')
          .set({ state: 'done', applied_at: at })
          .where('id', '=', id)
          .execute();
        return { result: 'finished', changed: false };
      }),

    isForGood,

    skipNext: (id, reason) =>
      kysely.transaction().execute(async (trx) => {
        const next = await trx
          .selectFrom('import_rows')
          .select('line')
          .where('import_id', '=', id)
          .where('stage', '=', 'planned')
          .orderBy('line')
          .limit(1)
          .forUpdate()
          .executeTakeFirst();
        if (!next) return;
        await trx
          .updateTable('import_rows')
          .set({ stage: 'skipped', reason: reason.slice(0, 500) })
          .where('import_id', '=', id)
          .where('line', '=', next.line)
          .execute();
      }),
  };
}

async function settle({ trx }: ChangeTurn, importId: number, row: Settled): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set({
      stage: row.stage,
      ...(row.reason === undefined ? {} : { reason: row.reason }),
      ...(row.listingId === undefined ? {} : { listing_id: row.listingId }),
      ...(row.before === undefined ? {} : { before_json: row.before }),
      ...(row.revision === undefined ? {} : { revision_after: row.revision }),
    })
    .where('import_id', '=', importId)
    .where('line', '=', row.line)
    .execute();
}
