import { sql } from 'kysely';
import type { DayRange } from '#domain/analytics/analytics-store.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { alertKinds } from '#domain/leads/lead-forms.ts';
import type { BusinessFigures } from '#domain/staff/insight/business-figures.ts';
import type { Database } from '../database.ts';
import { fieldsOf } from '../schema/fields-as-columns.ts';
import { createListingRepository } from './listing-repository.ts';

/** Counts over leads, listings and submissions, on either engine. */
export function createBusinessFigures(database: Database): BusinessFigures {
  const { kysely } = database;
  const listings = createListingRepository(database);
  const leadsIn = (range: DayRange) =>
    kysely
      .selectFrom('leads')
      .where('created_at', '>=', range.from)
      .where('created_at', '<', dayAfter(range.to))
      .where('state', '!=', 'spam');

  return {
    async leadsByDay(range) {
      const day = sql<string>`substr(created_at, 1, 10)`;
      const rows = await leadsIn(range)
        .select([day.as('day'), ({ fn }) => fn.countAll<number>().as('total')])
        .groupBy(day)
        .orderBy(day)
        .execute();
      return rows.map(({ day: key, total }) => ({ day: key, count: Number(total) }));
    },

    async leadsByKind(range) {
      const rows = await leadsIn(range)
        .select(['kind', ({ fn }) => fn.countAll<number>().as('total')])
        .groupBy('kind')
        .execute();
      return rows
        .map(({ kind, total }) => ({ key: kind, count: Number(total) }))
        .toSorted((one, other) => other.count - one.count || one.key.localeCompare(other.key));
    },

    async askedBuses(range, limit) {
      const rows = await leadsIn(range)
        .where('bus_id', 'is not', null)
        .select(['bus_id', ({ fn }) => fn.countAll<number>().as('total')])
        .groupBy('bus_id')
        .orderBy('total', 'desc')
        .orderBy('bus_id')
        .limit(limit)
        .execute();
      return rows.map(({ bus_id, total }) => ({ busId: Number(bus_id), count: Number(total) }));
    },

    async answerTimes(range) {
      const rows = await leadsIn(range)
        .select(['created_at', 'first_answer_at'])
        .where('merged_into_id', 'is', null)
        .where('kind', 'not in', alertKinds)
        .where(({ or, eb }) => or([eb('first_answer_at', 'is not', null), eb('state', '=', 'new')]))
        .execute();
      return rows.map((row) => fieldsOf(row, ['createdAt', 'firstAnswerAt']));
    },

    async stock() {
      const rows = await kysely
        .selectFrom('bus_listings')
        .select(['category', 'published_at', 'price_cents'])
        .where('status', '=', 'published')
        .execute();
      return rows.map((row) => fieldsOf(row, ['category', 'publishedAt', 'priceCents']));
    },

    async submissions(range) {
      const row = await kysely
        .selectFrom('submissions')
        .where('created_at', '>=', range.from)
        .where('created_at', '<', dayAfter(range.to))
        .select(({ fn }) => [
          fn.countAll<number>().as('begun'),
          fn.count<number>('submitted_at').as('sent'),
          sql<number>`coalesce(sum(case when state = 'published' then 1 else 0 end), 0)`.as(
            'published',
          ),
        ])
        .executeTakeFirstOrThrow();
      return {
        begun: Number(row.begun),
        sent: Number(row.sent),
        published: Number(row.published),
      };
    },

    async titles(busIds) {
      if (busIds.length === 0) return new Map();
      const found = await listings.findByIds(busIds);
      return new Map(found.map((listing) => [listing.id, listingTitle(listing)]));
    },
  };
}

/** ISO texts sort like the moments they name, so a day is all texts before the next day's name. */
function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
