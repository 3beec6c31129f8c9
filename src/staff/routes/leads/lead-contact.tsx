import type { InboxLead } from '#domain/leads/inbox/lead-inbox.ts';
import { fullName } from '#domain/leads/lead.ts';
import { leadAnswers } from '#domain/leads/present-lead.ts';
import { suspiciousFrom } from '#domain/forms/form-signals.ts';
import { say } from '#messages/i18n.ts';
import { Fact } from '../../ui/fact.tsx';

export function LeadContact({ lead }: { lead: InboxLead }) {
  return (
    <section className="staff-panel">
      <h2>Contact</h2>
      <LeadParticulars lead={lead} />
    </section>
  );
}

/** How to reach the person, one tap each, and what they asked for besides words. */
export function LeadParticulars({ lead }: { lead: InboxLead }) {
  // What a quote is asked for stands in a panel of its own, by the names of the buses.
  const answers = leadAnswers(lead, ', ').filter(
    ({ isMessage, column }) => !isMessage && column !== 'quote',
  );
  return (
    <dl className="staff-facts">
      <Fact label="Name">{fullName(lead) ?? <span className="text-muted">not given</span>}</Fact>
      <Fact label="Phone">
        {lead.phone === null ? (
          <span className="text-muted">not given</span>
        ) : (
          <a href={`tel:${lead.phoneE164 ?? lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>
        )}
      </Fact>
      <Fact label="E-mail">
        {lead.email === null ? (
          <span className="text-muted">not given</span>
        ) : (
          <a href={`mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`}>{lead.email}</a>
        )}
      </Fact>
      {answers.map(({ label, text }) => (
        <Fact key={label} label={label}>
          {say(text)}
        </Fact>
      ))}
      {lead.spamScore > 0 ? (
        <Fact label="Spam score">
          {lead.spamScore} of 100
          {lead.spamScore >= suspiciousFrom ? ', look twice' : ''}: {lead.spamReasons.join(', ')}
        </Fact>
      ) : null}
    </dl>
  );
}
