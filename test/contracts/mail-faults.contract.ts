import { afterEach, beforeEach, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { MailRefused, type Mail } from '#domain/mail/mail.ts';
import { leadHandlers } from '#server/jobs/mail/lead-handlers.ts';
import { startOutboxWorker, type OutboxWorker } from '#server/jobs/outbox-worker.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

/** A busy machine may be slow; only a hang should fail. */
const patient = { timeout: 30_000 };

describeDatabases('mail that does not get through', ({ create }) => {
  let fresh: FreshDatabase;
  let worker: OutboxWorker | null = null;
  beforeEach(async () => {
    fresh = await create();
  });
  afterEach(async () => {
    await worker?.stop();
    await fresh.remove();
  });

  function bed(send: (mail: Mail) => Promise<void>, now = () => new Date()) {
    const leads = createLeadRepository(fresh.database);
    const outbox = createOutbox(fresh.database, now);
    const mailer = { send };
    const start = () => {
      worker = startOutboxWorker({
        outbox,
        handlers: leadHandlers({
          leads,
          listings: { findByIds: async () => [] },
          mailer,
          staffMail: { send },
          settings: siteSettings,
          siteUrl: 'https://omnibus.example',
          salesAddress: 'sales@example.com',
        }),
        log: { info() {}, warn() {}, error() {} },
        pollMs: 5,
      });
    };
    const add = (key: string, email: string) => storeLead(leads, { email }, key);
    return { leads, outbox, start, add };
  }

  it('holds up nobody else: 550 is noted on its lead, 450 waits, the rest goes', async () => {
    const sent: string[] = [];
    const { leads, outbox, start, add } = bed(async (mail) => {
      if (mail.to.startsWith('gone')) throw new MailRefused('the mail server answered 550');
      if (mail.to.startsWith('busy')) throw new Error('the mail server answered 450');
      sent.push(mail.to);
    });
    const gone = await add('gone', 'gone@example.com');
    const busy = await add('busy', 'busy@example.com');
    for (let number = 0; number < 10; number++) await add(`p${number}`, `p${number}@example.com`);
    start();
    await expect.poll(() => sent.filter((to) => to.startsWith('p')).length, patient).toBe(10);
    // Of 24 mails one waits for the 450 and one is dead.
    await expect.poll(() => outbox.counts(), patient).toMatchObject({ waiting: 1, dead: 1 });
    expect((await leads.history(gone.id)).map(({ note }) => note)).toContain(
      'Bounced: our mail to this address was refused for good (the mail server answered 550)',
    );
    expect((await leads.history(busy.id)).every(({ note }) => !note?.includes('Bounced'))).toBe(
      true,
    );
    expect(sent.filter((to) => to === 'sales@example.com')).toHaveLength(12);
  });

  it('is sent again under the same Message-ID after a crash between 250 and the note of it', async () => {
    const sent: string[] = [];
    const { outbox, start, add } = bed(async (mail) => {
      sent.push(mail.id);
      // The first answer of the mail server is lost with the process.
      if (sent.filter((id) => id === mail.id).length === 1) throw new Error('killed');
    });
    const lead = await add('one', 'ada@example.com');
    start();
    await expect.poll(() => sent.length, patient).toBe(2);
    await worker?.stop();
    // As the next process finds the jobs, when their pause is over.
    await fresh.database.kysely
      .updateTable('outbox')
      .set({ available_at: new Date(0).toISOString() })
      .execute();
    start();
    await expect.poll(async () => (await outbox.counts()).waiting, patient).toBe(0);
    expect(sent.toSorted()).toEqual(
      [`lead-sales-${lead.reference}`, `lead-receipt-${lead.reference}`]
        .flatMap((id) => [id, id])
        .toSorted(),
    );
  });

  it('waits out a day without a mail server, and is all sent ten minutes after it is back', async () => {
    const clock = { nowMs: Date.now() };
    let isAway = true;
    let attempts = 0;
    const sent: string[] = [];
    const { outbox, start, add } = bed(
      async (mail) => {
        attempts += 1;
        if (isAway) throw new Error('connect ECONNREFUSED');
        sent.push(mail.id);
      },
      () => new Date(clock.nowMs),
    );
    const passMinutes = async (minutes: number) => {
      clock.nowMs += minutes * 60_000;
      await expect
        .poll(() => outbox.counts(), patient)
        .toMatchObject(isAway ? { waiting: 6, dead: 0 } : { dead: 0 });
      const at = new Date(clock.nowMs).toISOString();
      const due = fresh.database.kysely
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('due'))
        .where((where) =>
          where.or([where('available_at', '<=', at), where('lease_until', 'is not', null)]),
        );
      await expect
        .poll(async () => Number((await due.executeTakeFirstOrThrow()).due), patient)
        .toBe(0);
    };
    start();
    for (const key of ['a', 'b', 'c']) await add(key, `${key}@example.com`);
    for (let hour = 0; hour < 24; hour += 2) await passMinutes(120);
    expect(sent).toEqual([]);
    // Everything was tried when its turn came, and not oftener.
    expect(attempts).toBeLessThanOrEqual(6 * 14);
    isAway = false;
    await passMinutes(10);
    expect(new Set(sent).size).toBe(6);
    expect(await outbox.counts()).toMatchObject({ waiting: 0, dead: 0 });
  });

  it('that hangs keeps nobody who sends a form waiting', async () => {
    let begun = 0;
    const { start, add, outbox } = bed(() => {
      begun += 1;
      return new Promise<void>((resolve) => endings.push(resolve));
    });
    const endings: (() => void)[] = [];
    start();
    await add('first', 'first@example.com');
    await expect.poll(() => begun, patient).toBe(2);
    for (let number = 0; number < 20; number++) await add(`n${number}`, `n${number}@example.com`);
    expect((await outbox.counts()).waiting).toBe(42);
    const draining = setInterval(() => endings.splice(0).forEach((end) => end()), 1);
    await worker?.stop();
    clearInterval(draining);
  });
});
