import type { Generated, Selectable } from 'kysely';
import type { InspectedUnit, Inspector } from '#domain/inspections/condition-report.ts';
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
] as const;

export interface InspectionRow extends ColumnsOf<Inspection, typeof inspectionFields> {
  id: Generated<number>;
  token_hash: string;
  unit_id: number | null;
  unit_number: number | null;
  inspector_name: string;
  inspector_role: Inspector['role'];
}

const versionFields = ['item', 'device', 'editedAt', 'receivedAt', 'severity', 'note'] as const;

export interface InspectionVersionRow extends ColumnsOf<LoggedVersion, typeof versionFields> {
  id: Generated<number>;
  inspection_id: number;
  /** JSON object. */
  figures: string;
}

/** A version as the log is given it. */
export function versionColumns({ figures, ...version }: LoggedVersion) {
  return { ...columnsOf(version, versionFields), figures: JSON.stringify(figures) };
}

export const inspectionPhotoFields = ['item', 'clientId', 'name', 'widthPx', 'heightPx'] as const;

export interface InspectionPhotoRow extends ColumnsOf<
  InspectionPhoto,
  typeof inspectionPhotoFields
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

export function inspectionFromRow(row: Selectable<InspectionRow>): Inspection {
  const by = { name: row.inspector_name, role: row.inspector_role };
  return { id: row.id, by, unit: unitOf(row), ...fieldsOf(row, inspectionFields) };
}

export const unitOf = ({
  unit_id: id,
  unit_number: number,
}: Pick<Selectable<InspectionRow>, 'unit_id' | 'unit_number'>): InspectedUnit | null =>
  id === null || number === null ? null : { id, number };

export function versionFromRow(row: Selectable<InspectionVersionRow>): LoggedVersion {
  const figures = JSON.parse(row.figures) as LoggedVersion['figures'];
  return { ...fieldsOf(row, versionFields), figures };
}

export function inspectionPhotoFromRow(row: Selectable<InspectionPhotoRow>): InspectionPhoto {
  return fieldsOf(row, ['id', ...inspectionPhotoFields]);
}
