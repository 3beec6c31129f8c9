import type { Review } from '#domain/staff/submissions/review-service.ts';
import { reviewFormId } from './publish-form.tsx';
import { inputState, StaffField } from '../../forms/staff-field.tsx';
import { submissionUrls } from './submission-urls.ts';

interface StepFormProps {
  review: Review;
  typed: string;
  /** What is wrong with it. */
  problem: string | null;
}

export function AskForm({ review: { submission, mailable }, typed, problem }: StepFormProps) {
  return (
    <details className="staff-panel" open={typed !== '' || problem !== null}>
      <summary className="staff-summary">Ask the seller</summary>
      <div className="form staff-space-above">
        <StepField
          name="message"
          label="Your question"
          hint={
            mailable
              ? 'Goes out by mail with the link to the seller’s private page.'
              : 'No mail goes out: call, and note here what you asked.'
          }
          typed={typed}
          error={problem}
        />
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
  const { review, typed, problem, tell } = props;
  const { submission, mailable } = review;
  return (
    <details className="staff-panel" open={typed !== '' || problem !== null}>
      <summary className="staff-summary">Do not take it</summary>
      <div className="form staff-space-above">
        <StepField name="reason" label="Why" typed={typed} error={problem} />
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

/** Words of a step, which belong to the one form of the page. */
export function StepField(props: {
  name: StepWords;
  label: string;
  hint?: string;
  typed: string;
  error: string | null;
  isLow?: boolean;
}) {
  const { name, label, typed, isLow = false, ...said } = props;
  const notes = { id: stepFieldId(name), ...said };
  return (
    <StaffField {...notes} label={label}>
      <textarea
        className={isLow ? 'field-input field-input-low' : 'field-input'}
        form={reviewFormId}
        name={name}
        defaultValue={typed}
        aria-required
        {...inputState(notes)}
      />
    </StaffField>
  );
}

/** The field of each step that takes words. */
export type StepWords = 'message' | 'reason' | 'text';
export const stepFieldId = (name: StepWords) => `step-${name}`;

/** A button of the one form of the page, so that whatever is typed for another step comes back. */
export const stepOfReview = (to: string) => ({
  form: reviewFormId,
  formAction: to,
  formNoValidate: true,
});
