import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createMailbox } from '#db/repositories/mailbox.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('lead repository: changes', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;
  let leads: LeadRepository;

  beforeAll(async () => {
    fresh = await create();
    database = fresh.database;
    leads = createLeadRepository(database);
  });
  beforeEach(async () => {
    for (const table of ['leads', 'idempotency_records', 'outbox', 'mailbox'] as const) {
      await database.kysely.deleteFrom(table).execute();
    }
  });
  afterAll(() => fresh.remove());

  const stored = (key: string, overrides = {}) => storeLead(leads, overrides, key);

  it('moves along allowed steps and writes each down', async () => {
    const { id } = await stored('a');
    const step = (to: Lead['state'], expectedRevision: number | null, note?: string) =>
      leads.changeState({ id, expectedRevision, to, actor: 'Ana', note });
    expect(await step('answered', 1, 'called')).toMatchObject({
      outcome: 'changed',
      lead: { state: 'answered', revision: 2 },
    });
    expect(await step('closed', 1)).toMatchObject({
      outcome: 'conflict',
      current: { revision: 2 },
    });
    expect(await step('closed', 2)).toMatchObject({ outcome: 'changed' });
    expect(await step('answered', 3)).toMatchObject({ outcome: 'refused' });
    expect(await step('new', null)).toMatchObject({ lead: { state: 'new', revision: 4 } });
    await leads.addNote(id, 'Ben', 'left a voice mail');
    expect(
      (await leads.history(id)).map(({ actor, from, to, note }) => [actor, from, to, note]),
    ).toEqual([
      ['visitor', null, 'new', null],
      ['Ana', 'new', 'answered', 'called'],
      ['Ana', 'answered', 'closed', null],
      ['Ana', 'closed', 'new', null],
      ['Ben', 'new', 'new', 'left a voice mail'],
    ]);
    const none = { id: id + 999, expectedRevision: null, actor: 'Ana' } as const;
    expect(await leads.changeState({ ...none, to: 'closed' })).toEqual({ outcome: 'missing' });
  });

  it('keeps the newest lines of what its owner changes by a link, and all else', async () => {
    const { id } = await stored('a');
    await leads.addNote(id, 'Ben', 'called');
    await leads.changeState({ id, expectedRevision: null, to: 'answered', actor: 'Ben' });
    for (let turn = 1; turn <= 230; turn++) {
      const note = `No. ${turn}`;
      await leads.changeDetails({ id, changed: (details) => details, actor: 'visitor', note });
    }
    const history = await leads.history(id);
    expect(history.slice(0, 3).map(({ actor, to }) => [actor, to])).toEqual([
      ['visitor', 'new'],
      ['Ben', 'new'],
      ['Ben', 'answered'],
    ]);
    expect(history.slice(3).map(({ note }) => note)).toEqual(
      Array.from({ length: 200 }, (_, at) => `No. ${at + 31}`),
    );
  });

  it('lets one of two editors with the same revision through', async () => {
    const { id } = await stored('a');
    const outcomes = await Promise.all(
      (['answered', 'spam'] as const).map((to) =>
        leads.changeState({ id, expectedRevision: 1, to, actor: 'Ana' }),
      ),
    );
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'conflict']);
  });

  it('scans in order of id', async () => {
    const a = await stored('a');
    const b = await stored('b', { kind: 'callback' });
    const c = await stored('c', { state: 'spam' });
    const scanned: number[] = [];
    for await (const batch of leads.scan(2)) scanned.push(...batch.map(({ id }) => id));
    expect(scanned).toEqual([a.id, b.id, c.id]);
  });

  it('finds and erases one person in any spelling, and nobody else', async () => {
    await stored('a', { email: 'Pat.Lee@Example.com' });
    await stored('b', { email: 'pat.lee@example.com' });
    const other = await stored('c', { email: 'pat.leeds@example.com' });
    const mailbox = createMailbox(database);
    const mail = { replyTo: null, subject: 's', text: 't', html: 'h' };
    await mailbox.put({ ...mail, id: 'm1', to: 'Pat.Lee@example.com' });
    await mailbox.put({ ...mail, id: 'm2', to: 'sales@x.example', replyTo: 'pat.lee@EXAMPLE.com' });
    await mailbox.put({ ...mail, id: 'm3', to: 'pat.leeds@example.com' });
    expect(await leads.findByEmail('PAT.LEE@example.com')).toHaveLength(2);
    expect(await leads.eraseByEmail('pat.lee@example.COM')).toEqual({ leads: 2, mails: 2 });
    expect(await leads.findByEmail('pat.lee@example.com')).toEqual([]);
    expect((await allRows(leads)).map(({ id }) => id)).toEqual([other.id]);
    expect((await mailbox.list(9)).map(({ id }) => id)).toEqual(['m3']);
    const left = await database.kysely.selectFrom('lead_events').select('lead_id').execute();
    expect(left).toEqual([{ lead_id: other.id }]);
    const keys = await database.kysely.selectFrom('idempotency_records').select('answer').execute();
    expect(keys).toEqual([{ answer: other.reference }]);
  });

  it('deletes what is past its time and keeps open requests for ever', async () => {
    await stored('open');
    await stored('junk', { state: 'spam' });
    await stored('alert', { state: 'unconfirmed', kind: 'bus-alert', token: 'f'.repeat(32) });
    await stored('in force', { state: 'answered', kind: 'bus-alert', token: 'e'.repeat(32) });
    const after = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect(await leads.deleteExpired(after(6))).toBe(0);
    expect(await leads.deleteExpired(after(8))).toBe(1);
    expect(await leads.deleteExpired(after(31))).toBe(1);
    expect(await leads.deleteExpired(after(3_000))).toBe(0);
    expect((await allRows(leads)).map(({ state }) => state)).toEqual(['new', 'answered']);
  });

  it('keeps a mail once, however often it is sent', async () => {
    const mailbox = createMailbox(database);
    const mail = { id: 'm', to: 'a@b.example', replyTo: null, subject: 's', text: 't', html: 'h' };
    await mailbox.put(mail);
    await mailbox.put(mail);
    const [only, ...more] = await mailbox.list(10);
    expect(more).toEqual([]);
    expect(await mailbox.find(only?.number ?? 0)).toMatchObject(mail);
    expect(await mailbox.find(0)).toBeNull();
  });
});
