import type { Review } from '#domain/staff/submissions/review-service.ts';
import { submissionUrls } from './submission-urls.ts';

interface StepFormProps {
  review: Review;
  typed: string;
}

export function AskForm({ review: { submission, mailable }, typed }: StepFormProps) {
  const { reference, revision } = submission;
  return (
    <details className="staff-panel" open={typed !== ''}>
      <summary className="staff-summary">Ask the seller</summary>
      <form method="post" action={submissionUrls.ask(reference)} className="form staff-space-above">
        <input type="hidden" name="revision" value={revision} />
        <label>
          Your question
          <textarea className="field-input" name="message" defaultValue={typed} required />
          <span className="hint">
            {mailable
              ? 'Goes out by mail with the link to the seller’s private page.'
              : 'There is no address to write to: call, and note here what you asked.'}
          </span>
        </label>
        <div>
          <button className="button button-small">
            {mailable ? 'Send the question' : 'Note the question'}
          </button>
        </div>
      </form>
    </details>
  );
}

export function RejectForm({ review: { submission, mailable }, typed }: StepFormProps) {
  const { reference, revision } = submission;
  return (
    <details className="staff-panel" open={typed !== ''}>
      <summary className="staff-summary">Do not take it</summary>
      <form
        method="post"
        action={submissionUrls.reject(reference)}
        className="form staff-space-above"
      >
        <input type="hidden" name="revision" value={revision} />
        <label>
          Why
          <textarea className="field-input" name="reason" defaultValue={typed} required />
        </label>
        {mailable ? (
          <label className="check">
            <input type="checkbox" name="tell" value="yes" defaultChecked />
            Tell the seller in these words
          </label>
        ) : null}
        <div>
          <button className="button button-small button-danger">Do not take it</button>
        </div>
      </form>
    </details>
  );
}
