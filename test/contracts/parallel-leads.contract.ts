import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { createLeadInbox } from '#db/repositories/lead-inbox.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createReplyTemplates } from '#db/repositories/reply-templates.ts';
import { findStaffListings, putFacts } from '#db/repositories/staff-inventory-facts.ts';
import { createBusAlerts } from '#domain/leads/bus-alerts.ts';
import type { LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { Lead, NewLead } from '#domain/leads/lead.ts';
import { noFacts } from '#domain/staff/inventory/staff-listing.ts';
import { storeLead, submission } from '#test/factories/lead-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { atOnce, callers, duringChange, warmPool } from '#test/setup/at-once.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const by = { id: 'member-1', name: 'Ana' };
const longAgo = '2020-01-01T00:00:00.000Z';

describeDatabases('leads under thirty callers', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;
  let leads: LeadRepository;
  let inbox: LeadInbox;

  beforeAll(async () => {
    fresh = await create({ connections: callers });
    database = fresh.database;
    await warmPool(database);
    leads = createLeadRepository(database);
    inbox = createLeadInbox(database);
  });
  afterAll(() => fresh.remove());

  const stored = (overrides: Partial<NewLead> = {}) => storeLead(leads, overrides);
  const mergedInto = async () => {
    const rows = await database.kysely
      .selectFrom('leads')
      .select(['id', 'merged_into_id'])
      .execute();
    return new Map(rows.map(({ id, merged_into_id: into }) => [id, into]));
  };
  /** Whoever is merged stands in one that is shown: there, and not merged itself. */
  const expectNoneHidden = async () => {
    const all = await mergedInto();
    for (const [id, into] of all)
      if (into !== null) expect(all.get(into), `lead ${id} is in ${into}`).toBeNull();
    return all;
  };

  it('of two merges in opposite directions one takes place, and no lead is lost', async () => {
    for (let round = 0; round < 4; round++) {
      const pair: number[] = [];
      for (let lead = 0; lead < callers; lead++) pair.push((await stored()).id);
      const outcomes = await atOnce((number) =>
        inbox.merge({
          id: pair[number]!,
          intoId: pair[number ^ 1]!,
          expectedRevision: 1,
          by,
        }),
      );
      const all = await expectNoneHidden();
      expect(pair.filter((id) => all.get(id) === null)).toHaveLength(callers / 2);
      expect(outcomes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(callers / 2);
    }
  });

  it('merges in a ring leave no lead within a lead that is merged itself', async () => {
    const ring: number[] = [];
    for (let lead = 0; lead < callers; lead++) ring.push((await stored()).id);
    await atOnce((number) =>
      inbox.merge({
        id: ring[number]!,
        intoId: ring[(number + 1) % callers]!,
        expectedRevision: 1,
        by,
      }),
    );
    await expectNoneHidden();
  });

  it('a lead that is erased while others are merged into it hides none of them', async () => {
    const email = 'gone@example.com';
    const into = await stored({ email });
    const others: Lead[] = [];
    for (let lead = 1; lead < callers; lead++)
      others.push(await stored({ email: `left-${lead}@example.com` }));
    const first = others[0]!;
    await inbox.merge({ id: first.id, intoId: into.id, expectedRevision: 1, by });
    await atOnce<unknown>((number) => {
      if (number === callers / 2) return leads.eraseByEmail(email);
      const { id } = others[number % others.length]!;
      return inbox.merge({ id, intoId: into.id, expectedRevision: 1, by });
    });
    const all = await mergedInto();
    expect(all.has(into.id)).toBe(false);
    for (const { id } of others) expect(all.get(id)).toBeNull();
  });

  it('one of thirty with the same page gets through, and each revision is given once', async () => {
    const { id } = await stored();
    const outcomes = await atOnce((number) =>
      number % 2 === 0
        ? inbox.assign({ id, expectedRevision: 1, by, to: by })
        : inbox.reply({ id, expectedRevision: 1, by, subject: 's', body: 'b' }),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
    const noted = await atOnce((number) => inbox.note({ id, by, text: `note ${number}` }));
    const revisions = noted.flatMap((one) => (one.outcome === 'changed' ? one.lead.revision : []));
    expect(new Set(revisions).size).toBe(callers);
    expect((await leads.findById(id))?.revision).toBe(2 + callers);
  });

  it('an alert is answered up to the latest of all times that were noted', async () => {
    const { id } = await stored({ kind: 'bus-alert', details: { wanted: 'lift' } });
    const untils = Array.from({ length: callers }, (_, number) =>
      new Date(Date.UTC(2026, 10, callers - number)).toISOString(),
    );
    await atOnce((number) => leads.markTold(id, untils[number]!));
    const details = (await leads.findById(id))?.details;
    expect(details).toEqual({ wanted: 'lift', toldUntil: untils[0] });
  });

  it('an alert that is stopped while its confirmation is looked at stays stopped', async () => {
    const token = 'a'.repeat(32);
    const { id } = await stored({ kind: 'bus-alert', state: 'unconfirmed', token });
    let stops = 0;
    const alerts = createBusAlerts({
      ...leads,
      async findByToken(asked) {
        const found = await leads.findByToken(asked);
        if (stops++ === 0) expect(await createBusAlerts(leads).stop(asked)).toBe('stopped');
        return found;
      },
    });
    expect(await alerts.confirm(token)).toBe('unknown');
    expect((await leads.findById(id))?.state).toBe('closed');
  });

  it('thirty clicks on a confirmation confirm it once', async () => {
    const token = 'b'.repeat(32);
    const { id } = await stored({ kind: 'bus-alert', state: 'unconfirmed', token });
    const answers = await atOnce(() => createBusAlerts(leads).confirm(token));
    expect(new Set(answers)).toEqual(new Set(['confirmed']));
    expect((await leads.history(id)).filter(({ to }) => to === 'new')).toHaveLength(1);
  });

  it('a lead that is reopened while what is old is deleted stays', async () => {
    const { id } = await stored({ state: 'closed' });
    await database.kysely
      .updateTable('leads')
      .set({ updated_at: longAgo })
      .where('id', '=', id)
      .execute();
    await duringChange(
      database,
      (trx) => trx.updateTable('leads').set({ state: 'new' }).where('id', '=', id).execute(),
      () => leads.deleteExpired(new Date()),
    );
    expect((await leads.findById(id))?.state).toBe('new');
  });

  it('a note to a lead that is just erased is left out without a fault', async () => {
    const [one, two] = [await stored(), await stored()];
    const erase = (id: number) => (trx: { deleteFrom: typeof database.kysely.deleteFrom }) =>
      trx.deleteFrom('leads').where('id', '=', id).execute();
    await duringChange(database, erase(one.id), () => leads.addNote(one.id, 'system', 'Bounced'));
    await duringChange(database, erase(two.id), async () => {
      const noted = await inbox.note({ id: two.id, by, text: 'Called' });
      expect(noted).toEqual({ outcome: 'missing' });
    });
  });

  it('of thirty who erase a person one does, and the others find nobody', async () => {
    const { id } = await stored({ email: 'gone@example.com', phoneE164: null });
    const erased = await atOnce(() => inbox.erasePerson({ id, by }));
    expect(erased.filter(({ leads: many }) => many === 1)).toHaveLength(1);
    expect(await inbox.erasePerson({ id, by })).toEqual({ leads: 0, mails: 0, notes: 0 });
  });

  it('a note that is emptied while its bus is changed stays empty', async () => {
    const [listingId = 0] = await createListingRepository(database).insertMany([aListing()]);
    const ways = [
      ({ id }: Lead) => inbox.erasePerson({ id, by }),
      ({ email }: Lead) => leads.eraseByEmail(email!),
    ];
    const withNote = async () => {
      const lead = await stored({ email: 'noted@example.com', phoneE164: null });
      const facts = { ...noFacts, buyerNote: 'noted@example.com' };
      await putFacts(database.kysely, [{ id: listingId, facts }]);
      return lead;
    };
    for (const erase of ways) {
      const lead = await withNote();
      let read = noFacts;
      await duringChange(
        database,
        async (trx) => {
          const turn = trx.selectFrom('tag_versions').selectAll().where('tag', '=', 'inventory');
          await turn.forUpdate().execute();
          read = (await findStaffListings(trx, [listingId]))[0]!.facts;
        },
        () => erase(lead),
        (trx) => putFacts(trx, [{ id: listingId, facts: { ...read, soldOn: '2026-11-01' } }]),
      );
      const [after] = await findStaffListings(database.kysely, [listingId]);
      expect(after!.facts).toMatchObject({ soldOn: '2026-11-01', buyerNote: null });
    }
  });

  it('the same form thirty times at once is one lead', async () => {
    const same = submission('thirty times', 'the same words');
    const outcomes = await atOnce(() => leads.submit(same));
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(callers - 1);
  });

  it('reply templates: a name is given once, and one of thirty editors gets through', async () => {
    const templates = createReplyTemplates(database);
    const text = { subject: 's', body: 'b', by };
    const made = await atOnce(() =>
      templates.store({ ...text, id: null, expectedRevision: 0, name: 'Tour' }),
    );
    const first = made.filter((one) => one.outcome === 'stored');
    expect(first).toHaveLength(1);
    expect(made.filter(({ outcome }) => outcome === 'name-taken')).toHaveLength(callers - 1);
    const { id } = first[0]!.template;
    const edits = await atOnce((number) =>
      templates.store({ ...text, id, expectedRevision: 1, name: `Tour ${number}` }),
    );
    expect(edits.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    const ids = await atOnce(async (number) => {
      const name = `Mine ${number}`;
      const own = await templates.store({ ...text, id: null, expectedRevision: 0, name });
      return own.outcome === 'stored' ? own.template.id : 0;
    });
    const renamed = await atOnce((number) =>
      templates.store({ ...text, id: ids[number]!, expectedRevision: 1, name: 'Everybody’s' }),
    );
    expect(renamed.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(renamed.filter(({ outcome }) => outcome === 'name-taken')).toHaveLength(callers - 1);
  });
});
