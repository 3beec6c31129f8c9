import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutbox } from '#db/repositories/outbox.ts';
import { randomToken } from '#domain/hash-text.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { MailRefused, type Mail } from '#domain/mail/mail.ts';
import type { Outbox } from '#domain/outbox.ts';
import { busAlertMails } from '#server/jobs/mail/bus-alert-mails.ts';
import { startOutboxWorker, type OutboxWorker } from '#server/jobs/outbox-worker.ts';
import { newLead } from '#test/factories/lead-factory.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { describeDatabases } from '#test/setup/databases.ts';

/** A busy machine may be slow; only a hang should fail. */
const patient = { timeout: 30_000 };

describeDatabases('the mail of a bus alert that does not get through', ({ create, engine }) => {
  let site: TestSite;
  let outbox: Outbox;
  let alertMails: ReturnType<typeof busAlertMails>;
  let worker: OutboxWorker;
  let alert: Lead;
  let fault: Error | null;
  let clockMs: number;
  let attempts: number;
  let sent: Mail[];

  beforeEach(async () => {
    const fresh = await create();
    site = await createTestSite({ database: { engine, create: async () => fresh } });
    [fault, attempts, sent, clockMs] = [null, 0, [], Date.now()];
    outbox = createOutbox(fresh.database, () => new Date(clockMs));
    alertMails = busAlertMails({
      leads: site.leads,
      listings: site.repository,
      alerts: site.alerts,
      matchListings: site.matchListings,
      readQuestion: site.parts.site.readQuestion,
      refresh: site.refresh.refresh,
      now: () => new Date(),
      outbox,
      mailer: {
        async send(mail) {
          attempts += 1;
          if (fault) throw fault;
          sent.push(mail);
        },
      },
      settings: site.parts.site.settings,
      siteUrl: 'https://omnibus.example',
    });
    const lead = newLead({
      kind: 'bus-alert',
      state: 'new',
      details: { wanted: '15 passenger with lift', toldUntil: '2020-01-01T00:00:00.000Z' },
      token: randomToken(),
    });
    const stored = await site.leads.submit({
      lead,
      idempotency: { keyHash: lead.reference, fingerprint: 'f' },
      textHash: null,
      jobs: [],
    });
    if (stored.outcome !== 'stored') throw new Error(stored.outcome);
    alert = stored.lead;
    await busComes('A-1');
    worker = startOutboxWorker({
      outbox,
      handlers: [alertMails.handler],
      log: { info() {}, warn() {}, error() {} },
      pollMs: 5,
    });
  });
  afterEach(async () => {
    await worker.stop();
    await site.close();
  });

  async function busComes(stockNumber: string): Promise<void> {
    const details = { passengers: 15, lift: 'lift', stockNumber } as const;
    await addListing(site.repository, aListing({ details }));
    await site.refresh.refresh();
  }
  const counts = () => expect.poll(() => outbox.counts(), patient);
  const bounces = async () =>
    (await site.leads.history(alert.id)).flatMap(({ note }) =>
      note?.startsWith('Bounced') ? [note] : [],
    );

  it('is noted when the address is refused for good, and waits for a person to decide', async () => {
    fault = new MailRefused('the mail server answered 550');
    await alertMails.check();
    await counts().toMatchObject({ waiting: 0, dead: 1 });
    expect(await bounces()).toEqual([
      'Bounced: our mail to this address was refused for good (the mail server answered 550)',
    ]);
    await busComes('A-2');
    for (let hour = 0; hour < 3; hour++) {
      clockMs += 3_600_000;
      await alertMails.check();
      expect(await outbox.counts()).toMatchObject({ waiting: 0, dead: 1 });
    }
    expect(attempts).toBe(1);
    expect(await bounces()).toHaveLength(1);

    fault = null;
    const [dead] = await outbox.deadJobs(1);
    await outbox.revive(dead!.id);
    await counts().toMatchObject({ waiting: 0, dead: 0 });
    expect(sent.map(({ subject }) => subject)).toEqual([
      '2 buses like the one you described have come in',
    ]);
  });

  it('is tried as long as other mails while the server is away, and arrives once', async () => {
    fault = new Error('the mail server answered 450');
    const nextAt = async () =>
      Date.parse((await outbox.retryingJobs(1)).jobs[0]?.nextAt ?? 'none waits');
    for (let tried = 1; tried <= 20; tried++) {
      await alertMails.check();
      await expect.poll(() => attempts, patient).toBe(tried);
      await expect.poll(nextAt, patient).toBeGreaterThan(clockMs);
      clockMs = (await nextAt()) + 1;
    }
    fault = null;
    await counts().toMatchObject({ waiting: 0, dead: 0 });
    await alertMails.check();
    await counts().toMatchObject({ waiting: 0, dead: 0 });
    expect(sent).toHaveLength(1);
    expect(await bounces()).toEqual([]);
  });
});
