import { listingTitle } from '#domain/inventory/listing-title.ts';
import { changingOutcomes, type ImportSettings } from '#domain/staff/import/import-record.ts';
import type { ImportStore } from '#domain/staff/import/import-store.ts';
import type { Database, Executor } from '../database.ts';
import { findListings } from './listing-reads.ts';
import { chunksOf } from './listing-statements.ts';
import { addJobsAbout } from './outbox-jobs.ts';

type Plans = Pick<ImportStore, 'startPlan' | 'savePlan' | 'finishPlan'>;

const missingPerStatement = 250;

export function createImportPlans({ kysely }: Database, now: () => Date): Plans {
  return {
    startPlan: (id, settings, run, job) =>
      kysely.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('imports')
          .set({ state: 'planning', settings_json: JSON.stringify(settings), run, problem: null })
          .where('id', '=', id)
          .where('state', 'in', ['columns', 'ready', 'planning', 'failed'])
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await trx
          .deleteFrom('import_rows')
          .where('import_id', '=', id)
          .where('outcome', '=', 'missing')
          .execute();
        await trx
          .updateTable('import_rows')
          .set({ outcome: 'unread', stage: 'none', notes_json: null, listing_id: null })
          .where('import_id', '=', id)
          .execute();
        if (job) await addJobsAbout(trx, id, [job], now().toISOString());
        return true;
      }),

    savePlan: (id, run, rows) =>
      kysely.transaction().execute(async (trx) => {
        if (!(await isCurrent(trx, id, run))) return false;
        for (const row of rows) {
          await trx
            .updateTable('import_rows')
            .set({
              outcome: row.outcome,
              stage: changingOutcomes.includes(row.outcome) ? 'planned' : 'none',
              column_name: row.column,
              reason: row.reason,
              notes_json: row.notes.length === 0 ? null : JSON.stringify(row.notes),
              title: row.title,
              listing_id: row.listingId,
              revision_seen: row.revisionSeen,
              change_json: row.change === null ? null : JSON.stringify(row.change),
            })
            .where('import_id', '=', id)
            .where('line', '=', row.line)
            .execute();
        }
        return true;
      }),

    finishPlan: (id, run) =>
      kysely.transaction().execute(async (trx) => {
        const record = await isCurrent(trx, id, run);
        if (!record) return false;
        const settings = JSON.parse(record.settings_json) as ImportSettings;
        if (settings.missing === 'archive') await planMissing(trx, id, record.source);
        await trx.updateTable('imports').set({ state: 'ready' }).where('id', '=', id).execute();
        return true;
      }),
  };
}

async function isCurrent(trx: Executor, id: number, run: string) {
  return (
    trx
      .selectFrom('imports')
      .select(['source', 'settings_json'])
      .where('id', '=', id)
      .where('run', '=', run)
      .where('state', '=', 'planning')
      // A preview that overtakes this one waits, and then begins with what this one wrote.
      .forUpdate()
      .executeTakeFirst()
  );
}

/** Offered buses and drafts of the source that no row of the file names. */
async function planMissing(trx: Executor, importId: number, source: string): Promise<void> {
  const last = await trx
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .select(({ fn }) => fn.max('line').as('line'))
    .executeTakeFirst();
  let line = Number(last?.line ?? 0);
  const ids = await trx
    .selectFrom('bus_listings')
    .leftJoin('listing_facts', 'listing_facts.listing_id', 'bus_listings.id')
    .where('source', '=', source)
    .where('status', 'in', ['draft', 'published'])
    .where('listing_facts.archived_at', 'is', null)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('import_rows')
        .where('import_id', '=', importId)
        .where('listing_id', 'is not', null)
        .select('import_rows.listing_id as named')
        .$castTo<{ named: number }>(),
    )
    .orderBy('id')
    .select('id')
    .execute();
  for (const chunk of chunksOf(ids, missingPerStatement)) {
    const listings = await findListings(
      trx,
      chunk.map(({ id }) => id),
    );
    await trx
      .insertInto('import_rows')
      .values(
        listings.map((listing) => ({
          import_id: importId,
          line: ++line,
          outcome: 'missing',
          stage: 'planned',
          title: listingTitle(listing),
          listing_id: listing.id,
          revision_seen: listing.revision,
          change_json: JSON.stringify({ archive: true }),
        })),
      )
      .execute();
  }
}
