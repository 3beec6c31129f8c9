import { presentSubmission } from '#domain/selling/present-submission.ts';
import { submissionCan } from '#domain/selling/submission-states.ts';
import type { Review } from '#domain/staff/submissions/review-service.ts';
import { say } from '#messages/i18n.ts';
import { submissionUrls } from './submission-urls.ts';

/** More than a column takes on a phone. */
const longFact = 120;

/** The form's labels speak to the seller. */
const ofThem: Readonly<Record<string, string>> = {
  'Your name': 'Seller',
  'Reach me by': 'Reach them by',
};

/** What the seller wrote, as it was written, and what may be wrong with it. */
export function SellersWords({ review, canWork }: { review: Review; canWork: boolean }) {
  const { submission, photos, doubts } = review;
  const facts = presentSubmission(submission, photos).facts.map(({ label, value }) => ({
    label,
    value: say(value),
  }));
  const { email, phoneE164 } = submission.details;
  return (
    <section className="staff-panel">
      <div className="staff-panel-head">
        <h2>What the seller says</h2>
        {canWork && submissionCan.beCorrected(submission) ? (
          <a href={submissionUrls.correct(submission.reference)}>Correct</a>
        ) : null}
      </div>
      {submission.spamScore >= 50 ? (
        <p className="notice notice-problem staff-space-below">
          Possible spam: {submission.spamReasons.join('; ')}. No mail is sent to this address.
        </p>
      ) : null}
      {doubts.length > 0 ? (
        <ul className="notice review-doubts">
          {doubts.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      <dl className="staff-facts">
        {facts.map(({ label, value }) => (
          <div
            key={label}
            className={value.length > longFact ? 'staff-facts-long' : 'staff-facts-row'}
          >
            <dt>{ofThem[label] ?? label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="actions staff-space-above">
        {phoneE164 ? (
          <a className="button button-small" href={`tel:${phoneE164}`}>
            Call
          </a>
        ) : null}
        {email ? (
          <a className="button button-small" href={`mailto:${encodeURIComponent(email)}`}>
            Write a mail
          </a>
        ) : null}
      </p>
    </section>
  );
}
