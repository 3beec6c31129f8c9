import type { LeadRepository, LeadTopic } from '#domain/leads/lead-repository.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import { MailRefused, type Mail, type Mailer } from '#domain/mail/mail.ts';
import { mailRetries } from '#domain/mail/mail-retries.ts';
import { PermanentFailure } from '#domain/outbox.ts';
import { mailInLanguage } from '#site/languages/mail-in-language.ts';
import { confirmAlertMail, receiptMail, salesMail } from '#site/mail/lead-mails.tsx';
import type { SiteSettings } from '#content/site-settings.ts';
import type { StaffMail } from './staff-mail.ts';
import type { JobHandler } from './outbox-worker.ts';

interface LeadHandlerParts {
  leads: LeadRepository;
  mailer: Mailer;
  /** For mail to ourselves, which is counted. */
  staffMail: Pick<StaffMail, 'send'>;
  settings: SiteSettings;
  siteUrl: string;
  salesAddress: string;
}

/** The mails that follow a lead. Run twice, they send the same Message-ID. */
export function leadHandlers(parts: LeadHandlerParts): JobHandler[] {
  const { leads, mailer } = parts;

  const toVisitor = (mail: Mail) => mailer.send(mail);
  const toStaff = (mail: Mail, { id, reference }: Lead, topic: LeadTopic) =>
    parts.staffMail.send(mail, { topic, subjectId: id, reference, title: mail.subject });

  const sends = (
    topic: LeadTopic,
    write: (lead: Lead) => Mail | null,
    send: (mail: Mail, lead: Lead, topic: LeadTopic) => Promise<void> = toVisitor,
  ): JobHandler => ({
    topic,
    retries: mailRetries,
    timeoutMs: 60_000,
    async handle(jobs) {
      for (const job of jobs) {
        const lead = await leads.findById(Number(job.key));
        // Erased meanwhile, or found to be spam: then nobody is to be written to.
        const mail = lead && leadCan.receiveMail(lead) ? write(lead) : null;
        if (!lead || !mail) continue;
        try {
          await send(mail, lead, topic);
        } catch (error) {
          if (!(error instanceof MailRefused)) throw error;
          await leads.addNote(lead.id, 'system', refusedNote(topic, error));
          throw new PermanentFailure(error.message);
        }
      }
    },
  });

  /** In the language of the page they wrote from. */
  const inTheirs = ({ details }: Lead, mail: Mail) =>
    mailInLanguage(mail, details.language, parts.siteUrl);

  return [
    sends('lead-tell-sales', (lead) => salesMail(lead, parts), toStaff),
    sends('lead-tell-visitor', (lead) =>
      lead.email ? inTheirs(lead, receiptMail(lead, parts, lead.email)) : null,
    ),
    sends('lead-confirm-alert', (lead) =>
      lead.email && lead.state === 'unconfirmed'
        ? inTheirs(lead, confirmAlertMail(lead, parts, lead.email))
        : null,
    ),
  ];
}

/** What staff read in the lead's history: the address may be wrong, so they call instead. */
function refusedNote(topic: LeadTopic, error: MailRefused): string {
  const whose = topic === 'lead-tell-sales' ? 'our own mail to sales' : 'our mail to this address';
  return `Bounced: ${whose} was refused for good (${error.message})`;
}
