import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { claimKey } from '#db/repositories/idempotency.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import { submission } from '#test/factories/lead-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

describeDatabases('lead repository: saving', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;
  let leads: LeadRepository;

  beforeAll(async () => {
    fresh = await create();
    database = fresh.database;
    leads = createLeadRepository(database);
  });
  beforeEach(async () => {
    for (const table of ['leads', 'idempotency_records', 'outbox'] as const) {
      await database.kysely.deleteFrom(table).execute();
    }
  });
  afterAll(() => fresh.remove());

  const rows = async (table: 'leads' | 'lead_events' | 'idempotency_records' | 'outbox') =>
    (await database.kysely.selectFrom(table).selectAll().execute()).length;

  it('stores lead, event, key and jobs together and gives the lead back whole', async () => {
    const request = submission('k1', 'hello');
    const stored = await leads.submit(request);
    if (stored.outcome !== 'stored') throw new Error(stored.outcome);
    expect(stored.lead).toMatchObject({ ...request.lead, revision: 1 });
    expect(await leads.findById(stored.lead.id)).toEqual(stored.lead);
    expect(await leads.findByReference(request.lead.reference)).toEqual(stored.lead);
    expect(await leads.history(stored.lead.id)).toMatchObject([
      { actor: 'visitor', from: null, to: 'new', note: null },
    ]);
    const jobs = await database.kysely.selectFrom('outbox').select(['topic', 'key']).execute();
    expect(jobs.map(({ topic }) => topic).toSorted()).toEqual([
      'lead-tell-sales',
      'lead-tell-visitor',
    ]);
    expect(new Set(jobs.map(({ key }) => key))).toEqual(new Set([String(stored.lead.id)]));
  });

  it('answers the same words under the same key with the first reference', async () => {
    const first = submission('k1', 'hello');
    await leads.submit(first);
    expect(await leads.submit(submission('k1', 'hello'))).toEqual({
      outcome: 'repeated',
      reference: first.lead.reference,
    });
    expect(await rows('leads')).toBe(1);
    expect(await rows('outbox')).toBe(2);
  });

  it('refuses other words under the same key', async () => {
    await leads.submit(submission('k1', 'hello'));
    expect(await leads.submit(submission('k1', 'goodbye'))).toEqual({ outcome: 'conflict' });
    expect(await rows('leads')).toBe(1);
  });

  it('stores one of fifty at once, from two processes', async () => {
    const second = await openDatabase(fresh.config);
    const others = createLeadRepository(second);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? others : leads).submit(submission('k1', 'hello')),
      ),
    );
    await second.close();
    const stored = outcomes.filter(({ outcome }) => outcome === 'stored');
    expect(stored).toHaveLength(1);
    const references = outcomes.map((each) =>
      each.outcome === 'stored'
        ? each.lead.reference
        : each.outcome === 'repeated' && each.reference,
    );
    expect(new Set(references).size).toBe(1);
    expect([await rows('leads'), await rows('lead_events'), await rows('outbox')]).toEqual([
      1, 1, 2,
    ]);
  });

  it('knows a key of another form for another key', async () => {
    const request = submission('k1', 'hello');
    const { keyHash, fingerprint } = request.idempotency;
    const other = { scope: 'submission', keyHash, fingerprint, answer: 'of the other form' };
    const claim = { ...other, at: new Date().toISOString() };
    expect(await claimKey(database.kysely, claim)).toEqual({ outcome: 'claimed' });
    expect((await leads.submit(request)).outcome).toBe('stored');
    expect(await leads.submit(request)).toMatchObject({ reference: request.lead.reference });
    expect(await claimKey(database.kysely, claim)).toMatchObject({ answer: other.answer });
  });

  it('stores nothing of a lead that the database refuses', async () => {
    const bad = submission('k1', 'hello', { message: 'x'.repeat(10_001) });
    await expect(leads.submit(bad)).rejects.toThrow();
    expect([
      await rows('leads'),
      await rows('lead_events'),
      await rows('idempotency_records'),
      await rows('outbox'),
    ]).toEqual([0, 0, 0, 0]);
    expect((await leads.submit(submission('k1', 'shorter'))).outcome).toBe('stored');
  });

  it('refuses kinds and states it does not know', async () => {
    for (const wrong of [{ kind: 'gossip' }, { state: 'lost' }]) {
      const request = submission('k', 'w', wrong as never);
      await expect(leads.submit(request)).rejects.toThrow(/allowed/);
    }
  });

  it('counts the same text since a time', async () => {
    await leads.submit(submission('k1', 'buy now'));
    await leads.submit(submission('k2', 'buy now'));
    expect(await leads.countSameText('text buy now', '2000-01-01T00:00:00.000Z')).toBe(2);
    expect(await leads.countSameText('text buy now', '2999-01-01T00:00:00.000Z')).toBe(0);
  });
});
