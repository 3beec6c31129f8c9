import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { LeadReceipt } from '#domain/leads/present-lead.ts';
import { say } from '#messages/i18n.ts';
import type { TourSlot } from '#domain/leads/tour-slots.ts';
import { sayOfficeDay, sayOfficeTime } from '#site/forms/office-times.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { leadPages } from './lead-pages.ts';

interface ThankYouPageProps {
  /** Null for a visit without one. */
  reference: string | null;
  /** Null when it cannot be looked up; nothing about the person is in it. */
  receipt: LeadReceipt | null;
  settings: SiteSettings;
}

/** What helps whoever waits for an answer about a bus. */
const meanwhile = [
  {
    href: urls.cdl,
    title: msg`Do you need a CDL to drive it?`,
    text: msg`Seats and weight in, the federal rule out.`,
  },
  {
    href: urls.mediaResources,
    title: msg`The inspection checklist`,
    text: msg`To print, and to take along to the bus.`,
  },
  {
    href: urls.sellingBuyingGuide,
    title: msg`Selling & Buying Guide`,
    text: msg`What to check, what to ask and what to sign`,
  },
];

/** Where a sent form ends: received, the reference, what happens next. */
export function ThankYouPage({ reference, receipt, settings }: ThankYouPageProps) {
  const { next } = leadPages[receipt?.kind ?? 'contact'];
  const { contactPhone } = settings;
  const hours = saySetting(settings.hours.contact);
  return (
    <div className="page-width">
      <div className="lead-page">
        <div className="thank-you">
          <h1>{t`Thank you`}</h1>
          {reference ? (
            <>
              <p className="thank-you-lead">{t`We received your request.`}</p>
              <p className="thank-you-reference">
                <span>{t`Your reference`}</span>
                <strong className="figures">{reference}</strong>
              </p>
            </>
          ) : (
            <p className="thank-you-lead">{t`Thank you for your interest in our buses.`}</p>
          )}
          <h2>{t`What happens next`}</h2>
          <p>{say(next)}</p>
          {receipt?.slot ? <TourTime reference={receipt.reference} slot={receipt.slot} /> : null}
          <p>
            {reference ? (
              <Trans>
                In a hurry? Call <PhoneLink {...contactPhone} /> ({hours}) and have the reference
                ready.
              </Trans>
            ) : (
              <Trans>
                In a hurry? Call <PhoneLink {...contactPhone} /> ({hours}).
              </Trans>
            )}
          </p>
          <p className="thank-you-back">
            <ButtonLink href={urls.buses()} look="secondary">
              {t`Back to the buses`}
            </ButtonLink>
          </p>
        </div>
        <aside aria-labelledby="meanwhile-heading" className="lead-aside meanwhile no-print">
          <h2 id="meanwhile-heading">{t`Meanwhile`}</h2>
          <ul>
            {meanwhile.map(({ href, title, text }) => (
              <li key={title.id}>
                <a href={href()} className="text-link">
                  {say(title)}
                </a>
                <p>{say(text)}</p>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}

function TourTime({ reference, slot }: { reference: string; slot: TourSlot }) {
  const day = sayOfficeDay(slot.startsAt);
  const time = sayOfficeTime(slot.startsAt);
  return (
    <p>
      <Trans>
        You asked for <strong>{day}</strong> at <strong>{time}</strong>.
      </Trans>{' '}
      <a href={urls.tourCalendar(reference)} className="text-link">
        {t`Put it in your calendar`}
      </a>
    </p>
  );
}

const PhoneLink = ({ href, display }: SiteSettings['contactPhone']) => (
  <a href={href} className="text-link figures thank-you-phone">
    {display}
  </a>
);
