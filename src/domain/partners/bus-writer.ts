import { mapColumns } from '../inventory/import/map-columns.ts';
import { planRows, type PlannedRow } from '../inventory/import/plan-rows.ts';
import type { BusListing } from '../inventory/bus-listing.ts';
import { listingTitle } from '../inventory/listing-title.ts';
import type { PlannedImportRow } from '../staff/import/import-record.ts';
import type { NewImport } from '../staff/import/import-store.ts';
import { storedRow, type PlanParts } from '../staff/import/plan-import.ts';
import { archivedStatus } from '../staff/inventory/listing-workflow.ts';
import { runImport } from '../staff/import/run-import.ts';
import type { SentBus } from './sent-bus.ts';
import { fieldChanges, type FieldChange } from './field-changes.ts';
import { authorOf, startPartnerImport } from './partner-import.ts';
import type { PartnerKey } from './partner-keys.ts';
import { cellsUnder } from './record-lines.ts';

export type BusWritten =
  | {
      outcome: 'created' | 'changed' | 'returned' | 'removed' | 'unchanged';
      busId: number | null;
      status: string;
      /** The import under which staff see it and roll it back; null where nothing was written. */
      importId: number | null;
      changes: readonly FieldChange[];
      /** Values that could not be used, as sentences. */
      notes: readonly string[];
    }
  /** The row cannot be used; `reason` is a clause. */
  | { outcome: 'rejected'; column: string | null; reason: string }
  | { outcome: 'missing' }
  /** Others changed the same bus again and again. */
  | { outcome: 'contended' };

/** One bus at a time, by the rules of imports; each write is an import of one row. */
export interface BusWriter {
  put(key: PartnerKey, record: SentBus, how: { dryRun: boolean }): Promise<BusWritten>;
  /** As an import takes off what a file of the whole stock lacks: to the archive. */
  remove(key: PartnerKey, sourceId: string, how: { dryRun: boolean }): Promise<BusWritten>;
}

/** Planned again when somebody was quicker. */
const mostTries = 3;

export function createBusWriter(parts: PlanParts & { pause(): Promise<void> }): BusWriter {
  const { store, listings, zipPlaces, pause, now } = parts;

  async function planOne(source: string, record: SentBus): Promise<PlannedRow> {
    const names = [...record.keys()];
    const map = mapColumns(names, names);
    const unread = (reason: string): PlannedRow => ({
      line: 1,
      outcome: 'rejected',
      rejection: { line: 1, column: null, code: 'nothing-known', reason },
    });
    if (!map) return unread('does not say which bus it is about: a make, model, VIN or title');
    const options = {
      map,
      source,
      clearBlanks: false,
      ownBusesOnly: true,
      zipPlaces,
      currentYear: now().getFullYear(),
      archivedBy: (ids: readonly number[]) => store.archivedBy(ids),
    };
    for await (const [row] of planRows(
      [{ line: 1, cells: cellsUnder(record, names) }],
      listings,
      options,
    ))
      if (row) return row;
    return unread('says nothing');
  }

  /** False when the bus was changed after it was planned: nothing is written then. */
  async function write(
    key: PartnerKey,
    named: Pick<NewImport, 'fileName'> & { record: SentBus },
    row: PlannedImportRow,
  ): Promise<{ importId: number; busId: number } | null> {
    const names = [...named.record.keys()];
    const cells = cellsUnder(named.record, names);
    const { id, run } = await startPartnerImport(
      store,
      key,
      {
        fileName: named.fileName,
        storedName: '',
        sizeBytes: cells.join('').length,
        rowCount: 1,
        names,
      },
      (async function* () {
        yield { line: 1, cells };
      })(),
    );
    await store.savePlan(id, run, [row]);
    await store.finishPlan(id, run);
    await store.move(id, ['ready'], 'applying', authorOf(key), { run });
    try {
      await runImport({ store, pause }, id, () => true);
    } catch (error) {
      // Whoever sent it is told that it failed, and sends it again: no start may write it later.
      await store.move(id, ['applying'], 'cancelled', authorOf(key));
      throw error;
    }
    const [applied] = await store.rows(id, {
      outcomes: [row.outcome],
      stages: ['applied'],
      afterLine: 0,
      limit: 1,
    });
    if (applied) return { importId: id, busId: applied.listingId! };
    // Staff are not told that something was done.
    await store.move(id, ['done'], 'cancelled', authorOf(key));
    return null;
  }

  return {
    async put(key, record, { dryRun }) {
      const sourceId = record.get('sourceId')!;
      for (let attempt = 0; attempt < mostTries; attempt++) {
        const planned = await planOne(key.source!, record);
        if (planned.outcome === 'rejected') {
          const { column, reason } = planned.rejection;
          return { outcome: 'rejected', column, reason };
        }
        if (planned.outcome === 'blank')
          return { outcome: 'rejected', column: null, reason: 'says nothing' };
        const row = storedRow(planned);
        const told = {
          outcome: planned.outcome === 'new' ? ('created' as const) : planned.outcome,
          busId: row.listingId,
          status: statusAfter(planned),
          importId: null,
          changes: fieldChanges(planned),
          notes: row.notes,
        };
        if (dryRun || planned.outcome === 'unchanged') return told;
        const written = await write(key, { fileName: `PUT bus ${sourceId}`, record }, row);
        if (written) return { ...told, ...written };
      }
      return { outcome: 'contended' };
    },

    async remove(key, sourceId, { dryRun }) {
      const source = key.source!;
      for (let attempt = 0; attempt < mostTries; attempt++) {
        const current = await findNamed(source, sourceId);
        if (!current) return { outcome: 'missing' };
        const isOff =
          !['draft', 'published'].includes(current.status) ||
          (await store.archivedBy([current.id])).has(current.id);
        const told = {
          outcome: isOff ? ('unchanged' as const) : ('removed' as const),
          busId: current.id,
          status: isOff ? current.status : archivedStatus(current),
          importId: null,
          changes: [],
          notes: [],
        };
        if (dryRun || isOff) return told;
        const written = await write(
          key,
          { fileName: `DELETE bus ${sourceId}`, record: new Map([['sourceId', sourceId]]) },
          {
            line: 1,
            outcome: 'missing',
            column: null,
            reason: null,
            notes: [],
            title: listingTitle(current),
            listingId: current.id,
            revisionSeen: current.revision,
            change: { archive: true },
          },
        );
        if (written) return { ...told, ...written };
      }
      return { outcome: 'contended' };
    },
  };

  async function findNamed(source: string, sourceId: string): Promise<BusListing | null> {
    const [id] = await listings.findByIdentity([
      { source, sourceId, vin: null, stockNumber: null },
    ]);
    const [found] = id == null ? [] : await listings.findByIds([id]);
    return found?.source === source && found.sourceId === sourceId ? found : null;
  }
}

function statusAfter(planned: Exclude<PlannedRow, { outcome: 'blank' | 'rejected' }>): string {
  if (planned.outcome === 'new' || planned.outcome === 'returned') return planned.listing.status;
  const patched = planned.outcome === 'changed' ? planned.patch.status : undefined;
  return patched ?? planned.current.status;
}
