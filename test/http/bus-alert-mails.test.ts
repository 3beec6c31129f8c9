import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#domain/mail/mail.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { NewJob } from '#domain/outbox.ts';
import { busAlertMails } from '#server/jobs/mail/bus-alert-mails.ts';
import { randomToken } from '#domain/hash-text.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
let alertMails: ReturnType<typeof busAlertMails>;
let mails: Mail[];
let jobs: NewJob[];
beforeEach(async () => {
  site = await createTestSite({
    listings: [aListing({ details: { passengers: 15, lift: 'lift' } })],
  });
  mails = [];
  jobs = [];
  alertMails = busAlertMails({
    leads: site.leads,
    listings: site.repository,
    alerts: site.alerts,
    matchListings: site.matchListings,
    readQuestion: site.parts.site.readQuestion,
    refresh: site.refresh.refresh,
    now: () => new Date(),
    outbox: {
      enqueue: async (more) => void jobs.push(...more),
      keys: async () => new Set(jobs.map(({ key }) => key)),
    },
    mailer: { send: async (mail) => void mails.push(mail) },
    settings: site.parts.site.settings,
    siteUrl: 'https://omnibus.example',
  });
});
afterEach(() => site.close());

const alert = (
  state: Lead['state'] = 'new',
  wanted = '15 passenger with lift',
  language = 'en',
): Promise<Lead> =>
  storeLead(site.leads, {
    kind: 'bus-alert',
    state,
    details: { wanted, language },
    token: randomToken(),
  });

/** What the outbox worker would do. */
async function work(): Promise<void> {
  await alertMails.check();
  const todo = jobs.splice(0).map((job, id) => ({
    ...job,
    id,
    payload: null,
    attempt: 1,
    leaseToken: 't',
    generation: 1,
  }));
  await alertMails.handler.handle(todo, AbortSignal.timeout(5_000));
}

async function busComes(details = {}): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  await addListing(
    site.repository,
    aListing({ details: { passengers: 15, lift: 'lift', ...details } }),
  );
  await site.refresh.refresh();
}

describe('bus alerts', () => {
  it('are told by the stock number that they watch', async () => {
    await busComes({ stockNumber: 'BIG-0007' });
    await alert('new', 'big 0007');
    await busComes({ stockNumber: 'BIG-0007' });
    await work();
    expect(mails[0]?.text).toContain('Stock BIG-0007');
    expect(mails[0]?.text).not.toContain('largest');
  });

  it('tell of a bus that came after them, once', async () => {
    const { id, token } = await alert();
    await work();
    expect(mails).toEqual([]);
    await busComes({ stockNumber: 'NEW-1' });
    await work();
    await work();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'Zoe@example.com',
      subject: 'A bus like the one you described has come in',
    });
    for (const half of [mails[0]?.text, mails[0]?.html]) {
      expect(half).toContain('https://omnibus.example/buses/2-');
      expect(half).toContain(`https://omnibus.example/contact/bus-alert/${token}`);
    }
    await busComes();
    await busComes();
    await work();
    expect(mails[1]?.subject).toBe('2 buses like the one you described have come in');
    expect(mails[1]?.id).not.toBe(mails[0]?.id);
    expect((await site.leads.findById(id))?.revision).toBe(1);
  });

  it('say which alert they are about, beside the link that ends it', async () => {
    await alert('new', '15 passenger with lift');
    await alert('new', '15 pasajeros', 'es');
    await busComes();
    await work();
    const ends = mails.map(({ text }) => text.slice(text.indexOf(' OM-')).replaceAll('\n', ' '));
    expect(ends[0]).toContain(
      'It watches: 15 passengers and Wheelchair lift. Change it or stop it',
    );
    expect(ends[1]).toContain('Busca: 15 pasajeros.');
  });

  it.each([
    ['near a town abroad', 'en', 'shuttle bus near Toronto'],
    ['near a town abroad, in French', 'fr', 'navette 15 passagers près de Montréal'],
    ['near a place that nobody knows', 'en', '15 passengers near xyzville'],
  ] as const)('give up what the list gives up: %s', async (_, language, wanted) => {
    await alert('new', wanted, language);
    await work();
    await busComes({ categorySlug: 'shuttle-buses' });
    await work();
    expect(mails).toHaveLength(1);
  });

  it('stay silent for another bus, before the second yes, and when stopped', async () => {
    await alert('new', '72 passenger school bus');
    await alert('unconfirmed');
    await alert('closed');
    await busComes();
    await work();
    expect(mails).toEqual([]);
  });
});

describe('the mail that asks for a word back', () => {
  const confirmed = async (id: number) => {
    const job = { id: 1, topic: 'lead-confirm-alert', key: String(id), payload: null };
    await alertMails.confirming.handle(
      [{ ...job, attempt: 1, leaseToken: 't', generation: 1 }],
      AbortSignal.timeout(5_000),
    );
    return mails.splice(0).map(({ text }) => text.replaceAll(/\s+/g, ' '))[0];
  };

  it('says what will be watched, in words of the alert’s language', async () => {
    const { id } = await alert('unconfirmed', '15 passenger with lift');
    expect(await confirmed(id)).toContain('It watches: 15 passengers and Wheelchair lift.');
    const spanish = await alert('unconfirmed', '15 pasajeros', 'es');
    expect(await confirmed(spanish.id)).toContain('Busca: 15 pasajeros.');
    expect(await confirmed((await alert('new')).id)).toBeUndefined();
  });

  it('repeats nothing that may be somebody’s own words', async () => {
    const wanted = '15 passengers near zq7ville, buy at zq7.example, stock zq7-1';
    const { id } = await storeLead(site.leads, {
      kind: 'bus-alert',
      state: 'unconfirmed',
      details: { wanted, filters: 'make=zq7&near=zq7', language: 'en' },
      token: randomToken(),
    });
    const text = await confirmed(id);
    expect(text).toContain('It watches: 15 passengers and other conditions that the link shows.');
    expect(text).not.toContain('zq7');
    const own = await alert('unconfirmed', 'zq7');
    expect(await confirmed(own.id)).not.toMatch(/zq7|It watches/i);
  });
});
