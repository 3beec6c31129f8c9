import type { BusDetails, ListingImage } from '#domain/inventory/bus-listing.ts';
import type { PossibleDuplicate } from '#domain/staff/inventory/staff-inventory-repository.ts';
import type { SubmissionChange } from '#domain/selling/submission-repository.ts';
import type { SubmissionState } from '#domain/selling/submission-states.ts';
import type { Submission, SubmissionDetails, SubmissionPhoto } from '#domain/selling/submission.ts';
import type { StaffMember } from '../staff-member.ts';
import type { Comparable } from './comparables.ts';

export interface QueueFilter {
  states: readonly SubmissionState[];
  /** Only flagged ones; otherwise those are left out unless all states are asked for. */
  spam: boolean | null;
  /** Each of them is found in what the list prints of the bus and its seller, or in e-mail or phone. */
  words: string;
  /** Newest first; the id of the last one seen. */
  beforeId: number | null;
  limit: number;
}

export interface QueuedSubmission {
  submission: Submission;
  photoCount: number;
  /** Main file of the first photo. */
  firstPhoto: string | null;
}

export interface SubmissionTwin {
  reference: string;
  title: string;
  state: SubmissionState;
  /** What both have: the VIN; or the seller and the model year, where one of them has no VIN. */
  same: 'vin' | 'seller';
}

/** What a step tells the seller; the state it led to decides the mail. */
export interface SellerUpdate {
  to: SubmissionState;
  /** The question, or the reason. */
  message: string | null;
}

export interface ReviewStep {
  id: number;
  /** What the page was built from; another one is a conflict. */
  expectedRevision: number;
  member: StaffMember;
}

/**
 * Submissions as staff work with them. Every step writes its event, its line of the audit log and the
 * job of its mail in the same transaction as the change; publishing stores the listing in it too.
 */
export interface SubmissionQueue {
  page(filter: QueueFilter): Promise<QueuedSubmission[]>;
  /** By state, of those that the words find; without words of all. */
  counts(words?: string): Promise<{ state: SubmissionState; spam: boolean; count: number }[]>;
  /** Other submissions that are, or may be, of the same bus, newest first. */
  twins(submission: Pick<Submission, 'id' | 'details'>): Promise<SubmissionTwin[]>;
  /** Listings of any status with this VIN or stock number. */
  listingsLike(keys: {
    vin: string | null;
    stockNumber: string | null;
  }): Promise<PossibleDuplicate[]>;
  /** Priced listings of the category, published or sold, within some model years. */
  comparables(wanted: {
    category: NonNullable<BusDetails['category']>;
    year: number | null;
  }): Promise<Comparable[]>;
  move(
    step: ReviewStep & {
      to: SubmissionState;
      note: string | null;
      sellerUpdate: SellerUpdate | null;
    },
  ): Promise<SubmissionChange>;
  correct(step: ReviewStep & { details: SubmissionDetails }): Promise<SubmissionChange>;
  note(step: Omit<ReviewStep, 'expectedRevision'> & { text: string }): Promise<void>;
  publish(
    step: ReviewStep & {
      details: BusDetails;
      status: 'published' | 'draft';
      imagesOf(photos: readonly SubmissionPhoto[]): ListingImage[];
      sellerUpdate: SellerUpdate | null;
    },
  ): Promise<SubmissionChange>;
}

/** What the history says beside the state: the listing that it became may still be a draft. */
export const noteOfPublishing = (status: 'published' | 'draft'): string | null =>
  status === 'published' ? null : 'Listed as a draft';
