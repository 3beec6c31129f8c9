import { callTimes } from '#domain/leads/lead-details.ts';
import type { InboxLead } from '#domain/leads/inbox/lead-inbox.ts';
import { fullName } from '#domain/leads/lead.ts';
import { suspiciousFrom } from '#domain/leads/spam-score.ts';
import { slotDay, slotTime } from '#domain/leads/tour-slots.ts';

/** How to reach the person, one tap each, and what they asked for besides words. */
export function LeadContact({ lead }: { lead: InboxLead }) {
  const { slot, callTime } = lead.details;
  return (
    <section className="staff-panel">
      <h2>Contact</h2>
      <dl className="staff-facts">
        <dt>Name</dt>
        <dd>{fullName(lead) ?? <span className="staff-muted">not given</span>}</dd>
        <dt>Phone</dt>
        <dd>
          {lead.phone === null ? (
            <span className="staff-muted">not given</span>
          ) : (
            <a href={`tel:${lead.phoneE164 ?? lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>
          )}
        </dd>
        <dt>E-mail</dt>
        <dd>
          {lead.email === null ? (
            <span className="staff-muted">not given</span>
          ) : (
            <a href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}>
              {lead.email}
            </a>
          )}
        </dd>
        {callTime ? (
          <>
            <dt>Call</dt>
            <dd>{callTimes[callTime] ?? callTime}</dd>
          </>
        ) : null}
        {slot ? (
          <>
            <dt>Tour</dt>
            <dd>
              {slotDay(slot)}, {slotTime(slot)}
            </dd>
          </>
        ) : null}
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
