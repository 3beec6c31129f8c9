import { describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { Mail } from '#domain/mail/mail.ts';
import type { Submission } from '#domain/selling/submission.ts';
import type { AlertEntry } from '#domain/alerts/alert-entries.ts';
import { alertMail } from '#site/mail/alert-mail.tsx';
import { confirmAlertMail, receiptMail } from '#site/mail/lead-mails.tsx';
import { stepMail } from '#site/mail/step-mail.tsx';
import type { SellerUpdate } from '#domain/staff/submissions/submission-queue.ts';
import { sayOfficeTime } from '#site/forms/office-times.ts';
import { remindMail, sellerReceiptMail } from '#site/mail/seller-mails.tsx';
import { inLanguage } from '#messages/in-language.ts';
import { languageCodes, languages } from '#messages/languages.ts';
import { storedLead } from '#test/factories/lead-factory.ts';

const siteUrl = 'https://omnibus.example';
const context = { settings: siteSettings, siteUrl, salesAddress: 'sales@omnibus.example' };
const to = 'zoe@example.com';
const lead = storedLead({
  email: to,
  details: { wanted: 'autobús escolar' },
  token: 'f'.repeat(32),
});
const slot = { startsAt: '2026-11-02T15:00:00.000Z', durationMinutes: 30 };
const card = (id: number) =>
  ({
    id,
    slug: `${id}-2019-ford-transit`,
    title: '2019 Ford Transit',
    priceCents: id === 1 ? null : 2_890_000,
    mileageMiles: 84_500,
    passengers: 15,
    city: 'Newark',
    state: 'NJ',
  }) as unknown as BusCard;
const news = (count: number) =>
  alertMail({
    alert: lead,
    to,
    entries: Array.from({ length: count }, (_, at) => ({ tells: 'new', card: card(at + 1) })),
    mail: '7',
    watched: ['2019 Ford Transit'],
    settings: siteSettings,
    siteUrl,
  });
const tells = (entry: AlertEntry, watch = false) =>
  alertMail({
    alert: watch ? { ...lead, kind: 'price-watch' } : lead,
    to,
    entries: [entry],
    mail: '8',
    watched: [],
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

/** Every mail that somebody who wrote to us can get without a person writing it. */
const mails: Record<string, () => Mail> = {
  receipt: () => receiptMail(lead, [], context, to),
  'receipt of a tour': () =>
    receiptMail({ ...lead, kind: 'video-tour', details: { slot } }, [], context, to),
  'confirm an alert': () => confirmAlertMail(lead, { named: [], watched: [] }, context, to),
  'one bus came': () => news(1),
  'seven buses came': () => news(7),
  'a price fell': () => tells({ tells: 'price', card: card(2), fromCents: 3_290_000 }),
  'one is close': () =>
    tells({ tells: 'close', card: card(2), how: { kind: 'price-over', by: 1_500 } }),
  'the price of a watched bus fell': () =>
    tells({ tells: 'price', card: card(2), fromCents: 3_290_000 }, true),
  'a watched bus was sold': () => tells({ tells: 'sold', card: card(2) }, true),
  'a watched bus was taken off': () => tells({ tells: 'withdrawn', card: card(2) }, true),
  'confirm a watch': () =>
    confirmAlertMail({ ...lead, kind: 'price-watch' }, { named: [], watched: [] }, context, to),
  'a bus was submitted': () => sellerReceiptMail(submission, context, to),
  'a draft waits': () => remindMail(submission, context, to),
  'a question': () => step('needs-info', '¿Tiene rampa?'),
  'not taken': () => step('rejected', null),
  'on the site': () => step('published', null),
};

/** Who we are, which buses, and what stands in addresses. */
const data =
  /^(Omnibus.*|125 N Railroad Ave.*|\(\d{3}\) \d{3}-\d{4}|2019 Ford Transit|¿Tiene rampa\?|https?:.*|-- ?)$/;

const links = ({ html }: Mail) =>
  [...html.matchAll(/href="https:\/\/omnibus\.example(\/[^"]*)"/g)].map(([, path]) => path!);

describe.each(languageCodes)('in %s', (language) => {
  it.each(Object.entries(mails))('%s', (_, write) => {
    const english = write();
    const said = inLanguage(language, write);
    expect(said).toMatchObject({ id: english.id, to, replyTo: english.replyTo });
    expect(said.html).toContain(`<html lang="${languages[language].locale}"`);
    const prefix = language === 'en' ? '' : `/${language}`;
    // What lists of mails show first: never our own name, which stands in the head of every mail.
    const words = said.html.replace(/^.*?<body/s, '<body').replace(/<[^>]*>/g, '\n');
    const first = words.split('\n').find((line) => line.trim() !== '');
    if (said.html.includes('display:none')) expect(first).not.toBe('Omnibus');
    // What a mail that is opened as a page, or kept as a file, is called.
    expect(/<title>([^<]*)</.exec(said.html)?.[1]).toBe(said.subject);
    // The same pages, in the language.
    expect(links(said)).toEqual(links(english).map((path) => prefix + path));
    if (language === 'en') return;
    expect(said.subject).not.toBe(english.subject);
    const lines = new Set(english.text.split('\n').filter((line) => /[a-z]{3}/.test(line)));
    const left = said.text.split('\n').filter((line) => lines.has(line) && !data.test(line.trim()));
    expect(left).toEqual([]);
    expect(said.text).not.toMatch(/[{}<>]/);
  });
});

it('every mail to somebody outside says who writes, and from where', () => {
  for (const [name, write] of Object.entries(mails)) {
    for (const half of [write().text, write().html]) {
      expect(half, name).toContain('Omnibus Bus Sales LLC');
      expect(half, name).toContain('125 N Railroad Ave, Pedricktown, NJ 08067');
    }
  }
});

it('the last mail of an alert names no link that ends it: there is nothing left to end', () => {
  const sold = mails['a watched bus was sold']!();
  expect(sold.unsubscribe).toBeUndefined();
  expect(sold.html + sold.text).not.toContain('/contact/bus-alert/');
  const fell = mails['the price of a watched bus fell']!();
  expect(fell.unsubscribe).toBe(`${siteUrl}/contact/bus-alert/${lead.token}`);
  expect(fell.text).toContain('/contact/bus-alert/');
});

it('the subject of an alert is cut where a list of mails cuts it', () => {
  const long = { ...card(2), title: `2019 Ford ${'Transit '.repeat(30)}` };
  const { subject } = tells({ tells: 'price', card: long, fromCents: 3_290_000 }, true);
  expect(subject).toMatch(/^Now \$28,900: 2019 Ford Transit .*…$/);
  expect([...subject]).toHaveLength(120);
});

it('writes figures and days as readers of the language do', () => {
  const tour = () => mails['receipt of a tour']!().text;
  expect(tour()).toContain('on Monday, November 2 at 10:00 AM EST.');
  expect(inLanguage('es', tour)).toMatch(/lunes, 2 de noviembre, 10:00/);
  expect(inLanguage('fr', tour)).toMatch(/lundi 2 novembre à 10 h HNE/);
  const early = (startsAt: string) => () => sayOfficeTime(startsAt).replace(/\s/g, ' ');
  expect(inLanguage('fr', early('2026-11-02T14:00:00Z'))).toBe('9 h HNE');
  expect(inLanguage('fr', early('2026-11-02T14:30:00Z'))).toBe('9 h 30 HNE');
  expect(inLanguage('es', early('2026-11-02T14:00:00Z'))).toMatch(/^9:00/);
  const two = () => news(2).text.replace(/[\u00A0\u202F]/g, ' ');
  expect(two()).toContain('Price: $28,900\nMiles: 84,500 mi');
  expect(inLanguage('fr', two)).toContain('Kilométrage : 135 990 km');
  const fell = () => mails['a price fell']!().text.replace(/[\u00A0\u202F]/g, ' ');
  expect(fell()).toContain('Price: was $32,900, now $28,900');
});
