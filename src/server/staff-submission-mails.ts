import type { SiteSettings } from '#content/site-settings.ts';
import { MailRefused, type Mailer } from '#domain/mail/mail.ts';
import { mailRetries } from '#domain/mail/mail-retries.ts';
import { PermanentFailure } from '#domain/outbox.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import { submissionCan } from '#domain/selling/submission-states.ts';
import type { SellerNews } from '#domain/staff/submissions/submission-queue.ts';
import { mailInLanguage } from '#site/languages/mail-in-language.ts';
import { stepMail } from '#staff/mail/step-mail.tsx';
import type { JobHandler } from './outbox-worker.ts';

/** Tells sellers of each step. The key is `submission id-revision`, so each step makes one mail. */
export function sellerNewsHandler(parts: {
  topic: string;
  submissions: Pick<SubmissionRepository, 'findById' | 'addNote'>;
  listingSlug(id: number): Promise<string | null>;
  mailer: Mailer;
  settings: SiteSettings;
  siteUrl: string;
}): JobHandler {
  const { topic, submissions, mailer } = parts;
  return {
    topic,
    retries: mailRetries,
    timeoutMs: 60_000,
    async handle(jobs) {
      for (const { key, payload } of jobs) {
        const [id, revision] = key.split('-').map(Number);
        const submission = await submissions.findById(id ?? 0);
        const email = submission?.details.email;
        // Erased meanwhile, or flagged: then nobody is to be written to.
        if (!submission || !email || !submissionCan.receiveMail(submission)) continue;
        const { listingId } = submission;
        const slug = listingId === null ? null : await parts.listingSlug(listingId);
        const mail = stepMail(submission, payload as SellerNews, {
          ...parts,
          to: email,
          revision: revision ?? 0,
          listing: listingId === null || slug === null ? null : { id: listingId, slug },
        });
        if (!mail) continue;
        try {
          await mailer.send(mailInLanguage(mail, submission.details.language, parts.siteUrl));
        } catch (error) {
          if (!(error instanceof MailRefused)) throw error;
          await submissions.addNote(submission.id, 'system', `${topic}: ${error.message}`);
          throw new PermanentFailure(error.message);
        }
      }
    },
  };
}
