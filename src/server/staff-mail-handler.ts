import type { SiteSettings } from '#content/site-settings.ts';
import { MailRefused, type Mailer } from '#domain/mail/mail.ts';
import { PermanentFailure } from '#domain/outbox.ts';
import type { StaffDoor } from '#staff/staff-services.ts';
import { linkMail } from '#staff/mail/link-mail.tsx';
import type { JobHandler } from './outbox-worker.ts';

/** Sends one-time links. A link lives shortly, so a mail that comes too late is not sent at all. */
export function staffLinkMailHandler(
  topic: string,
  { accounts, links }: Pick<StaffDoor, 'accounts' | 'links'>,
  context: { mailer: Mailer; settings: SiteSettings; siteUrl: string },
): JobHandler {
  return {
    topic,
    retries: { maxAttempts: 20, firstDelayMs: 5_000, longestDelayMs: 10 * 60_000 },
    timeoutMs: 60_000,
    async handle(jobs) {
      for (const { key } of jobs) {
        const link = await accounts.findLink(key);
        if (!link || link.usedAt !== null || link.expiresAt < new Date().toISOString()) continue;
        const mail = linkMail(link, links.tokenOf(link), context);
        if (!mail) continue;
        try {
          await context.mailer.send(mail);
        } catch (error) {
          if (!(error instanceof MailRefused)) throw error;
          throw new PermanentFailure(error.message);
        }
      }
    },
  };
}

/** Whoever asked for a new password gets a link by mail if the address is a working member's. */
export function passwordAskedHandler(
  topic: string,
  { links }: Pick<StaffDoor, 'links'>,
): JobHandler {
  const actor = { id: null, name: 'Somebody at the sign-in page' };
  return {
    topic,
    retries: { maxAttempts: 20, firstDelayMs: 5_000, longestDelayMs: 10 * 60_000 },
    timeoutMs: 60_000,
    async handle(jobs) {
      for (const { key } of jobs) await links.passwordLink(key, { actor, mail: true });
    },
  };
}
