import type { ImportInput } from '../inventory/import/import-inputs.ts';
import { mapColumns } from '../inventory/import/map-columns.ts';
import type { ImportFiles } from '../staff/import/import-ports.ts';
import type { ImportCounts, ImportRecord, ImportRow } from '../staff/import/import-record.ts';
import { importPlanTopic } from '../staff/import/import-service.ts';
import { planImport, type PlanParts } from '../staff/import/plan-import.ts';
import { runImport } from '../staff/import/run-import.ts';
import { authorOf, partnerKeyIdOf, startPartnerImport } from './partner-import.ts';
import type { PartnerKey, PartnerKeyStore } from './partner-keys.ts';
import { FaultyLines, rowsOfLines, watchLines, type LineFault } from './record-lines.ts';

export const partnerImportTopic = 'import-partner';
/** Done while the caller waits; more is done by its job. */
const atOnce = 2_000;
const shownRejections = 20;
/** Said to staff. */
const revoked =
  'Stopped: the key of this partner was revoked. What was written before stands, and can be rolled back.';

/** A body that lies on the disk, whole and looked at, and is no import yet. */
export interface ReceivedLines {
  storedName: string;
  sizeBytes: number;
  rows: number;
  names: readonly ImportInput[];
}

export type LinesReceived =
  | { outcome: 'received'; received: ReceivedLines }
  | { outcome: 'faulty'; faults: readonly LineFault[] }
  | { outcome: 'too-large' | 'full' | 'empty' | 'nameless' };

/** An import as its partner sees it. */
export interface FileProgress {
  record: ImportRecord;
  counts: ImportCounts;
  /** The first ones, by line. */
  rejected: readonly ImportRow[];
}

/** Many buses in one body of JSON lines: an import like those of files, compared and then run. */
export type BusFiles = ReturnType<typeof createBusFiles>;

export function createBusFiles(
  parts: PlanParts & {
    files: Pick<ImportFiles, 'keep' | 'read' | 'remove'>;
    keys: Pick<PartnerKeyStore, 'find'>;
    pause(): Promise<void>;
  },
) {
  const { store, files, keys, pause } = parts;

  async function progressOf(record: ImportRecord): Promise<FileProgress> {
    const rejected = await store.rows(record.id, {
      outcomes: ['rejected'],
      afterLine: 0,
      limit: shownRejections,
    });
    return { record, counts: await store.counts(record.id), rejected };
  }

  /** Compares and runs; true when all is done, or when its key was revoked: then it stops. */
  async function goOn(id: number, mayGoOn: () => boolean): Promise<boolean> {
    do {
      if (await oneSlice(id)) return true;
    } while (mayGoOn());
    return false;
  }

  /** The key is looked at before each, as staff may revoke it because of what it writes. */
  async function oneSlice(id: number): Promise<boolean> {
    const record = await store.find(id);
    if (record && (await keys.find(partnerKeyIdOf(record)))?.revokedAt !== null) {
      const author = { id: record.memberId, name: record.memberName };
      await store.move(id, ['planning', 'ready', 'applying'], 'cancelled', author, {
        problem: revoked,
      });
      return true;
    }
    if (record?.state === 'planning') await planImport(record, parts);
    if (record?.state === 'planning' || record?.state === 'ready')
      await store.move(
        id,
        ['ready'],
        'applying',
        { id: record.memberId, name: record.memberName },
        { run: record.run },
      );
    return runImport({ store, pause }, id, () => false);
  }

  return {
    /** Reads the body to the disk; nothing else is changed. Throws what reading it throws. */
    async receive(bytes: AsyncIterable<Uint8Array>): Promise<LinesReceived> {
      const watched = watchLines(bytes);
      let storedName: string | null = null;
      try {
        const kept = await files.keep(watched.bytes);
        if (kept.outcome !== 'kept') return kept;
        const { rows, names } = watched.seen;
        const fault = rows === 0 ? 'empty' : mapColumns(names, names) ? null : 'nameless';
        if (fault === null) {
          const { sizeBytes } = kept;
          return {
            outcome: 'received',
            received: { storedName: kept.storedName, sizeBytes, rows, names },
          };
        }
        storedName = kept.storedName;
        return { outcome: fault };
      } catch (error) {
        if (error instanceof FaultyLines) return { outcome: 'faulty', faults: error.faults };
        throw error;
      } finally {
        if (storedName !== null) await files.remove(storedName);
      }
    },

    discard: ({ storedName }: ReceivedLines) => files.remove(storedName),

    /** Small ones are done when it resolves; others go on by themselves. Dry, it stays a preview. */
    async begin(key: PartnerKey, received: ReceivedLines, { dryRun }: { dryRun: boolean }) {
      const { storedName, sizeBytes, rows, names } = received;
      const fileName = dryRun ? 'Dry run of buses.ndjson' : 'buses.ndjson';
      const { id } = await startPartnerImport(
        store,
        key,
        { fileName, storedName, sizeBytes, rowCount: rows, names },
        rowsOfLines(files.read(storedName)!, names),
        dryRun ? importPlanTopic : partnerImportTopic,
      );
      const record = (await store.find(id))!;
      if (rows > atOnce) return progressOf(record);
      if (dryRun) await planImport(record, parts);
      else await goOn(id, () => true);
      return progressOf((await store.find(id))!);
    },

    /** Null for imports that this key did not make. */
    async find(key: PartnerKey, id: number): Promise<FileProgress | null> {
      const record = await store.find(id);
      return record?.memberId === authorOf(key).id ? progressOf(record) : null;
    },

    goOn,
  };
}
