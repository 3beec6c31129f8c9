import { msg } from '@lingui/core/runtime-macro';
import type { Text } from '#messages/i18n.ts';
import { callTimes } from '#domain/leads/call-times.ts';
import type { SellFormValues } from './sell-form.ts';
import { submissionCan, submissionStates, type SubmissionState } from './submission-states.ts';
import {
  contactWays,
  submissionTitle,
  wheelchairAccess,
  type Submission,
  type SubmissionPhoto,
} from './submission.ts';

/** What the private pages of a seller show. No spam figures, no staff notes, no row numbers. */
export interface SubmissionView {
  reference: string;
  token: string;
  state: SubmissionState;
  title: string;
  revision: number;
  /** Label and value, unknown ones left out. */
  facts: { label: string; value: Text }[];
  photos: SubmissionPhotoView[];
  canCorrect: boolean;
  canWithdraw: boolean;
  hasEmail: boolean;
}

export interface SubmissionPhotoView {
  id: number;
  name: string;
  caption: string | null;
  fileName: string | null;
}

export function presentSubmission(
  submission: Submission,
  photos: readonly SubmissionPhoto[],
): SubmissionView {
  return {
    reference: submission.reference,
    token: submission.token,
    state: submission.state,
    title: submissionTitle(submission),
    revision: submission.revision,
    facts: sellersFacts(submission),
    photos: photos.map(({ id, name, caption, fileName }) => ({ id, name, caption, fileName })),
    canCorrect: submissionCan.beCorrected(submission),
    canWithdraw: submissionCan.beWithdrawn(submission),
    hasEmail: submission.details.email !== null,
  };
}

const figure = (value: number | null) => (value === null ? null : value.toLocaleString('en-US'));
const dollars = (cents: number | null) =>
  cents === null ? null : `$${Math.round(cents / 100).toLocaleString('en-US')}`;

function sellersFacts({ details }: Submission): { label: string; value: Text }[] {
  const { wheelchairAccess: access, city, state, zipCode } = details;
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const rows: [string, Text | null][] = [
    ['VIN', details.vin],
    ['Year', details.year === null ? null : String(details.year)],
    ['Make', details.make],
    ['Model', details.model],
    ['Body manufacturer', details.bodyManufacturer],
    ['Miles', figure(details.mileageMiles)],
    ['Passengers', figure(details.passengers)],
    ['Wheelchair access', access === null ? null : wheelchairAccess[access]],
    ['Where it stands', place],
    ['Asking price', dollars(details.askingPriceCents)],
    ['Buses like this', details.quantity > 1 ? figure(details.quantity) : null],
    ['Description', details.description],
    ['Your name', details.name],
    ['Phone', details.phone],
    ['E-mail', details.email],
    [
      'Reach me by',
      msg`${{ way: contactWays[details.contactWay] }}; ${{ time: callTimes[details.bestTime] }}`,
    ],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Details as the form's own inputs, to be corrected. */
export function formValuesOf({ details }: Submission): Required<SellFormValues> {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    name: details.name,
    phone: details.phone ?? '',
    email: details.email ?? '',
    contactWay: details.contactWay,
    bestTime: details.bestTime,
    year: text(details.year),
    make: details.make ?? '',
    model: details.model ?? '',
    bodyManufacturer: details.bodyManufacturer ?? '',
    vin: details.vin ?? '',
    odometerMileage: text(details.mileageMiles),
    passengers: text(details.passengers),
    wheelchairAccess: details.wheelchairAccess ?? '',
    description: details.description ?? '',
    zipCode: details.zipCode ?? '',
    city: details.city ?? '',
    state: details.state ?? '',
    askingPrice: text(details.askingPriceCents === null ? null : details.askingPriceCents / 100),
    quantity: text(details.quantity),
  };
}

/** A submission as one flat record, for exports and for the person who asks what we keep. */
export function submissionRecord(
  submission: Submission,
  photos: readonly SubmissionPhoto[],
): Record<string, string> {
  const { phoneE164 } = submission.details;
  const values = formValuesOf(submission);
  return {
    reference: submission.reference,
    state: submissionStates[submission.state],
    created_at: submission.createdAt,
    updated_at: submission.updatedAt,
    submitted_at: submission.submittedAt ?? '',
    name: values.name,
    phone: values.phone,
    phone_e164: phoneE164 ?? '',
    email: values.email,
    contact_way: values.contactWay,
    best_time: values.bestTime,
    year: values.year,
    make: values.make,
    model: values.model,
    body_manufacturer: values.bodyManufacturer,
    mileage_miles: values.odometerMileage,
    vin: values.vin,
    passengers: values.passengers,
    wheelchair_access: values.wheelchairAccess,
    description: values.description,
    city: values.city,
    state_code: values.state,
    zip_code: values.zipCode,
    asking_price: values.askingPrice,
    quantity: values.quantity,
    photos: photos.map(({ name }) => name).join(' '),
    listing_id: submission.listingId === null ? '' : String(submission.listingId),
    spam_score: String(submission.spamScore),
    spam_reasons: submission.spamReasons.join('; '),
  };
}
