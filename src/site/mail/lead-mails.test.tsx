import { describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { confirmAlertMail, receiptMail, salesMail } from './lead-mails.tsx';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { storedLead } from '#test/factories/lead-factory.ts';

const context = {
  settings: siteSettings,
  siteUrl: 'https://omnibus.example',
  salesAddress: 'sales@omnibus.example',
  officeAddress: 'https://omnibus.example/staff/leads/5',
};
const lead = storedLead({
  lastName: '<b>O’Brien</b>',
  phone: '(856) 555-0100',
  phoneE164: '+18565550100',
  message: 'Line one\n"><svg/onload=zq7(1)>\n{{7*7}} ${7*7} <%= 7*7 %>',
  bus: { id: 17, stockNumber: 'A-17', title: '2015 Ford E-450' },
});
/** Listed under another title by now. */
const listed = aStoredListing({ id: 17, details: { title: '2015 Ford E-450 lift' } });

describe('the mail to sales', () => {
  const mail = salesMail(lead, [listed], context);

  it('has all that is needed to answer, in both halves', () => {
    expect(mail).toMatchObject({ to: 'sales@omnibus.example', replyTo: 'zoe@example.com' });
    expect(mail.subject).toBe('Message from Zoë <b>O’Brien</b>, 2015 Ford E-450 (stock A-17)');
    for (const half of [mail.text, mail.html]) {
      for (const part of [
        'OM-7KQ2-M9XD-3TFP',
        '(856) 555-0100',
        'zoe@example.com',
        'A-17',
        'Line one',
        '{{7*7}}',
      ]) {
        expect(half).toContain(part);
      }
    }
    expect(mail.text).toContain('Name: Zoë <b>O’Brien</b>\nPhone: (856) 555-0100');
    expect(mail.text).toContain('> Line one\n> "><svg/onload=zq7(1)>');
    expect(mail.text).toContain('https://omnibus.example/buses/17-2015-ford-e-450-lift');
    expect(mail.text).toContain('https://omnibus.example/staff/leads/5');
  });

  it('names every bus that a quote is asked for, and links it', () => {
    const quote: Lead = {
      ...lead,
      kind: 'quote',
      bus: null,
      details: { choices: '17x3,18-4-7,19' },
    };
    const title = '2015 Ford E-450';
    const quoted = [
      aStoredListing({ id: 17, details: { title, stockNumber: 'A-17' } }),
      aStoredListing({ id: 18, details: { title: 'A lot' } }),
    ];
    const { text, html } = salesMail(quote, quoted, context);
    expect(text).toContain(
      '3 of 2015 Ford E-450 (stock A-17) (https://omnibus.example/buses/17-2015-ford-e-450)',
    );
    expect(text).toContain('units 4, 7 of A lot (https://omnibus.example/buses/18-a-lot)');
    expect(text).toContain('1 of listing 19, which is not on the site at this moment');
    expect(html).toContain('href="https://omnibus.example/buses/17-2015-ford-e-450"');
    expect(receiptMail(quote, quoted, context, 'z@e.example').text).toContain(
      'It is about: 3 × 2015 Ford E-450 (https://omnibus.example/buses/17-2015-ford-e-450), A lot (https://omnibus.example/buses/18-a-lot) – Unit 4 and Unit 7',
    );
  });

  it('says in which language to call back whoever did not write in English', () => {
    const { text } = salesMail({ ...lead, details: { language: 'es' } }, [], context);
    expect(text).toContain('\nLanguage: Español');
    expect(mail.text).not.toContain('Language');
  });

  it('says whom an answer reaches', () => {
    expect(mail.text).toContain('Answering this mail writes to the visitor.');
    const byPhone = salesMail({ ...lead, email: null }, [], context);
    expect(byPhone.text).not.toContain('writes to');
    expect(byPhone.text).toContain('The visitor left no mail address. Call');
  });

  it('runs nothing that was typed', () => {
    expect(mail.html).not.toMatch(/<svg|<b>/);
    expect(mail.html).toContain('&lt;svg/onload=zq7(1)&gt;');
    expect(mail.html).not.toMatch(/<(script|img|link|iframe)|@import|url\(/);
  });

  it('says when it may be spam, and has a short subject', () => {
    const doubtful = salesMail({ ...lead, spamScore: 60, firstName: 'x'.repeat(500) }, [], context);
    expect(doubtful.subject).toMatch(/^Possible spam: Message from xxx.*…$/);
    expect([...doubtful.subject].length).toBeLessThanOrEqual(120);
  });
});

describe('mails to the visitor', () => {
  it('repeat nothing that was typed', () => {
    const typed = /Zoë|O’Brien|Line one|555-0100|zq7/;
    const receipt = receiptMail(lead, [], context, 'zoe@example.com');
    expect(receipt).toMatchObject({ to: 'zoe@example.com', replyTo: null });
    for (const part of [receipt.text, receipt.html, receipt.subject]) {
      expect(part).not.toMatch(typed);
      expect(part).toContain('OM-7KQ2-M9XD-3TFP');
    }
    const alert: Lead = {
      ...lead,
      kind: 'bus-alert',
      token: 'f'.repeat(32),
      details: { wanted: 'Buy zq7' },
    };
    const confirm = confirmAlertMail(
      alert,
      { named: [listed], watched: [] },
      context,
      'zoe@example.com',
    );
    for (const half of [confirm.text, confirm.html]) {
      expect(half).not.toMatch(typed);
      expect(half).toContain(`https://omnibus.example/contact/bus-alert/${'f'.repeat(32)}`);
    }
  });

  it('name the bus whose price is to be watched', () => {
    const watch: Lead = { ...lead, kind: 'price-watch', token: 'f'.repeat(32) };
    const { text, html } = confirmAlertMail(
      watch,
      { named: [listed], watched: [] },
      context,
      'zoe@example.com',
    );
    for (const half of [text, html]) {
      expect(half).toContain('2015 Ford E-450');
      expect(half).toContain('https://omnibus.example/buses/17-2015-ford-e-450-lift');
    }
  });

  it('name the time of a tour and where to get the calendar file', () => {
    const slot = { startsAt: '2026-11-02T15:00:00.000Z', durationMinutes: 30 };
    const tour = receiptMail(
      { ...lead, kind: 'video-tour', details: { slot } },
      [],
      context,
      'z@e.example',
    );
    expect(tour.text).toContain('Monday, November 2 at 10:00 AM EST');
    expect(tour.text).toContain('/contact/video-tour/OM-7KQ2-M9XD-3TFP/tour.ics');
  });

  it('name the bus that they are about, and link it', () => {
    const { text, html } = receiptMail(lead, [listed], context, 'z@e.example');
    expect(text).toContain('It is about: 2015 Ford E-450 (https');
    expect(html).toContain('href="https://omnibus.example/buses/17-2015-ford-e-450-lift"');
    // One that has no page (a draft again, or erased) is named and not linked.
    const gone = receiptMail(lead, [], context, 'z@e.example');
    expect(gone.text).toContain('It is about: 2015 Ford E-450\n');
    expect(gone.html).not.toContain('/buses/17');
  });

  it('end with who we are', () => {
    expect(receiptMail(lead, [], context, 'z@e.example').text).toMatch(
      /-- \nOmnibus Bus Sales LLC\n125 N Railroad Ave, Pedricktown, NJ 08067\n\(856\) 555-0178\n$/,
    );
  });
});
