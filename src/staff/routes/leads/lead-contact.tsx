import { Fragment } from 'react';
import type { InboxLead } from '#domain/leads/inbox/lead-inbox.ts';
import { fullName } from '#domain/leads/lead.ts';
import { leadAnswers } from '#domain/leads/present-lead.ts';
import { suspiciousFrom } from '#domain/leads/spam-score.ts';
import { say } from '#messages/i18n.ts';

/** How to reach the person, one tap each, and what they asked for besides words. */
export function LeadContact({ lead }: { lead: InboxLead }) {
  const answers = leadAnswers(lead, ', ').filter(({ isMessage }) => !isMessage);
  return (
    <section className="staff-panel">
      <h2>Contact</h2>
      <dl className="staff-facts">
        <dt>Name</dt>
        <dd>{fullName(lead) ?? <span className="text-muted">not given</span>}</dd>
        <dt>Phone</dt>
        <dd>
          {lead.phone === null ? (
            <span className="text-muted">not given</span>
          ) : (
            <a href={`tel:${lead.phoneE164 ?? lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>
          )}
        </dd>
        <dt>E-mail</dt>
        <dd>
          {lead.email === null ? (
            <span className="text-muted">not given</span>
          ) : (
            <a href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}>
              {lead.email}
            </a>
          )}
        </dd>
        {answers.map(({ label, text }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{say(text)}</dd>
          </Fragment>
        ))}
        {lead.spamScore > 0 ? (
          <>
            <dt>Spam score</dt>
            <dd>
              {lead.spamScore} of 100
              {lead.spamScore >= suspiciousFrom ? ', look twice' : ''}:{' '}
              {lead.spamReasons.join(', ')}
            </dd>
          </>
        ) : null}
      </dl>
    </section>
  );
}
