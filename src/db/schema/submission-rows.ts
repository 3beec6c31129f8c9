import type { Generated } from 'kysely';
import type {
  ContactWay,
  Submission,
  SubmissionPhoto,
  WheelchairAccess,
} from '#domain/selling/submission.ts';
import type { SubmissionState } from '#domain/selling/submission-states.ts';

export interface SubmissionRow {
  id: Generated<number>;
  reference: string;
  token: string;
  state: SubmissionState;
  created_at: string;
  updated_at: string;
  submitted_at: string | null;
  revision: number;
  name: string;
  email: string | null;
  /** `emailKey` of the address. */
  email_key: string | null;
  phone: string | null;
  phone_e164: string | null;
  contact_way: ContactWay;
  best_time: string;
  year: number | null;
  make: string | null;
  model: string | null;
  body_manufacturer: string | null;
  mileage_miles: number | null;
  vin: string | null;
  description: string | null;
  video: string | null;
  passengers: number | null;
  wheelchair_places: number | null;
  wheelchair_access: WheelchairAccess | null;
  city: string | null;
  region: string | null;
  zip_code: string | null;
  asking_price_cents: number | null;
  quantity: number;
  language: string | null;
  told: string | null;
  listing_id: number | null;
  spam_score: number;
  /** JSON list. */
  spam_reasons: string;
}

export interface SubmissionPhotoRow {
  id: Generated<number>;
  submission_id: number;
  client_id: string;
  position: number;
  name: string;
  width_px: number;
  height_px: number;
  placeholder: string | null;
  taken_month: string | null;
  caption: string | null;
  file_name: string | null;
  created_at: string;
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

type Stored<Row> = Omit<Row, 'id'> & { id: number };

export function submissionFromRow(row: Stored<SubmissionRow>): Submission {
  return {
    id: row.id,
    reference: row.reference,
    token: row.token,
    state: row.state,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    submittedAt: row.submitted_at,
    revision: row.revision,
    details: {
      name: row.name,
      phone: row.phone,
      phoneE164: row.phone_e164,
      email: row.email,
      contactWay: row.contact_way,
      bestTime: row.best_time,
      year: row.year,
      make: row.make,
      model: row.model,
      bodyManufacturer: row.body_manufacturer,
      mileageMiles: row.mileage_miles,
      vin: row.vin,
      description: row.description,
      video: row.video,
      passengers: row.passengers,
      wheelchairPlaces: row.wheelchair_places,
      wheelchairAccess: row.wheelchair_access,
      state: row.region,
      city: row.city,
      zipCode: row.zip_code,
      askingPriceCents: row.asking_price_cents,
      quantity: row.quantity,
      ...(row.language === null ? {} : { language: row.language }),
    },
    told: row.told,
    listingId: row.listing_id,
    spamScore: row.spam_score,
    spamReasons: JSON.parse(row.spam_reasons) as string[],
  };
}

export function photoFromRow(row: Stored<SubmissionPhotoRow>): SubmissionPhoto {
  return {
    id: row.id,
    clientId: row.client_id,
    name: row.name,
    widthPx: row.width_px,
    heightPx: row.height_px,
    placeholder: row.placeholder,
    takenMonth: row.taken_month,
    caption: row.caption,
    fileName: row.file_name,
  };
}
