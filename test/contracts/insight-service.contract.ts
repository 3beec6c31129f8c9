import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { createBusinessFigures } from '#db/repositories/business-figures.ts';
import { createDailyCounts } from '#db/repositories/analytics-counts.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { createInsight } from '#domain/analytics/insight.ts';
import { openingHours } from '#domain/office/opening-hours.ts';
import { createInsightService } from '#domain/staff/insight/create-insight-service.ts';
import { seededRandom } from '#test/factories/analytics-traffic.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { newStart } from '#test/factories/submission-factory.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const range = { from: '2026-11-01', to: '2026-11-20' };
const at = (day: number, minute: number) =>
  new Date(Date.UTC(2026, 10, day, 15, minute)).toISOString();

/** What was stored, to be counted again without the product's own code. */
interface StoredLead {
  day: string;
  kind: 'contact' | 'callback';
  spam: boolean;
  busId: number | null;
  answerMinutes: number | null;
}

describeDatabases('insight service', ({ create }) => {
  let fresh: FreshDatabase;
  let database: Database;
  const leads: StoredLead[] = [];
  const busIds: number[] = [];

  beforeAll(async () => {
    fresh = await create();
    database = fresh.database;
    const listings = createListingRepository(database);
    for (const [category, status, priceCents] of [
      ['shuttle', 'published', 1_000_000],
      ['shuttle', 'published', 3_000_000],
      ['shuttle', 'published', null],
      ['coach', 'published', 9_000_000],
      ['coach', 'draft', 9_000_000],
      ['school', 'sold', 500_000],
    ] as const) {
      const outcome = await listings.insertMany([
        aListing({ status, details: { category, priceCents } }),
      ]);
      busIds.push(...outcome);
    }
    await database.kysely
      .updateTable('bus_listings')
      .set({ published_at: '2026-10-01T12:00:00.000Z' })
      .where('category', '=', 'shuttle')
      .execute();
    await database.kysely
      .updateTable('bus_listings')
      .set({ published_at: '2026-11-19T12:00:00.000Z' })
      .where('category', '=', 'coach')
      .execute();

    const repository = createLeadRepository(database);
    const random = seededRandom(11);
    for (let index = 0; index < 120; index += 1) {
      const day = 1 + Math.floor(random() * 28);
      const lead: StoredLead = {
        day: at(day, 0).slice(0, 10),
        kind: random() < 0.3 ? 'callback' : 'contact',
        spam: random() < 0.1,
        busId: random() < 0.5 ? busIds[Math.floor(random() * 3)]! : null,
        answerMinutes: random() < 0.6 ? Math.floor(random() * 170) : null,
      };
      leads.push(lead);
      const stored = await storeLead(repository, {
        kind: lead.kind,
        state: lead.spam ? 'spam' : 'new',
        bus: lead.busId === null ? null : { id: lead.busId, stockNumber: null, title: 'Then' },
      });
      await database.kysely
        .updateTable('leads')
        .set({
          created_at: at(day, 0),
          // Wednesdays and Saturdays alike: minutes of opening are counted apart below.
          first_answer_at: lead.answerMinutes === null ? null : at(day, lead.answerMinutes),
        })
        .where('id', '=', stored.id)
        .execute();
    }
    const submissions = createSubmissionRepository(database);
    for (let index = 0; index < 5; index += 1) await submissions.start(newStart());
    await database.kysely
      .updateTable('submissions')
      .set({ created_at: at(5, 0) })
      .execute();
    const rows = await database.kysely
      .selectFrom('submissions')
      .select('id')
      .orderBy('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    const set = (values: object, some: number[]) =>
      database.kysely.updateTable('submissions').set(values).where('id', 'in', some).execute();
    await set({ submitted_at: at(6, 0), state: 'submitted' }, ids.slice(0, 3));
    await set({ state: 'published' }, ids.slice(0, 1));
    await set({ created_at: '2026-09-01T00:00:00.000Z' }, ids.slice(4));
  });
  afterAll(() => fresh.remove());

  it('agrees with a count of the stored rows by hand', async () => {
    const report = await createInsightService({
      settings: { office: openingHours },
      analytics: createInsight(createDailyCounts(database)),
      business: createBusinessFigures(database),
      now: () => now,
    }).report(range);
    const counted = leads.filter(({ day, spam }) => !spam && day <= range.to);
    expect(report.leads.now).toHaveLength(20);
    for (const { day, count } of report.leads.now) {
      expect([day, count]).toEqual([day, counted.filter((lead) => lead.day === day).length]);
    }
    expect(report.before).toEqual({ from: '2026-10-12', to: '2026-10-31' });
    expect(Object.fromEntries(report.leadKinds.map(({ key, count }) => [key, count]))).toEqual({
      Message: counted.filter(({ kind }) => kind === 'contact').length,
      'Call-back request': counted.filter(({ kind }) => kind === 'callback').length,
    });
    const asked = busIds
      .map((busId) => ({ busId, count: counted.filter((lead) => lead.busId === busId).length }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count || one.busId - other.busId);
    expect(report.askedBuses.map(({ busId, count }) => ({ busId, count }))).toEqual(asked);
    expect(report.askedBuses[0]?.title).toMatch(/\d{4} /);

    // 15:00 UTC is 10 in New Jersey from November 1 on; no answer took until closing.
    // Veterans Day and Thanksgiving are the holidays of that November.
    const isOff = (day: string) =>
      [0, 6].includes(new Date(day).getUTCDay()) || ['2026-11-11', '2026-11-26'].includes(day);
    const minutes = counted
      .flatMap(({ day, answerMinutes }) =>
        answerMinutes === null ? [] : [isOff(day) ? 0 : answerMinutes],
      )
      .toSorted((one, other) => one - other);
    expect(report.answers).toEqual({
      answered: minutes.length,
      waiting: counted.length - minutes.length,
      medianMinutes: minutes[Math.ceil(minutes.length * 0.5) - 1],
      p90Minutes: minutes[Math.ceil(minutes.length * 0.9) - 1],
      inTimeShare: minutes.filter((each) => each <= 60).length / minutes.length,
    });
    expect(report.stock).toEqual([
      { category: 'shuttle', count: 3, medianAgeDays: 50, medianPriceCents: 1_000_000 },
      { category: 'coach', count: 1, medianAgeDays: 1, medianPriceCents: 9_000_000 },
    ]);
    expect(report.stockAge.map(({ count }) => count)).toEqual([1, 3, 0, 0, 0]);
    expect(report.sellFunnel.map(({ count }) => count)).toEqual([4, 3, 1]);
  });
});
