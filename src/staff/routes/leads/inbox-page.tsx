import { answerClock, type AnswerClock } from '#domain/leads/inbox/answer-clock.ts';
import type { Handler, InboxLead, InboxTab } from '#domain/leads/inbox/lead-inbox.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import { leadForms } from '#domain/leads/lead-forms.ts';
import { suspiciousFrom } from '#domain/forms/form-signals.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { officeStamp } from '../../layout/office-stamp.ts';
import { leadName, leadSnippet } from './lead-words.ts';
import { leadsUrls } from './leads-urls.ts';
import {
  countIn,
  inboxQuery,
  inboxTabs,
  leadsPerPage,
  type InboxView,
} from './read-inbox-request.ts';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { StateTag } from './state-tag.tsx';

interface InboxPageProps {
  view: InboxView;
  leads: readonly InboxLead[];
  counts: Record<InboxTab, number>;
  handlers: readonly Handler[];
  /** The lead that this member would begin with; null when none waits or they may not answer. */
  longest: number | null;
  mayExport: boolean;
  now: Date;
  office: OpeningHours;
}

const order = Object.keys(inboxTabs) as (keyof typeof inboxTabs)[];

/** Everything people asked of us, newest first, with how long each waits. */
export function InboxPage({
  view,
  leads,
  counts,
  handlers,
  longest,
  mayExport,
  now,
  office,
}: InboxPageProps) {
  const last = leads.length === leadsPerPage ? leads.at(-1) : undefined;
  return (
    <>
      <StaffHeading title="Leads">
        <p className="actions">
          {longest === null ? null : (
            <a className="button button-small button-primary" href={leadsUrls.lead(longest)}>
              Answer, oldest first
            </a>
          )}
          <a className="button button-small" href={leadsUrls.templates()}>
            Reply templates
          </a>
          {mayExport ? (
            <a
              className="button button-small"
              href={leadsUrls.exportCsv() + inboxQuery({ ...view, beforeId: null })}
            >
              Download CSV
            </a>
          ) : null}
        </p>
      </StaffHeading>
      <nav aria-label="States" className="chips lead-tabs">
        {order.map((tab) => (
          <a
            key={tab}
            className="chip"
            href={leadsUrls.inbox() + inboxQuery({ ...view, tab, late: false, beforeId: null })}
            aria-current={tab === view.tab && !view.late ? 'page' : undefined}
          >
            {inboxTabs[tab]}
            <span className="figures">{countIn(tab, counts)}</span>
          </a>
        ))}
        <a
          className="chip"
          href={leadsUrls.inbox() + inboxQuery({ ...view, tab: 'new', late: true, beforeId: null })}
          aria-current={view.late ? 'page' : undefined}
        >
          Waiting too long
        </a>
      </nav>
      <InboxFilters view={view} handlers={handlers} />
      <section className="staff-panel staff-panel-flush">
        <StaffTable
          columns={['Who', 'About', 'First answer', 'State', 'Assigned to', 'Came in']}
          empty={<Empty view={view} />}
          hasKeys
        >
          {leads.map((lead) => (
            <Row key={lead.id} lead={lead} clock={answerClock(lead, now, office)} />
          ))}
        </StaffTable>
      </section>
      {last || view.beforeId !== null ? (
        <nav aria-label="Pages" className="actions">
          {view.beforeId !== null ? (
            <a
              className="button button-small"
              href={leadsUrls.inbox() + inboxQuery({ ...view, beforeId: null })}
            >
              Newest
            </a>
          ) : null}
          {last ? (
            <a
              className="button button-small"
              href={leadsUrls.inbox() + inboxQuery({ ...view, beforeId: last.id })}
            >
              Older
            </a>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

function Row({ lead, clock }: { lead: InboxLead; clock: AnswerClock }) {
  const doubtful = lead.state !== 'spam' && lead.spamScore >= suspiciousFrom;
  return (
    <tr>
      <th scope="row" className="lead-who">
        <a href={leadsUrls.lead(lead.id)} data-key-open="">
          {leadName(lead)}
        </a>
        <span className="hint">{leadForms[lead.kind].label}</span>
      </th>
      <td className="lead-about">
        {lead.bus ? <strong>{lead.bus.title}</strong> : null}
        <span className="text-muted">{leadSnippet(lead)}</span>
      </td>
      <td data-label="First answer">
        {clock.state === 'none' ? (
          <span className="text-muted">–</span>
        ) : (
          <span className={`lead-clock lead-clock-${clock.state}`}>{clock.text}</span>
        )}
      </td>
      <td data-label="State">
        <StateTag kind={lead.kind} state={lead.state} />
        {doubtful ? <span className="tag tag-bad">Possible spam</span> : null}
      </td>
      <td data-label="Assigned to" className="staff-long">
        {lead.assignee?.name ?? <span className="text-muted">Nobody</span>}
      </td>
      <td data-label="Came in" className="staff-unbroken">
        <time dateTime={lead.createdAt}>{officeStamp(lead.createdAt)}</time>
      </td>
    </tr>
  );
}

function Empty({ view }: { view: InboxView }) {
  const filtered =
    view.words !== '' || view.kind !== null || view.assigned !== null || view.beforeId !== null;
  if (filtered)
    return (
      <>
        Nothing here fits. <a href={leadsUrls.inbox()}>Show all new leads</a>
      </>
    );
  if (view.late) return 'Nobody waits too long. Well done.';
  return view.tab === 'new'
    ? 'Nobody waits for an answer.'
    : `No lead is under “${inboxTabs[view.tab]}”.`;
}
