import type { StoredMail } from '#domain/mail/mail.ts';
import type { ReadMail } from '#domain/staff/mail-reading.ts';
import { staffRoles } from '#domain/staff/roles.ts';
import { operationsUrls } from './operations-urls.ts';
import { officeStamp } from '../../layout/office-stamp.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { StaffTable } from '../../ui/table-head.tsx';
import { Fact } from '../../ui/fact.tsx';

/** The development mailbox: mails that would have been sent if a mail server were configured. */
export function MailsPage({ mails }: { mails: readonly StoredMail[] }) {
  return (
    <>
      <StaffHeading back={<a href={operationsUrls.overview()}>Operations</a>} title="Mailbox" />
      <p className="notice notice-note staff-space-below">
        No mail server is configured (SMTP_URL), so nobody receives these mails. They are kept here
        for 30 days.
      </p>
      <section className="staff-panel staff-panel-flush">
        <StaffTable columns={['Subject', 'To', 'When']} empty="No mail yet." hasKeys>
          {mails.map(({ number, subject, to, at }) => (
            <tr key={number}>
              <th scope="row" className="staff-long">
                <a href={operationsUrls.mail(number)} data-key-open="">
                  {subject}
                </a>
              </th>
              <td data-label="To" className="staff-long">
                {to}
              </td>
              <td data-label="When" className="staff-unbroken">
                {officeStamp(at)}
              </td>
            </tr>
          ))}
        </StaffTable>
      </section>
    </>
  );
}

export function MailPage({ mail, hiddenFor }: ReadMail) {
  return (
    <>
      <StaffHeading back={<a href={operationsUrls.mails()}>Mailbox</a>} title={mail.subject} />
      {hiddenFor === null ? null : (
        <p className="notice notice-note staff-space-below">
          {`The link in this mail opens an account with the role ${staffRoles[hiddenFor]}. It is shown to those of that role or above.`}
        </p>
      )}
      <section className="staff-panel">
        <dl className="staff-facts">
          <Fact label="To">{mail.to}</Fact>
          <Fact label="Answers to">{mail.replyTo ?? 'us'}</Fact>
          <Fact label="When">{officeStamp(mail.at)}</Fact>
        </dl>
        <p className="actions operations-mail-actions">
          <a
            className="button button-small"
            href={operationsUrls.mailHtml(mail.number)}
            target="_blank"
            rel="noopener"
          >
            Open as mail programs show it
          </a>
        </p>
        <pre className="operations-mail">{mail.text}</pre>
      </section>
    </>
  );
}
