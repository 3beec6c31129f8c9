import { sql } from 'kysely';
import type {
  Inspection,
  InspectionPhoto,
  ItemVersion,
  LoggedVersion,
} from '#domain/inspections/inspection.ts';
import type { InspectionStore } from '#domain/inspections/inspection-store.ts';
import type { Executor } from '../database.ts';
import { columnsOf } from '../schema/fields-as-columns.ts';
import {
  inspectionFromRow,
  inspectionPhotoFields,
  inspectionPhotoFromRow,
  versionColumns,
  versionFromRow,
} from '../schema/inspection-rows.ts';

/** One of a submission that is listed by now is of its listing. */
export const listingOf = sql<
  number | null
>`coalesce(inspections.listing_id, submissions.listing_id)`;

export function inspectionsWithBus(executor: Executor) {
  return executor
    .selectFrom('inspections')
    .leftJoin('submissions', 'submissions.id', 'inspections.submission_id')
    .selectAll('inspections')
    .select(listingOf.as('listing_id'));
}

export async function findInspection(
  executor: Executor,
  by: 'inspections.id' | 'inspections.token_hash',
  value: number | string,
): Promise<Inspection | null> {
  const row = await inspectionsWithBus(executor).where(by, '=', value).executeTakeFirst();
  return row ? inspectionFromRow(row) : null;
}

export async function logOf(executor: Executor, id: number): Promise<LoggedVersion[]> {
  const rows = await executor
    .selectFrom('inspection_versions')
    .selectAll()
    .where('inspection_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(versionFromRow);
}

/**
 * Writers of one inspection pass one at a time, so that counts hold; false when there is none, or its
 * link was ended while what is written was on its way.
 */
async function lock(trx: Executor, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('inspections')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordVersions(
  trx: Executor,
  id: number,
  versions: readonly ItemVersion[],
  most: number,
): ReturnType<InspectionStore['record']> {
  if (!(await lock(trx, id))) return 'ended';
  if (versions.length === 0) return 'recorded';
  const key = ({ item, device, editedAt }: ItemVersion) => `${item} ${device} ${editedAt}`;
  const log = await logOf(trx, id);
  const known = new Set(log.map(key));
  const fresh = new Map(
    versions
      .map((version) => [key(version), version] as const)
      .filter(([each]) => !known.has(each)),
  );
  if (fresh.size === 0) return 'recorded';
  if (log.length + fresh.size > most) return 'full';
  const receivedAt = new Date().toISOString();
  await trx
    .insertInto('inspection_versions')
    .values(
      [...fresh.values()].map((version) => ({
        inspection_id: id,
        ...versionColumns({ ...version, receivedAt }),
      })),
    )
    .execute();
  return 'recorded';
}

const photosOfInspection = (executor: Executor, id: number) =>
  executor
    .selectFrom('inspection_photos')
    .selectAll()
    .where('inspection_id', '=', id)
    .orderBy('id')
    .execute();

export async function liveInspectionPhotos(
  executor: Executor,
  id: number,
): Promise<InspectionPhoto[]> {
  const rows = await photosOfInspection(executor, id);
  return rows.filter(({ removed_at }) => removed_at === null).map(inspectionPhotoFromRow);
}

export async function addPhoto(
  trx: Executor,
  id: number,
  photo: Omit<InspectionPhoto, 'id'>,
  most: { ofInspection: number; ofItem: number },
): ReturnType<InspectionStore['addPhoto']> {
  if (!(await lock(trx, id))) return { outcome: 'ended' };
  const rows = await photosOfInspection(trx, id);
  const known = rows.find(({ client_id }) => client_id === photo.clientId);
  if (known) return { outcome: 'repeated', photo: inspectionPhotoFromRow(known) };
  const live = rows.filter(({ removed_at }) => removed_at === null);
  const ofItem = live.filter(({ item }) => item === photo.item);
  const same = ofItem.find(({ name }) => name === photo.name);
  if (same) return { outcome: 'repeated', photo: inspectionPhotoFromRow(same) };
  if (live.length >= most.ofInspection || ofItem.length >= most.ofItem) return { outcome: 'full' };
  const row = await trx
    .insertInto('inspection_photos')
    .values({
      inspection_id: id,
      ...columnsOf(photo, inspectionPhotoFields),
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { outcome: 'added', photo: inspectionPhotoFromRow(row) };
}

export async function removePhoto(
  executor: Executor,
  id: number,
  photoId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('inspection_photos')
    .set({ removed_at: new Date().toISOString() })
    .where('inspection_id', '=', id)
    .where('id', '=', photoId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
