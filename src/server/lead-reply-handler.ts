import type { SiteSettings } from '#content/site-settings.ts';
import type { LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import { MailRefused, type Mailer } from '#domain/mail/mail.ts';
import { mailRetries } from '#domain/mail/mail-retries.ts';
import { PermanentFailure } from '#domain/outbox.ts';
import { replyMail } from '#site/mail/reply-mail.tsx';
import type { JobHandler } from './outbox-worker.ts';

interface LeadReplyParts {
  /** Of the jobs; their keys are the ids of replies. */
  topic: string;
  inbox: LeadInbox;
  mailer: Mailer;
  settings: SiteSettings;
  now(): Date;
}

/** Sends what staff wrote. Run twice, it sends the same Message-ID. */
export function leadReplyHandler({
  topic,
  inbox,
  mailer,
  settings,
  now,
}: LeadReplyParts): JobHandler {
  return {
    topic,
    retries: mailRetries,
    timeoutMs: 60_000,
    async handle(jobs) {
      for (const job of jobs) {
        const found = await inbox.findReply(Number(job.key));
        // Erased meanwhile, or sent before the process ended.
        if (!found || found.reply.sentAt !== null || !leadCan.receiveMail(found.lead)) continue;
        const { reply, lead } = found;
        try {
          await mailer.send(replyMail(reply, lead, { settings }));
        } catch (error) {
          if (!(error instanceof MailRefused)) throw error;
          await inbox.markReply(reply.id, { problem: error.message });
          throw new PermanentFailure(error.message);
        }
        await inbox.markReply(reply.id, { sentAt: now().toISOString() });
      }
    },
  };
}
