import { describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { Mail } from '#domain/mail/mail.ts';
import type { Submission } from '#domain/selling/submission.ts';
import { alertMail } from '#site/mail/alert-mail.tsx';
import { confirmAlertMail, receiptMail } from '#site/mail/lead-mails.tsx';
import { stepMail } from '#staff/mail/step-mail.tsx';
import type { SellerUpdate } from '#domain/staff/submissions/submission-queue.ts';
import { remindMail, sellerReceiptMail } from '#site/mail/seller-mails.tsx';
import { phrasesOf } from '#site/languages/languages.ts';
import { mailInLanguage } from '#site/languages/mail-in-language.ts';
import { translateHtml } from '#site/languages/translate-html.ts';
import { storedLead } from '#test/factories/lead-factory.ts';

const siteUrl = 'https://omnibus.example';
const context = { settings: siteSettings, siteUrl, salesAddress: 'sales@omnibus.example' };
const to = 'zoe@example.com';
const lead = storedLead({
  email: to,
  details: { language: 'es', wanted: 'autobús escolar' },
  token: 'f'.repeat(32),
});
const slot = { startsAt: '2026-11-02T15:00:00.000Z', durationMinutes: 30 };
const card = (id: number) =>
  ({
    id,
    slug: `${id}-2019-ford-transit`,
    title: '2019 Ford Transit',
    priceText: 'Call for price',
    mileageText: '84,500 mi',
    passengersText: '15 passengers',
    city: 'Newark',
    state: 'NJ',
  }) as unknown as BusCard;
const news = (count: number) =>
  alertMail({
    alert: lead,
    to,
    cards: Array.from({ length: count }, (_, at) => card(at + 1)),
    until: '2026-11-02T15:00:00.000Z',
    settings: siteSettings,
    siteUrl,
  });
const submission = {
  reference: 'OM-1',
  token: 'a'.repeat(32),
  details: { year: 2019, make: 'Ford', model: 'Transit' },
} as unknown as Submission;
const step = (state: SellerUpdate['to'], message: string | null) =>
  stepMail(
    submission,
    { to: state, message },
    {
      settings: siteSettings,
      siteUrl,
      to,
      revision: 2,
      listing: { id: 7, slug: '2019-ford-transit' },
    },
  )!;

/** Every mail that somebody who wrote from a Spanish page can get without a person writing it. */
const mails: Record<string, Mail> = {
  receipt: receiptMail(lead, context, to),
  'receipt of a tour': receiptMail({ ...lead, kind: 'video-tour', details: { slot } }, context, to),
  'confirm an alert': confirmAlertMail(lead, context, to),
  'one bus came': news(1),
  'seven buses came': news(7),
  'a bus was submitted': sellerReceiptMail(submission, context, to),
  'a draft waits': remindMail(submission, context, to),
  'a question': step('needs-info', '¿Tiene rampa?'),
  'not taken': step('rejected', null),
  'on the site': step('published', null),
};

/** Who we are, which buses, and what stands in addresses. */
const data =
  /^(<!doctype html>|Omnibus.*|125 N Railroad Ave.*|\(\d{3}\) \d{3}-\d{4}|2019 Ford Transit|[\d,]+ mi( .*)?|Newark, NJ|¿Tiene rampa\?|OM-.*|https?:.*|-- ?)$/;

describe.each(Object.entries(mails))('in Spanish: %s', (_, mail) => {
  const said = mailInLanguage(mail, 'es', siteUrl);

  it('has no English sentence in its subject or either half', () => {
    const unknown: string[] = [];
    translateHtml(mail.html, {
      language: 'es',
      locale: 'es-US',
      phrases: phrasesOf('es')!,
      siteUrl,
      onUnknown: (text) => unknown.push(text),
    });
    expect(unknown.filter((text) => !data.test(text))).toEqual([]);
    expect(said.subject).not.toBe(mail.subject);
    const english = new Set(mail.text.split('\n').filter((line) => /[a-z]{3}/.test(line)));
    const left = said.text
      .split('\n')
      .filter((line) => english.has(line) && !data.test(line.trim()));
    expect(left).toEqual([]);
  });

  it('leads to Spanish pages and keeps id, address and reference', () => {
    expect(said).toMatchObject({ id: mail.id, to: mail.to, replyTo: mail.replyTo });
    const links = [...said.html.matchAll(/href="https:\/\/omnibus\.example(\/[^"]*)"/g)].map(
      ([, path]) => path!,
    );
    expect(links.filter((path) => !path.startsWith('/es/'))).toEqual([]);
    expect(said.html).toContain('<html lang="es-US"');
  });
});

it('stays as it is for English, for unknown languages and for none', () => {
  for (const wanted of ['en', 'xx', 'fr', undefined])
    expect(mailInLanguage(mails['receipt']!, wanted, siteUrl)).toBe(mails['receipt']);
});
