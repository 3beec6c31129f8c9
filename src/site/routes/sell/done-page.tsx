import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import { say } from '#messages/i18n.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { submissionHeading } from '#site/words/submission-name.ts';
import { SellProgress } from './sell-progress.tsx';

interface DonePageProps {
  view: SubmissionView;
  settings: SiteSettings;
  siteUrl: string;
}

const next = [
  msg`We read it and look at the photos, on the next working day at the latest.`,
  msg`If something is unclear, you hear from us the way you chose.`,
  msg`We add our costs to your price and publish the bus. You see it here when it is online.`,
  msg`A buyer comes: we arrange the visit or the video call, the payment and the papers.`,
] as const;

/** Step three: received, the reference, what happens next, and the way back in. */
export function DonePage({ view, settings, siteUrl }: DonePageProps) {
  const { display: phone, href } = settings.phone;
  const hours = saySetting(settings.hours.footer);
  return (
    <div className="page-width">
      <div className="sell-done">
        <SellProgress step={3} />
        <h1>{t`We have your bus`}</h1>
        <p className="page-intro">{sentOf(view)}</p>
        <p className="thank-you-reference">
          {t`Your reference number`}
          <strong className="figures">{view.reference}</strong>
        </p>
        <h2>{t`What happens next`}</h2>
        <ol className="step-list">
          {next.map((step) => (
            <li key={step.id}>{say(step)}</li>
          ))}
        </ol>
        <h2>{t`Your private page`}</h2>
        <p>{wayBackOf(view)}</p>
        <p className="sell-link-address">
          <a href={urls.sellStatus(view.token)}>{siteUrl + urls.sellStatus(view.token)}</a>
        </p>
        <p className="sell-ways">
          <ButtonLink href={urls.sellStatus(view.token)}>{t`Open my private page`}</ButtonLink>
          <ButtonLink href={urls.sellYourBus()} look="secondary">
            {t`Sell another bus`}
          </ButtonLink>
        </p>
        <p className="sell-done-help text-muted">
          <Trans>
            Questions? Call{' '}
            <a href={href} className="text-link sell-phone">
              {phone}
            </a>
            , {hours}, and quote the reference number.
          </Trans>
        </p>
      </div>
    </div>
  );
}

function wayBackOf({ mailedTo, details }: SubmissionView): string {
  if (mailedTo !== null)
    return t`See how it stands, add photos, correct details, or take it back. We mailed the link to ${{ email: mailedTo }}; bookmark it all the same.`;
  return details.email === null
    ? t`See how it stands, add photos, correct details, or take it back. Bookmark it: you gave no e-mail address, so we cannot send it to you.`
    : t`See how it stands, add photos, correct details, or take it back. Bookmark it: this address is your way back.`;
}

function sentOf(view: SubmissionView): string {
  const bus = submissionHeading(view);
  const count = view.photos.length;
  return count > 0
    ? t`${bus}, with ${plural(count, { one: '# photo', other: '# photos' })}.`
    : t`${bus}. Photos are missing yet: buses with photos are asked about first.`;
}
