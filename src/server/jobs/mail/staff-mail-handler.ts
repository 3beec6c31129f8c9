import type { SiteSettings } from '#content/site-settings.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import type { SecurityNotice } from '#domain/staff/security-notice.ts';
import type { StaffAccess } from '#staff/staff-services.ts';
import { linkMail } from '#staff/mail/link-mail.tsx';
import { noticeMail } from '#staff/mail/notice-mail.tsx';
import { mailJob } from './mail-job.ts';
import type { JobHandler } from '../outbox-worker.ts';

/** A link lives shortly: nobody waits for it as long as for other mails. */
const retries = { maxAttempts: 20, firstDelayMs: 5_000, longestDelayMs: 10 * 60_000 };

/** Sends one-time links. A mail that comes too late is not sent at all. */
export function staffLinkMailHandler(
  topic: string,
  { accounts, links }: Pick<StaffAccess, 'accounts' | 'links'>,
  context: { mailer: Mailer; settings: SiteSettings; siteUrl: string },
): JobHandler {
  return mailJob({
    topic,
    retries,
    async find({ key }) {
      const link = await accounts.findLink(key);
      const isOpen = link?.usedAt === null && link.expiresAt >= new Date().toISOString();
      return isOpen ? link : null;
    },
    write: (link) => linkMail(link, links.tokenOf(link), context),
    send: (mail) => context.mailer.send(mail),
  });
}

/** Tells members that the way into their account has changed. */
export function staffNoticeHandler(
  topic: string,
  { accounts }: Pick<StaffAccess, 'accounts'>,
  context: { mailer: Mailer; settings: SiteSettings; siteUrl: string },
): JobHandler {
  return mailJob({
    topic,
    async find({ payload }) {
      const account = await accounts.find((payload as SecurityNotice).memberId);
      // The demo's owner has no mailbox.
      return account?.demo ? null : account;
    },
    write: ({ email }, { key, payload }) =>
      noticeMail(payload as SecurityNotice, { id: `${topic}-${key}`, to: email }, context),
    send: (mail) => context.mailer.send(mail),
  });
}

/** Whoever asked for a new password gets a link by mail if the address is a working member's. */
export function passwordAskedHandler(
  topic: string,
  { links }: Pick<StaffAccess, 'links'>,
): JobHandler {
  const actor = { id: null, name: 'Somebody at the sign-in page' };
  return {
    topic,
    retries,
    timeoutMs: 60_000,
    async handle(jobs) {
      for (const { key } of jobs) await links.passwordLink(key, { actor, mail: true });
    },
  };
}
