import type { Context } from 'hono';
import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import { submissionCan, type SubmissionState } from '#domain/selling/submission-states.ts';
import { submissionTitle } from '#domain/selling/submission.ts';
import { isBlank, isSameText } from '#domain/forms/read-text.ts';
import { busFields } from '#domain/inventory/fields/bus-fields.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { fieldTexts, readFieldTexts } from '#domain/staff/inventory/field-texts.ts';
import type { ListingFieldError } from '#domain/staff/inventory/read-listing-form.ts';
import type { Review } from '#domain/staff/submissions/review-service.ts';
import { redirectWith } from '../../flash.ts';
import { orNotFound } from '../../or-not-found.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { ReviewPage } from './review-page.tsx';
import type { StepWords } from './review-steps.tsx';
import { submissionUrls } from './submission-urls.ts';

/** The review page; with what was typed when something has to be put right first. */
export async function showReview(
  c: Context<StaffEnv>,
  reference: string,
  again: {
    errors?: readonly ListingFieldError[];
    problem?: string;
    /** The field of a step that the problem is about. */
    problemAt?: StepWords;
    /** The revision of the page that was sent: it may be old as well as wrong. */
    seen?: number;
    /** By field of the page's form, the listing's as well. */
    typed?: Record<string, string>;
    /** What was done: the page stays open as long as it asks for something that is typed. */
    done?: string;
  } = {},
): Promise<Response> {
  const review = orNotFound(await c.get('staff').submissions.open(reference));
  const { errors = [], problem = null, problemAt = null, typed = {}, done } = again;
  if (done !== undefined && !isTyped(review, typed))
    return redirectWith(c, submissionUrls.one(reference), done);
  review.submission.revision = again.seen ?? review.submission.revision;
  const texts = hasListing(typed)
    ? readFieldTexts((name) => typed[name] ?? '')
    : fieldTexts(review.draft);
  return renderStaffPage(c, {
    title: submissionTitle(review.submission),
    done,
    status: errors.length > 0 || problem !== null ? 422 : 200,
    children: (
      <ReviewPage
        review={review}
        texts={texts}
        errors={errors}
        problem={problem}
        problemAt={problemAt}
        typed={typed}
        memberName={c.get('member').name}
        canWork={memberCan(c.get('member'), 'submissions.work')}
      />
    ),
  });
}

/** The form of a state that cannot be published has no listing. */
const hasListing = (typed: Record<string, string>) =>
  busFields.some(({ key }) => typed[key] !== undefined);

/** Whether the page as it stands now still asks for something that is typed. */
function isTyped(review: Review, typed: Record<string, string>): boolean {
  const { message = '', reason = '', text = '' } = typed;
  const can = (to: SubmissionState) => submissionCan.become(review.submission, to);
  if (!isBlank(text)) return true;
  if (can('needs-info') && !isBlank(message)) return true;
  if (can('rejected') && !isBlank(reason)) return true;
  return can('published') && listingEdits(review.draft, typed).length > 0;
}

/** Where a posted form's listing is not the draft that the page began with. */
export function listingEdits(draft: BusDetails, typed: Record<string, string>) {
  if (!hasListing(typed)) return [];
  const begun = fieldTexts(draft);
  return busFields
    .filter(({ key }) => !isSameText(typed[key], begun[key]))
    .map(({ key, label }) => ({ label, text: typed[key] ?? '' }));
}
