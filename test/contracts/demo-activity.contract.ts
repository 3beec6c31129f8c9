import { expect, it } from 'vitest';
import { demoActivity } from '#demo/activity/demo-activity.ts';
import { seedDemoRows } from '#demo/seed-demo.ts';
import { createAnalyticsStore } from '#db/repositories/analytics-store.ts';
import { createDemoActivity } from '#db/repositories/demo-activity.ts';
import { createLotStore } from '#db/repositories/lot-store.ts';
import { createLeadInbox } from '#db/repositories/lead-inbox.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { isToken } from '#domain/hash-text.ts';
import { readReference } from '#domain/leads/reference.ts';
import { submissionStates } from '#domain/selling/submission-states.ts';
import { leadStates } from '#domain/leads/lead-states.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { loadDemo } from '#server/wiring/media/demo-inventory.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { describeListings } from './listing-suite.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

describeListings('the demo’s back office', (context) => {
  it('has leads and submissions in every state, the same every time, with nothing to send', async () => {
    const activity = demoActivity(now);
    expect(demoActivity(now)).toEqual(activity);
    expect(activity.leads).toHaveLength(40);
    expect(new Set(activity.leads.map(({ lead }) => lead.state))).toEqual(
      new Set(Object.keys(leadStates)),
    );
    const steps = new Set(activity.submissions.map(({ events }) => events.at(-1)!.to));
    const untaken = Object.keys(submissionStates).filter((state) => state !== 'published');
    expect(steps).toEqual(new Set(untaken));
    for (const { lead } of activity.leads)
      expect(readReference(lead.reference)).toBe(lead.reference);
    const people = [
      ...activity.leads.map(({ lead }) => lead.email),
      ...activity.submissions.map(({ submission }) => submission.details.email),
    ];
    expect(people.filter((email) => !email?.endsWith('@example.com'))).toEqual([]);
    const times = activity.leads.flatMap(({ events }) => events.map(({ at }) => at));
    expect(times.filter((at) => at > now.toISOString())).toEqual([]);
    expect(activity.visits.filter(({ day }) => day >= '2026-11-21')).toEqual([]);

    const { database } = context;
    await createDemoActivity(database).fill(activity);
    const links = await database.kysely
      .selectFrom('submissions')
      .select('token')
      .unionAll(
        database.kysely
          .selectFrom('leads')
          .where('kind', '=', 'bus-alert')
          .select((eb) => eb.fn.coalesce('token', eb.val('')).as('token')),
      )
      .execute();
    expect(links.filter(({ token }) => !isToken(token))).toEqual([]);
    expect(new Set(links.map(({ token }) => token.slice(0, 4))).size).toBeGreaterThan(1);
    const inbox = createLeadInbox(database);
    const [first] = await inbox.page({ limit: 1, tab: 'answered' });
    const file = (await inbox.read(first!.id))!;
    const came = (await inbox.page({ limit: 40 })).map(({ createdAt }) => createdAt);
    expect(came).toEqual(came.toSorted().toReversed());
    expect(file.events.at(-1)).toMatchObject({ actor: 'Demo staff', to: 'answered' });
    expect(await database.kysely.selectFrom('outbox').selectAll().execute()).toEqual([]);
    await createDemoActivity(database).remove();
  });

  it('is loaded to its end by the next start when the first one was cut short', async () => {
    const { database, repository } = context;
    const lots = createLotStore(database);
    const activity = createDemoActivity(database);
    const cut = new Error('cut short');
    const load = (faulty: Partial<Parameters<typeof loadDemo>[0]> = {}) =>
      loadDemo({
        enabled: true,
        repository,
        confirm: async () => {},
        lots,
        activity,
        now: () => now,
        mediaDir: '/nowhere',
        log: createLogger('silent'),
        ...faulty,
      });
    await expect(load({ lots: { change: () => Promise.reject(cut) } })).rejects.toBe(cut);
    const unfilled = { isEmpty: activity.isEmpty, fill: () => Promise.reject(cut) };
    await expect(load({ activity: unfilled })).rejects.toBe(cut);
    const units = () => database.kysely.selectFrom('lot_units').selectAll().execute();
    const before = await units();
    expect(before.length).toBeGreaterThan(0);
    await load();
    expect(await units()).toEqual(before);
    expect(await activity.isEmpty()).toBe(false);
    // From then on it is left alone, whatever staff take out of it.
    await database.kysely.deleteFrom('lot_units').execute();
    await load();
    expect(await units()).toEqual([]);
    expect(await activity.remove()).toEqual({ listings: 603, leads: 40, submissions: 8 });
  });

  it('is loaded once by two nodes that start on one empty database', async () => {
    const { database, repository } = context;
    const activity = createDemoActivity(database);
    let others = 1;
    const load = (itsRepository = repository) =>
      loadDemo({
        enabled: true,
        repository: itsRepository,
        confirm: async () => {},
        lots: createLotStore(database),
        activity,
        now: () => now,
        mediaDir: '/nowhere',
        log: createLogger('silent'),
      });
    const overtaken = {
      ...repository,
      /** What was there before the other node stored its buses, of which the leads still wait. */
      async findByIds(ids: readonly number[]) {
        const before = await repository.findByIds(ids);
        if (others-- > 0) await seedDemoRows({ repository, now });
        return before;
      },
    };
    expect(await load(overtaken)).toMatchObject({ present: true });
    expect(await activity.remove()).toEqual({ listings: 603, leads: 40, submissions: 8 });
    await Promise.all([load(), load()]);
    expect(await activity.remove()).toEqual({ listings: 603, leads: 40, submissions: 8 });
  });

  it('is taken away whole when it was made just after midnight', async () => {
    const { database } = context;
    const demo = createDemoActivity(database);
    await demo.fill(demoActivity(new Date('2026-11-21T00:30:00.000Z')));
    await demo.remove();
    expect(await database.kysely.selectFrom('analytics_daily').selectAll().execute()).toEqual([]);
  });

  it('is taken away whole, and what came in since stays', async () => {
    const { database, repository } = context;
    const demo = createDemoActivity(database);
    await seedDemoRows({ repository, now });
    await demo.fill(demoActivity(now));
    const leads = createLeadRepository(database);
    const own = demoActivity(now).leads[0]!.lead;
    await leads.submit({
      lead: { ...own, reference: 'OM-7KQ2-M9XD-3TFP', email: 'a.buyer@example.com' },
      idempotency: { keyHash: 'k', fingerprint: 'f' },
      textHash: null,
      jobs: [],
    });
    const analytics = createAnalyticsStore(database);
    await analytics.count([{ day: '2026-11-21', metric: 'visitors', key: '', count: 3 }]);
    expect(await demo.remove()).toEqual({ listings: 603, leads: 40, submissions: 8 });
    expect((await allRows(leads)).map(({ reference }) => reference)).toEqual(['OM-7KQ2-M9XD-3TFP']);
    expect(
      await createSubmissionRepository(database).findByReference('OM-DEM0-S000-0001'),
    ).toBeNull();
    const visits = await database.kysely.selectFrom('analytics_daily').selectAll().execute();
    expect(visits).toMatchObject([{ day: '2026-11-21' }]);
    expect(await demo.remove()).toEqual({ listings: 0, leads: 0, submissions: 0 });
  });
});
