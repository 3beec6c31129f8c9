import type { SiteSettings } from '#content/site-settings.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import type { SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import type { SubmissionState } from '#domain/selling/submission-states.ts';
import { say } from '#messages/i18n.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { DoubtsNotice } from './doubts-notice.tsx';

interface StatusPageProps {
  view: SubmissionView;
  doubts: readonly SubmissionDoubt[];
  settings: SiteSettings;
}

const words: Readonly<Record<SubmissionState, { title: string; text: string }>> = {
  draft: {
    title: 'Not sent yet',
    text: 'Everything so far is saved. Add photos if you like, and send it.',
  },
  submitted: { title: 'Received', text: 'It is in line to be read by a person.' },
  'in-review': {
    title: 'Being checked',
    text: 'Somebody is reading it and looking at the photos.',
  },
  'needs-info': {
    title: 'We need something from you',
    text: 'We have written or called to you about it. Correct it here, and send it again.',
  },
  rejected: {
    title: 'Not taken',
    text: 'We cannot sell this bus. We have told you why; call us if you think we are wrong.',
  },
  published: {
    title: 'Published',
    text: 'Buyers see your bus now. To change something, call us.',
  },
  withdrawn: {
    title: 'Withdrawn',
    text: 'You took it back, and nobody sees it. To sell it after all, call us or send it anew.',
  },
};

/** The seller's own page: how it stands, and what can still be changed. */
export function StatusPage({ view, doubts, settings }: StatusPageProps) {
  const { title, text } = words[view.state];
  const open = view.state === 'draft' || view.state === 'needs-info';
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: 'Sell a Bus', href: urls.sellYourBus() }, { label: 'Your bus' }]}
        title={view.title}
      />
      <div className="sell-page">
        <div className="sell-stack">
          <div className="sell-state" data-state={view.state}>
            <h2>{title}</h2>
            <p>{text}</p>
            <p className="small-print">
              Reference number <strong className="figures">{view.reference}</strong>
            </p>
          </div>
          {view.canCorrect ? <DoubtsNotice doubts={doubts} token={view.token} /> : null}
          {view.canCorrect ? (
            <p className="sell-ways">
              <ButtonLink href={urls.sellUploading(view.token)}>
                {open ? 'Go on to photos and sending' : 'Add photos'}
              </ButtonLink>
              <ButtonLink href={urls.sellDetails(view.token)} look="secondary">
                Correct details
              </ButtonLink>
            </p>
          ) : null}
          <Photos view={view} />
          <dl className="sell-facts">
            {view.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{say(value)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <aside className="sell-aside" aria-label="Help">
          <h2>Questions?</h2>
          <p>
            Call{' '}
            <a href={settings.phone.href} className="text-link sell-phone">
              {settings.phone.display}
            </a>
            , {settings.hours.footer}. Have the reference number ready.
          </p>
          <p className="sell-aside-note text-muted">
            This page is private: whoever has its address can see and change what you sent. Bookmark
            it, and share it with nobody.
          </p>
          {view.canWithdraw ? <Withdraw token={view.token} /> : null}
        </aside>
      </div>
    </div>
  );
}

function Photos({ view }: { view: SubmissionView }) {
  if (view.photos.length === 0) return null;
  return (
    <ul className="sell-thumbs">
      {view.photos.map((photo, index) => (
        <li key={photo.id}>
          <img
            src={urls.media(thumbnailName(photo.name))}
            alt={photo.caption ?? `Photo ${index + 1}`}
            width={120}
            height={90}
          />
        </li>
      ))}
    </ul>
  );
}

function Withdraw({ token }: { token: string }) {
  return (
    <details className="sell-withdraw">
      <summary>Take it back</summary>
      <p>
        Sold it elsewhere, or changed your mind? We stop at once, and delete what you sent after 90
        days.
      </p>
      <form method="post" action={urls.sellWithdraw(token)}>
        <Button type="submit" look="secondary">
          Yes, take my bus back
        </Button>
      </form>
    </details>
  );
}
