import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import type { SubmissionView } from '#domain/selling/present-submission.ts';
import type { SubmissionDoubt } from '#domain/selling/submission-doubts.ts';
import type { SubmissionState } from '#domain/selling/submission-states.ts';
import { say, type Message } from '#messages/i18n.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { sellersFacts } from '#site/words/seller-facts.ts';
import { submissionHeading } from '#site/words/submission-name.ts';
import { DoubtsNotice } from './doubts-notice.tsx';
import { WhatWeWrote } from './what-we-wrote.tsx';

interface StatusPageProps {
  view: SubmissionView;
  doubts: readonly SubmissionDoubt[];
  settings: SiteSettings;
  /** The bus on our site; null where nobody sees it. */
  bus: Pick<BusDetail, 'id' | 'slug' | 'sold'> | null;
}

interface StateWords {
  title: Message;
  text: Message;
}

const words: Readonly<Record<SubmissionState, StateWords>> = {
  draft: {
    title: msg`Not sent yet`,
    text: msg`Everything so far is saved. Add photos if you like, and send it.`,
  },
  submitted: { title: msg`Received`, text: msg`It is in line to be read by a person.` },
  'in-review': {
    title: msg`Being checked`,
    text: msg`Somebody is reading it and looking at the photos.`,
  },
  'needs-info': {
    title: msg`We need something from you`,
    text: msg`We have a question about your bus. Call us, or answer our mail if you got one; or correct the bus here and send it again.`,
  },
  rejected: {
    title: msg({ message: 'Not taken', context: 'bus' }),
    text: msg`We cannot sell this bus. Call us if you want to know why, or think we are wrong.`,
  },
  published: {
    title: msg`Published`,
    text: msg`Buyers see your bus now. To change something, call us.`,
  },
  withdrawn: {
    title: msg`Withdrawn`,
    text: msg`You took it back, and no buyer sees it. To sell it after all, call us or send it anew.`,
  },
};

const sold: StateWords = {
  title: msg({ message: 'Sold', context: 'a bus' }),
  text: msg`Your bus has found its buyer. Call us if you have questions.`,
};
const unlisted: StateWords = {
  title: msg`Not on our site at present`,
  text: msg`Buyers do not see your bus now. Call us to hear how it stands.`,
};

/** A bus that was published is told by where it is now. */
function wordsOf(state: SubmissionState, bus: StatusPageProps['bus']): StateWords {
  if (state !== 'published') return words[state];
  if (bus === null) return unlisted;
  return bus.sold ? sold : words.published;
}

/** The seller's own page: how it stands, and what can still be changed. */
export function StatusPage({ view, doubts, settings, bus }: StatusPageProps) {
  const { title, text } = wordsOf(view.state, bus);
  const { display: phone, href } = settings.phone;
  const hours = saySetting(settings.hours.footer);
  const open = view.state === 'draft' || view.state === 'needs-info';
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Sell a Bus`, href: urls.sellYourBus() }, { label: t`Your bus` }]}
        title={submissionHeading(view)}
      />
      <div className="sell-page">
        <div className="sell-stack">
          <div className="sell-state" data-state={view.state}>
            <h2>{say(title)}</h2>
            <p>{say(text)}</p>
            <WhatWeWrote told={view.told} />
            {bus ? (
              <p>
                <a href={urls.bus(bus)} className="text-link">{t`See your bus on our site`}</a>
              </p>
            ) : null}
            {view.state === 'withdrawn' ? (
              <p>
                <a href={urls.sellYourBus()} className="text-link">{t`Sell a Bus`}</a>
              </p>
            ) : null}
            <p className="small-print">
              {t`Reference number`} <strong className="figures">{view.reference}</strong>
            </p>
          </div>
          {view.canCorrect ? <DoubtsNotice doubts={doubts} token={view.token} /> : null}
          {view.canCorrect ? (
            <p className="sell-ways">
              <ButtonLink href={urls.sellUploading(view.token)}>
                {open ? t`Go on to photos and sending` : t`Add photos`}
              </ButtonLink>
              <ButtonLink href={urls.sellDetails(view.token)} look="secondary">
                {t`Correct details`}
              </ButtonLink>
            </p>
          ) : null}
          <Photos view={view} />
          <dl className="sell-facts">
            {sellersFacts(view.details).map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <aside className="sell-aside" aria-label={t`Help`}>
          <h2>{t`Questions?`}</h2>
          <p>
            <Trans>
              Call{' '}
              <a href={href} className="text-link sell-phone">
                {phone}
              </a>
              , {hours}. Have the reference number ready.
            </Trans>
          </p>
          <p className="sell-aside-note text-muted">
            {view.canCorrect
              ? t`This page is private: whoever has its address can see and change what you sent. Bookmark it, and share it with nobody.`
              : t`This page is private: whoever has its address can see what you sent. Share it with nobody.`}
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
            alt={photo.caption ?? t`Photo ${{ number: index + 1 }}`}
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
      <summary>{t`Take it back`}</summary>
      <p>
        {t`Sold it elsewhere, or changed your mind? We stop at once, and delete what you sent after 90 days.`}
      </p>
      <form method="post" action={urls.sellWithdraw(token)}>
        <Button type="submit" look="secondary">
          {t`Yes, take my bus back`}
        </Button>
      </form>
    </details>
  );
}
