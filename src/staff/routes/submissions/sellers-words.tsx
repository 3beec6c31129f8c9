import { presentSubmission } from '#domain/selling/present-submission.ts';
import { submissionCan } from '#domain/selling/submission-states.ts';
import type { Review } from '#domain/staff/submissions/review-desk.ts';
import { submissionUrls } from './submission-urls.ts';

/** What the seller wrote, as it was written, and what may be wrong with it. */
export function SellersWords({ review, canWork }: { review: Review; canWork: boolean }) {
  const { submission, photos, doubts } = review;
  const { facts } = presentSubmission(submission, photos);
  const { email, phoneE164 } = submission.details;
  return (
    <section className="staff-panel">
      <div className="staff-panel-head">
        <h2>What the seller says</h2>
        {canWork && submissionCan.beCorrected(submission) ? (
          <a href={submissionUrls.step(submission.reference, 'correct')}>Correct it</a>
        ) : null}
      </div>
      {submission.spamScore >= 50 ? (
        <p className="staff-problem staff-space-below">
          Possible spam: {submission.spamReasons.join('; ')}. No mail is sent to this address.
        </p>
      ) : null}
      {doubts.length > 0 ? (
        <ul className="review-doubts">
          {doubts.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      <dl className="staff-facts">
        {facts.map(({ label, value }) => (
          <div key={label} className="staff-facts-row">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="staff-actions staff-space-above">
        {phoneE164 ? (
          <a className="staff-button staff-button-small" href={`tel:${phoneE164}`}>
            Call
          </a>
        ) : null}
        {email ? (
          <a
            className="staff-button staff-button-small"
            href={`mailto:${encodeURIComponent(email)}`}
          >
            Mail
          </a>
        ) : null}
      </p>
    </section>
  );
}
