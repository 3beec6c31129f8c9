import { submissionCan } from '#domain/selling/submission-states.ts';
import { submissionTitle } from '#domain/selling/submission.ts';
import type { FieldTexts } from '#domain/staff/inventory/field-texts.ts';
import type { ListingFieldError } from '#domain/staff/inventory/read-listing-form.ts';
import type { Review } from '#domain/staff/submissions/review-service.ts';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { inspectionUrls } from '../inspections/inspection-urls.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { Comparables, Duplicates, VinPanel } from './review-evidence.tsx';
import { ReviewHistory } from './review-history.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { AskForm, RejectForm, stepFieldId, stepOfReview, type StepWords } from './review-steps.tsx';
import { PublishForm, reviewFormId } from './publish-form.tsx';
import { SellersWords } from './sellers-words.tsx';
import { SubmissionStateBadge } from './submission-state.tsx';
import { submissionUrls } from './submission-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Problem } from '../../ui/problem.tsx';

interface ReviewPageProps {
  review: Review;
  /** What stands in the listing's form, and what is wrong with it. */
  texts: FieldTexts;
  errors: readonly ListingFieldError[];
  problem: string | null;
  /** The field of a step that the problem is about; null: none. */
  problemAt: StepWords | null;
  /** Typed before, so that nothing is lost. */
  typed: { message?: string; reason?: string; tell?: string; text?: string };
  canWork: boolean;
  /** Who looks at the page. */
  memberName: string;
}

/** Side by side: what the seller says and what we know, and the listing it becomes. */
export function ReviewPage(props: ReviewPageProps) {
  const { review, texts, errors, problem, problemAt, typed, canWork, memberName } = props;
  const { submission, history } = review;
  const { reference, state, revision, listingId } = submission;
  const canPublish = canWork && submissionCan.become(submission, 'published');
  const taken = history.findLast(({ from, to }) => from !== to && to === 'in-review');
  const canTake = canWork && submissionCan.become(submission, 'in-review');
  const problemOf = (field: StepWords) => (problemAt === field ? problem : null);
  return (
    <>
      <StaffHeading
        back={
          <>
            <a href={submissionUrls.list()}>Submissions</a> · {reference}
          </>
        }
        title={submissionTitle(submission)}
      >
        <div className="actions">
          <SubmissionStateBadge state={state} />
          {taken && state === 'in-review' && taken.actor !== memberName ? (
            <span>{taken.actor} looks at it</span>
          ) : null}
          {/* The Enter key in the listing's form presses its first button. */}
          {canPublish ? (
            <button
              form={reviewFormId}
              name="status"
              value="published"
              className="sr-only"
              tabIndex={-1}
              aria-hidden="true"
            >
              Publish
            </button>
          ) : null}
          {canTake ? (
            <button
              {...stepOfReview(submissionUrls.take(reference))}
              className="button button-small"
            >
              {state === 'submitted' ? 'Assign to me' : 'Open it again'}
            </button>
          ) : null}
          {canWork ? (
            <a
              className="button button-small"
              href={inspectionUrls.list({ submission: reference })}
            >
              Inspection
            </a>
          ) : null}
          {canPublish ? (
            <a className="button button-small" href="#listing">
              Go to the listing form
            </a>
          ) : null}
        </div>
      </StaffHeading>
      {problem !== null && problemAt !== null ? (
        <ErrorSummary errors={[{ href: `#${stepFieldId(problemAt)}`, text: problem }]} />
      ) : (
        <Problem text={problem} className="staff-space-below" />
      )}
      {errors.length > 0 ? (
        <ErrorSummary
          title="There is a problem"
          problem="Nothing is published yet. Put this right:"
          errors={errors.map(({ field, text }) => ({ href: `#field-${field}`, text }))}
        />
      ) : null}
      {listingId === null ? null : (
        <p className="notice notice-note staff-space-below">
          It became <a href={inventoryUrls.listing(listingId)}>listing {listingId}</a>.
        </p>
      )}
      <ReviewPhotos photos={review.photos} />
      <div className="staff-columns review-columns">
        <div>
          <SellersWords review={review} canWork={canWork} />
          <VinPanel review={review} />
          <Duplicates review={review} />
          <Comparables review={review} />
        </div>
        <div>
          {canPublish ? (
            <PublishForm
              reference={reference}
              revision={revision}
              texts={texts}
              errors={errors}
              photoCount={review.photos.length}
              mailable={review.mailable}
            />
          ) : canWork ? (
            <form id={reviewFormId} method="post" action={submissionUrls.note(reference)}>
              <input type="hidden" name="revision" value={revision} />
            </form>
          ) : null}
          {canWork && submissionCan.become(submission, 'needs-info') ? (
            <AskForm review={review} typed={typed.message ?? ''} problem={problemOf('message')} />
          ) : null}
          {canWork && submissionCan.become(submission, 'rejected') ? (
            <RejectForm
              review={review}
              typed={typed.reason ?? ''}
              problem={problemOf('reason')}
              // Not sent where it is not ticked.
              tell={typed.reason === undefined || typed.tell === 'yes'}
            />
          ) : null}
          <ReviewHistory
            review={review}
            typed={typed.text ?? ''}
            problem={problemOf('text')}
            canWork={canWork}
          />
        </div>
      </div>
    </>
  );
}
