import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { leadHandlers } from '#server/jobs/mail/lead-handlers.ts';
import { submissionHandlers } from '#server/jobs/mail/submission-handlers.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { createSeller, jpeg, sellerForm } from '#test/factories/seller.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { activeMarkup, shownText } from './active-markup.ts';

/** By the families that give them, as many together as fit into a name. */
const canaries: Record<string, string> = {
  'J01, attributes': `<img src=x onerror=zq7(1)> "><svg/onload=zq7(1)> '-zq7(1)-'`,
  'J01, elements': '</textarea><script>zq7(1)</script> <details open ontoggle=zq7(1)>',
  'J01 and J02, ends': '<input autofocus onfocus=zq7(1)> </script><script>zq7(1)</script>',
  'J02, comments': String.raw`<!--<script> ]]> \u003c/script> __proto__`,
  'J03, encoded': '&lt;script&gt;zq7(1) %3Cscript%3Ezq7(1) &amp;lt;script',
  'J07, templates': '{{7*7}} ${7*7} <%= 7*7 %> #{7*7} %n%n {0}',
  'J18, lookups and terminals': '${jndi:ldap://oob} \u001b[2Jzq7',
  'J18, lines': '\n{"level":"info","msg":"login ok"}',
  'J19, SQL': String.raw`' OR 1=1-- '; SELECT pg_sleep(5)-- 1) UNION SELECT sqlite_version()-- \' %27`,
};

let staff: TestStaff;
const logged: string[] = [];
const mails: Mail[] = [];
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  staff = await createTestStaff({ parts: { log } });
});
afterAll(() => staff.close());

let sender = 0;
/** Mails as they would go out now, for the newest lead and submission. */
async function sendMails(leadId: number, submissionId: number) {
  mails.length = 0;
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const parts = {
    leads: staff.leads,
    listings: staff.repository,
    submissions: staff.submissions,
    mailer,
    staffMail: mailer,
    settings: siteSettings,
    siteUrl: 'https://omnibus.example',
    salesAddress: 'desk@omnibus.example',
  };
  for (const [handlers, id] of [
    [leadHandlers(parts), leadId],
    [submissionHandlers(parts), submissionId],
  ] as const) {
    for (const { topic, handle } of handlers) {
      const job = { id: 1, topic, key: String(id), payload: null, attempt: 1 };
      await handle([{ ...job, leaseToken: 'x', generation: 1 }], new AbortController().signal);
    }
  }
}

/** Every page that shows what was typed, after it was typed into every text field. */
async function pagesWith(canary: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  sender += 1;
  const email = `sink${sender}@example.com`;
  const keep = async (name: string, answer: Response | Promise<Response>) => {
    const settled = await answer;
    const text = await settled.text();
    expect(settled.status, `${name}: ${text.slice(0, 80)}`).toBeLessThan(500);
    pages.set(name, text);
  };
  const phone = `(856) 555-01${String(sender).padStart(2, '0')}`;
  const words = { ...goodForm, email, phone, firstName: canary, lastName: canary, message: canary };
  await keep('contact again', postForm(staff, '/contact', { ...words, email: canary }));
  const sent = await postForm(staff, '/contact', words);
  await keep('thanks', staff.get(sent.headers.get('location') ?? ''));

  const seller = createSeller(staff);
  const texts = ['name', 'make', 'model', 'bodyManufacturer', 'description', 'city'] as const;
  const bus = Object.fromEntries(texts.map((field) => [field, canary]));
  await keep(
    'sell again',
    seller.post('/sell-your-bus', { ...sellerForm, ...bus, zipCode: canary, phone: canary }),
  );
  const token = await seller.startDraft({ ...bus, email });
  await seller.postPhotos(token, [[canary.replaceAll('"', ''), jpeg(sender)]]);
  await keep('uploading', seller.get(`/sell-your-bus/uploading?draft=${token}`));
  await seller.finish(token);
  for (const page of ['', '/details'])
    await keep(`status${page}`, seller.get(`/sell-your-bus/status/${token}${page}`));

  const lead = (await allRows(staff.leads)).at(-1);
  const { submission } = await seller.open(token);
  const q = encodeURIComponent(canary);
  for (const path of [
    '/staff',
    '/staff/leads?state=all',
    `/staff/leads?state=all&q=${q}`,
    `/staff/leads/${lead!.id}`,
    `/staff/leads/${lead!.id}/erase`,
    '/staff/submissions?view=all',
    `/staff/submissions?q=${q}`,
    `/staff/submissions/${submission.reference}`,
    `/staff/submissions/${submission.reference}/correct`,
    `/staff/inventory?q=${q}`,
    '/staff/audit',
    `/buses?search=${q}`,
    `/search?search=${q}`,
    `/knowledge-center/search/?q=${q}`,
  ])
    await keep(path.replace(q, 'Q'), staff.get(path));
  await sendMails(lead!.id, submission.id);
  for (const [at, { html }] of mails.entries()) pages.set(`mail ${at}`, html);
  expect(mails.length).toBeGreaterThan(2);
  return pages;
}

/** As `oneLine` leaves it; page texts have their spaces folded likewise. */
const plain = (text: string) => text.replaceAll('\u001b', '').replace(/\s+/g, ' ').trim();

describe('what visitors type, wherever it is shown (J01, J02, J03, J07, J18, J19)', () => {
  it.each(Object.entries(canaries))('%s: %j', async (_, canary) => {
    logged.length = 0;
    const pages = await pagesWith(canary);
    for (const [name, html] of pages) {
      expect(activeMarkup(html, { mail: name.startsWith('mail') }), name).toEqual([]);
      expect(html, name).not.toMatch(/SQLITE_|syntax error|sqlite_version\(\) *=|\b49 49\b/);
    }
    // Neither decoded nor encoded once more than it was typed.
    const shown = plain(canary);
    for (const name of ['contact again', 'sell again', 'status/details'])
      expect(plain(shownText(pages.get(name)!)), name).toContain(shown);
    const review = [...pages].find(([name]) => name.startsWith('/staff/submissions/OM'));
    const lead = [...pages].find(([name]) => /^\/staff\/leads\/\d+$/.test(name));
    for (const page of [review, lead]) expect(plain(shownText(page![1]))).toContain(shown);
    const toSales = mails.find(({ to }) => to === 'desk@omnibus.example')!;
    expect(plain(toSales.text)).toContain(shown);
    expect(toSales.subject).not.toMatch(/\p{Cc}/u);
    for (const mail of mails) expect([mail.to, mail.replyTo].join()).not.toMatch(/[\s<>"'({]/);
    // One event, one line, and nobody in it.
    for (const line of logged) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(logged.join('')).not.toMatch(/zq7|login ok|jndi|pg_sleep|sink\d/);
  });
});

describe('the reader of these tests', () => {
  it.each([
    '<p onclick=x>',
    '<script>1</script>',
    '<a href="java\nscript:x">',
    '<iframe src=/x>',
    '<base href=//x>',
    '<svg/onload=x>',
    '<p style="x">',
    '<script src="//evil.test/x"></script>',
  ])('finds %s', (html) => expect(activeMarkup(`<main>${html}</main>`)).not.toEqual([]));
});

describe('what staff take out', () => {
  it('is a table without formulas, and JSON that is JSON (J01, J07)', async () => {
    for (const formula of ['=cmd|"/C calc"!A0', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '＝1+1'])
      await postForm(staff, '/contact', {
        ...goodForm,
        email: `formula${(sender += 1)}@example.com`,
        firstName: formula,
        message: formula,
      });
    const csv = await staff.get('/staff/leads/export.csv?state=all');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.headers.get('content-disposition')).toContain('attachment');
    expect(csv.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await csv.text()).not.toMatch(/(^|,|"|\n)[=+@-][A-Za-z0-9]/);
    const lead = (await allRows(staff.leads)).at(-1);
    const person = await staff.get(`/staff/leads/${lead!.id}/person.json`);
    expect(person.headers.get('content-type')).toContain('application/json');
    expect(await person.json()).toHaveProperty('leads');
  });
});
