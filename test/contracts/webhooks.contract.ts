import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createWebhookFanOut } from '#db/repositories/webhook-fan-out.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { webhookEvents } from '#domain/webhooks/webhook-events.ts';
import { createWebhooks } from '#server/wiring/webhooks/create-webhooks.ts';
import { addMember } from '#test/factories/add-member.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { newStart } from '#test/factories/submission-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

interface Arrived {
  headers: IncomingHttpHeaders;
  text: string;
  message: { type: string; timestamp: string; data: Record<string, unknown> };
}

const dayMs = 86_400_000;
const everything = Object.keys(webhookEvents);

describeDatabases('webhooks', ({ create }) => {
  let fresh: FreshDatabase;
  let receiver: Server;
  let url: string;
  let arrived: Arrived[] = [];
  let answer: (message: Arrived) => number | Promise<number> = () => 204;
  let aheadMs = 0;
  /** Changes are stamped by the machine's clock; days are let pass on top of it. */
  const now = () => new Date(Date.now() + aheadMs);
  let by: StaffMember;
  let webhooks: Awaited<ReturnType<typeof createWebhooks>>;

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => void pieces.push(piece));
      request.on('end', async () => {
        const text = Buffer.concat(pieces).toString();
        const one = { headers: request.headers, text, message: JSON.parse(text) as never };
        const status = await answer(one);
        if (status < 300) arrived.push(one);
        response.writeHead(status).end();
      });
    });
    url = `http://127.0.0.1:${await listenLocally(receiver)}/hooks`;
  });
  afterAll(() => new Promise((closed) => receiver.close(closed)));
  beforeEach(async () => {
    [arrived, answer, aheadMs] = [[], () => 204, 0];
    fresh = await create();
    ({ member: by } = await addMember(fresh.database, 'owner'));
    webhooks = createWebhooks({
      database: fresh.database,
      siteUrl: 'https://omnibus.example',
      secret: 'of a test, in place of the one in the database',
      webhooks: { privateHosts: [new URL(url).host] },
      now,
    });
  });
  afterEach(() => fresh.remove());

  /** Does all jobs that are due, as the worker would. */
  async function work() {
    const outbox = createOutbox(fresh.database, now);
    for (;;) {
      let worked = 0;
      for (const { topic, handle } of webhooks.handlers) {
        const jobs = await outbox.claim({ topic, limit: 1, leaseMs: 60_000 });
        if (jobs.length === 0) continue;
        const more = await handle(jobs, AbortSignal.timeout(30_000));
        await (more ? outbox.postpone(jobs, more.againInMs) : outbox.complete(jobs));
        worked += 1;
      }
      if (worked === 0) return;
    }
  }
  async function subscribe(events: readonly string[] = everything) {
    const added = await webhooks.service.add({ url, events }, by);
    if (added.outcome !== 'added') throw new Error(added.text);
    return added;
  }
  const types = () => arrived.map(({ message }) => message.type);
  const later = (ms: number) => void (aheadMs += ms);

  it('tell the life of a bus, in order, with what the feed tells of it', async () => {
    await subscribe();
    const listings = createListingRepository(fresh.database);
    const details = { vin: '1FDEE3FS8JDC12345', stockNumber: 'B-7' };
    const [id] = await listings.insertMany([aListing({ status: 'draft', details })]);
    await work();
    expect(arrived).toEqual([]);
    const change = (patch: Parameters<typeof listings.updateMany>[0][number]['patch']) =>
      listings.updateMany([{ id: id!, patch }]);
    await change({ status: 'published' });
    await work();
    await change({ details: { priceCents: 4_500_000 } });
    await change({ details: { mileageMiles: 90_000 } });
    await work();
    await change({ status: 'sold' });
    await work();
    await change({ status: 'withdrawn' });
    await work();
    expect(types()).toEqual([
      'bus.published',
      'bus.changed',
      'bus.price_dropped',
      'bus.changed',
      'bus.sold',
      'bus.withdrawn',
    ]);
    expect(arrived[0]?.message.data).toMatchObject({
      bus_id: id,
      bus: { id, vin: details.vin, price_usd: 49_500, stock_number: 'B-7' },
    });
    expect(arrived[0]?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Omnibus-Webhooks',
    });
    expect(arrived[1]?.message.data['changed']).toEqual(['price_cents']);
    expect(arrived[2]?.message.data).toMatchObject({
      sequence: arrived[1]?.message.data['sequence'],
      price_usd: 45_000,
      previous_price_usd: 49_500,
    });
    expect(arrived[4]?.message.data).toMatchObject({ bus_id: id, bus: null });
    const sequences = arrived.map(({ message }) => Number(message.data['sequence']));
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  });

  it('tell what is written around the application as well, and nothing that is taken back', async () => {
    await subscribe();
    const { kysely } = fresh.database;
    const listings = createListingRepository(fresh.database);
    const [id] = await listings.insertMany([aListing()]);
    await kysely
      .updateTable('bus_listings')
      .set({ price_cents: 1 })
      .where('id', '=', id!)
      .execute();
    await kysely
      .transaction()
      .execute(async (trx) => {
        await trx
          .updateTable('bus_listings')
          .set({ status: 'sold' })
          .where('id', '=', id!)
          .execute();
        throw new Error('taken back');
      })
      .catch(() => {});
    await work();
    expect(types()).toEqual(['bus.published', 'bus.changed', 'bus.price_dropped']);
  });

  it('never tell a bus that was taken off before its message was sent', async () => {
    await subscribe(['bus.published']);
    const listings = createListingRepository(fresh.database);
    const [id] = await listings.insertMany([aListing()]);
    await listings.updateMany([{ id: id!, patch: { status: 'draft' } }]);
    await work();
    expect(arrived.map(({ message }) => message.data['bus'])).toEqual([null]);
  });

  it('note nothing while there is no endpoint', async () => {
    await createListingRepository(fresh.database).insertMany([aListing()]);
    expect(await createOutbox(fresh.database).keys('webhook-event')).toEqual(new Set());
  });

  it('tell leads once, without what staff think of them, and no spam', async () => {
    await subscribe(['lead.received']);
    const leads = createLeadRepository(fresh.database);
    const stored = await storeLead(leads);
    await storeLead(leads, { state: 'spam' });
    await work();
    expect(types()).toEqual(['lead.received']);
    const lead = (arrived[0]?.message.data['lead'] ?? {}) as Record<string, string>;
    expect(lead).toMatchObject({ reference: stored.reference, email: stored.email });
    expect(Object.keys(lead).filter((name) => name.includes('spam'))).toEqual([]);
    for (const to of ['spam', 'new'] as const)
      await leads.changeState({ id: stored.id, expectedRevision: null, actor: 'x', to });
    await work();
    expect(arrived).toHaveLength(1);
  });

  it('tell nothing of a person who was erased while their message waited', async () => {
    const { id } = await subscribe(['lead.received']);
    answer = () => 500;
    const leads = createLeadRepository(fresh.database);
    const lead = await storeLead(leads);
    await work();
    await leads.eraseByEmail(lead.email!);
    answer = () => 204;
    later(60_000);
    await work();
    expect(arrived).toEqual([]);
    expect(await webhooks.service.messages(id, 'any', 5)).toMatchObject([{ state: 'dropped' }]);
  });

  it('tell a submission when its seller has finished', async () => {
    await subscribe(['submission.received']);
    const submissions = createSubmissionRepository(fresh.database);
    const started = await submissions.start(newStart());
    if (started.outcome !== 'stored') throw new Error(started.outcome);
    await work();
    expect(arrived).toEqual([]);
    const { id, reference } = started.submission;
    await submissions.changeState({ id, expectedRevision: null, actor: 's', to: 'submitted' });
    await work();
    expect(arrived.map(({ message }) => message.data)).toMatchObject([
      { submission: { reference } },
    ]);
  });

  it('hold back what follows about the same bus, and nothing else', async () => {
    await subscribe(['bus.published', 'bus.changed']);
    const listings = createListingRepository(fresh.database);
    const [bad, good] = await listings.insertMany([aListing(), aListing()]);
    answer = ({ message }) => (message.data['bus_id'] === bad ? 500 : 204);
    await listings.updateMany(
      [bad!, good!].map((id) => ({ id, patch: { details: { mileageMiles: 5 } } })),
    );
    await work();
    expect(arrived.map(({ message }) => message.data['bus_id'])).toEqual([good, good]);
    answer = () => 204;
    later(60_000);
    await work();
    expect(types().slice(2)).toEqual(['bus.published', 'bus.changed']);
  });

  it('become dead letters after three days, which staff send again', async () => {
    const { id } = await subscribe(['bus.published']);
    const listings = createListingRepository(fresh.database);
    const [poison] = await listings.insertMany([aListing()]);
    answer = ({ message }) => (message.data['bus_id'] === poison ? 422 : 204);
    for (let hours = 0; hours <= 82; hours += 2) {
      await work();
      // Others are taken: it is not the endpoint that is at fault.
      await listings.insertMany([aListing()]);
      await work();
      later(2 * 3_600_000);
    }
    const [dead] = await webhooks.service.messages(id, 'dead', 5);
    expect(dead).toMatchObject({ about: `bus:${poison}`, lastAnswer: 'answered 422' });
    expect(await webhooks.service.find(id)).toMatchObject({ state: 'active', dead: 1 });
    arrived = [];
    answer = () => 204;
    expect(await webhooks.service.replay(id, dead!.id, by)).toBe(1);
    expect(await webhooks.service.replay(id, 'all', by)).toBe(0);
    await work();
    expect(arrived.map(({ headers }) => headers['webhook-id'])).toEqual([dead!.messageId]);
  });

  it('pause an endpoint that took nothing for three days, keep its messages and tell staff', async () => {
    const { id } = await subscribe(['bus.published']);
    answer = () => 503;
    await createListingRepository(fresh.database).insertMany([aListing(), aListing()]);
    await work();
    for (let hours = 0; hours < 90; hours += 6) {
      later(6 * 3_600_000);
      await work();
    }
    expect(await webhooks.service.find(id)).toMatchObject({ state: 'paused', waiting: 2, dead: 0 });
    expect(await webhooks.service.stopped()).toMatchObject([{ id, because: /three days/ }]);
    answer = () => 204;
    await webhooks.service.resume(id, by);
    await work();
    expect(types()).toEqual(['bus.published', 'bus.published']);
    expect(await webhooks.service.find(id)).toMatchObject({ waiting: 0, failingSince: null });
  });

  it.each([
    [301, 'answered 301: redirects are not followed'],
    [500, 'answered 500'],
  ])('that %i answered are sent at once when staff say so, a test first', async (status, words) => {
    const { id } = await subscribe(['bus.published']);
    answer = () => status;
    await createListingRepository(fresh.database).insertMany([aListing(), aListing()]);
    await webhooks.service.sendTest(id, by);
    for (let hours = 0; hours < 60; hours += 4) {
      await work();
      later(4 * 3_600_000);
    }
    await work();
    expect(await webhooks.service.find(id)).toMatchObject({ lastAnswer: words, waiting: 3 });
    answer = () => 204;
    await work();
    expect(types()).toEqual([]);
    // Not behind the one that failed, nor when the rest of the endpoint is over.
    await webhooks.service.sendTest(id, by);
    await work();
    expect(types()).toEqual(['test']);
    expect(await webhooks.service.resume(id, by)).toBe(true);
    await work();
    expect(types()).toEqual(['test', 'bus.published', 'bus.published']);
    expect(await webhooks.service.resume(id, by)).toBe(false);
  });

  it.each([
    ['is removed', 4, (id: number) => webhooks.service.remove(id, by).then(() => 204)],
    ['is paused', 4, (id: number) => webhooks.service.pause(id, by).then(() => 204)],
    ['wants no more', 4, () => 410],
    // Eight failures, and what was on its way beside the last of them.
    ['takes none', 12, () => 500],
  ])('no longer go to a receiver that %s while many are sent', async (_, most, answered) => {
    const { id } = await subscribe(['bus.published']);
    await webhooks.service.pause(id, by);
    const listings = Array.from({ length: 32 }, () => aListing());
    await createListingRepository(fresh.database).insertMany(listings);
    await work();
    await webhooks.service.resume(id, by);
    let asked = 0;
    answer = () => {
      asked += 1;
      return answered(id);
    };
    await work();
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(most);
  });

  it('are signed with the new secret, and the one before for a day', async () => {
    const { id, secret } = await subscribe(['bus.published']);
    const next = (await webhooks.service.rotate(id, by))!;
    const verify = (one: string) => {
      const { text, headers } = arrived.at(-1)!;
      return () => new Webhook(one).verify(text, headers as Record<string, string>);
    };
    await webhooks.service.sendTest(id, by);
    await work();
    expect(verify(secret)).not.toThrow();
    expect(verify(next)).not.toThrow();
    // The judge knows what time it is: a day is let pass in the database.
    await fresh.database.kysely
      .updateTable('webhook_endpoints')
      .set({ earlier_secret_until: new Date(Date.now() - dayMs).toISOString() })
      .execute();
    await webhooks.service.sendTest(id, by);
    await work();
    expect(verify(secret)).toThrow();
    expect(verify(next)).not.toThrow();
    const rows = await fresh.database.kysely.selectFrom('webhook_endpoints').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  it('wait up to a number; what is beyond is counted, and staff are told', async () => {
    const { id } = await subscribe(['bus.published']);
    await webhooks.service.pause(id, by);
    const listings = createListingRepository(fresh.database);
    const ids = await listings.insertMany([aListing(), aListing(), aListing()]);
    const fanOut = createWebhookFanOut(fresh.database, now, 2);
    for (const bus of ids) await fanOut.tellBus(bus, 0);
    expect(await webhooks.service.find(id)).toMatchObject({ waiting: 2, missed: 1 });
    // Told again by a worker that died before it said so: each is one message still.
    await createWebhookFanOut(fresh.database, now).tellBus(ids[0]!, 0);
    expect(await webhooks.service.find(id)).toMatchObject({ waiting: 2 });
    await webhooks.service.resume(id, by);
    await work();
    expect(types()).toHaveLength(3);
    expect(await webhooks.service.find(id)).toMatchObject({ waiting: 0, missed: 0 });
  });

  it('are forgotten two weeks after they were delivered', async () => {
    const { id } = await subscribe(['bus.published']);
    await createListingRepository(fresh.database).insertMany([aListing()]);
    await work();
    const tidy = () => webhooks.every[0]!.run();
    await tidy();
    expect(await webhooks.service.messages(id, 'any', 5)).toHaveLength(1);
    later(15 * dayMs);
    await tidy();
    expect(await webhooks.service.messages(id, 'any', 5)).toEqual([]);
  });

  it('go to at most twenty endpoints, however many are added at once', async () => {
    const asked = Array.from({ length: 25 }, (_, at) =>
      webhooks.service.add({ url: `${url}/${at}`, events: everything }, by),
    );
    const outcomes = (await Promise.all(asked)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'added').length).toBeLessThanOrEqual(20);
    expect(await webhooks.service.add({ url, events: everything }, by)).toMatchObject({
      outcome: 'refused',
    });
    expect(await webhooks.service.list()).toHaveLength(20);
  });
});
