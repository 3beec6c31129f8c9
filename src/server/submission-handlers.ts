import { MailRefused, type Mail, type Mailer } from '#domain/mail/mail.ts';
import { mailRetries } from '#domain/mail/mail-retries.ts';
import { PermanentFailure } from '#domain/outbox.ts';
import type {
  SubmissionRepository,
  SubmissionTopic,
} from '#domain/selling/submission-repository.ts';
import { submissionCan } from '#domain/selling/submission-states.ts';
import type { Submission, SubmissionPhoto } from '#domain/selling/submission.ts';
import { mailInLanguage } from '#site/languages/mail-in-language.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import {
  changeMail,
  remindMail,
  sellerReceiptMail,
  submissionMail,
} from '#site/mail/seller-mails.tsx';
import type { StaffMail } from './staff-mail.ts';
import type { JobHandler } from './outbox-worker.ts';

/** The mails that follow a submission. Run twice, they send the same Message-ID. */
export function submissionHandlers(parts: {
  submissions: SubmissionRepository;
  mailer: Mailer;
  /** For mail to ourselves, which is counted. */
  staffMail: Pick<StaffMail, 'send'>;
  settings: SiteSettings;
  siteUrl: string;
  salesAddress: string;
}): JobHandler[] {
  const { submissions, mailer } = parts;
  type Write = (
    submission: Submission,
    photos: readonly SubmissionPhoto[],
  ) => Mail | null | Promise<Mail | null>;

  type Send = (mail: Mail, submission: Submission, topic: SubmissionTopic) => Promise<void>;
  const toStaff: Send = (mail, { id, reference }, topic) =>
    parts.staffMail.send(mail, { topic, subjectId: id, reference, title: mail.subject });

  const sends = (
    topic: SubmissionTopic,
    write: Write,
    send: Send = (mail) => mailer.send(mail),
  ): JobHandler => ({
    topic,
    retries: mailRetries,
    timeoutMs: 60_000,
    async handle(jobs) {
      for (const job of jobs) {
        const submission = await submissions.findById(Number(job.key));
        // Erased meanwhile: then nobody is to be written to.
        if (!submission) continue;
        const mail = await write(submission, await submissions.photos(submission.id));
        if (!mail) continue;
        try {
          await send(mail, submission, topic);
        } catch (error) {
          if (!(error instanceof MailRefused)) throw error;
          const note = `Bounced: ${topic} was refused for good (${error.message})`;
          await submissions.addNote(submission.id, 'system', note);
          throw new PermanentFailure(error.message);
        }
      }
    },
  });

  /** Only to a seller's own, unsuspicious address. */
  const toSeller =
    (write: (submission: Submission, to: string) => Mail): Write =>
    (submission) => {
      const { email } = submission.details;
      if (!email || !submissionCan.receiveMail(submission)) return null;
      const mail = write(submission, email);
      return mailInLanguage(mail, submission.details.language, parts.siteUrl);
    };

  return [
    sends(
      'submission-tell-sales',
      (submission, photos) => submissionMail(submission, photos, parts),
      toStaff,
    ),
    sends(
      'submission-tell-change',
      (submission, photos) => changeMail(submission, photos, parts),
      toStaff,
    ),
    sends(
      'submission-tell-seller',
      toSeller((submission, to) => sellerReceiptMail(submission, parts, to)),
    ),
    sends('submission-remind', async (submission, photos) => {
      const email = submission.details.email ?? '';
      // Began anew and finished that one: then the first try needs no words.
      const others = submission.state === 'draft' ? await submissions.findByEmail(email) : [];
      const started = others.some(({ id, state }) => id > submission.id && state !== 'draft');
      return submission.state === 'draft' && !started
        ? toSeller((draft, to) => remindMail(draft, parts, to))(submission, photos)
        : null;
    }),
  ];
}
