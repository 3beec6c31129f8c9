import type { ConditionReport, Inspector } from '#domain/inspections/condition-report.ts';
import type { InspectionStore, PublishOutcome } from '#domain/inspections/inspection-store.ts';
import type { ReportMention } from '#domain/inspections/inspection.ts';
import { inChangeTurn } from '../change-turn.ts';
import type { Database, Executor } from '../database.ts';
import { inspectionFromRow, unitOf, type InspectionRow } from '../schema/inspection-rows.ts';
import {
  addPhoto,
  findInspection,
  inspectionsWithBus,
  listingOf,
  liveInspectionPhotos,
  logOf,
  recordVersions,
  removePhoto,
} from './inspection-statements.ts';
import { inspectedSubject, withdrawReports } from './report-withdrawals.ts';
import { recordAct } from './staff-audit.ts';

/** The port of inspections and their reports on either engine. */
export function createInspectionStore(database: Database): InspectionStore {
  const { kysely } = database;
  return {
    make: ({ by, unit, ...inspection }, actor) =>
      kysely.transaction().execute(async (trx) => {
        const at = new Date().toISOString();
        const row: Omit<InspectionRow, 'id'> = {
          token_hash: inspection.tokenHash,
          listing_id: inspection.listingId,
          submission_id: inspection.submissionId,
          unit_id: unit && unit.id,
          unit_number: unit && unit.number,
          inspector_name: by.name,
          inspector_role: by.role,
          created_at: at,
          created_by: actor.name,
          expires_at: inspection.expiresAt,
          ended_at: null,
          handed_in_at: null,
        };
        const stored = await trx
          .insertInto('inspections')
          .values(row)
          .returningAll()
          .executeTakeFirstOrThrow();
        await recordAct(trx, actor, {
          action: 'inspection.ask',
          subject: inspectedSubject(stored),
          after: {
            inspection: stored.id,
            ...(unit ? { unit: unit.number } : {}),
            ...saidOf(by),
            expiresAt: row.expires_at,
          },
          at,
        });
        return inspectionFromRow(stored);
      }),

    find: (id) => findInspection(kysely, 'inspections.id', id),
    findByTokenHash: (hash) => findInspection(kysely, 'inspections.token_hash', hash),

    async page({ listingId, submissionId, listedOnly, beforeId, limit }) {
      let query = inspectionsWithBus(kysely).orderBy('inspections.id', 'desc').limit(limit);
      if (listingId !== undefined) query = query.where(listingOf, '=', listingId);
      if (submissionId !== undefined)
        query = query.where('inspections.submission_id', '=', submissionId);
      if (listedOnly) query = query.where(listingOf, 'is not', null);
      if (beforeId !== undefined) query = query.where('inspections.id', '<', beforeId);
      return (await query.execute()).map(inspectionFromRow);
    },

    end: (id, actor) =>
      kysely.transaction().execute(async (trx) => {
        const at = new Date().toISOString();
        const ended = await trx
          .updateTable('inspections')
          .set({ ended_at: at })
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!ended) return false;
        await recordAct(trx, actor, {
          action: 'inspection.end',
          subject: inspectedSubject(ended),
          after: { inspection: id },
          at,
        });
        return true;
      }),

    log: (id) => logOf(kysely, id),
    record: (id, versions, most) =>
      kysely.transaction().execute((trx) => recordVersions(trx, id, versions, most)),

    async handIn(id, at) {
      await kysely
        .updateTable('inspections')
        .set({ handed_in_at: at })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute();
    },

    photos: (id) => liveInspectionPhotos(kysely, id),
    addPhoto: (id, photo, most) =>
      kysely.transaction().execute((trx) => addPhoto(trx, id, photo, most)),
    removePhoto: (id, photoId) => removePhoto(kysely, id, photoId),

    // The turn of the inventory: kept pages of the bus are outdated with it.
    publish: ({ inspection: { id, by }, seen, actor, compose }) =>
      inChangeTurn<PublishOutcome>(database, 'inventory', async ({ trx, at }) => {
        const row = await trx
          .selectFrom('inspections')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return { result: { outcome: 'missing' }, changed: false };
        const [log, photos] = [await logOf(trx, id), await liveInspectionPhotos(trx, id)];
        const photoIds = photos.map((photo) => photo.id);
        const isSame = log.length === seen.versions && photoIds.join() === seen.photoIds.join();
        // Whoever was erased meanwhile is named in no report.
        if (!isSame || row.inspector_name !== by.name) {
          return { result: { outcome: 'changed' }, changed: false };
        }
        const report = compose({ log, photos, at });
        const { number, bus } = report;
        await trx
          .insertInto('condition_reports')
          .values({
            number,
            inspection_id: id,
            listing_id: bus.listingId,
            published_at: report.publishedAt,
            published_by: actor.name,
            report: JSON.stringify(report),
          })
          .execute();
        await recordAct(trx, actor, {
          action: 'inspection.publish',
          subject: ['listing', bus.listingId],
          after: { inspection: id, report: number, ...saidOf(report.by) },
          at,
        });
        return { result: { outcome: 'published', report }, changed: true };
      }),

    async publishedReport(number) {
      const row = await reports(kysely).where('number', '=', number).executeTakeFirst();
      return row ? reportOf(row) : null;
    },

    async withdrawnReport(number) {
      const row = await mentions(kysely)
        .where('condition_reports.number', '=', number)
        .where('condition_reports.withdrawn_at', 'is not', null)
        .executeTakeFirst();
      return row ? mentionOf(row) : null;
    },

    async currentReport(listingId) {
      const row = await reports(kysely)
        .where('listing_id', '=', listingId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? reportOf(row) : null;
    },

    async reportsOf(listingId) {
      const rows = await mentions(kysely)
        .where('condition_reports.listing_id', '=', listingId)
        .orderBy('condition_reports.id', 'desc')
        .execute();
      return rows.map(mentionOf);
    },

    withdraw: (number, actor) =>
      inChangeTurn(database, 'inventory', async ({ trx, at }) => {
        const withdrawn = await withdrawReports(trx, [number], { actor, at });
        return { result: withdrawn > 0, changed: withdrawn > 0 };
      }),
  };
}

/** Those that stand. */
const reports = (executor: Executor) =>
  executor.selectFrom('condition_reports').select('report').where('withdrawn_at', 'is', null);

const mentions = (executor: Executor) =>
  executor
    .selectFrom('condition_reports')
    .innerJoin('inspections', 'inspections.id', 'condition_reports.inspection_id')
    .select(['number', 'published_at', 'withdrawn_at', 'unit_id', 'unit_number']);

type MentionRow = Awaited<ReturnType<ReturnType<typeof mentions>['executeTakeFirstOrThrow']>>;
const mentionOf = (row: MentionRow): ReportMention => ({
  number: row.number,
  unit: unitOf(row),
  publishedAt: row.published_at,
  withdrawnAt: row.withdrawn_at,
});

/** Owners' names stay out of a log that nobody can erase. */
const saidOf = ({ name, role }: Inspector) =>
  role === 'owner' ? { for: role } : { by: name, for: role };

const reportOf = ({ report }: { report: string }) => JSON.parse(report) as ConditionReport;
