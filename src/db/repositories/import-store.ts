import { tableFormats } from '#domain/inventory/import/table-file.ts';
import { randomUUID } from 'node:crypto';
import type { RawRow } from '#domain/inventory/import/imported-row.ts';
import type {
  ImportRecord,
  ImportSettings,
  ImportState,
} from '#domain/staff/import/import-record.ts';
import type { ImportStore } from '#domain/staff/import/import-store.ts';
import type { Selectable } from 'kysely';
import type { Database, Executor } from '../database.ts';
import { columnsOf, fieldsOf } from '../schema/fields-as-columns.ts';
import { importFields, newImportFields, type ImportTableRow } from '../schema/import-rows.ts';
import { createImportSlices } from './import-apply.ts';
import { createImportPlans } from './import-plans.ts';
import { createImportReads } from './import-reads.ts';
import { chunksOf } from './listing-statements.ts';
import type { ListingWriteOptions } from './listing-writes.ts';
import { addJobsAbout } from './outbox-jobs.ts';
import { recordAct } from './staff-audit.ts';

const rowsPerStatement = 250;

/** The port of imports on either engine. `jobTopics` as for the listing repository. */
export function createImportStore(
  database: Database,
  now: () => Date,
  { jobTopics = [] }: ListingWriteOptions = {},
): ImportStore {
  const { kysely } = database;
  const at = () => now().toISOString();
  return {
    ...createImportReads(kysely),
    ...createImportPlans(database, now),
    ...createImportSlices(database, jobTopics),

    async create(record, rows) {
      const { id } = await kysely
        .insertInto('imports')
        .values({
          ...columnsOf(record, newImportFields),
          file_name: record.fileName.toWellFormed().replaceAll('\0', ''),
          headers_json: JSON.stringify(record.headers.map(storable)),
          settings_json: JSON.stringify(record.settings),
          // Nobody sees it before its rows are there: a crash leaves what `prune` removes.
          state: 'receiving',
          run: randomUUID(),
          created_at: at(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for await (const batch of batchesOf(rows)) await addRows(kysely, id, batch);
      await kysely
        .updateTable('imports')
        .set({ state: record.state })
        .where('id', '=', id)
        .execute();
      return id;
    },

    async find(id) {
      if (!Number.isSafeInteger(id)) return null;
      const row = await kysely
        .selectFrom('imports')
        .selectAll()
        .where('id', '=', id)
        .where('state', '!=', 'receiving')
        .executeTakeFirst();
      return row ? importFromRow(row) : null;
    },

    async list(limit, beforeId) {
      let query = kysely
        .selectFrom('imports')
        .selectAll()
        .where('state', '!=', 'receiving')
        .orderBy('id', 'desc')
        .limit(limit);
      if (beforeId !== undefined) query = query.where('id', '<', beforeId);
      return (await query.execute()).map(importFromRow);
    },

    move: (id, from, to, by, { problem, run, topic } = {}) =>
      kysely.transaction().execute(async (trx) => {
        const undoing = to === 'undoing' ? { undone_by_id: by.id, undone_by: by.name } : {};
        const applying = to === 'applying' ? { member_id: by.id, member_name: by.name } : {};
        let moving = trx
          .updateTable('imports')
          .set({ state: to, problem: problem ?? null, ...undoing, ...applying })
          .where('id', '=', id)
          .where('state', 'in', [...from]);
        if (run !== undefined) moving = moving.where('run', '=', run);
        const { numUpdatedRows } = await moving.executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        if (topic !== undefined) await addJobsAbout(trx, id, [{ topic }], at());
        await recordAct(trx, by, {
          action: `import.${moveWords[to] ?? to}`,
          subject: ['import', id],
          after: problem === undefined ? null : { problem },
          at: at(),
        });
        return true;
      }),

    async storedNames() {
      const rows = await kysely.selectFrom('imports').select('stored_name').execute();
      return new Set(rows.map(({ stored_name }) => stored_name));
    },

    async prune(before) {
      const stale = await kysely
        .deleteFrom('imports')
        .where('state', 'in', ['receiving', 'columns', 'planning', 'ready', 'failed'])
        .where('created_at', '<', before)
        .returning('stored_name')
        .execute();
      return stale.map(({ stored_name }) => stored_name).filter((name) => name !== '');
    },
  };
}

const moveWords: Partial<Record<ImportState, string>> = {
  applying: 'run',
  cancelled: 'stop',
  undoing: 'undo',
  failed: 'fail',
};

async function addRows(kysely: Executor, id: number, rows: readonly RawRow[]): Promise<void> {
  for (const chunk of chunksOf(rows, rowsPerStatement)) {
    await kysely
      .insertInto('import_rows')
      .values(
        chunk.map(({ line, cells }) => ({
          import_id: id,
          line,
          cells_json: JSON.stringify(cells.map(storable)),
          outcome: 'unread',
          stage: 'none',
        })),
      )
      .execute();
  }
}

/** Escapes of NUL and of half characters are refused by PostgreSQL's JSON, and mean nothing anyway. */
function storable(cell: string): string {
  return cell.toWellFormed();
}

async function* batchesOf(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow[]> {
  let batch: RawRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsPerStatement) continue;
    yield batch;
    batch = [];
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (batch.length > 0) yield batch;
}

function importFromRow(row: Selectable<ImportTableRow>): ImportRecord {
  return {
    id: row.id,
    ...fieldsOf(row, importFields),
    state: row.state as ImportState,
    // A later version, which runs beside this one, may know more of them.
    format: tableFormats.find((format) => format === row.format) ?? 'delimited',
    headers: JSON.parse(row.headers_json) as string[],
    settings: JSON.parse(row.settings_json) as ImportSettings,
  };
}
