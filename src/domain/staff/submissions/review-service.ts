import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { lookUpVin, type VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import type { VinTable } from '#domain/inventory/vin/vin-table.ts';
import { isBlank, manyLines } from '#domain/forms/read-text.ts';
import { submissionDoubts, type SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import type {
  SubmissionChange,
  SubmissionEvent,
  SubmissionRepository,
} from '#domain/selling/submission-repository.ts';
import { submissionCan, type SubmissionState } from '#domain/selling/submission-states.ts';
import type { Submission, SubmissionPhoto } from '#domain/selling/submission.ts';
import { readSellForm, type SellFieldError } from '#domain/selling/read-sell-form.ts';
import type { SellFormValues } from '#domain/selling/sell-form.ts';
import type { ZipPlaces } from '#domain/inventory/zip-places.ts';
import type { PossibleDuplicate } from '#domain/staff/inventory/staff-inventory-repository.ts';
import type { StaffMember } from '../staff-member.ts';
import { nearestFirst, priceRange, type Comparable, type PriceRange } from './comparables.ts';
import { draftListing, listingImages } from './draft-listing.ts';
import {
  noteOfPublishing,
  type SellerUpdate,
  type SubmissionQueue,
  type SubmissionTwin,
} from './submission-queue.ts';

/** Everything the review page shows beside the seller's words. */
export interface Review {
  submission: Submission;
  photos: SubmissionPhoto[];
  history: SubmissionEvent[];
  doubts: SubmissionDoubt[];
  /** Null without a VIN. */
  vin: VinAnswer | null;
  twins: SubmissionTwin[];
  duplicates: PossibleDuplicate[];
  comparables: Comparable[];
  range: PriceRange | null;
  draft: BusDetails;
  /** No mail goes to it: it has no address, or was flagged. */
  mailable: boolean;
}

export type StepOutcome = SubmissionChange | { outcome: 'invalid'; text: string };

export interface ReviewRequest {
  reference: string;
  revision: number;
  member: StaffMember;
}

/** What staff do with submissions. Whoever calls has checked the member's permission. */
export type ReviewService = ReturnType<typeof createReviewService>;

const mostComparables = 8;
/** Of a question, a reason and a note; the rest is cut off. */
export const longestMessage = 4_000;

export function createReviewService(parts: {
  queue: SubmissionQueue;
  submissions: Pick<SubmissionRepository, 'findByReference' | 'photos' | 'history'>;
  listings: Pick<ListingRepository, 'findById'>;
  zipPlaces: ZipPlaces;
  vinTable(): VinTable;
  now(): Date;
}) {
  const { queue, submissions, listings, zipPlaces, vinTable, now } = parts;

  const updateFor = (submission: Submission, to: SubmissionState, message: string | null) =>
    isMailable(submission) ? ({ to, message } satisfies SellerUpdate) : null;

  const move = async (
    { reference, revision, member }: ReviewRequest,
    to: SubmissionState,
    message: string | null,
    tell: boolean,
  ): Promise<StepOutcome> => {
    const submission = await submissions.findByReference(reference);
    if (!submission) return { outcome: 'missing' };
    const change = await queue.move({
      id: submission.id,
      expectedRevision: revision,
      member,
      to,
      note: message,
      sellerUpdate: tell ? updateFor(submission, to, message) : null,
    });
    return once(change, { revision, member }, { to, note: message });
  };

  /**
   * The second press of an impatient finger finds its own step taken, not somebody else's change: the
   * one change since the page was opened is this step, by this member, in these words.
   */
  const once = async (
    change: SubmissionChange,
    { revision, member }: Pick<ReviewRequest, 'revision' | 'member'>,
    step: Pick<SubmissionEvent, 'to' | 'note'>,
  ): Promise<SubmissionChange> => {
    if (change.outcome !== 'conflict') return change;
    const { current } = change;
    if (current.revision !== revision + 1 || current.state !== step.to) return change;
    const moves = (await submissions.history(current.id)).filter(({ from, to }) => from !== to);
    const last = moves.at(-1);
    const isOurs = last?.actor === member.name && last.note === step.note;
    return isOurs ? { outcome: 'changed', submission: current } : change;
  };

  return {
    list: queue.page,
    counts: queue.counts,

    async open(reference: string): Promise<Review | null> {
      const submission = await submissions.findByReference(reference);
      if (!submission) return null;
      const { id, details } = submission;
      const draft = draftListing(submission);
      const [photos, history, twins, duplicates, found] = await Promise.all([
        submissions.photos(id),
        submissions.history(id),
        queue.twins(submission),
        details.vin === null ? [] : queue.listingsLike({ vin: details.vin, stockNumber: null }),
        draft.category === null
          ? []
          : queue.comparables({ category: draft.category, year: draft.year }),
      ]);
      const others = found.filter((one) => one.id !== submission.listingId);
      return {
        submission,
        photos,
        history,
        doubts: submissionDoubts(details, { now: now(), zipPlaces, vinTable, vinKnown: false }),
        vin:
          details.vin === null
            ? null
            : lookUpVin(details.vin, { table: vinTable, now: now(), yearSaid: details.year }),
        twins,
        duplicates: duplicates.filter((one) => one.id !== submission.listingId),
        comparables: nearestFirst(others, draft).slice(0, mostComparables),
        range: priceRange(others),
        draft,
        mailable: isMailable(submission),
      };
    },

    take: (request: ReviewRequest) => move(request, 'in-review', null, false),

    /** The question goes to the seller by mail. */
    async ask(request: ReviewRequest & { message: string }): Promise<StepOutcome> {
      const message = manyLines(request.message).slice(0, longestMessage);
      if (isBlank(message)) return { outcome: 'invalid', text: 'Write what you want to know.' };
      return move(request, 'needs-info', message, true);
    },

    async reject(request: ReviewRequest & { reason: string; tell: boolean }): Promise<StepOutcome> {
      const reason = manyLines(request.reason).slice(0, longestMessage);
      if (isBlank(reason)) {
        return { outcome: 'invalid', text: 'Write why. The seller reads it when you tell them.' };
      }
      return move(request, 'rejected', reason, request.tell);
    },

    async publish(
      request: ReviewRequest & { details: BusDetails; status: 'published' | 'draft' },
    ): Promise<StepOutcome> {
      const { reference, revision, member, details, status } = request;
      const submission = await submissions.findByReference(reference);
      if (!submission) return { outcome: 'missing' };
      const change = await queue.publish({
        id: submission.id,
        expectedRevision: revision,
        member,
        details,
        status,
        imagesOf: (photos) => listingImages(photos, details),
        sellerUpdate: status === 'published' ? updateFor(submission, 'published', null) : null,
      });
      const note = noteOfPublishing(status);
      const taken = await once(change, { revision, member }, { to: 'published', note });
      if (taken === change || taken.outcome !== 'changed') return taken;
      // Of two windows, the second may have typed another bus.
      const listing = await listings.findById(taken.submission.listingId ?? 0);
      const isSame = Object.entries(details).every(
        ([key, value]) => listing?.[key as keyof BusDetails] === value,
      );
      return isSame ? taken : change;
    },

    async correct({
      reference,
      revision,
      member,
      typed,
    }: ReviewRequest & { typed: SellFormValues }): Promise<
      SubmissionChange | { outcome: 'invalid-form'; errors: SellFieldError[] }
    > {
      const submission = await submissions.findByReference(reference);
      if (!submission) return { outcome: 'missing' };
      const reading = readSellForm(typed, { now: now(), zipPlaces });
      if (!reading.ok) return { outcome: 'invalid-form', errors: reading.errors };
      const { details } = reading;
      return queue.correct({ id: submission.id, expectedRevision: revision, member, details });
    },

    async note({ reference, member, text }: Omit<ReviewRequest, 'revision'> & { text: string }) {
      const submission = await submissions.findByReference(reference);
      const clean = manyLines(text).slice(0, longestMessage);
      if (!submission || isBlank(clean)) return false;
      await queue.note({ id: submission.id, member, text: clean });
      return true;
    },
  };
}

/** A mail can reach the seller. */
export const isMailable = (submission: Submission) =>
  submission.details.email !== null && submissionCan.receiveMail(submission);
