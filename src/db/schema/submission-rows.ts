import type { Generated, Selectable } from 'kysely';
import type { Submission, SubmissionDetails, SubmissionPhoto } from '#domain/selling/submission.ts';
import type { SubmissionState } from '#domain/selling/submission-states.ts';
import { readCell } from '../damaged-rows.ts';
import { columnsOf, fieldsOf, type ColumnsOf } from './fields-as-columns.ts';

/** What the seller told, kept as it is. */
export const toldFields = [
  'name',
  'phone',
  'phoneE164',
  'email',
  'contactWay',
  'bestTime',
  'year',
  'make',
  'model',
  'bodyManufacturer',
  'mileageMiles',
  'vin',
  'description',
  'passengers',
  'wheelchairPlaces',
  'wheelchairAccess',
  'city',
  'zipCode',
  'askingPriceCents',
  'quantity',
] as const;
const ownFields = [
  'reference',
  'token',
  'state',
  'createdAt',
  'updatedAt',
  'submittedAt',
  'revision',
  'listingId',
  'spamScore',
] as const;

export interface SubmissionRow
  extends ColumnsOf<SubmissionDetails, typeof toldFields>, ColumnsOf<Submission, typeof ownFields> {
  id: Generated<number>;
  /** `emailKey` of the address. */
  email_key: string | null;
  video: string | null;
  /** The state that the bus is in. */
  region: string | null;
  language: string | null;
  told: string | null;
  /** JSON list. */
  spam_reasons: string;
}

const photoFields = [
  'clientId',
  'name',
  'widthPx',
  'heightPx',
  'placeholder',
  'caption',
  'fileName',
] as const;

export interface SubmissionPhotoRow extends ColumnsOf<SubmissionPhoto, typeof photoFields> {
  id: Generated<number>;
  submission_id: number;
  position: number;
  taken_month: string | null;
  created_at: string;
}

/** A photo's columns besides its place and its day. */
export function photoColumns(photo: Omit<SubmissionPhoto, 'id'>) {
  return { ...columnsOf(photo, photoFields), taken_month: photo.takenMonth ?? null };
}

export interface SubmissionEventRow {
  id: Generated<number>;
  submission_id: number;
  at: string;
  actor: string;
  from_state: SubmissionState | null;
  to_state: SubmissionState;
  note: string | null;
}

export function submissionFromRow(row: Selectable<SubmissionRow>): Submission {
  return {
    id: row.id,
    ...fieldsOf(row, ownFields),
    details: {
      ...fieldsOf(row, toldFields),
      video: row.video,
      state: row.region,
      ...(row.language === null ? {} : { language: row.language }),
    },
    told: row.told,
    spamReasons: readCell<string[]>('submissions.spam_reasons', row.id, row.spam_reasons, []),
  };
}

export function photoFromRow(row: Selectable<SubmissionPhotoRow>): SubmissionPhoto {
  return { ...fieldsOf(row, ['id', ...photoFields]), takenMonth: row.taken_month };
}
