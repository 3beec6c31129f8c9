import { submissionStates } from '#domain/selling/submission-states.ts';
import type { Review } from '#domain/staff/submissions/review-service.ts';
import { Moment } from '../../layout/moment.tsx';
import { StepField, stepOfReview } from './review-steps.tsx';
import { submissionUrls } from './submission-urls.ts';

/** Everything that happened, newest first, and a place for a note. */
export function ReviewHistory(props: {
  review: Review;
  typed: string;
  problem: string | null;
  canWork: boolean;
}) {
  const { review, typed, problem, canWork } = props;
  return (
    <section className="staff-panel">
      <h2>What happened</h2>
      <ol className="staff-timeline">
        {review.history.toReversed().map(({ at, actor, from, to, note }, index) => (
          <li key={index}>
            <p className="hint">
              <Moment at={at} /> · {actor}
            </p>
            {from === to ? null : (
              <p>
                <strong>{submissionStates[to]}</strong>
              </p>
            )}
            {note ? <p className="staff-quote">{note}</p> : null}
          </li>
        ))}
      </ol>
      {canWork ? (
        <div className="form staff-space-above">
          <StepField name="text" label="Note for the others" typed={typed} error={problem} isLow />
          <div>
            <button
              {...stepOfReview(submissionUrls.note(review.submission.reference))}
              className="button button-small"
            >
              Add the note
            </button>
          </div>
        </div>
      ) : null}
    </section>
  );
}
