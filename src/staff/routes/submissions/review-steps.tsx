import type { Review } from '#domain/staff/submissions/review-service.ts';
import { reviewFormId } from './publish-form.tsx';
import { submissionUrls } from './submission-urls.ts';

interface StepFormProps {
  review: Review;
  typed: string;
}

export function AskForm({ review: { submission, mailable }, typed }: StepFormProps) {
  return (
    <details className="staff-panel" open={typed !== ''}>
      <summary className="staff-summary">Ask the seller</summary>
      <div className="form staff-space-above">
        <label>
          Your question
          <textarea
            className="field-input"
            form={reviewFormId}
            name="message"
            defaultValue={typed}
            aria-required
          />
          <span className="hint">
            {mailable
              ? 'Goes out by mail with the link to the seller’s private page.'
              : 'No mail goes out: call, and note here what you asked.'}
          </span>
        </label>
        <div>
          <button
            {...stepOfReview(submissionUrls.ask(submission.reference))}
            className="button button-small"
          >
            {mailable ? 'Send the question' : 'Note the question'}
          </button>
        </div>
      </div>
    </details>
  );
}

export function RejectForm(props: StepFormProps & { tell: boolean }) {
  const { review, typed, tell } = props;
  const { submission, mailable } = review;
  return (
    <details className="staff-panel" open={typed !== ''}>
      <summary className="staff-summary">Do not take it</summary>
      <div className="form staff-space-above">
        <label>
          Why
          <textarea
            className="field-input"
            form={reviewFormId}
            name="reason"
            defaultValue={typed}
            aria-required
          />
        </label>
        {mailable ? (
          <label className="check">
            <input
              form={reviewFormId}
              type="checkbox"
              name="tell"
              value="yes"
              defaultChecked={tell}
            />
            Tell the seller in these words
          </label>
        ) : null}
        <div>
          <button
            {...stepOfReview(submissionUrls.reject(submission.reference))}
            className="button button-small button-danger"
          >
            Do not take it
          </button>
        </div>
      </div>
    </details>
  );
}

/** A button of the one form of the page, so that whatever is typed for another step comes back. */
export const stepOfReview = (to: string) => ({
  form: reviewFormId,
  formAction: to,
  formNoValidate: true,
});
