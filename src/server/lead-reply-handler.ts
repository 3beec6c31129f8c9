import type { SiteSettings } from '#content/site-settings.ts';
import type { LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import { replyMail } from '#site/mail/reply-mail.tsx';
import { mailJob } from './mail-job.ts';

interface LeadReplyParts {
  /** Of the jobs; their keys are the ids of replies. */
  topic: string;
  inbox: LeadInbox;
  mailer: Mailer;
  settings: SiteSettings;
  now(): Date;
}

/** Sends what staff wrote. */
export function leadReplyHandler({ topic, inbox, mailer, settings, now }: LeadReplyParts) {
  return mailJob({
    topic,
    async find({ key }) {
      const found = await inbox.findReply(Number(key));
      // Erased meanwhile, or sent before the process ended.
      return found?.reply.sentAt === null && leadCan.receiveMail(found.lead) ? found : null;
    },
    write: ({ reply, lead }) => replyMail(reply, lead, { settings }),
    send: (mail) => mailer.send(mail),
    refused: ({ reply }, problem) => inbox.markReply(reply.id, { problem }),
    sent: ({ reply }) => inbox.markReply(reply.id, { sentAt: now().toISOString() }),
  });
}
