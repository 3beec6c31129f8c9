import { expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { allMigrations } from '#db/migrations/all-migrations.ts';
import { createAlertStore } from '#db/repositories/alert-store.ts';
import { createLeadInbox } from '#db/repositories/lead-inbox.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { addAlert, createTeller, toldIn } from '#test/factories/alert-teller.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite } from '#test/factories/test-site.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const dayMs = 86_400_000;
/** Longer than any test: histories on a busy machine. */
const patientMs = 120_000;

/** Small and without a pattern; the same for the same seed. */
function randomOf(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  return { next, pick };
}

describeDatabases('alerts', ({ create, engine }) => {
  async function open(prepare?: (empty: FreshDatabase) => Promise<void>) {
    const fresh = await create({ empty: prepare !== undefined });
    await prepare?.(fresh);
    const site = await createTestSite({ database: { engine, create: async () => fresh } });
    return { fresh, site, teller: createTeller(site, fresh) };
  }
  const bus = (details = {}) =>
    aListing({ details: { passengers: 15, lift: 'lift', priceCents: 3_290_000, ...details } });

  it('of released databases go on from where they were', async () => {
    const until = '2026-06-01T00:00:00.000Z';
    const { site, teller } = await open(async ({ database }) => {
      await migrate(database, { migrations: allMigrations.filter(({ name }) => name < '0019') });
      const leads = createLeadRepository(database);
      await addAlert(leads, { wanted: '15 passenger with lift', toldUntil: until });
      await addAlert(leads, { wanted: '15 passenger with lift' }, { state: 'closed' });
      await migrate(database);
    });
    await site.repository.insertMany([
      { ...bus({ stockNumber: 'OLD' }), createdAt: '2026-05-01T00:00:00.000Z' },
      { ...bus({ stockNumber: 'NEW' }), createdAt: '2026-07-01T00:00:00.000Z' },
    ]);
    await teller.run();
    await teller.run();
    expect([...teller.sent.values()].map(toldIn)).toEqual([['new 2']]);
    await site.close();
  });

  it('go on when staff answer them, also those that an answer ended in released versions', async () => {
    const { fresh, site, teller } = await open();
    const inbox = createLeadInbox(fresh.database);
    const by = { id: 'member-1', name: 'Ana' };
    const wanted = { wanted: '15 passenger with lift' };
    const alert = await addAlert(site.leads, wanted);
    const ended = await addAlert(site.leads, wanted);
    await teller.run();
    const reply = { subject: 'Hello', body: 'We look for it.' };
    await inbox.reply({ id: alert.id, expectedRevision: 1, by, ...reply });
    const called = { id: ended.id, expectedRevision: 1, by, to: 'answered', note: null } as const;
    await inbox.changeState(called);
    const released = fresh.database.kysely
      .updateTable('bus_alerts')
      .where('lead_id', '=', ended.id);
    await released.set({ active: 0, revision: 2 }).execute();
    const { id } = await addListing(site.repository, bus());
    await teller.run();
    expect([...teller.sent.values()].map(toldIn)).toEqual([1, 2].map(() => [`new ${id}`]));
    await site.close();
  });

  it('hear of a bus once, whoever takes it, and of the same price once', async () => {
    const { fresh, site, teller } = await open();
    const alert = await addAlert(site.leads, { wanted: '15 passenger with lift' });
    const { id } = await addListing(site.repository, bus());
    const matched = createTeller(site, fresh);
    // Two who look at once, on two nodes.
    await Promise.all([teller.run(), matched.run()]);
    const all = () => [...teller.sent, ...matched.sent];
    expect(new Set(all().map(([name]) => name)).size).toBe(1);
    for (const priceCents of [2_990_000, 3_390_000, 2_990_000]) {
      await changeListing(site.repository, id, { details: { priceCents } });
      await teller.run();
    }
    const told = [...new Map(all()).values()].flatMap(toldIn);
    // Either of the two has told the first.
    expect(told.toSorted()).toEqual([`new ${id}`, `price ${id} $29,900`]);
    const store = createAlertStore(fresh.database);
    await changeListing(site.repository, id, { details: { priceCents: 2_890_000 } });
    await site.leads.changeDetails({
      id: alert.id,
      changed: (details) => ({ ...details, rhythm: 'weekly' }),
      actor: 'visitor',
      note: 'weekly',
    });
    // Whoever takes it at the same moment gets the same mail.
    await teller.run();
    teller.wait(8 * dayMs);
    expect(await teller.run(4)).toBe(false);
    const taken = await Promise.all(Array.from({ length: 6 }, () => store.take(alert.id)));
    expect(new Set(taken.map((one) => JSON.stringify(one))).size).toBe(1);
    await site.close();
  });

  it('go with their leads', async () => {
    const { fresh, site, teller } = await open();
    const { email } = await addAlert(site.leads, { wanted: '15 passenger with lift' });
    await addListing(site.repository, bus());
    await teller.run();
    const rows = async () =>
      Promise.all(
        (['bus_alerts', 'alert_told'] as const).map(
          async (table) =>
            (await fresh.database.kysely.selectFrom(table).selectAll().execute()).length,
        ),
      );
    expect(await rows()).toEqual([1, 1]);
    await site.leads.eraseByEmail(email!);
    expect(await rows()).toEqual([0, 0]);
    await createAlertStore(fresh.database).clean(new Date());
    const left = await fresh.database.kysely.selectFrom('alert_questions').selectAll().execute();
    expect(left).toEqual([]);
    await site.close();
  });

  it('watch one bus for its price, and end with its sale', async () => {
    const { site, teller } = await open();
    const { id, title } = { ...(await addListing(site.repository, bus())), title: 'a bus' };
    await addListing(site.repository, bus());
    const watch = await addAlert(
      site.leads,
      {},
      { kind: 'price-watch', bus: { id, title, stockNumber: null } },
    );
    await changeListing(site.repository, id, { details: { priceCents: 2_990_000 } });
    await teller.run();
    await changeListing(site.repository, id, { status: 'sold' });
    await teller.run();
    await teller.run();
    const mails = [...teller.sent.values()];
    expect(mails.map(toldIn)).toEqual([[`price ${id} $29,900`], [`sold ${id}`]]);
    expect(mails[0]?.text).toContain('was $32,900, now $29,900');
    expect((await site.leads.findById(watch.id))?.state).toBe('closed');
    await site.close();
  });

  it('watch one bus, and end when it is taken off the site: back again it is a new matter', async () => {
    const { site, teller } = await open();
    const { id } = await addListing(site.repository, bus());
    const watched = {
      kind: 'price-watch',
      bus: { id, title: 'a bus', stockNumber: null },
    } as const;
    const watch = await addAlert(site.leads, {}, watched);
    const search = await addAlert(site.leads, { wanted: '15 passenger with lift' });
    await teller.run();
    // Taken off by mistake, and back before anybody was told.
    await changeListing(site.repository, id, { status: 'withdrawn' });
    await changeListing(site.repository, id, { status: 'published' });
    await teller.run();
    expect(teller.sent.size).toBe(0);
    await changeListing(site.repository, id, { status: 'withdrawn' });
    await teller.run();
    await changeListing(site.repository, id, { details: { mileageMiles: 90_000 } });
    await teller.run();
    await changeListing(site.repository, id, {
      status: 'published',
      details: { priceCents: 2_490_000 },
    });
    await teller.run();
    const mails = [...teller.sent.values()];
    // Whoever watches a list hears of what is on it, and of nothing else.
    expect(mails.map(toldIn)).toEqual([[`withdrawn ${id}`], [`price ${id} $24,900`]]);
    expect(mails.map((mail) => mail.id.includes(search.reference))).toEqual([false, true]);
    expect(mails[0]?.text).not.toContain('$');
    expect((await site.leads.findById(watch.id))?.state).toBe('closed');
    await site.close();
  });

  it('write as often as they may, and mark what is only close', async () => {
    const { site, teller } = await open();
    const wanted = '15 passenger with lift under 30k';
    await addAlert(site.leads, { wanted, rhythm: 'daily' });
    await addListing(site.repository, bus({ priceCents: 2_900_000 }));
    await teller.run();
    await addListing(site.repository, bus({ priceCents: 2_950_000 }));
    await addListing(site.repository, bus({ priceCents: 3_100_000 }));
    await teller.run();
    expect(teller.sent.size).toBe(1);
    teller.wait(dayMs + 60_000);
    await teller.run();
    const [first, second] = [...teller.sent.values()];
    expect(toldIn(first!)).toEqual(['new 1']);
    expect(toldIn(second!)).toEqual(['new 2', 'close 3']);
    expect(second?.text).toContain('Differs: $1,000 over');
    // Told while a clock was ahead (fault matrix H5).
    teller.wait(-3_650 * dayMs);
    await addListing(site.repository, bus({ priceCents: 2_960_000 }));
    await teller.run();
    expect(teller.sent.size).toBe(3);
    await site.close();
  });

  it('wait for their turn only after a mail that was sent', async () => {
    const { site, teller } = await open();
    await addAlert(site.leads, { wanted: '15 passenger with lift', rhythm: 'weekly' });
    const gone = await addListing(site.repository, bus());
    expect(await teller.run(14)).toBe(false);
    await changeListing(site.repository, gone.id, { status: 'withdrawn' });
    teller.wait(60_000);
    await teller.run();
    const { id } = await addListing(site.repository, bus());
    await teller.run();
    expect([...teller.sent.values()].map(toldIn)).toEqual([[`new ${id}`]]);
    await site.close();
  });

  it('hear of what comes right after their words were changed, in the middle of a check', async () => {
    const { fresh, site, teller } = await open();
    const { id } = await addAlert(site.leads, { wanted: '72 passenger school bus' });
    await teller.run();
    let came: number | undefined;
    const repository: typeof site.repository = {
      ...site.repository,
      async changedSince(...request) {
        if (came === undefined) {
          const changed = () => ({ wanted: '15 passenger with lift' });
          await site.leads.changeDetails({ id, changed, actor: 'visitor', note: '' });
          await new Promise((resolve) => setTimeout(resolve, 3));
          came = (await addListing(site.repository, bus())).id;
          await site.refresh.refresh();
        }
        return site.repository.changedSince(...request);
      },
    };
    const checking = createTeller({ ...site, repository }, fresh);
    await checking.run();
    await checking.run();
    expect([...checking.sent.values()].map(toldIn)).toEqual([[`new ${came}`]]);
    await site.close();
  });

  it.each(Array.from({ length: 6 }, (_, seed) => seed + 1))(
    'in history %i tell every bus once for a reason and miss none, wherever the process dies',
    async (seed) => {
      const { next, pick } = randomOf(seed);
      const { site, teller } = await open();
      const wants = ['15 passenger with lift', 'bus under 30k', '12 passenger', 'lift'];
      const began = new Map<
        number,
        { wanted: string; id: number; reference: string; at: string }
      >();
      const prices = [2_490_000, 2_790_000, 2_990_000, 3_190_000, 3_490_000];
      const ids: number[] = [];
      const steps: Record<string, () => Promise<unknown>> = {
        async alert() {
          const details = { wanted: pick(wants), rhythm: pick(['at-once', 'daily'] as const) };
          const { id, reference, updatedAt: at } = await addAlert(site.leads, details);
          began.set(id, { wanted: details.wanted, id, reference, at });
        },
        async bus() {
          // A mail shows five.
          if (ids.length === 5) return;
          const details = {
            passengers: pick([12, 15]),
            lift: pick(['lift', null] as const),
            priceCents: pick(prices),
          };
          ids.push((await addListing(site.repository, aListing({ details }))).id);
        },
        price: async () =>
          ids.length > 0 &&
          changeListing(site.repository, pick(ids), { details: { priceCents: pick(prices) } }),
        away: async () =>
          ids.length > 0 &&
          changeListing(site.repository, pick(ids), {
            status: pick(['withdrawn', 'published', 'published'] as const),
          }),
        run: () => teller.run(),
        async killed() {
          await teller.run(Math.floor(next() * 24));
          // The lease of what it held runs out.
          teller.wait(60_000);
        },
      };
      await steps['alert']!();
      for (let at = 0; at < 40; at++) {
        await steps[pick(['alert', 'bus', 'bus', 'price', 'price', 'away', 'run', 'killed'])]!();
      }
      for (const id of ids) await changeListing(site.repository, id, { status: 'published' });
      for (let day = 0; day < 3; day++) {
        teller.wait(2 * dayMs);
        expect(await teller.run()).toBe(true);
      }
      const listings = await site.repository.findByIds(ids);
      for (const alert of began.values()) {
        const mails = [...teller.sent.values()].filter(({ id }) => id.includes(alert.reference));
        const told = mails.flatMap(toldIn);
        expect(told.toSorted()).toEqual([...new Set(told)].toSorted());
        const parameters = new URLSearchParams({ search: alert.wanted });
        const { cards, dropped } = await site.parts.site.searchBuses(parseListQuery(parameters));
        const shown = dropped.length > 0 ? [] : cards.map(({ id }) => id);
        const due = listings.filter((one) => one.publishedAt! > alert.at && shown.includes(one.id));
        const known = new Set(told.map((one) => one.split(' ')[1]));
        expect(due.map(({ id }) => String(id)).filter((id) => !known.has(id))).toEqual([]);
      }
      await site.close();
    },
    patientMs,
  );
});
