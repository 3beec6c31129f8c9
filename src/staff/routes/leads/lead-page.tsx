import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { answerClock } from '#domain/leads/inbox/answer-clock.ts';
import type { Handler, LeadFile } from '#domain/leads/inbox/lead-inbox.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import type { LeadEvent } from '#domain/leads/lead-repository.ts';
import type { ReplyTemplate } from '#domain/leads/inbox/reply-templates.ts';
import { leadForms } from '#domain/leads/lead-forms.ts';
import { leadWords } from '#domain/leads/present-lead.ts';
import type { SettledQuote } from '#domain/quotes/quote-rows.ts';
import { BusPanel } from './bus-panel.tsx';
import { LeadContact, LeadParticulars } from './lead-contact.tsx';
import { LeadDuplicates } from './lead-duplicates.tsx';
import { LeadSteps, type TypedStep } from './lead-steps.tsx';
import { eventWords, LeadTimeline } from './lead-timeline.tsx';
import { Moment } from '../../layout/moment.tsx';
import { officeStamp } from '../../layout/office-stamp.ts';
import { leadName } from './lead-words.ts';
import { leadsUrls } from './leads-urls.ts';
import type { ReplyDraft } from '../../islands/reply/reply.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { ReplyPanel } from './reply-panel.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { StateTag } from './state-tag.tsx';

export interface LeadPageProps {
  file: LeadFile;
  bus: BusDetail | null;
  /** Of the lead and of those that were merged into it; null for one that asks for none. */
  quotes: readonly (SettledQuote | null)[];
  handlers: readonly Handler[];
  templates: readonly ReplyTemplate[];
  draft: ReplyDraft;
  /** The lead that waits next, so that nobody has to go back to the list. */
  next: { id: number; waiting: number } | null;
  /** What went wrong with the last step; the page shows the newest state below it. */
  problem: string | null;
  /** What others did since the page that was sent, newest first. */
  meanwhile: readonly LeadEvent[];
  /** What was typed into the steps, to be kept. */
  typed: TypedStep;
  may: { work: boolean; erase: boolean; seeInventory: boolean };
  now: Date;
  office: OpeningHours;
}

/** One person's request: what they wrote, who they are, their bus, and what we did. */
export function LeadDetailPage(props: LeadPageProps) {
  const {
    file,
    bus,
    quotes,
    handlers,
    templates,
    draft,
    next,
    problem,
    meanwhile,
    typed,
    may,
    now,
  } = props;
  const { lead } = file;
  const clock = answerClock(lead, now, props.office);
  return (
    <>
      <div className="lead-ways no-print">
        <p className="staff-back">
          <a href={leadsUrls.inbox()}>Leads</a>
        </p>
        {next ? (
          <p className="lead-next">
            <a href={leadsUrls.lead(next.id)} aria-keyshortcuts="n">
              {next.waiting === 1
                ? 'The other waiting lead'
                : `Next of ${next.waiting} waiting leads`}
              <kbd className="staff-key" aria-hidden="true">
                n
              </kbd>
            </a>
          </p>
        ) : null}
      </div>
      <StaffHeading title={leadName(lead)}>
        <p className="chips">
          <StateTag kind={lead.kind} state={lead.state} />
          {clock.state === 'none' ? null : (
            <span className={`lead-clock lead-clock-${clock.state}`}>{clock.text}</span>
          )}
        </p>
      </StaffHeading>
      {problem ? (
        <div className="notice notice-problem" role="alert">
          <p>{problem}</p>
          {meanwhile.length > 0 ? <MeanwhileList events={meanwhile} /> : null}
        </div>
      ) : null}
      <UnsentMails unsent={file.unsent} />
      {lead.mergedIntoId === null ? null : (
        <p className="notice notice-problem">
          Merged into <a href={leadsUrls.lead(lead.mergedIntoId)}>another request</a> of this
          person.
        </p>
      )}
      <div className="staff-columns lead-columns">
        <div>
          <section className="staff-panel">
            <h2>{leadForms[lead.kind].label}</h2>
            <p className="text-muted">
              {officeStamp(lead.createdAt)}, reference {lead.reference}
            </p>
            {leadWords(lead) ? (
              <blockquote className="lead-message">{leadWords(lead)}</blockquote>
            ) : (
              <p className="text-muted">No message.</p>
            )}
            {file.merged.map((other) => (
              <div key={other.id} className="lead-merged">
                <p className="text-muted">
                  Also wrote on {officeStamp(other.createdAt)},{' '}
                  <a href={leadsUrls.lead(other.id)}>{other.reference}</a>
                  {other.bus ? `, about ${other.bus.title}` : ''}
                </p>
                {leadWords(other) ? (
                  <blockquote className="lead-message">{leadWords(other)}</blockquote>
                ) : null}
                <LeadParticulars lead={other} />
              </div>
            ))}
            {/* On a phone the bus stands below the reply, which may offer it. */}
            {lead.bus && bus?.sold !== false ? (
              <p className="notice notice-problem staff-space-above">
                {bus ? 'This bus is sold.' : 'This bus is not on the site at this moment.'}
              </p>
            ) : null}
          </section>
          {may.work ? (
            <ReplyPanel lead={lead} templates={templates} draft={draft} thenNext={next !== null} />
          ) : null}
          <LeadTimeline file={file} />
        </div>
        <div>
          <LeadContact lead={lead} />
          {may.work ? <LeadSteps lead={lead} handlers={handlers} typed={typed} /> : null}
          <BusPanel lead={lead} bus={bus} linkToStaffPage={may.seeInventory} />
          {[lead, ...file.merged].map((one, at) => (
            <QuotePanel
              key={one.id}
              quote={quotes[at] ?? null}
              reference={at === 0 ? undefined : one.reference}
              linkToStaffPage={may.seeInventory}
            />
          ))}
          <LeadDuplicates file={file} mayWork={may.work} />
          {may.erase ? (
            <section className="staff-panel no-print">
              <h2>This person’s data</h2>
              <p className="actions">
                <a className="button button-small" href={leadsUrls.person(lead.id)}>
                  Download all of it
                </a>
                <a className="button button-small button-danger" href={leadsUrls.erase(lead.id)}>
                  Erase…
                </a>
              </p>
            </section>
          ) : null}
        </div>
      </div>
    </>
  );
}

function MeanwhileList({ events }: { events: readonly LeadEvent[] }) {
  return (
    <ul>
      {events.map((event, index) => {
        const { who, what } = eventWords(event);
        return (
          <li key={index}>
            <strong>{who}</strong>, <Moment at={event.at} />: {what}
          </li>
        );
      })}
    </ul>
  );
}

const mailNames = {
  'lead-tell-sales': 'The notification of this lead',
  'lead-tell-visitor': 'The receipt for the visitor',
  'lead-confirm-alert': 'The mail that asks the visitor to confirm',
  'lead-adf-mail': 'The mail to the CRM',
  'lead-adf-post': 'The message to the CRM',
};

/** Whoever opens the lead knows of it; who waits for a mail does not. */
function UnsentMails({ unsent }: Pick<LeadFile, 'unsent'>) {
  return unsent.map(({ topic, dead }) => (
    <p key={topic} className={dead ? 'notice notice-problem' : 'notice notice-note'}>
      {`${mailNames[topic]} ${dead ? givenUp : pending}`}
    </p>
  ));
}

const pending = 'is pending: the other server has not taken it yet. It is tried again by itself.';
const givenUp = 'could not be sent. Nobody tries it any more; see Operations.';
