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
      <div className="lead-page">
        <div className="thank-you">
          <h1>Thank you</h1>
          {reference ? (
            <>
              <p className="thank-you-lead">We received your request.</p>
              <p className="thank-you-reference">
                <span>Your reference</span>
                <strong className="figures">{reference}</strong>
              </p>
            </>
          ) : (
            <p className="thank-you-lead">Thank you for your interest in our buses.</p>
          )}
          <h2>What happens next</h2>
          <p>{next}</p>
          {receipt?.slot ? (
            <p>
              You asked for <strong>{slotDay(receipt.slot)}</strong> at{' '}
              <strong>{slotTime(receipt.slot)}</strong>.{' '}
              <a href={urls.tourCalendar(receipt.reference)} className="text-link">
                Put it in your calendar
              </a>
            </p>
          ) : null}
          <p>
            In a hurry? Call{' '}
            <a href={settings.contactPhone.href} className="text-link figures thank-you-phone">
              {settings.contactPhone.display}
            </a>{' '}
            ({settings.hours.contact}){reference ? ' and have the reference ready' : ''}.
          </p>
          <p className="thank-you-back">
            <ButtonLink href={urls.buses()} look="secondary">
              Back to the buses
            </ButtonLink>
          </p>
        </div>
        <aside aria-labelledby="meanwhile-heading" className="lead-aside meanwhile no-print">
          <h2 id="meanwhile-heading">Meanwhile</h2>
          <ul>
            {meanwhile.map(({ href, title, text }) => (
              <li key={href}>
                <a href={href} className="text-link">
                  {title}
                </a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  );
}
