import type { Generated } from 'kysely';
import type { Inspector } from '#domain/inspections/condition-report.ts';
import type { Inspection, InspectionPhoto, LoggedVersion } from '#domain/inspections/inspection.ts';
import { columnsOf, fieldsOf, type ColumnsOf } from './fields-as-columns.ts';

const inspectionFields = [
  'listingId',
  'submissionId',
  'createdAt',
  'createdBy',
  'expiresAt',
  'endedAt',
  'handedInAt',
] as const satisfies readonly (keyof Inspection)[];

export interface InspectionRow extends ColumnsOf<Inspection, (typeof inspectionFields)[number]> {
  id: Generated<number>;
  token_hash: string;
  inspector_name: string;
  inspector_role: Inspector['role'];
}

const versionFields = [
  'item',
  'device',
  'editedAt',
  'receivedAt',
  'severity',
  'note',
] as const satisfies readonly (keyof LoggedVersion)[];

export interface InspectionVersionRow extends ColumnsOf<
  LoggedVersion,
  (typeof versionFields)[number]
> {
  id: Generated<number>;
  inspection_id: number;
  /** JSON object. */
  figures: string;
}

/** A version as the log is given it. */
export function versionColumns({ figures, ...version }: LoggedVersion) {
  return { ...columnsOf(version, versionFields), figures: JSON.stringify(figures) };
}

export const inspectionPhotoFields = [
  'item',
  'clientId',
  'name',
  'widthPx',
  'heightPx',
] as const satisfies readonly (keyof InspectionPhoto)[];

export interface InspectionPhotoRow extends ColumnsOf<
  InspectionPhoto,
  (typeof inspectionPhotoFields)[number]
> {
  id: Generated<number>;
  inspection_id: number;
  created_at: string;
  removed_at: string | null;
}

export interface ConditionReportRow {
  id: Generated<number>;
  number: string;
  inspection_id: number;
  listing_id: number;
  published_at: string;
  published_by: string;
  withdrawn_at: Generated<string | null>;
  /** JSON of a `ConditionReport`. */
  report: string;
}

type Stored<Row> = Omit<Row, 'id'> & { id: number };

export function inspectionFromRow(row: Stored<InspectionRow>): Inspection {
  const by = { name: row.inspector_name, role: row.inspector_role };
  return { id: row.id, by, ...fieldsOf(row, inspectionFields) };
}

export function versionFromRow(row: Stored<InspectionVersionRow>): LoggedVersion {
  const figures = JSON.parse(row.figures) as LoggedVersion['figures'];
  return { ...fieldsOf(row, versionFields), figures };
}

export function inspectionPhotoFromRow(row: Stored<InspectionPhotoRow>): InspectionPhoto {
  return fieldsOf(row, ['id', ...inspectionPhotoFields]);
}
