import { expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { busAlertMails } from '#server/jobs/mail/bus-alert-mails.ts';
import { leadHandlers } from '#server/jobs/mail/lead-handlers.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite } from '#test/factories/test-site.ts';

const siteUrl = 'https://omnibus.example';

it('leads from every mail to the page of its bus, also when it was taken down, and tells nothing of drafts', async () => {
  const site = await createTestSite({
    listings: [1, 2].map((id) => aListing({ id, sourceId: `${id}`, status: 'published' })),
  });
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const common = {
    leads: site.leads,
    listings: site.repository,
    mailer,
    settings: siteSettings,
    siteUrl,
  };
  const alertMails = busAlertMails({
    ...site.parts.site,
    ...site,
    ...common,
    refresh: site.refresh.refresh,
    outbox: { enqueue: async () => {}, keys: async () => new Set() },
    now: () => new Date(),
  });
  const handlers = [
    ...leadHandlers({ ...common, staffMail: mailer, salesAddress: 'sales@example.com' }),
    alertMails.confirming,
  ];
  const linksAbout = async (id: number) => {
    const lead = await storeLead(site.leads, {
      kind: 'price-watch',
      state: 'unconfirmed',
      bus: { id, title: 'The bus', stockNumber: null },
      token: 'f'.repeat(31) + id,
    });
    const job = { id: 1, key: String(lead.id), payload: null, attempt: 1, leaseToken: 'x' };
    for (const { topic, handle } of handlers) {
      await handle([{ ...job, topic, generation: 1 }], new AbortController().signal);
    }
    const texts = sent.splice(0).map(({ text }) => text);
    return texts.map((text) => /omnibus\.example(\/buses\S+?)\)?$/m.exec(text)?.[1]);
  };

  await changeListing(site.repository, 1, { status: 'withdrawn' });
  const links = await linksAbout(1);
  expect(links).toHaveLength(3);
  for (const link of links) {
    const page = await site.get(link!);
    expect(page.status, link).toBe(410);
    expect(await page.text()).toContain('was taken off the site');
  }
  await changeListing(site.repository, 2, { status: 'draft' });
  expect(await linksAbout(2)).toEqual([undefined, undefined, undefined]);
  await site.close();
});
