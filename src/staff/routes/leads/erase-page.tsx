import type { InboxLead } from '#domain/leads/inbox/lead-inbox.ts';
import { officeStamp } from '../../layout/office-stamp.ts';
import { LineField } from '../../forms/staff-field.tsx';
import { leadName } from './lead-words.ts';
import { leadsUrls } from './leads-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';

/** The last question before a person is forgotten. */
export function ErasePage(props: {
  lead: InboxLead;
  leads: readonly InboxLead[];
  problem: string | null;
}) {
  const { lead, leads, problem } = props;
  return (
    <>
      <StaffHeading
        back={<a href={leadsUrls.lead(lead.id)}>{leadName(lead)}</a>}
        title={<>Erase everything about {leadName(lead)}?</>}
      />
      <section className="staff-panel lead-erase">
        <p>
          This deletes the requests below, our replies, mails in the mailbox, what the same e-mail
          address submitted for sale, and notes of a buyer or of whom a unit is kept for that name
          the person in full, by e-mail address or by phone. Listings that were published stay. It
          cannot be undone.
        </p>
        <ul>
          {leads.map((one) => (
            <li key={one.id}>
              {officeStamp(one.createdAt)}, {one.reference}
              {one.bus ? `, ${one.bus.title}` : ''}
            </li>
          ))}
        </ul>
        <form method="post" action={leadsUrls.erase(lead.id)} className="form">
          <LineField
            label="Type ERASE"
            name="confirm"
            autoComplete="off"
            required
            error={problem}
          />
          <p className="actions">
            <button className="button button-danger">Erase this person</button>
            <a href={leadsUrls.lead(lead.id)}>Keep everything</a>
          </p>
        </form>
      </section>
    </>
  );
}
