import { guessColumns, mapColumns, rememberColumns } from '#domain/inventory/import/map-columns.ts';
import { maxColumns } from '#domain/inventory/import/row-fault.ts';
import type { Outbox } from '#domain/outbox.ts';
import type { ChangeAuthor } from '../inventory/staff-inventory-repository.ts';
import type { ExportFormat, ExportTable } from './export-tables.ts';
import {
  importLimits,
  type FeedFetcher,
  type ImportFiles,
  type ImportSources,
} from './import-ports.ts';
import type { ImportRecord, ImportRow, ImportSettings } from './import-record.ts';
import type { ImportStore } from './import-store.ts';
import { planImport, type PlanParts } from './plan-import.ts';
import { runImport } from './run-import.ts';
import { rowDifferences, type FieldDifference } from './row-differences.ts';

export const importPlanTopic = 'import-plan';
export const importRunTopic = 'import-run';
/** Small files are compared while the person waits. */
const planAtOnce = 2_000;
const sampleRows = 40;
/** Then a small file's comparison is over, or was broken off. */
const brokenOffMs = 60_000;
/** Of the newest imports, for work that was broken off. */
const lookedAt = 50;

export type Received =
  | { outcome: 'received'; id: number }
  /** `reason` is a sentence. */
  | { outcome: 'refused'; reason: string };

export interface ImportColumn {
  header: string;
  samples: readonly string[];
}

export interface ImportRowView extends ImportRow {
  differences: readonly FieldDifference[];
}

/** Imports as staff work with them. */
export interface ImportService extends Pick<ImportStore, 'find' | 'list' | 'counts'> {
  receive(
    by: ChangeAuthor,
    file: { source: string; fileName: string; bytes: AsyncIterable<Uint8Array> },
  ): Promise<Received>;
  columns(record: ImportRecord): Promise<ImportColumn[]>;
  /** `unusable`: no column says which bus a row is about. `moved`: it is past that. */
  choose(
    record: ImportRecord,
    settings: ImportSettings,
    /** `wait`: resolves when the comparison is done, however long it takes. */
    how?: { wait: boolean },
  ): Promise<'planned' | 'unusable' | 'moved'>;
  rows(record: ImportRecord, request: Parameters<ImportStore['rows']>[1]): Promise<ImportRowView[]>;
  /** `run`: the preview that was looked at; false when there is another by now. */
  apply(by: ChangeAuthor, id: number, run?: string): Promise<boolean>;
  cancel(by: ChangeAuthor, id: number): Promise<boolean>;
  undo(by: ChangeAuthor, id: number): Promise<boolean>;
  sources: ImportSources;
  files: Pick<ImportFiles, 'read'>;
  feeds: Pick<FeedFetcher, 'refusal'>;
  exports: {
    open(table: ExportTable, format: ExportFormat): AsyncGenerator<string>;
  };
}

/** What the jobs of imports do. */
export interface ImportWork {
  /** Stores jobs for what a crash left without one. */
  resume(): Promise<void>;
  plan(id: number): Promise<void>;
  /** Runs slices while it may go on; true when all is done. */
  run(id: number, mayGoOn: () => boolean): Promise<boolean>;
}

export function createImportService(
  parts: PlanParts & {
    sources: ImportSources;
    files: ImportFiles;
    outbox: Pick<Outbox, 'enqueue'>;
    feeds: ImportService['feeds'];
    exports: ImportService['exports'];
    /** Lets others have the process. */
    pause(): Promise<void>;
  },
): ImportService & ImportWork {
  const { store, sources, files, listings, outbox, pause, now } = parts;
  const start = (topic: string, id: number) => outbox.enqueue([{ topic, key: String(id) }]);

  async function plan(id: number): Promise<void> {
    const record = await store.find(id);
    if (record?.state === 'planning') await planImport(record, parts);
  }

  return {
    find: (id) => store.find(id),
    list: (limit, beforeId) => store.list(limit, beforeId),
    counts: (id) => store.counts(id),
    sources,
    files,
    feeds: parts.feeds,
    exports: parts.exports,
    plan,

    async receive(by, { source, fileName, bytes }) {
      const kept = await files.keep(bytes);
      if (kept.outcome === 'full')
        return refused('The disk is nearly full. Ask whoever runs the server to make room.');
      if (kept.outcome === 'too-large')
        return refused(`${fileName} is larger than ${importLimits.fileBytes / 1024 / 1024} MB.`);
      const { storedName, sizeBytes } = kept;
      let stored = false;
      try {
        const opened = await files.open(storedName);
        if (opened.outcome === 'unreadable') return refused(`${fileName} ${opened.reason}.`);
        const { headers, recordCount, format, rows } = opened.table;
        const fault = tableFault(headers.length, recordCount);
        if (fault) return refused(`${fileName} ${fault}.`);
        const known = await sources.find(source);
        const samples: string[][] = [];
        for await (const { cells } of rows()) {
          samples.push([...cells]);
          if (samples.length >= sampleRows) break;
        }
        const byColumn = headers.map((_, index) => samples.map((cells) => cells[index] ?? ''));
        const id = await store.create(
          {
            source,
            fileName,
            storedName,
            format,
            sizeBytes,
            rowCount: recordCount,
            headers,
            settings: {
              columns: guessColumns(headers, byColumn, known?.columns),
              missing: known?.missing ?? 'leave',
              clearBlanks: known?.clearBlanks ?? false,
            },
            state: 'columns',
            memberId: by.id,
            memberName: by.name,
          },
          rows(),
        );
        stored = true;
        return { outcome: 'received', id };
      } finally {
        await files.close(storedName);
        if (!stored) await files.remove(storedName);
      }
    },

    async columns({ id, headers }) {
      const rows = await store.samples(id, sampleRows);
      return headers.map((header, index) => ({
        header: header.trim() || `Column ${index + 1}`,
        samples: [...new Set(rows.map((cells) => (cells[index] ?? '').trim()))]
          .filter((cell) => cell !== '')
          .slice(0, 3),
      }));
    },

    async choose(record, settings, how) {
      if (!mapColumns(record.headers, settings.columns)) return 'unusable';
      const { columns, missing, clearBlanks } = settings;
      const isSmall = record.rowCount <= planAtOnce;
      const notBefore = new Date(now().getTime() + (isSmall ? brokenOffMs : 0)).toISOString();
      // Whoever waits however long it takes begins anew by itself.
      const job = how?.wait ? undefined : { topic: importPlanTopic, notBefore };
      if (!(await store.startPlan(record.id, settings, crypto.randomUUID(), job))) return 'moved';
      const remembered = rememberColumns(record.headers, columns);
      await sources.remember(record.source, { columns: remembered, missing, clearBlanks });
      if (how?.wait || isSmall) await plan(record.id);
      return 'planned';
    },

    async rows({ id }, request) {
      const rows = await store.rows(id, request);
      const found = await listings.findByIds(rows.flatMap(({ listingId }) => listingId ?? []));
      const byId = new Map(found.map((listing) => [listing.id, listing]));
      return rows.map((row) => ({
        ...row,
        differences: rowDifferences(row, byId.get(row.listingId ?? 0) ?? null),
      }));
    },

    apply: (by, id, run) =>
      store.move(id, ['ready'], 'applying', by, { run, topic: importRunTopic }),
    cancel: (by, id) => store.move(id, ['applying'], 'cancelled', by),
    undo: (by, id) =>
      store.move(id, ['done', 'cancelled'], 'undoing', by, { topic: importRunTopic }),

    async resume() {
      for (const { id, state } of await store.list(lookedAt)) {
        if (state === 'planning') await start(importPlanTopic, id);
        if (state === 'applying' || state === 'undoing') await start(importRunTopic, id);
      }
    },
    run: (id, mayGoOn) => runImport({ store, pause }, id, mayGoOn),
  };
}

function tableFault(columns: number, rows: number): string | null {
  if (columns > maxColumns) return `has ${figure(columns)} columns; at most ${maxColumns} are read`;
  if (rows === 0) return 'has no rows below its header';
  return rows > importLimits.rows
    ? `has ${figure(rows)} rows; at most ${figure(importLimits.rows)} are read at a time`
    : null;
}

const figure = (value: number) => value.toLocaleString('en-US');
const refused = (reason: string): Received => ({ outcome: 'refused', reason });
