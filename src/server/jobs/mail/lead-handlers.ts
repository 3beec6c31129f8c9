import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import type { LeadRepository, LeadTopic } from '#domain/leads/lead-repository.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import { receiptMail, salesMail } from '#site/mail/lead-mails.tsx';
import { replyMail } from '#site/mail/reply-mail.tsx';
import type { SiteSettings } from '#content/site-settings.ts';
import { leadsUrls } from '#staff/routes/leads/leads-urls.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import { busesNamedBy, leadOfJob } from './lead-of-job.ts';
import { bounced, mailJob, toStaff, type MailJob } from './mail-job.ts';
import type { StaffMail } from './staff-mail.ts';
import type { JobHandler } from '../outbox-worker.ts';

export interface LeadHandlerParts {
  leads: LeadRepository;
  listings: Pick<ListingRepository, 'findByIds'>;
  mailer: Mailer;
  /** For mail to ourselves, which is counted. */
  staffMail: Pick<StaffMail, 'send'>;
  settings: SiteSettings;
  siteUrl: string;
  salesAddress: string;
}

/** The mails that follow a lead. */
export function leadHandlers(parts: LeadHandlerParts): JobHandler[] {
  const { leads, listings, mailer } = parts;

  const sends = (
    topic: LeadTopic,
    write: MailJob<Lead>['write'],
    {
      send = (mail) => mailer.send(mail),
      reads,
      whose,
    }: Partial<Pick<MailJob<Lead>, 'send' | 'reads'>> & { whose?: string },
  ) =>
    mailJob<Lead>({
      topic,
      find: leadOfJob(leads),
      reads,
      write,
      send,
      refused: ({ id }, problem) => leads.addNote(id, 'system', bounced(problem, whose)),
    });

  const namedBy = busesNamedBy(listings);

  return [
    sends(
      'lead-tell-sales',
      async (lead) =>
        salesMail(lead, await namedBy(lead), {
          ...parts,
          officeAddress: parts.siteUrl + leadsUrls.lead(lead.id),
        }),
      { send: toStaff(parts.staffMail), whose: 'our own mail to sales' },
    ),
    sends(
      'lead-tell-visitor',
      async (lead) =>
        lead.email ? receiptMail(lead, await namedBy(lead), parts, lead.email) : null,
      // In the language of the page they wrote from.
      { reads: ({ details }) => details.language },
    ),
  ];
}

/** Sends what staff wrote. */
export function leadReplyHandler({
  topic,
  inbox,
  mailer,
  settings,
  now,
}: Pick<LeadHandlerParts, 'mailer' | 'settings'> & {
  /** Of the jobs; their keys are the ids of replies. */
  topic: string;
  inbox: LeadInbox;
  now(): Date;
}): JobHandler {
  return mailJob({
    topic,
    async find({ key }) {
      const found = await inbox.findReply(Number(key));
      // Erased meanwhile, or sent before the process ended.
      return found?.reply.sentAt === null && leadCan.receiveMail(found.lead) ? found : null;
    },
    reads: ({ lead }) => lead.details.language,
    write: ({ reply, lead }) => replyMail(reply, lead, { settings }),
    send: (mail) => mailer.send(mail),
    refused: ({ reply }, problem) => inbox.markReply(reply.id, { problem }),
    sent: ({ reply }) => inbox.markReply(reply.id, { sentAt: now().toISOString() }),
  });
}
