import type { SiteSettings } from '#content/site-settings.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import { submissionCan } from '#domain/selling/submission-states.ts';
import type { SellerNews } from '#domain/staff/submissions/submission-queue.ts';
import { mailInLanguage } from '#site/languages/mail-in-language.ts';
import { stepMail } from '#staff/mail/step-mail.tsx';
import { mailJob } from './mail-job.ts';
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
  return mailJob({
    topic,
    async find({ key }) {
      const submission = await submissions.findById(Number(key.split('-')[0]));
      const to = submission?.details.email;
      // Erased meanwhile, or flagged: then nobody is to be written to.
      return submission && to && submissionCan.receiveMail(submission) ? { submission, to } : null;
    },
    async write({ submission, to }, { key, payload }) {
      const { listingId } = submission;
      const slug = listingId === null ? null : await parts.listingSlug(listingId);
      const mail = stepMail(submission, payload as SellerNews, {
        ...parts,
        to,
        revision: Number(key.split('-')[1] ?? 0),
        listing: listingId === null || slug === null ? null : { id: listingId, slug },
      });
      return mail && mailInLanguage(mail, submission.details.language, parts.siteUrl);
    },
    send: (mail) => mailer.send(mail),
    refused: ({ submission }, problem) =>
      submissions.addNote(submission.id, 'system', `${topic}: ${problem}`),
  });
}
