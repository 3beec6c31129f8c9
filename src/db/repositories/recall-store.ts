import { sql } from 'kysely';
import type {
  RecallFile,
  RecallLoad,
  RecallRow,
  RecallStore,
} from '#domain/inventory/recalls/recall-store.ts';
import { untoldYear } from '#domain/inventory/recalls/read-recall-row.ts';
import { inChangeTurn } from '../change-turn.ts';
import type { Database, Executor } from '../database.ts';
import { columnsOf, fieldsOf } from '../schema/fields-as-columns.ts';
import { campaignFields, vehicleFields } from '../schema/recall-rows.ts';

type Used = Awaited<ReturnType<RecallLoad['use']>>;

/** An import that has not ended by then was killed. */
const longestImportMs = 60 * 60_000;
/** Of its campaigns a later file keeps more than this: NHTSA adds to its list. */
const leastShareKept = 0.9;

export function createRecallStore(database: Database, now: () => Date): RecallStore {
  const { kysely } = database;
  return {
    async find(questions, most) {
      const used = await usedFile(kysely);
      const file = used && { newestOn: used.newestOn, campaigns: used.campaigns };
      if (used === null || questions.length === 0) return { file, rows: [] };
      const rows = await kysely
        .selectFrom('recall_vehicles as vehicle')
        .innerJoin('recall_campaigns as campaign', (join) =>
          join
            .onRef('campaign.file_id', '=', 'vehicle.file_id')
            .onRef('campaign.number', '=', 'vehicle.number'),
        )
        .selectAll('campaign')
        .select(['make', 'model_key', 'model_name', 'year', 'component'])
        .where('vehicle.file_id', '=', used.id)
        .where((where) =>
          where.or(
            questions.map(({ make, modelKeys, year }) =>
              where.and([
                where('make', '=', make),
                where('model_key', 'in', modelKeys),
                where('year', 'in', [year, untoldYear]),
              ]),
            ),
          ),
        )
        .orderBy(sql`coalesce(reported_on, '')`, 'desc')
        .orderBy('campaign.number', 'desc')
        .orderBy('component')
        .orderBy('model_key')
        .limit(most)
        .execute();
      return {
        file,
        rows: rows.map((row) => ({
          ...fieldsOf(row, [...campaignFields, ...vehicleFields]),
          doNotDrive: row.do_not_drive === 1,
          parkOutside: row.park_outside === 1,
        })),
      };
    },

    async begin() {
      const { id } = await kysely
        .insertInto('recall_files')
        .values({ state: 'loading', begun_at: now().toISOString(), newest_on: null, campaigns: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sweep(kysely, new Date(now().getTime() - longestImportMs).toISOString());
      return {
        add: (rows) => addRows(database, id, rows),
        async use(newestOn, { anyway }) {
          const { campaigns } = await kysely
            .selectFrom('recall_campaigns')
            .select(({ fn }) => fn.countAll<number>().as('campaigns'))
            .where('file_id', '=', id)
            .executeTakeFirstOrThrow()
            .then((row) => ({ campaigns: Number(row.campaigns) }));
          const outcome = await inChangeTurn<Used>(database, 'inventory', async ({ trx }) => {
            const before = await usedFile(trx);
            if (before !== null && !anyway && newestOn < before.newestOn)
              return { result: { outcome: 'older', used: before }, changed: false };
            if (before !== null && !anyway && campaigns < before.campaigns * leastShareKept)
              return { result: { outcome: 'smaller', used: before, campaigns }, changed: false };
            await trx
              .updateTable('recall_files')
              .set({ state: 'replaced' })
              .where('state', '=', 'used')
              .execute();
            const { numUpdatedRows } = await trx
              .updateTable('recall_files')
              .set({ state: 'used', newest_on: newestOn, campaigns })
              .where('id', '=', id)
              .executeTakeFirstOrThrow();
            if (numUpdatedRows !== 1n)
              throw new Error('the import took over an hour and was given up; run it again');
            const file = { newestOn, campaigns };
            return { result: { outcome: 'used', file, before }, changed: true };
          });
          if (outcome.outcome === 'used') await sweep(kysely, '');
          return outcome;
        },
        discard: () => remove(kysely, [id]),
      };
    },
  };
}

async function usedFile(executor: Executor): Promise<(RecallFile & { id: number }) | null> {
  const row = await executor
    .selectFrom('recall_files')
    .select(['id', 'newest_on', 'campaigns'])
    .where('state', '=', 'used')
    .executeTakeFirst();
  return row ? { id: row.id, newestOn: row.newest_on ?? '', campaigns: row.campaigns } : null;
}

/** All or nothing; of a campaign that comes in several rows the first tells its texts. */
async function addRows(
  { kysely }: Database,
  file: number,
  rows: readonly RecallRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const campaigns = rows.map((row) => ({
    file_id: file,
    ...columnsOf(row, campaignFields),
    do_not_drive: row.doNotDrive ? 1 : 0,
    park_outside: row.parkOutside ? 1 : 0,
  }));
  const vehicles = rows.map((row) => ({ file_id: file, ...columnsOf(row, vehicleFields) }));
  await kysely.transaction().execute(async (trx) => {
    await trx
      .insertInto('recall_campaigns')
      .values(campaigns)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('recall_vehicles')
      .values(vehicles)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Takes away what a file replaced, and what was begun before and never ended. */
async function sweep(executor: Executor, begunBefore: string): Promise<void> {
  const gone = await executor
    .selectFrom('recall_files')
    .select('id')
    .where((where) =>
      where.or([
        where('state', '=', 'replaced'),
        where.and([where('state', '=', 'loading'), where('begun_at', '<', begunBefore)]),
      ]),
    )
    .execute();
  await remove(
    executor,
    gone.map(({ id }) => id),
  );
}

async function remove(executor: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['recall_vehicles', 'recall_campaigns'] as const)
    await executor.deleteFrom(table).where('file_id', 'in', ids).execute();
  await executor.deleteFrom('recall_files').where('id', 'in', ids).execute();
}
