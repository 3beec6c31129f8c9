import { t } from '@lingui/core/macro';
import { suspiciousFrom } from '#domain/forms/form-signals.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { submissionStates } from '#domain/selling/submission-states.ts';
import {
  submissionTitle,
  type Submission,
  type SubmissionPhoto,
} from '#domain/selling/submission.ts';
import { urls } from '#site/urls.ts';
import { foreignLanguage } from '#messages/languages.ts';
import { factsForStaff } from '#site/words/seller-facts.ts';
import {
  Facts,
  Letter,
  type LetterProps,
  OfficeLink,
  SenderLines,
  whomAnswersReach,
} from './mail-parts.tsx';
import { mailOf, subjectLine, type MailContext, type SalesMailContext } from './render-mail.tsx';

/** To sales: a bus was submitted; the answer goes to the seller. */
export function submissionMail(
  submission: Submission,
  photos: readonly SubmissionPhoto[],
  context: SalesMailContext,
): Mail {
  const doubt = submission.spamScore >= suspiciousFrom ? 'Possible spam: ' : '';
  return toSales(submission, photos, context, {
    id: `submission-sales-${submission.reference}`,
    subject: `${doubt}Bus to sell: ${submissionTitle(submission)}`,
  });
}

/** To sales: the seller changed what was submitted already. The revision keeps the mails apart. */
export function changeMail(
  submission: Submission,
  photos: readonly SubmissionPhoto[],
  context: SalesMailContext,
): Mail {
  return toSales(submission, photos, context, {
    id: `submission-change-${submission.reference}-${submission.revision}-${photos.length}`,
    subject: `Changed by the seller: ${submissionTitle(submission)}`,
  });
}

function toSales(
  submission: Submission,
  photos: readonly SubmissionPhoto[],
  { settings, salesAddress, officeAddress }: SalesMailContext,
  { id, subject }: { id: string; subject: string },
): Mail {
  return mailOf(
    {
      id,
      to: salesAddress,
      replyTo: submission.details.email,
      subject: subjectLine(subject),
      settings,
      footer: whomAnswersReach('seller', submission.details.email),
    },
    <>
      <Facts
        rows={[
          ['Reference', submission.reference],
          ['State', submissionStates[submission.state]],
          ['Photos', String(photos.length)],
          ['Language', foreignLanguage(submission.details.language)],
          ...factsForStaff(submission.details).map(({ label, value }) => [label, value] as const),
        ]}
      />
      <OfficeLink href={officeAddress} />
    </>,
  );
}

/**
 * To the seller: received, the reference, the private link. It repeats nothing that was typed, so
 * that nobody can use our form to send their words to somebody else.
 */
export function sellerReceiptMail(submission: Submission, context: MailContext, to: string): Mail {
  const { reference, revision, token } = submission;
  return toSeller(context, {
    to,
    // Whoever answers a question of ours sends the bus again, and hears that it came.
    id: `submission-receipt-${reference}-${revision}`,
    subject: t`We have your bus (${reference})`,
    preview: t`Your reference is ${reference}`,
    link: { href: context.siteUrl + urls.sellStatus(token), label: t`Open your private page` },
    words: [
      t`Thank you for sending us your bus. A person reads it on the next working day at the latest, and you hear from us if something is unclear.`,
      t`Your reference number is ${reference}.`,
      t`On your private page you see how it stands, add photos, correct details, or take the bus back. Whoever has its address can do that, so share this mail with nobody.`,
    ],
  });
}

/** To the seller of a draft that lies unfinished: once, with the way to go on. */
export function remindMail(submission: Submission, context: MailContext, to: string): Mail {
  return toSeller(context, {
    to,
    id: `submission-remind-${submission.reference}`,
    subject: t`Your bus is saved, but not sent yet`,
    preview: t`Go on where you stopped`,
    link: {
      href: context.siteUrl + urls.sellUploading(submission.token),
      label: t`Go on where you stopped`,
    },
    words: [
      t`You began to describe a bus on our site. Everything so far is saved. Add photos if you have them, and send it: without that last step nobody here looks at it.`,
      t`If it was not you, do nothing: we will not write again, and what was typed is deleted after 60 days.`,
    ],
  });
}

function toSeller(
  { settings }: MailContext,
  { words, link, ...mail }: Pick<Mail, 'id' | 'to' | 'subject'> & { preview: string } & LetterProps,
): Mail {
  return mailOf(
    {
      ...mail,
      settings,
      footer: <SenderLines settings={settings} phone={settings.phone.display} />,
    },
    <Letter words={words} link={link} />,
  );
}
