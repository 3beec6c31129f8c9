import type { Mail, Mailer } from '#domain/mail/mail.ts';
import type {
  SubmissionRepository,
  SubmissionTopic,
} from '#domain/selling/submission-repository.ts';
import { submissionCan } from '#domain/selling/submission-states.ts';
import type { Submission, SubmissionPhoto } from '#domain/selling/submission.ts';
import type { SellerUpdate } from '#domain/staff/submissions/submission-queue.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import {
  changeMail,
  remindMail,
  sellerReceiptMail,
  submissionMail,
} from '#site/mail/seller-mails.tsx';
import { stepMail } from '#site/mail/step-mail.tsx';
import { submissionUrls } from '#staff/routes/submissions/submission-urls.ts';
import { bounced, mailJob, toStaff, type MailJob } from './mail-job.ts';
import type { JobHandler } from '../outbox-worker.ts';
import type { LeadHandlerParts } from './lead-handlers.ts';

/** The mails that follow a submission. */
export function submissionHandlers(
  parts: Omit<LeadHandlerParts, 'leads' | 'listings'> & { submissions: SubmissionRepository },
): JobHandler[] {
  const { submissions, mailer } = parts;
  type Write = (
    submission: Submission,
    photos: readonly SubmissionPhoto[],
  ) => Mail | null | Promise<Mail | null>;

  const sends = (
    topic: SubmissionTopic,
    write: Write,
    {
      send = (mail) => mailer.send(mail),
      reads = ({ details }) => details.language,
    }: Partial<Pick<MailJob<Submission>, 'send' | 'reads'>> = {},
  ) =>
    mailJob<Submission>({
      topic,
      // Erased meanwhile: then nobody is to be written to.
      find: ({ key }) => submissions.findById(Number(key)),
      reads,
      write: async (submission) => write(submission, await submissions.photos(submission.id)),
      send,
      refused: ({ id }, problem) => submissions.addNote(id, 'system', bounced(problem, topic)),
    });

  /** Only to a seller's own, unsuspicious address. */
  const toSeller =
    (write: (submission: Submission, to: string) => Mail): Write =>
    (submission) => {
      const { email } = submission.details;
      if (!email || !submissionCan.receiveMail(submission)) return null;
      return write(submission, email);
    };

  const aboutIt = ({ reference }: Submission) => ({
    ...parts,
    officeAddress: parts.siteUrl + submissionUrls.one(reference),
  });
  const toSales = { send: toStaff(parts.staffMail), reads: () => 'en' };

  return [
    sends(
      'submission-tell-sales',
      (submission, photos) => submissionMail(submission, photos, aboutIt(submission)),
      toSales,
    ),
    sends(
      'submission-tell-change',
      (submission, photos) => changeMail(submission, photos, aboutIt(submission)),
      toSales,
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

/** Tells sellers of each step. The key is `submission id-revision`, so each step makes one mail. */
export function sellerUpdateHandler(parts: {
  topic: string;
  submissions: Pick<SubmissionRepository, 'findById' | 'addNote'>;
  /** Null for a bus that nobody can see. */
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
    reads: ({ submission }) => submission.details.language,
    async write({ submission, to }, { key, payload }) {
      const update = payload as SellerUpdate;
      // A later step has overtaken it, and tells the seller itself what there is to tell.
      if (submission.state !== update.to) return null;
      const { listingId } = submission;
      const slug = listingId === null ? null : await parts.listingSlug(listingId);
      return stepMail(submission, update, {
        ...parts,
        to,
        revision: Number(key.split('-')[1] ?? 0),
        listing: listingId === null || slug === null ? null : { id: listingId, slug },
      });
    },
    send: (mail) => mailer.send(mail),
    refused: ({ submission }, problem) =>
      submissions.addNote(submission.id, 'system', `${topic}: ${problem}`),
  });
}
