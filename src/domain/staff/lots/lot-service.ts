import type { BusListing } from '#domain/inventory/bus-listing.ts';
import type { LotStore } from '#domain/inventory/lots/lot-store.ts';
import { mostUnits, type LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { ImportFiles } from '#domain/staff/import/import-ports.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { afterAct, canDo, unitActs, type UnitAct, type UnitHolder } from './unit-acts.ts';
import {
  newUnit,
  nextNumber,
  readUnitTexts,
  vinTwin,
  type UnitTextError,
  type UnitTexts,
} from './unit-columns.ts';
import { planUnits, type UnitPlan, type UnitRow } from './plan-units.ts';
import { readUnitFile, type UnitFileReading } from './unit-file.ts';

export type SaveUnitOutcome =
  | { outcome: 'saved'; unit: LotUnit }
  | { outcome: 'invalid'; errors: UnitTextError[] }
  /** Somebody changed it since the form was opened. */
  | { outcome: 'conflict'; unit: LotUnit }
  | { outcome: 'missing' };

export type UnitActOutcome =
  | { outcome: 'done'; unit: LotUnit }
  | { outcome: 'conflict'; unit: LotUnit }
  | { outcome: 'missing' };

export type ApplyOutcome =
  | { outcome: 'applied'; changed: number }
  /** A row is wrong, or the lot is no longer as it was shown: nothing was changed. */
  | { outcome: 'refused'; plan: UnitPlan; listing: BusListing; isStale: boolean }
  | { outcome: 'missing' };

/** Units of lots as staff work with them. Whoever calls has checked the member's permission. */
export type LotService = ReturnType<typeof createLotService>;

export function createLotService({ store, files }: { store: LotStore; files: ImportFiles }) {
  return {
    units: store.units,
    vinsElsewhere: store.vinsElsewhere,
    reserve: store.reserve,

    /** `unitId` null adds one. Never overwrites what somebody else stored since. */
    async save(
      member: StaffMember,
      {
        listingId,
        unitId,
        revision,
        texts,
      }: { listingId: number; unitId: number | null; revision: number; texts: UnitTexts },
    ): Promise<SaveUnitOutcome> {
      const request = { author: member, action: 'listing.units', listingId };
      const saved = await store.change<SaveUnitOutcome>(request, ({ listing, units }) => {
        const same = (result: SaveUnitOutcome) => ({ result, units });
        const known = units.find(({ id }) => id === unitId);
        if (unitId !== null && !known) return same({ outcome: 'missing' });
        if (known && known.revision !== revision) return same({ outcome: 'conflict', unit: known });
        const before = known ?? newUnit(listingId, nextNumber(units));
        const { facts, errors } = readUnitTexts(texts, before, listing);
        const unit = { ...before, ...facts };
        const twin = vinTwin(units, unit);
        if (twin)
          errors.push({
            column: 'vin',
            text: `Unit ${twin.number} of this lot has the same VIN`,
          });
        if (!known && units.length >= mostUnits)
          errors.push({
            column: 'vin',
            text: `This lot has ${mostUnits} units, and more do not fit: take one out first`,
          });
        if (errors.length > 0) return same({ outcome: 'invalid', errors });
        return {
          result: { outcome: 'saved', unit },
          units: known ? units.map((one) => (one.id === unit.id ? unit : one)) : [...units, unit],
        };
      });
      return saved ?? { outcome: 'missing' };
    },

    async act(
      member: StaffMember,
      {
        listingId,
        unitId,
        revision,
        act,
        holder,
      }: {
        listingId: number;
        unitId: number;
        revision: number;
        act: UnitAct;
        holder: UnitHolder;
      },
    ): Promise<UnitActOutcome> {
      const request = { author: member, action: unitActs[act].action, listingId };
      const done = await store.change<UnitActOutcome>(request, ({ units }, at) => {
        const unit = units.find(({ id }) => id === unitId);
        if (!unit) return { result: { outcome: 'missing' }, units };
        if (unit.revision !== revision || !canDo(act, unit))
          return { result: { outcome: 'conflict', unit }, units };
        const after = afterAct(act, unit, holder, at);
        const left = units.flatMap((one) => (one === unit ? (after ?? []) : one));
        return { result: { outcome: 'done', unit }, units: left };
      });
      return done ?? { outcome: 'missing' };
    },

    /** Changes nothing yet. */
    async read(bytes: AsyncIterable<Uint8Array>): Promise<UnitFileReading> {
      const kept = await files.keep(bytes);
      if (kept.outcome === 'too-large') return { outcome: 'refused', reason: 'is too large' };
      if (kept.outcome === 'full')
        return { outcome: 'refused', reason: 'cannot be taken: the disk is full' };
      try {
        const opened = await files.open(kept.storedName);
        if (opened.outcome === 'unreadable') return { outcome: 'refused', reason: opened.reason };
        return await readUnitFile(opened.table);
      } finally {
        await files.close(kept.storedName);
        await files.remove(kept.storedName);
      }
    },

    /** All rows or none; `revision` is that of the listing when the plan was shown. */
    async apply(
      member: StaffMember,
      listingId: number,
      revision: number,
      rows: readonly UnitRow[],
    ): Promise<ApplyOutcome> {
      const request = { author: member, action: 'listing.units', listingId };
      const applied = await store.change<ApplyOutcome>(request, (lot, at) => {
        const plan = planUnits(lot, rows, at);
        const { listing, units } = lot;
        const isStale = listing.revision !== revision;
        if (isStale || plan.problems > 0)
          return { result: { outcome: 'refused', plan, listing, isStale }, units };
        return { result: { outcome: 'applied', changed: plan.rows.length }, units: plan.units };
      });
      return applied ?? { outcome: 'missing' };
    },
  };
}
