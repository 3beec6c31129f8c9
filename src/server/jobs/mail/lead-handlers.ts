import { publicStatuses } from '#domain/inventory/listing-card.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import type { LeadRepository, LeadTopic } from '#domain/leads/lead-repository.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import { readQuote } from '#domain/quotes/quote-choice.ts';
import { confirmAlertMail, receiptMail, salesMail } from '#site/mail/lead-mails.tsx';
import { replyMail } from '#site/mail/reply-mail.tsx';
import type { SiteSettings } from '#content/site-settings.ts';
import { leadsUrls } from '#staff/routes/leads/leads-urls.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import { leadOfJob } from './lead-of-job.ts';
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

  /** Those that it names, as far as they have a page: of one that is withdrawn it says what became of it. */
  const namedBy = async ({ bus, details }: Lead) => {
    const ids = readQuote([details.choices ?? '']).choices.map(({ busId }) => busId);
    const found = await listings.findByIds(bus ? [...ids, bus.id] : ids);
    return found.filter(
      ({ id, status }) =>
        publicStatuses.includes(status) || (id === bus?.id && status === 'withdrawn'),
    );
  };

  /** In the language of the page they wrote from. */
  const toVisitor = { reads: ({ details }: Lead) => details.language };

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
      toVisitor,
    ),
    sends(
      'lead-confirm-alert',
      async (lead) =>
        lead.email && lead.state === 'unconfirmed'
          ? confirmAlertMail(lead, await namedBy(lead), parts, lead.email)
          : null,
      toVisitor,
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
