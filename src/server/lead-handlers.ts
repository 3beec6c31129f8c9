import type { LeadRepository, LeadTopic } from '#domain/leads/lead-repository.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import { MailRefused, type Mail, type Mailer } from '#domain/mail/mail.ts';
import { PermanentFailure, type RetryPolicy } from '#domain/outbox.ts';
import { confirmAlertMail, receiptMail, salesMail } from '#site/mail/lead-mails.tsx';
import type { SiteSettings } from '#content/site-settings.ts';
import type { JobHandler } from './outbox-worker.ts';

/** A mail server may be away for two days before we give up. */
const mailRetries: RetryPolicy = {
  maxAttempts: 100,
  firstDelayMs: 5_000,
  longestDelayMs: 30 * 60_000,
};

interface LeadHandlerParts {
  leads: LeadRepository;
  mailer: Mailer;
  settings: SiteSettings;
  siteUrl: string;
  salesAddress: string;
}

/** The mails that follow a lead. Run twice, they send the same Message-ID. */
export function leadHandlers(parts: LeadHandlerParts): JobHandler[] {
  const { leads, mailer } = parts;

  const sends = (topic: LeadTopic, write: (lead: Lead) => Mail | null): JobHandler => ({
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
          await mailer.send(mail);
        } catch (error) {
          if (!(error instanceof MailRefused)) throw error;
          await leads.addNote(lead.id, 'system', `${topic}: ${error.message}`);
          throw new PermanentFailure(error.message);
        }
      }
    },
  });

  return [
    sends('lead-tell-sales', (lead) => salesMail(lead, parts)),
    sends('lead-tell-visitor', (lead) =>
      lead.email ? receiptMail(lead, parts, lead.email) : null,
    ),
    sends('lead-confirm-alert', (lead) =>
      lead.email && lead.state === 'unconfirmed' ? confirmAlertMail(lead, parts, lead.email) : null,
    ),
  ];
}
