import { foreignLanguage } from '#messages/languages.ts';
import { sellFields, type SellFieldName, type SellFormValues } from './sell-form.ts';
import { submissionCan, submissionStates } from './submission-states.ts';
import type { Submission, SubmissionDetails, SubmissionPhoto } from './submission.ts';

/** What the private pages of a seller show. No spam figures, no staff notes, no row numbers. */
export type SubmissionView = ReturnType<typeof presentSubmission>;

export function presentSubmission(submission: Submission, photos: readonly SubmissionPhoto[]) {
  return {
    reference: submission.reference,
    token: submission.token,
    state: submission.state,
    revision: submission.revision,
    /** As the seller told us; pages show `sellersFacts` of it. */
    details: submission.details,
    photos: photos.map(({ id, name, caption, fileName }) => ({ id, name, caption, fileName })),
    /** What we wrote with that state; null when it was told on the phone, or not at all. */
    told: submission.told ?? null,
    /** Whom mails about it reach; null where none is written. */
    mailedTo: submissionCan.receiveMail(submission) ? submission.details.email : null,
    canCorrect: submissionCan.beCorrected(submission),
    canWithdraw: submissionCan.beWithdrawn(submission),
  };
}

type Described = Pick<Submission, 'details'>;

/** Details as the form's own inputs, to be corrected. */
export function formValuesOf({ details }: Described): Required<SellFormValues> {
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
    passengers: seatsText(details),
    wheelchairAccess: details.wheelchairAccess ?? '',
    description: details.description ?? '',
    video: details.video ?? '',
    zipCode: details.zipCode ?? '',
    city: details.city ?? '',
    state: details.state ?? '',
    askingPrice: text(details.askingPriceCents === null ? null : details.askingPriceCents / 100),
    quantity: text(details.quantity),
  };
}

/** A field that says one thing as it is stored and another as it was typed; empty is nothing. */
export interface DifferingValue {
  field: SellFieldName;
  stored: string;
  typed: string;
}

/** Fields that differ, in the order of the form. "84,500 mi" is no other mileage than 84500. */
export function differingValues(stored: Described, typed: Described): DifferingValue[] {
  const [now, then] = [formValuesOf(stored), formValuesOf(typed)];
  return sellFields
    .map(({ name }) => ({ field: name, stored: now[name], typed: then[name] }))
    .filter((one) => one.stored !== one.typed);
}

/** "24+2", as `sellReaders.passengers` reads it. */
function seatsText({ passengers, wheelchairPlaces }: SubmissionDetails): string {
  if (wheelchairPlaces === null) return passengers === null ? '' : String(passengers);
  return passengers === null
    ? `${wheelchairPlaces} wheelchair`
    : `${passengers}+${wheelchairPlaces}`;
}

/** A submission as one flat record, for exports and for the person who asks what we keep. */
export function submissionRecord(
  submission: Submission,
  photos: readonly SubmissionPhoto[],
): Record<string, string> {
  return {
    ...toldSubmission(submission),
    photos: photos.map(({ name }) => name).join(' '),
    listing_id: submission.listingId === null ? '' : String(submission.listingId),
    spam_score: String(submission.spamScore),
    spam_reasons: submission.spamReasons.join('; '),
  };
}

/** Of it what other systems are told: nothing of how we judge the person, nor where our files lie. */
export function toldSubmission(submission: Submission): Record<string, string> {
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
    video: values.video,
    city: values.city,
    state_code: values.state,
    zip_code: values.zipCode,
    asking_price: values.askingPrice,
    quantity: values.quantity,
    language: foreignLanguage(submission.details.language) ?? '',
  };
}
