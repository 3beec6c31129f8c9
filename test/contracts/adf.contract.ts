import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdfPoster } from '#adapters/feed-https/create-adf-poster.ts';
import { isPublicAddress } from '#outgoing/public-address.ts';
import { siteSettings } from '#content/site-settings.ts';
import { createLeadInbox } from '#db/repositories/lead-inbox.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createSubmitLead } from '#domain/leads/submit-lead.ts';
import { MailRefused, type Mail } from '#domain/mail/mail.ts';
import { adfHandlers, forwardTopics } from '#server/jobs/adf/adf-handlers.ts';
import { startOutboxWorker, type OutboxWorker } from '#server/jobs/outbox-worker.ts';
import { adfFaults } from '#test/factories/check-adf.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

/** A busy machine may be slow; only a hang should fail. */
const patient = { timeout: 30_000 };
const member = { id: 'm', name: 'Kim' };
const text = async (request: IncomingMessage) => (await request.toArray()).join('');

describeDatabases('a CRM that takes leads as ADF', ({ create }) => {
  let fresh: FreshDatabase;
  let worker: OutboxWorker | null = null;
  let server: Server;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let posted: { document: string; headers: IncomingMessage['headers'] }[];
  beforeEach(async () => {
    posted = [];
    answer = (_, response) => response.writeHead(204).end();
    server = createServer(async (request, response) => {
      posted.push({ document: await text(request), headers: request.headers });
      answer(request, response);
    });
    await listenLocally(server);
    fresh = await create();
  });
  afterEach(async () => {
    await worker?.stop();
    worker = null;
    await fresh.remove();
    await new Promise((closed) => server.close(closed));
  });

  function bed(send: (mail: Mail) => Promise<void>, mailTo: string | null = 'crm@example.com') {
    const { database } = fresh;
    const leads = createLeadRepository(database);
    const outbox = createOutbox(database, () => new Date(Date.now() + later));
    const privateHost = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const url = `http://${privateHost}/leads`;
    const secret = 'only-for-the-crm';
    const ways = {
      mailTo,
      poster: createAdfPoster({ url, secret, privateHosts: [privateHost], isPublicAddress }),
    };
    const submit = createSubmitLead({
      leads,
      forwards: forwardTopics(ways),
      now: () => new Date(),
    });
    let later = 0;
    return {
      outbox,
      leads,
      inbox: createLeadInbox(database, forwardTopics(ways)),
      /** As if the next attempt's time had come. */
      pass: () => (later += 60_000),
      start() {
        worker = startOutboxWorker({
          outbox,
          handlers: adfHandlers(ways, {
            leads,
            listings: createListingRepository(database),
            mailer: { send },
            settings: siteSettings,
            siteUrl: 'https://omnibus.example',
          }),
          log: { info() {}, warn() {}, error() {} },
          pollMs: 5,
        });
      },
      async add(message: string, signals = {}) {
        const typed = { firstName: 'Zoë', email: 'zoe@example.com', message };
        const received = await submit({
          kind: 'contact',
          typed,
          bus: null,
          key: crypto.randomUUID(),
          signals: { honeypotFilled: false, fillMs: 60_000, ...signals },
        });
        if (received.outcome !== 'received') throw new Error(received.outcome);
        return (await leads.findByReference(received.reference))!;
      },
      jobs: async () => [
        ...(await outbox.keys('lead-adf-mail')),
        ...(await outbox.keys('lead-adf-post')),
      ],
    };
  }

  it('is told of each lead once, by mail and over HTTPS, under its reference', async () => {
    const mails: Mail[] = [];
    const { add, start, jobs } = bed(async (mail) => void mails.push(mail));
    const first = await add('Is the lift at the back?');
    const second = await add('Are the tires new?');
    expect(await jobs()).toHaveLength(4);
    start();
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), patient);
    const references = [first, second].map(({ reference }) => reference).toSorted();
    expect(mails.map(({ id }) => id).toSorted()).toEqual(
      references.map((reference) => `lead-adf-${reference}`),
    );
    expect(mails[0]).toMatchObject({ to: 'crm@example.com', html: '' });
    expect(posted.map(({ headers }) => headers['idempotency-key']).toSorted()).toEqual(references);
    expect(posted[0]?.headers).toMatchObject({
      authorization: 'Bearer only-for-the-crm',
      'content-type': 'application/xml; charset=utf-8',
    });
    for (const document of [...posted.map((each) => each.document), ...mails.map((m) => m.text)])
      expect(adfFaults(document)).toEqual([]);
  });

  it('is told again when it was away, with the same words; a refusal waits for a person', async () => {
    let attempts = 0;
    answer = (_, response) => response.writeHead(++attempts === 1 ? 503 : 201).end();
    const { add, start, jobs, pass, outbox, leads } = bed(async () => {
      throw new MailRefused('the mail server answered 550');
    });
    const lead = await add('Is the lift at the back?');
    start();
    await vi.waitFor(() => expect(posted).toHaveLength(1), patient);
    await vi.waitFor(() => {
      pass();
      expect(posted).toHaveLength(2);
    }, patient);
    expect(posted[1]?.document).toBe(posted[0]?.document);
    await vi.waitFor(async () => expect(await outbox.deadJobs(9)).toHaveLength(1), patient);
    expect(await outbox.deadJobs(9)).toMatchObject([{ topic: 'lead-adf-mail' }]);
    const notes = (await leads.history(lead.id)).map(({ note }) => note ?? '');
    expect(notes.join()).toContain('our mail to the CRM was refused for good');
    answer = (_, response) => response.writeHead(401).end();
    await add('Are the tires new?');
    await vi.waitFor(async () => expect(await outbox.deadJobs(9)).toHaveLength(3), patient);
    expect((await outbox.deadJobs(9)).map(({ lastError }) => lastError).join()).toContain(
      'answers 401',
    );
    expect(await jobs()).toHaveLength(3);
  });

  it('is not told of spam until staff say that it is none', async () => {
    const { add, start, jobs, inbox } = bed(async () => {}, null);
    const lead = await add('Cheap pills', { honeypotFilled: true });
    expect(lead.state).toBe('spam');
    expect(await jobs()).toEqual([]);
    const { id, revision } = lead;
    const step = { id, by: member, expectedRevision: revision, to: 'new', note: null } as const;
    expect(await inbox.changeState(step)).toMatchObject({ outcome: 'changed' });
    expect(await jobs()).toEqual([String(id)]);
    start();
    await vi.waitFor(() => expect(posted).toHaveLength(1), patient);
  });

  it('is not told of a lead that became spam, or was erased, before its turn', async () => {
    const { add, start, jobs, inbox, leads } = bed(async () => {}, null);
    const { id, revision } = await add('Is the lift at the back?');
    await inbox.changeState({ id, by: member, expectedRevision: revision, to: 'spam', note: null });
    await add('Are the tires new?');
    await leads.eraseByEmail('zoe@example.com');
    start();
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), patient);
    expect(posted).toEqual([]);
  });
});

it.each([
  ['https://127.0.0.1/leads', 'its address is not a public one over HTTPS', true],
  ['https://[::1]/leads', 'its address is not a public one over HTTPS', true],
  ['http://crm.example.com/leads', 'its address is not a public one over HTTPS', true],
  ['https://localhost/leads', 'the host is on a private network', false],
])('%s is not connected to', async (url, reason, lasting) => {
  const poster = createAdfPoster({ url, secret: null, isPublicAddress });
  expect(await poster.post('<adf/>', 'OM-1')).toEqual({ outcome: 'failed', reason, lasting });
});
