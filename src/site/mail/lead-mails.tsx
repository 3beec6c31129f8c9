import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { leadForms } from '#domain/leads/lead-forms.ts';
import { fullName, type Lead } from '#domain/leads/lead.ts';
import { suspiciousFrom } from '#domain/forms/form-signals.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { readQuote } from '#domain/quotes/quote-choice.ts';
import { sayList } from '#messages/figures.ts';
import { sayOfficeDay, sayOfficeTime } from '#site/forms/office-times.ts';
import { urls } from '#site/urls.ts';
import { unitNames } from '#site/words/lot-words.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { busName, LeadFacts } from './lead-facts.tsx';
import {
  ActionLink,
  OfficeLink,
  Paragraph,
  Quote,
  SenderLines,
  whomAnswersReach,
} from './mail-parts.tsx';
import { mailOf, subjectLine, type MailContext, type SalesMailContext } from './render-mail.tsx';

/** To sales: everything needed to answer; the answer goes to the visitor. */
export function salesMail(
  lead: Lead,
  named: readonly BusListing[],
  { settings, siteUrl, salesAddress, officeAddress }: SalesMailContext,
): Mail {
  const doubt = lead.spamScore >= suspiciousFrom ? 'Possible spam: ' : '';
  const who = fullName(lead) ?? lead.email ?? lead.phone ?? 'a visitor';
  const bus = named.find(({ id }) => id === lead.bus?.id);
  const subject = `${doubt}${leadForms[lead.kind].label} from ${who}${lead.bus ? `, ${busName(lead.bus)}` : ''}`;
  return mailOf(
    {
      id: `lead-sales-${lead.reference}`,
      to: salesAddress,
      replyTo: lead.email,
      subject: subjectLine(subject),
      settings,
      footer: whomAnswersReach('visitor', lead.email),
    },
    <>
      <LeadFacts lead={lead} named={named} siteUrl={siteUrl} />
      {lead.message ? <Quote>{lead.message}</Quote> : null}
      <OfficeLink href={officeAddress} />
      {bus ? <ActionLink href={siteUrl + urls.bus(bus)}>Open the bus page</ActionLink> : null}
    </>,
  );
}

/**
 * To the visitor: received, the reference, what happens next. It repeats nothing that was typed, so
 * that nobody can use our form to send their words to somebody else.
 */
export function receiptMail(
  lead: Lead,
  named: readonly BusListing[],
  { settings, siteUrl }: MailContext,
  to: string,
): Mail {
  const { reference, details } = lead;
  const { slot } = details;
  const phone = settings.contactPhone.display;
  return mailOf(
    {
      id: `lead-receipt-${reference}`,
      to,
      subject: t`We received your request (${reference})`,
      preview: t`Your reference is ${reference}`,
      settings,
      footer: <SenderLines settings={settings} phone={phone} />,
    },
    <>
      <Paragraph>{t`Thank you for writing to ${{ company: settings.name }}.`}</Paragraph>
      <AboutBuses lead={lead} named={named} siteUrl={siteUrl} />
      {slot ? (
        <Paragraph>
          {t`You asked for a video tour on ${{ day: sayOfficeDay(slot.startsAt) }} at ${{ time: sayOfficeTime(slot.startsAt) }}. We confirm the time by mail or phone before then.`}
        </Paragraph>
      ) : (
        <Paragraph>
          {t`A person answers on the next working day at the latest (${{ hours: saySetting(settings.hours.contact) }}).`}
        </Paragraph>
      )}
      <Paragraph>
        <Trans>
          Your reference is <strong>{reference}</strong>. Have it ready when you call{' '}
          <a href={settings.contactPhone.href}>{phone}</a>.
        </Trans>
      </Paragraph>
      {slot ? (
        <ActionLink href={siteUrl + urls.tourCalendar(reference)}>
          {t`Put the tour in your calendar`}
        </ActionLink>
      ) : null}
    </>,
  );
}

interface AboutBusesProps {
  lead: Lead;
  named: readonly BusListing[];
  siteUrl: string;
}

/**
 * Each by its full address, which says what became of it for as long as it is known; of a lot how
 * many, or which of its units.
 */
function AboutBuses({ lead, named, siteUrl }: AboutBusesProps) {
  const { bus, details } = lead;
  const { choices } = readQuote([details.choices ?? '']);
  const buses = named.map((one) => {
    const choice = choices.find(({ busId }) => busId === one.id);
    return {
      title: one.id === bus?.id ? bus.title : listingTitle(one),
      href: siteUrl + urls.bus(one),
      many: choice && 'count' in choice && choice.count > 1 ? `${choice.count} × ` : '',
      units: choice && 'units' in choice ? ` – ${unitNames(choice.units)}` : '',
    };
  });
  if (buses.length === 0)
    return (
      bus && (
        <Paragraph>
          {t`It is about:`} {bus.title}
        </Paragraph>
      )
    );
  return (
    <Paragraph>
      {t`It is about:`}
      {buses.map(({ title, href, many, units }, at) => (
        <Fragment key={href}>
          {at === 0 ? ' ' : ', '}
          {many}
          <a href={href}>{title}</a>
          {units}
        </Fragment>
      ))}
    </Paragraph>
  );
}

/** The first half of double opt-in: nothing more is sent until the link is followed. */
export function confirmAlertMail(
  lead: Lead,
  /** The bus, and what is watched else: in words of ours. */
  { named, watched }: { named: readonly BusListing[]; watched: readonly string[] },
  { settings, siteUrl }: Pick<MailContext, 'settings' | 'siteUrl'>,
  to: string,
): Mail {
  const watches = lead.kind === 'price-watch';
  return mailOf(
    {
      id: `lead-confirm-${lead.reference}`,
      to,
      subject: t`Confirm your bus alert`,
      preview: watches
        ? t`One click, and we tell you when the price drops`
        : t`One click, and we tell you when a bus like this comes`,
      settings,
      footer: <SenderLines settings={settings} phone={settings.contactPhone.display} />,
    },
    <>
      <Paragraph>
        {watches
          ? t`Somebody asked us to tell this address when the price of a certain bus drops. If it was you, confirm it:`
          : t`Somebody asked us to tell this address when a certain bus comes in. If it was you, confirm it:`}
      </Paragraph>
      {watches ? <AboutBuses lead={lead} named={named} siteUrl={siteUrl} /> : null}
      {watched.length > 0 ? (
        <Paragraph>{t`It watches: ${{ words: sayList(watched) }}.`}</Paragraph>
      ) : null}
      <ActionLink href={siteUrl + urls.busAlert(lead.token ?? '')}>
        {t`Confirm the alert`}
      </ActionLink>
      <Paragraph>
        {t`If it was not you, do nothing: we will not write again, and the request is deleted after a week.`}
      </Paragraph>
    </>,
  );
}
