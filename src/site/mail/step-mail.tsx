import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Mail } from '#domain/mail/mail.ts';
import type { Submission } from '#domain/selling/submission.ts';
import type { SellerUpdate } from '#domain/staff/submissions/submission-queue.ts';
import { Letter, type LetterProps } from './mail-parts.tsx';
import { mailOf, subjectLine } from './render-mail.tsx';
import { urls } from '#site/urls.ts';
import { submissionName } from '#site/words/submission-name.ts';

interface StepMailContext {
  settings: SiteSettings;
  siteUrl: string;
  to: string;
  /** Keeps the mails of several steps apart. */
  revision: number;
  /** The listing it became; null when nobody can see it. */
  listing: { id: number; slug: string } | null;
}

/** What a seller hears of a step; null for steps that are nobody's business but ours. */
export function stepMail(
  submission: Submission,
  { to: state, message }: SellerUpdate,
  context: StepMailContext,
): Mail | null {
  const { settings, siteUrl, listing } = context;
  const bus = submissionName(submission);
  const own = {
    href: siteUrl + urls.sellStatus(submission.token),
    label: t`Open your private page`,
  };
  const said = (message ?? '').split('\n').filter((line) => line.trim() !== '');
  if (state === 'needs-info') {
    return write(submission, context, {
      subject: t`A question about your ${bus}`,
      words: [
        t`We are looking at the ${bus} that you sent us, and have a question:`,
        ...said,
        t`Answer this mail, or add photos and details on your private page.`,
      ],
      link: own,
    });
  }
  if (state === 'rejected') {
    return write(submission, context, {
      subject: t`About your ${bus}`,
      words: [
        t`Thank you for offering us the ${bus}. We do not take it on:`,
        ...said,
        t`If something changes, call us at ${{ phone: settings.phone.display }} or answer this mail.`,
      ],
      link: own,
    });
  }
  if (state === 'published' && listing) {
    return write(submission, context, {
      subject: t`Your ${bus} is on our site`,
      words: [
        t`Buyers can see the ${bus} from now on. Look whether everything is right, and tell us by answering this mail if not.`,
        t`We call you when a buyer is serious.`,
      ],
      link: { href: siteUrl + urls.bus(listing), label: t`See your bus on our site` },
    });
  }
  return null;
}

function write(
  { reference }: Submission,
  { settings, to, revision }: StepMailContext,
  { subject, ...letter }: { subject: string } & LetterProps,
): Mail {
  const { address } = settings;
  return mailOf(
    {
      id: `submission-step-${reference}-${revision}`,
      to,
      replyTo: settings.salesEmail,
      subject: subjectLine(subject),
      settings,
      footer: (
        <>
          {t`Reference ${reference}`}
          <br />
          {settings.legalName}, {address.street}, {address.city}, {address.state} {address.zip}
        </>
      ),
    },
    <Letter {...letter} />,
  );
}
