import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import type { Database } from '#db/database.ts';
import { createLeadInbox } from '#db/repositories/lead-inbox.ts';
import { leadReplyTopic } from '#db/repositories/lead-inbox-statements.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createReplyTemplates } from '#db/repositories/reply-templates.ts';
import type { InboxTab, LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import type { NewLead } from '#domain/leads/lead.ts';
import { MailRefused, type Mail } from '#domain/mail/mail.ts';
import { leadReplyHandler } from '#server/jobs/mail/lead-handlers.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const by = { id: 'member-1', name: 'Ana' };

describeDatabases('lead inbox', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;
  let inbox: LeadInbox;

  beforeAll(async () => {
    fresh = await create();
    database = fresh.database;
    inbox = createLeadInbox(database);
  });
  beforeEach(async () => {
    for (const table of ['leads', 'idempotency_records', 'outbox'] as const) {
      await database.kysely.deleteFrom(table).execute();
    }
  });
  afterAll(() => fresh.remove());

  const stored = (key: string, overrides: Partial<NewLead> = {}) =>
    storeLead(createLeadRepository(database), overrides, key);

  it('searches literally, in any case, filters, and pages newest first', async () => {
    const a = await stored('a', { firstName: '50%', email: 'A_b@x.example' });
    const b = await stored('b', { kind: 'callback', email: 'aXb@x.example' });
    const ids = async (request: Partial<Parameters<LeadInbox['page']>[0]>) =>
      (await inbox.page({ limit: 10, ...request })).map(({ id }) => id);
    expect(await ids({ words: 'a_B@' })).toEqual([a.id]);
    expect(await ids({ words: '50%' })).toEqual([a.id]);
    expect(await ids({ words: String.raw`\%` })).toEqual([]);
    expect(await ids({})).toEqual([b.id, a.id]);
    expect(await ids({ limit: 1, beforeId: b.id })).toEqual([a.id]);
    expect(await ids({ kind: 'callback' })).toEqual([b.id]);
    expect(await ids({ createdBefore: '2000-01-01T00:00:00.000Z' })).toEqual([]);
    expect(await inbox.counts()).toMatchObject({ new: 2, spam: 0 });
    await stored('c', { state: 'spam', email: 'a_b@y.example' });
    expect(await inbox.counts({ words: 'a_B@' })).toMatchObject({ new: 1, spam: 1, closed: 0 });
    expect(await inbox.counts({ kind: 'callback' })).toMatchObject({ new: 1, spam: 0 });
    expect(await inbox.counts({ assignedTo: by.id })).toMatchObject({ new: 0, spam: 0 });
    expect(await inbox.counts({ assignedTo: 'nobody' })).toMatchObject({ new: 2, spam: 1 });
  });

  it('lists and counts each lead under one tab, and alerts that go on under their own', async () => {
    const question = await stored('a');
    const answered = await stored('b', { state: 'answered' });
    const alert = await stored('c', { kind: 'bus-alert' });
    const told = await stored('d', { kind: 'price-watch', state: 'answered' });
    const asked = await stored('e', { kind: 'bus-alert', state: 'unconfirmed' });
    const ended = await stored('f', { kind: 'bus-alert', state: 'closed' });
    const held = {
      new: [question],
      answered: [answered],
      alerts: [told, alert],
      unconfirmed: [asked],
      closed: [ended],
      spam: [],
    };
    const counts: Partial<Record<InboxTab, number>> = {};
    for (const tab of Object.keys(held) as InboxTab[]) {
      const leads = await inbox.page({ limit: 10, tab });
      expect(leads.map(({ id }) => id)).toEqual(held[tab].map(({ id }) => id));
      counts[tab] = leads.length;
    }
    expect(await inbox.counts()).toEqual(counts);
  });

  it('names the lead that waits next: of this member or of nobody, oldest first, round and round', async () => {
    const a = await stored('a');
    const b = await stored('b', { email: 'b@x.example', phoneE164: null });
    const c = await stored('c', { email: 'c@x.example', phoneE164: null });
    await stored('d', { state: 'spam' });
    await stored('e', { kind: 'bus-alert' });
    const ana = (id: number) => inbox.nextWaiting(id, by.id);
    expect(await ana(0)).toEqual({ id: a.id, waiting: 3 });
    expect(await ana(a.id)).toEqual({ id: b.id, waiting: 2 });
    expect(await ana(c.id)).toEqual({ id: a.id, waiting: 2 });
    await inbox.assign({ id: b.id, expectedRevision: 1, by, to: { id: 'member-2', name: 'Bo' } });
    expect(await ana(a.id)).toEqual({ id: c.id, waiting: 1 });
    expect(await inbox.nextWaiting(a.id, 'member-2')).toEqual({ id: b.id, waiting: 2 });
    await inbox.changeState({ id: c.id, expectedRevision: 1, by, to: 'closed', note: null });
    expect(await ana(a.id)).toBeNull();
  });

  it('merges nothing into what nobody reads, and no alert, which would end', async () => {
    const [waiting, spam] = [await stored('a'), await stored('b', { state: 'spam' })];
    const alerts = [
      await stored('c', { kind: 'bus-alert' }),
      await stored('d', { kind: 'price-watch', state: 'unconfirmed' }),
    ];
    const merge = async (id: number, intoId: number) =>
      (await inbox.merge({ id, intoId, expectedRevision: 1, by })).outcome;
    for (const into of [spam, ...alerts]) expect(await merge(waiting.id, into.id)).toBe('refused');
    for (const alert of alerts) expect(await merge(alert.id, waiting.id)).toBe('refused');
    expect((await inbox.read(waiting.id))?.lead).toMatchObject({ state: 'new', revision: 1 });
  });

  it.each(['new', 'answered', 'closed', 'spam'] as const)(
    'gives a lead that was %s its state back when it is taken apart',
    async (state) => {
      const [{ id }, into] = [await stored('a', { state }), await stored('b')];
      await inbox.merge({ id, intoId: into.id, expectedRevision: 1, by });
      await inbox.note({ id, by, text: 'merged into another one' });
      const outcome = await inbox.unmerge({ id, expectedRevision: 3, by });
      expect(outcome).toMatchObject({ lead: { state, mergedIntoId: null } });
    },
  );

  it('lets one of two people with the same page through', async () => {
    const { id } = await stored('a');
    const outcomes = await Promise.all([
      inbox.assign({ id, expectedRevision: 1, by, to: by }),
      inbox.changeState({ id, expectedRevision: 1, by, to: 'closed', note: null }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'conflict']);
    const audit = await database.kysely
      .selectFrom('staff_audit')
      .select('id')
      .where('subject_id', '=', String(id))
      .where('subject_kind', '=', 'lead')
      .execute();
    expect(audit).toHaveLength(1);
  });

  it('sends a reply once, and says when the server refuses it', async () => {
    const sent: Mail[] = [];
    let refuse = false;
    const handler = leadReplyHandler({
      topic: leadReplyTopic,
      inbox,
      settings: siteSettings,
      now: () => new Date('2026-11-18T15:00:00.000Z'),
      mailer: {
        async send(mail) {
          if (refuse) throw new MailRefused('550 no such person');
          sent.push(mail);
        },
      },
    });
    const outbox = createOutbox(database);
    const claim = () => outbox.claim({ topic: leadReplyTopic, limit: 9, leaseMs: 60_000 });
    const { id } = await stored('a');
    const words = { subject: 'Your bus', body: 'Line one\nLine two\n\n<b>Ana</b>' };
    await inbox.reply({ id, expectedRevision: 1, by, ...words });
    const jobs = await claim();
    await handler.handle(jobs, new AbortController().signal);
    await handler.handle(jobs, new AbortController().signal);
    await outbox.complete(jobs);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'Zoe@example.com', subject: 'Your bus' });
    expect(sent[0]?.text).toContain('Line one\nLine two\n\n<b>Ana</b>');
    expect(sent[0]?.html).toContain('&lt;b&gt;Ana&lt;/b&gt;');
    expect((await inbox.read(id))?.replies[0]?.sentAt).toBe('2026-11-18T15:00:00.000Z');

    refuse = true;
    await inbox.reply({ id, expectedRevision: 2, by, ...words });
    await expect(handler.handle(await claim(), new AbortController().signal)).rejects.toThrow(
      '550',
    );
    expect((await inbox.read(id))?.replies[1]?.problem).toContain('550');
  });

  it('writes no mail without an address, nor to spam', async () => {
    const silent = await stored('a', { email: null });
    const spam = await stored('b', { state: 'spam' });
    for (const { id } of [silent, spam]) {
      const outcome = await inbox.reply({ id, expectedRevision: 1, by, subject: 's', body: 'b' });
      expect(outcome.outcome).toBe('refused');
    }
    const jobs = await database.kysely.selectFrom('lead_replies').select('id').execute();
    expect(jobs).toEqual([]);
  });

  it('seeds templates once, also by two nodes', async () => {
    const templates = createReplyTemplates(database);
    const text = { name: 'One', subject: 's', body: 'b', language: 'en' as const };
    await Promise.all([templates.seed([text]), templates.seed([text])]);
    await templates.seed([{ ...text, name: 'Two' }]);
    expect((await templates.list()).map(({ name }) => name)).toEqual(['One']);
  });

  it('seeds what other languages say of untouched templates from before, and only once', async () => {
    const templates = createReplyTemplates(database);
    const { kysely } = database;
    await kysely.deleteFrom('reply_templates').execute();
    const kept = (name: string, revision: number) => ({
      name,
      subject: 's',
      body: 'b',
      revision,
      updated_at: 'then',
    });
    // As the version before this one stores them.
    const before = [kept('As it came', 1), kept('Rewritten', 2), kept('Staff’s own', 1)];
    await kysely.insertInto('reply_templates').values(before).execute();
    const text = { subject: 's', body: 'b', language: 'es' as const };
    const texts = ['As it came', 'Rewritten', 'Removed'].flatMap((of) => [
      { ...text, name: of, language: 'en' as const },
      { ...text, name: `${of} (Español)`, of },
    ]);
    await Promise.all([templates.seed(texts), templates.seed(texts)]);
    const named = async () =>
      (await templates.list()).map(({ name, language }) => `${language} ${name}`);
    const english = ['en As it came', 'en Rewritten', 'en Staff’s own'];
    expect(await named()).toEqual([...english, 'es As it came (Español)']);
    const sibling = (await templates.list()).at(-1);
    await templates.remove(sibling!.id, null, by);
    await templates.seed(texts);
    expect(await named()).toEqual(english);
  });
});
