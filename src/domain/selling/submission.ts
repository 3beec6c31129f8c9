import { msg } from '@lingui/core/runtime-macro';
import type { Message } from '#messages/i18n.ts';
import type { SubmissionState } from './submission-states.ts';
import type { ListingImage } from '../inventory/bus-listing.ts';

/** How a seller wants to be reached; `any` leaves it to us. */
export const contactWays = {
  any: msg`Whichever is quickest`,
  phone: msg`Phone call`,
  text: msg`Text message`,
  email: msg`E-mail`,
} as const satisfies Record<string, Message>;
type ContactWay = keyof typeof contactWays;

/** Answers to "wheelchair access" (spec §3); the vocabulary of a listing's `lift`. */
export const wheelchairAccess = {
  none: msg`No`,
  lift: msg`Yes, a lift`,
  ramp: msg`Yes, a ramp`,
} as const satisfies Record<string, Message>;
type WheelchairAccess = keyof typeof wheelchairAccess;

/** What the seller told us (fields of spec §3, and price, quantity, how to be reached). */
export interface SubmissionDetails {
  name: string;
  /** As typed. */
  phone: string | null;
  phoneE164: string | null;
  email: string | null;
  contactWay: ContactWay;
  /** One of `callTimes`. */
  bestTime: string;
  year: number | null;
  make: string | null;
  model: string | null;
  bodyManufacturer: string | null;
  /** Null is unknown, never 0. */
  mileageMiles: number | null;
  vin: string | null;
  description: string | null;
  /** Address of a film on YouTube. */
  video?: string | null;
  /** Without the driver. */
  passengers: number | null;
  /** The 2 of "24+2". */
  wheelchairPlaces: number | null;
  wheelchairAccess: WheelchairAccess | null;
  /** USPS code. */
  state: string | null;
  city: string | null;
  /** Five digits, or nine with a hyphen. */
  zipCode: string | null;
  /** What the seller wants to get; our costs go on top (spec §1). Whole cents of US dollars. */
  askingPriceCents: number | null;
  /** Buses like this one. */
  quantity: number;
  /** Of the page it was sent from, for our mails; absent is English. */
  language?: string;
}

/** A stored photo of a submission. */
export interface SubmissionPhoto extends Omit<ListingImage, 'alt' | 'takenMonth'> {
  id: number;
  /** Made by the browser for one file, so that a repeated upload is not doubled. */
  clientId: string;
  /** "2026-03"; null where the file does not say when it was taken. */
  takenMonth?: string | null;
  caption: string | null;
  /** What the file was called, for messages; never a path. */
  fileName: string | null;
}

/**
 * One bus, or a lot of equal ones, that somebody wants to sell. All of it is private: pages show
 * `present-submission.ts`.
 */
export interface Submission {
  id: number;
  /** What the seller quotes on the phone: `OM-7KQ2-M9XD-3TFP`. Opens nothing. */
  reference: string;
  /** 128 random bits; who has them may see and change the submission. */
  token: string;
  state: SubmissionState;
  /** ISO 8601 UTC, as all times. */
  createdAt: string;
  updatedAt: string;
  /** When the seller finished; null for a draft. */
  submittedAt: string | null;
  /** Starts at 1 and rises with every change of details or state. */
  revision: number;
  details: SubmissionDetails;
  /** What the seller was written with the state it is in. */
  told?: string | null;
  /** The listing it became. */
  listingId: number | null;
  /** 0 is clean; see `form-signals.ts`. */
  spamScore: number;
  spamReasons: string[];
}

export type NewSubmission = Pick<
  Submission,
  'reference' | 'token' | 'details' | 'spamScore' | 'spamReasons'
>;

/** Name of the bus as far as it is known: "2015 Ford E-450 Starcraft". Sellers read `submissionName`. */
export function submissionTitle({ details }: Pick<Submission, 'details'>): string {
  const { year, make, model, bodyManufacturer, vin } = details;
  const body = bodyManufacturer === make ? null : bodyManufacturer;
  const words = [year, make, model, body].filter((word) => word !== null);
  if (model || body) return words.join(' ');
  if (make) return `${words.join(' ')} bus`;
  return vin ? `${year ?? ''} bus, VIN ${vin}`.trim() : `${year ?? ''} bus`.trim();
}

/** Caps on photos, told to the seller in these words' figures. */
export const mostPhotos = 24;
export const longestCaption = 200;
