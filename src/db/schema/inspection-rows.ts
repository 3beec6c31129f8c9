import type { Generated } from 'kysely';
import type { Inspector, Severity } from '#domain/inspections/condition-report.ts';
import type { ItemKey } from '#domain/inspections/inspection-sections.ts';
import type { Inspection, InspectionPhoto, LoggedVersion } from '#domain/inspections/inspection.ts';

export interface InspectionRow {
  id: Generated<number>;
  token_hash: string;
  listing_id: number | null;
  submission_id: number | null;
  inspector_name: string;
  inspector_role: Inspector['role'];
  created_at: string;
  created_by: string;
  expires_at: string;
  ended_at: string | null;
  handed_in_at: string | null;
}

export interface InspectionVersionRow {
  id: Generated<number>;
  inspection_id: number;
  item: ItemKey;
  device: string;
  edited_at: number;
  received_at: string;
  severity: Severity;
  /** JSON object. */
  figures: string;
  note: string | null;
}

export interface InspectionPhotoRow {
  id: Generated<number>;
  inspection_id: number;
  item: ItemKey;
  client_id: string;
  name: string;
  width_px: number;
  height_px: number;
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
  return {
    id: row.id,
    listingId: row.listing_id,
    submissionId: row.submission_id,
    by: { name: row.inspector_name, role: row.inspector_role },
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    handedInAt: row.handed_in_at,
  };
}

export function versionFromRow(row: Stored<InspectionVersionRow>): LoggedVersion {
  return {
    item: row.item,
    device: row.device,
    editedAt: row.edited_at,
    receivedAt: row.received_at,
    severity: row.severity,
    figures: JSON.parse(row.figures) as LoggedVersion['figures'],
    note: row.note,
  };
}

export function inspectionPhotoFromRow(row: Stored<InspectionPhotoRow>): InspectionPhoto {
  return {
    id: row.id,
    item: row.item,
    clientId: row.client_id,
    name: row.name,
    widthPx: row.width_px,
    heightPx: row.height_px,
  };
}
