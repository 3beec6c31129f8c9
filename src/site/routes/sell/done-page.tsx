import type { SiteSettings } from '#content/site-settings.ts';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { SellProgress } from './sell-progress.tsx';

interface DonePageProps {
  view: SubmissionView;
  settings: SiteSettings;
  siteUrl: string;
}

const next = [
  'We read it and look at the photos, on the next working day at the latest.',
  'If something is unclear, you hear from us the way you chose.',
  'We add our costs to your price and publish the bus. You see it here when it is online.',
  'A buyer comes: we arrange the visit or the video call, the payment and the papers.',
] as const;

/** Step three: received, the reference, what happens next, and the way back in. */
export function DonePage({ view, settings, siteUrl }: DonePageProps) {
  return (
    <div className="page-width">
      <div className="sell-done">
        <SellProgress step={3} />
        <h1>We have your bus</h1>
        <p className="page-intro">
          {view.title}
          {view.photos.length > 0
            ? `, with ${view.photos.length} ${view.photos.length === 1 ? 'photo' : 'photos'}.`
            : '. Photos are missing yet: buses with photos are asked about first.'}
        </p>
        <p className="thank-you-reference">
          Your reference number
          <strong className="figures">{view.reference}</strong>
        </p>
        <h2>What happens next</h2>
        <ol className="step-list">
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>Your private page</h2>
        <p>
          See how it stands, add photos, correct details, or take it back.{' '}
          {view.hasEmail
            ? 'We mailed you the link; bookmark it all the same.'
            : 'Bookmark it: you gave no e-mail address, so we cannot send it to you.'}
        </p>
        <p className="sell-link-address">
          <a href={urls.sellStatus(view.token)}>{siteUrl + urls.sellStatus(view.token)}</a>
        </p>
        <p className="sell-ways">
          <ButtonLink href={urls.sellStatus(view.token)}>Open my private page</ButtonLink>
          <ButtonLink href={urls.sellYourBus()} look="secondary">
            Sell another bus
          </ButtonLink>
        </p>
        <p className="sell-done-help text-muted">
          Questions? Call{' '}
          <a href={settings.phone.href} className="text-link sell-phone">
            {settings.phone.display}
          </a>
          , {settings.hours.footer}, and quote the reference number.
        </p>
      </div>
    </div>
  );
}
