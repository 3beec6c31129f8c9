import type { ContentEdits } from '#domain/content/editing/content-edits.ts';
import { csvLine, exportCells, exportHeaders } from '#domain/inventory/import/listing-cells.ts';
import { withFormulaGuard } from '#domain/inventory/import/values/read-cell-text.ts';
import { listingStatuses, type ListingStatus } from '#domain/inventory/choices.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { leadRecord } from '#domain/leads/present-lead.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import { submissionRecord } from '#domain/selling/present-submission.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import type { AuditLog } from '../audit-log.ts';
import type { ImportSources } from './import-ports.ts';

/** What can be taken out, with the words that staff read. */
export const exportTables = {
  inventory: 'Inventory, all statuses',
  leads: 'Leads',
  submissions: 'Submissions',
  content: 'Content and settings that staff wrote',
  audit: 'Audit log',
  columns: 'Columns remembered for sources',
} as const;
export type ExportTable = keyof typeof exportTables;
export type ExportFormat = 'csv' | 'jsonl';

const batchSize = 500;
export const everyStatus = Object.keys(listingStatuses) as ListingStatus[];

/** One object of a table: the cells of its CSV row, and its line of JSON. */
interface ExportRecord {
  cells: readonly string[];
  json: unknown;
}

interface ExportParts {
  listings: Pick<ListingRepository, 'scan'>;
  /** Of the inventory; all of them unless given. */
  statuses?: readonly ListingStatus[];
  leads: Pick<LeadRepository, 'scan'>;
  submissions: Pick<SubmissionRepository, 'scan' | 'photos'>;
  content: Pick<ContentEdits, 'all'>;
  audit: Pick<AuditLog, 'page'>;
  sources: Pick<ImportSources, 'list'>;
}

/**
 * A whole table as text, a bounded batch at a time. No cell of the CSV is a formula to a spreadsheet
 * (RFC 4180, and an apostrophe in front of text that would be one).
 */
export async function* exportText<Table extends ExportTable>(
  parts: Pick<ExportParts, PartsOf[Table]>,
  table: Table,
  format: ExportFormat,
): AsyncGenerator<string> {
  let headed = format === 'jsonl';
  for await (const { headers, records } of tables[table](parts)) {
    const head = headed ? '' : `${csvLine(headers)}\r\n`;
    headed = true;
    const lines = records.map(({ cells, json }) =>
      format === 'csv' ? `${csvLine(cells)}\r\n` : `${JSON.stringify(json)}\n`,
    );
    yield head + lines.join('');
  }
}

type Batches = AsyncGenerator<{ headers: readonly string[]; records: ExportRecord[] }>;

/** What each table is read from. */
interface PartsOf {
  inventory: 'listings' | 'statuses';
  leads: 'leads';
  submissions: 'submissions';
  content: 'content';
  audit: 'audit';
  columns: 'sources';
}

const tables: {
  [Table in ExportTable]: (parts: Pick<ExportParts, PartsOf[Table]>) => Batches;
} = {
  async *inventory({ listings, statuses = everyStatus }) {
    yield { headers: exportHeaders, records: [] };
    for await (const batch of listings.scan(statuses, batchSize))
      yield {
        headers: exportHeaders,
        records: batch.map((listing) => ({ cells: exportCells(listing), json: rowOf(listing) })),
      };
  },
  async *leads({ leads }) {
    for await (const batch of leads.scan(batchSize)) yield guarded(batch.map(leadRecord));
  },
  async *submissions({ submissions }) {
    for await (const batch of submissions.scan(batchSize)) {
      const photos = await Promise.all(batch.map(({ id }) => submissions.photos(id)));
      yield guarded(batch.map((each, index) => submissionRecord(each, photos[index] ?? [])));
    }
  },
  async *content({ content }) {
    yield guarded(
      (await content.all()).map((edit) => ({
        kind: edit.kind,
        name: edit.slug,
        // Empty: what the built-in file says, where there is one.
        on_the_site: edit.hidden ? 'no' : edit.live ? 'yes' : '',
        live: edit.live ? JSON.stringify(edit.live) : '',
        draft: edit.draft ? JSON.stringify(edit.draft) : '',
        publish_at: edit.publishAt ?? '',
        saved_at: edit.updatedAt,
        saved_by: edit.updatedBy,
      })),
    );
  },
  async *audit({ audit }) {
    let beforeId: number | undefined;
    for (;;) {
      const entries = await audit.page({ limit: batchSize, beforeId });
      yield guarded(
        entries.map(({ id, at, memberName, action, subjectKind, subjectId, before, after }) => ({
          id: String(id),
          at,
          who: memberName,
          action,
          subject_kind: subjectKind,
          subject: subjectId,
          before: before ? JSON.stringify(before) : '',
          after: after ? JSON.stringify(after) : '',
        })),
      );
      if (entries.length < batchSize) return;
      beforeId = entries.at(-1)!.id;
    }
  },
  async *columns({ sources }) {
    yield guarded(
      (await sources.list()).flatMap(({ name, columns }) =>
        Object.entries(columns).map(([column, field]) => ({ source: name, column, field })),
      ),
    );
  },
};

/** A lot is one row; its units are taken out on its own page. */
const rowOf = (listing: BusListing) => ({ ...listing, lot: undefined });

function guarded(records: readonly Record<string, string>[]) {
  return {
    headers: Object.keys(records[0] ?? {}),
    records: records.map((record) => ({
      cells: Object.values(record).map(withFormulaGuard),
      json: record,
    })),
  };
}
