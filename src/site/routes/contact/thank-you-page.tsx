import type { SiteSettings } from '#content/site-settings.ts';
import type { LeadReceipt } from '#domain/leads/present-lead.ts';
import { slotDay, slotTime } from '#domain/leads/tour-slots.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
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
    href: urls.cdl(),
    title: 'Do you need a CDL to drive it?',
    text: 'Seats and weight in, the federal rule out.',
  },
  {
    href: urls.mediaResources(),
    title: 'The inspection checklist',
    text: 'To print, and to take along to the bus.',
  },
  {
    href: urls.sellingBuyingGuide(),
    title: 'Selling & Buying Guide',
    text: 'What to check, what to ask and what to sign',
  },
];

/** Where a sent form ends: received, the reference, what happens next. */
export function ThankYouPage({ reference, receipt, settings }: ThankYouPageProps) {
  const next = leadPages[receipt?.kind ?? 'contact'].next;
  return (
    <div className="page-width">
      <div className="lead-page thank-you-columns">
        <div className="thank-you">
          <h1>Thank you</h1>
          {reference ? (
            <>
              <p className="mt-2 text-lg">We received your request.</p>
              <p className="thank-you-reference">
                <span>Your reference</span>
                <strong className="figures">{reference}</strong>
              </p>
            </>
          ) : (
            <p className="mt-2 text-lg">Thank you for your interest in our buses.</p>
          )}
          <h2 className="mt-8">What happens next</h2>
          <p className="mt-2">{next}</p>
          {receipt?.slot ? (
            <p className="mt-2">
              You asked for <strong>{slotDay(receipt.slot)}</strong> at{' '}
              <strong>{slotTime(receipt.slot)}</strong>.{' '}
              <a href={urls.tourCalendar(receipt.reference)} className="text-signal underline">
                Put it in your calendar
              </a>
            </p>
          ) : null}
          <p className="mt-2">
            In a hurry? Call{' '}
            <a href={settings.contactPhone.href} className="figures whitespace-nowrap text-signal">
              {settings.contactPhone.display}
            </a>{' '}
            ({settings.hours.contact}){reference ? ' and have the reference ready' : ''}.
          </p>
          <p className="mt-8">
            <ButtonLink href={urls.buses()} look="secondary">
              Back to the buses
            </ButtonLink>
          </p>
        </div>
        <aside aria-labelledby="meanwhile-heading" className="lead-aside no-print lg:mt-8">
          <h2 id="meanwhile-heading" className="text-2xl!">
            Meanwhile
          </h2>
          <ul className="mt-2">
            {meanwhile.map(({ href, title, text }) => (
              <li key={href} className="border-b border-ink-200 py-3">
                <a href={href} className="text-link inline-flex min-h-8 items-center font-semibold">
                  {title}
                </a>
                <p className="text-ink-600">{text}</p>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
