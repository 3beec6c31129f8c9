import type {
  FeedSchedule,
  ImportSource,
  ImportSources,
} from '#domain/staff/import/import-ports.ts';
import type { Selectable } from 'kysely';
import { readCell } from '../damaged-rows.ts';
import type { Database } from '../database.ts';
import { columnsOf, fieldsOf } from '../schema/fields-as-columns.ts';
import { sourceFields, type ImportSourceRow } from '../schema/import-rows.ts';
import { recordAct } from './staff-audit.ts';

export function createImportSources({ kysely }: Database, now: () => Date): ImportSources {
  const all = () => kysely.selectFrom('import_sources').selectAll();
  const fresh = (name: string, at: string) => ({
    name,
    columns_json: '{}',
    missing: 'leave',
    clear_blanks: 0,
    schedule: 'none' as FeedSchedule,
    created_at: at,
    updated_at: at,
  });
  return {
    async find(name) {
      const row = await all().where('name', '=', name).executeTakeFirst();
      return row ? sourceFromRow(row) : null;
    },
    async findById(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row ? sourceFromRow(row) : null;
    },
    list: async () => (await all().orderBy('name').execute()).map(sourceFromRow),

    remember: (name, { columns, missing, clearBlanks }) =>
      kysely.transaction().execute(async (trx) => {
        const at = now().toISOString();
        // There from now on, so that of two who learn of it at once both find it.
        await trx
          .insertInto('import_sources')
          .values(fresh(name, at))
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        const row = await trx
          .selectFrom('import_sources')
          .selectAll()
          .where('name', '=', name)
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('import_sources')
          .set({
            columns_json: JSON.stringify({ ...sourceFromRow(row).columns, ...columns }),
            missing,
            clear_blanks: clearBlanks ? 1 : 0,
            updated_at: at,
          })
          .where('name', '=', name)
          .execute();
      }),

    setFeed: (name, { feedUrl, schedule }, by) =>
      kysely.transaction().execute(async (trx) => {
        const at = now().toISOString();
        const said = {
          feed_url: feedUrl,
          schedule,
          etag: null,
          last_modified: null,
          checked_at: null,
          last_outcome: null,
          last_problem: null,
          updated_at: at,
        };
        await trx
          .insertInto('import_sources')
          .values({ ...fresh(name, at), ...said })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(said))
          .execute();
        await recordAct(trx, by, {
          action: 'import.feed',
          subject: ['import-source', name],
          after: { feedUrl, schedule },
          at,
        });
      }),

    async checked({ id, feedUrl }, result) {
      await kysely
        .updateTable('import_sources')
        .set({
          ...columnsOf(result, ['etag', 'lastModified', 'lastOutcome', 'lastProblem']),
          checked_at: now().toISOString(),
        })
        .where('id', '=', id)
        .where('feed_url', '=', feedUrl)
        .execute();
    },
  };
}

function sourceFromRow(row: Selectable<ImportSourceRow>): ImportSource {
  return {
    id: row.id,
    ...fieldsOf(row, sourceFields),
    columns: readCell<Record<string, string>>('import_sources', row.id, row.columns_json, {}),
    missing: row.missing === 'archive' ? 'archive' : 'leave',
    clearBlanks: row.clear_blanks === 1,
  };
}
