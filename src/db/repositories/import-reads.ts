import type {
  ImportCounts,
  ImportRow,
  RowChange,
  StoredRowOutcome,
  RowStage,
} from '#domain/staff/import/import-record.ts';
import type { ImportStore } from '#domain/staff/import/import-store.ts';
import type { Selectable } from 'kysely';
import type { Executor } from '../database.ts';
import type { ImportFileRow } from '../schema/import-rows.ts';
import { chunksOf } from './listing-statements.ts';

type Reads = Pick<ImportStore, 'counts' | 'rows' | 'samples' | 'rawRows' | 'archivedBy'>;

const rowsPerRead = 500;

export function createImportReads(kysely: Executor): Reads {
  return {
    async counts(id) {
      const rows = await kysely
        .selectFrom('import_rows')
        .where('import_id', '=', id)
        .groupBy(['outcome', 'stage'])
        .select(({ fn }) => [
          'outcome',
          'stage',
          fn.countAll<number>().as('total'),
          fn.count<number>('notes_json').as('noted'),
        ])
        .execute();
      const outcomes: Record<StoredRowOutcome, number> = {
        unread: 0,
        blank: 0,
        new: 0,
        changed: 0,
        returned: 0,
        missing: 0,
        unchanged: 0,
        rejected: 0,
      };
      const stages: Record<RowStage, number> = {
        none: 0,
        planned: 0,
        applied: 0,
        skipped: 0,
        undone: 0,
        kept: 0,
      };
      let noted = 0;
      for (const row of rows) {
        outcomes[row.outcome as StoredRowOutcome] += Number(row.total);
        stages[row.stage as RowStage] += Number(row.total);
        noted += Number(row.noted);
      }
      return { ...outcomes, noted, stages } satisfies ImportCounts;
    },

    async rows(id, { outcomes, stages, noted, afterLine, limit }) {
      let query = kysely
        .selectFrom('import_rows')
        .selectAll()
        .where('import_id', '=', id)
        .where('outcome', 'in', [...outcomes])
        .where('line', '>', afterLine)
        .orderBy('line')
        .limit(limit);
      if (stages) query = query.where('stage', 'in', [...stages]);
      if (noted) query = query.where('notes_json', 'is not', null);
      return (await query.execute()).map(rowFromRow);
    },

    async samples(id, limit) {
      const rows = await rawPage(kysely, id, 0, limit);
      return rows.map(({ cells }) => cells);
    },

    async *rawRows(id) {
      let after = 0;
      for (;;) {
        const rows = await rawPage(kysely, id, after, rowsPerRead);
        yield* rows;
        if (rows.length < rowsPerRead) return;
        after = rows.at(-1)!.line;
      }
    },

    async archivedBy(ids) {
      const found = new Map<number, 'import' | 'person'>();
      for (const chunk of chunksOf(ids, rowsPerRead)) {
        const rows = await kysely
          .selectFrom('listing_facts')
          .innerJoin('bus_listings', 'bus_listings.id', 'listing_facts.listing_id')
          .leftJoin('import_archived', 'import_archived.listing_id', 'listing_facts.listing_id')
          .where('listing_facts.listing_id', 'in', chunk)
          .where('listing_facts.archived_at', 'is not', null)
          .select(['bus_listings.id', 'bus_listings.revision', 'import_archived.revision as left'])
          .execute();
        for (const { id, revision, left } of rows)
          found.set(id, left === revision ? 'import' : 'person');
      }
      return found;
    },
  };
}

async function rawPage(kysely: Executor, id: number, after: number, limit: number) {
  const rows = await kysely
    .selectFrom('import_rows')
    .select(['line', 'cells_json'])
    .where('import_id', '=', id)
    .where('line', '>', after)
    .where('cells_json', 'is not', null)
    .orderBy('line')
    .limit(limit)
    .execute();
  return rows.map(({ line, cells_json }) => ({
    line,
    cells: JSON.parse(cells_json ?? '[]') as string[],
  }));
}

function rowFromRow(row: Selectable<ImportFileRow>): ImportRow {
  return {
    line: row.line,
    outcome: row.outcome as StoredRowOutcome,
    stage: row.stage as RowStage,
    column: row.column_name,
    reason: row.reason,
    notes: row.notes_json === null ? [] : (JSON.parse(row.notes_json) as string[]),
    title: row.title,
    listingId: row.listing_id,
    change: row.change_json === null ? null : (JSON.parse(row.change_json) as RowChange),
  };
}
