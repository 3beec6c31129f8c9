import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { createMailboxMailer } from '#adapters/mail-mailbox/mailbox-mailer.ts';
import { createLeadInbox } from '#db/repositories/lead-inbox.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createMailbox } from '#db/repositories/mailbox.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import type { Mail, Mailbox, Mailer } from '#domain/mail/mail.ts';
import { leadHandlers } from '#server/jobs/mail/lead-handlers.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const by = { id: 'member-1', name: 'Ana' };

describeDatabases('the mailbox, when a person is erased', ({ create }) => {
  let fresh: FreshDatabase;
  let mailbox: Mailbox;
  beforeEach(async () => {
    fresh = await create();
    mailbox = createMailbox(fresh.database);
  });
  afterEach(() => fresh.remove());

  const store = (more: Parameters<typeof storeLead>[1] = {}, key?: string) =>
    storeLead(createLeadRepository(fresh.database), more, key);
  const erase = (id: number) => createLeadInbox(fresh.database).erasePerson({ id, by });

  /** The mails of a lead as they are sent, one after another; `underway` is what happens before each is. */
  async function sendMails(underway: () => Promise<unknown>): Promise<void> {
    const taken = createMailboxMailer(mailbox);
    const mailer: Mailer = {
      async send(mail) {
        await underway();
        await taken.send(mail);
      },
    };
    const handlers = leadHandlers({
      leads: createLeadRepository(fresh.database),
      listings: { findByIds: async () => [] },
      mailer,
      staffMail: { send: (mail: Mail) => mailer.send(mail) } as never,
      settings: siteSettings,
      siteUrl: 'https://omnibus.example',
      salesAddress: 'sales@omnibus.example',
    });
    const outbox = createOutbox(fresh.database);
    for (const { topic, handle } of handlers) {
      const jobs = await outbox.claim({ topic, limit: 9, leaseMs: 60_000 });
      if (jobs.length > 0) await handle(jobs, new AbortController().signal);
    }
  }

  it('keeps none that was under way, to them or about them', async () => {
    const { id } = await store();
    await store({ email: 'else@example.com', phone: null, phoneE164: null }, 'another');
    let erased = false;
    await sendMails(async () => {
      if (!erased) await erase(id);
      erased = true;
    });
    const left = await mailbox.list(9);
    expect(left.length).toBeGreaterThan(0);
    expect(JSON.stringify(left)).not.toMatch(/zoe@|555-0100/i);
  });

  it('keeps none of the same moment', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const { id, reference } = await store({ email: 'zoe@example.com' }, `turn ${turn}`);
      const mail = { to: 'zoe@example.com', replyTo: null, subject: 's', text: 't', html: '' };
      await Promise.all([mailbox.put({ ...mail, id: `lead-receipt-${reference}` }), erase(id)]);
      expect(await mailbox.list(9)).toEqual([]);
    }
  });

  it('keeps none to ourselves about somebody who gave a phone number alone', async () => {
    const { id } = await store({ email: null });
    await sendMails(async () => {});
    expect(JSON.stringify(await mailbox.list(9))).toContain('Zoë');
    const { mails } = await erase(id);
    expect(mails).toBeGreaterThan(0);
    expect(await mailbox.list(9)).toEqual([]);
  });
});
