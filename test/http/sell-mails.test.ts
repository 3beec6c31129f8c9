import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import type { Database } from '#db/database.ts';
import { MailRefused, type Mail } from '#domain/mail/mail.ts';
import { PermanentFailure } from '#domain/outbox.ts';
import type { SubmissionTopic } from '#domain/selling/submission-repository.ts';
import { submissionHandlers } from '#server/jobs/mail/submission-handlers.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createSeller, freshKey, jpeg, sellerForm, type Seller } from '#test/factories/seller.ts';
import { sqliteTestDatabase } from '#test/setup/databases.ts';

let site: TestSite;
let seller: Seller;
let sent: Mail[] = [];
let refuse = false;
let database: Database;
beforeAll(async () => {
  const create = async () => {
    const fresh = await sqliteTestDatabase.create();
    database = fresh.database;
    return fresh;
  };
  site = await createTestSite({ database: { ...sqliteTestDatabase, create } });
  seller = createSeller(site);
});
beforeEach(() => {
  sent = [];
  refuse = false;
});
afterAll(() => site.close());

/** Does the job of one topic for one submission, as the outbox worker would. */
async function run(topic: SubmissionTopic, token: string): Promise<void> {
  const handlers = submissionHandlers({
    submissions: site.submissions,
    staffMail: { send: async (mail) => void sent.push(mail) },
    mailer: {
      async send(mail) {
        if (refuse) throw new MailRefused('550 no such box');
        sent.push(mail);
      },
    },
    settings: siteSettings,
    siteUrl: 'https://omnibus.example',
    salesAddress: 'desk@omnibus.example',
  });
  const { submission } = await seller.open(token);
  const job = {
    id: 1,
    topic,
    key: String(submission.id),
    payload: null,
    attempt: 1,
    leaseToken: 'x',
    generation: 1,
  };
  const handler = handlers.find((one) => one.topic === topic);
  await handler?.handle([job], new AbortController().signal);
}

it('sales get everything, and answer the seller', async () => {
  const token = await seller.startDraft({
    email: 'ruth@example.com',
    model: '<b>E-450</b>\r\nBcc: x@example.com',
  });
  await seller.postPhotos(token, [['a.jpg', jpeg(1)]]);
  await run('submission-tell-sales', token);
  const [mail] = sent;
  expect(mail).toMatchObject({ to: 'desk@omnibus.example', replyTo: 'ruth@example.com' });
  expect(mail?.subject).toBe('Bus to sell: 2015 Ford <b>E-450</b> Bcc: x@example.com Starcraft');
  const { reference } = (await seller.open(token)).submission;
  for (const half of [mail?.text, mail?.html])
    expect(half).toContain(`https://omnibus.example/staff/submissions/${reference}`);
  expect(mail?.text).toMatch(/^Seller: /m);
  expect(mail?.text).toContain('Reach them by: ');
  expect(mail?.text).not.toMatch(/Your name|Reach me/);
  expect(mail?.text).toContain('Photos: 1');
  expect(mail?.text).toContain('Asking price: $24,500');
  expect(mail?.html).toContain('&lt;b&gt;E-450');
  expect(mail?.html).not.toContain('<b>E-450');
});

it('the seller gets reference and link, and none of the words that were typed', async () => {
  const token = await seller.startDraft({ email: 'ruth@example.com', description: 'Buy pills' });
  await run('submission-tell-seller', token);
  const { reference } = (await seller.open(token)).submission;
  const [mail] = sent;
  expect(mail).toMatchObject({ to: 'ruth@example.com', replyTo: null });
  for (const half of [mail?.text, mail?.html]) {
    expect(half).toContain(reference);
    expect(half).toContain(`https://omnibus.example/sell-your-bus/status/${token}`);
    expect(half).not.toContain('pills');
    expect(half).not.toContain('Starcraft');
  }
});

it('the answer to a question is told to sales, and that it came to the seller', async () => {
  const token = await seller.startDraft();
  await seller.finish(token);
  await run('submission-tell-seller', token);
  await database.kysely.deleteFrom('outbox').execute();
  await seller.ask(token);
  await seller.finish(token);
  const jobs = await database.kysely.selectFrom('outbox').select('topic').execute();
  expect(jobs.map(({ topic }) => topic).toSorted()).toEqual([
    'submission-tell-change',
    'submission-tell-seller',
  ]);
  await run('submission-tell-seller', token);
  const [first, second] = sent.map(({ id }) => id);
  // A mail of an earlier one's id is thrown away as the same.
  expect(second).not.toBe(first);
});

it('is reminded once of a draft, and not when the bus came in after all', async () => {
  const email = 'twice@example.com';
  const first = await seller.startDraft({ email });
  await run('submission-remind', first);
  expect(sent.map(({ subject }) => subject)).toEqual(['Your bus is saved, but not sent yet']);
  const second = await seller.startDraft({ email });
  await seller.finish(second);
  await run('submission-remind', first);
  await run('submission-remind', second);
  expect(sent).toHaveLength(1);
});

it('nobody is mailed at an address that a flagged form gave', async () => {
  const fields = { ...sellerForm, email: 'victim@example.com', key: freshKey() };
  const answer = await seller.post('/sell-your-bus', { ...fields, company_website: 'x' });
  const token = /draft=(\w+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
  await run('submission-tell-seller', token);
  await run('submission-remind', token);
  expect(sent).toEqual([]);
});

it('a mail that is refused for good is noted in the history', async () => {
  const token = await seller.startDraft();
  refuse = true;
  await expect(run('submission-tell-seller', token)).rejects.toBeInstanceOf(PermanentFailure);
  const { submission } = await seller.open(token);
  const notes = (await site.submissions.history(submission.id)).map(({ note }) => note);
  expect(notes).toContain('Bounced: submission-tell-seller was refused for good (550 no such box)');
});
