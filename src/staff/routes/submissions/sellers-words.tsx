import { suspiciousFrom } from '#domain/forms/form-signals.ts';
import { submissionCan } from '#domain/selling/submission-states.ts';
import type { Review } from '#domain/staff/submissions/review-service.ts';
import { foreignLanguage } from '#messages/languages.ts';
import { doubtWords } from '#site/words/doubt-words.ts';
import { factsForStaff } from '#site/words/seller-facts.ts';
import { Fact } from '../../ui/fact.tsx';
import { submissionUrls } from './submission-urls.ts';

/** More than a column takes on a phone. */
const longFact = 120;

/** What the seller wrote, as it was written, and what may be wrong with it. */
export function SellersWords({ review, canWork }: { review: Review; canWork: boolean }) {
  const { submission, doubts } = review;
  const { email, phoneE164 } = submission.details;
  const language = foreignLanguage(submission.details.language);
  return (
    <section className="staff-panel">
      <div className="staff-panel-head">
        <h2>What the seller says</h2>
        {canWork && submissionCan.beCorrected(submission) ? (
          <a href={submissionUrls.correct(submission.reference)}>Correct</a>
        ) : null}
      </div>
      {submission.spamScore >= suspiciousFrom ? (
        <p className="notice notice-problem staff-space-below">
          Possible spam: {submission.spamReasons.join('; ')}. No mail is sent to this address.
        </p>
      ) : null}
      {doubts.length > 0 ? (
        <ul className="notice review-doubts">
          {doubts.map((doubt) => (
            <li key={doubt.is}>{doubtWords(doubt)}</li>
          ))}
        </ul>
      ) : null}
      <dl className="staff-facts">
        {factsForStaff(submission.details).map(({ name, label, value }) => (
          <div key={name} className={value.length > longFact ? 'staff-wide' : 'staff-facts-row'}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {language ? <Fact label="Language">{language}</Fact> : null}
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
