import type { Context } from 'hono';
import { submissionTitle } from '#domain/selling/submission.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { fieldTexts, type FieldTexts } from '#domain/staff/inventory/field-texts.ts';
import type { ListingFieldError } from '#domain/staff/inventory/read-listing-form.ts';
import { notFoundPage } from '../../gate-answers.tsx';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { ReviewPage } from './review-page.tsx';

/** The review page; with what was typed when something has to be put right first. */
export async function showReview(
  c: Context<StaffEnv>,
  reference: string,
  again: {
    texts?: FieldTexts;
    errors?: readonly ListingFieldError[];
    problem?: string;
    /** The revision of the page that was sent: it may be old as well as wrong. */
    seen?: number;
    typed?: { message?: string; reason?: string };
  } = {},
): Promise<Response> {
  const review = await c.get('staff').submissions.open(reference);
  if (!review) return notFoundPage(c);
  review.submission.revision = again.seen ?? review.submission.revision;
  const { texts = fieldTexts(review.draft), errors = [], problem = null, typed = {} } = again;
  return renderStaffPage(c, {
    title: submissionTitle(review.submission),
    section: 'Submissions',
    status: errors.length > 0 || problem !== null ? 422 : 200,
    children: (
      <ReviewPage
        review={review}
        texts={texts}
        errors={errors}
        problem={problem}
        typed={typed}
        memberName={c.get('member').name}
        canWork={memberCan(c.get('member'), 'submissions.work')}
      />
    ),
  });
}
