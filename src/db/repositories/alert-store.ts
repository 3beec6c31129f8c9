import { sql } from 'kysely';
import type { AlertStore, InventoryCursor } from '#domain/alerts/alert-store.ts';
import { rhythmDays } from '#domain/leads/alert-rhythms.ts';
import type { Database, Executor } from '../database.ts';
import type { AlertProgressRow } from '../schema/alert-rows.ts';
import { followLeads, insertNews, leadsAtOnce, staleAlerts, takeNews } from './alert-statements.ts';
import { chunksOf } from './listing-statements.ts';

/** Ids for one statement, far below the parameter limits of both engines. */
const idsAtOnce = 500;
const dayMs = 86_400_000;
/** Of one bus, the newest: a program may lower its price every second, and each is news of each alert. */
const mostDrops = 100;

/** The alerts on either engine. */
export function createAlertStore({ kysely, engine }: Database): AlertStore {
  /** Whoever writes news holds the one row of the progress: turns rise in the order of commits. */
  const inTurn = (
    from: InventoryCursor,
    write: (trx: Executor, turn: number) => Promise<Partial<AlertProgressRow>>,
  ) =>
    kysely.transaction().execute(async (trx) => {
      const held = await trx
        .selectFrom('alert_progress')
        .selectAll()
        .forUpdate()
        .executeTakeFirst();
      if (held?.updated_at !== from.updatedAt || Number(held.listing_id) !== from.id) return false;
      const next = await write(trx, Number(held.turn) + 1);
      await trx.updateTable('alert_progress').set(next).execute();
      return true;
    });

  return {
    async follow() {
      for (let afterId = 0; ;) {
        const rows = await staleAlerts(kysely, afterId);
        if (rows.length > 0) await followLeads(kysely, rows);
        if (rows.length < leadsAtOnce) return;
        afterId = rows.at(-1)!.id;
      }
    },

    async progress() {
      const known = () => kysely.selectFrom('alert_progress').selectAll().executeTakeFirst();
      if (!(await known())) {
        const { since } = await kysely
          .selectFrom('bus_alerts')
          .select(({ fn }) => fn.min<string | null>('since').as('since'))
          .where('active', '=', 1)
          .executeTakeFirstOrThrow();
        if (since === null) return null;
        await kysely
          .insertInto('alert_progress')
          .values({ id: 1, updated_at: since, listing_id: 0, turn: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const row = await known();
      return row ? { updatedAt: row.updated_at, id: Number(row.listing_id) } : null;
    },

    async questions({ afterId, limit }) {
      const rows = await kysely
        .selectFrom('bus_alerts')
        .innerJoin('alert_questions', 'alert_questions.id', 'bus_alerts.question_id')
        .select(['bus_alerts.question_id as id', 'alert_questions.question'])
        .select(({ fn }) => fn.min<string>('bus_alerts.since').as('since'))
        .where('bus_alerts.active', '=', 1)
        .where('bus_alerts.question_id', '>', afterId)
        .groupBy(['bus_alerts.question_id', 'alert_questions.question'])
        .orderBy('bus_alerts.question_id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, id: Number(row.id) }));
    },

    async priceDrops(listingIds, since) {
      const drops = [];
      for (const ids of chunksOf(listingIds, idsAtOnce)) {
        const fell = kysely
          .selectFrom('listing_price_changes')
          .select(['id', 'listing_id', 'at', 'from_cents', 'to_cents'])
          .select(
            sql<number>`row_number() over (partition by listing_id order by id desc)`.as('back'),
          )
          .where('listing_id', 'in', ids)
          .where('at', '>', since)
          .whereRef('to_cents', '<', 'from_cents');
        const rows = await kysely
          .selectFrom(fell.as('fell'))
          .selectAll()
          .where('back', '<=', mostDrops)
          .orderBy('id')
          .execute();
        drops.push(...rows);
      }
      return drops.map((row) => ({
        listingId: Number(row.listing_id),
        at: row.at,
        fromCents: Number(row.from_cents),
        toCents: Number(row.to_cents),
      }));
    },

    addNews: (from, news) =>
      inTurn(from, async (trx, turn) => {
        await insertNews(trx, engine, news, turn);
        return { turn };
      }),

    advance: (from, to) =>
      inTurn(from, async () => ({ updated_at: to.updatedAt, listing_id: to.id })),

    async due({ at, afterLeadId, limit }) {
      const before = (days: number) => new Date(at.getTime() - days * dayMs).toISOString();
      const rows = await kysely
        .selectFrom('bus_alerts as a')
        .select('a.lead_id')
        .where('a.active', '=', 1)
        .where('a.lead_id', '>', afterLeadId)
        .where(({ eb, or, and }) =>
          or([
            eb('a.told_at', 'is', null),
            // Told while a clock was ahead.
            eb('a.told_at', '>', before(-1)),
            ...Object.entries(rhythmDays).map(([rhythm, days]) =>
              and([
                eb('a.rhythm', '=', rhythm as keyof typeof rhythmDays),
                eb('a.told_at', '<=', before(days)),
              ]),
            ),
          ]),
        )
        .where(({ or, exists, selectFrom }) =>
          or([
            exists(
              selectFrom('alert_news as n')
                .select('n.id')
                .whereRef('n.question_id', '=', 'a.question_id')
                .whereRef('n.turn', '>', 'a.told_turn')
                .whereRef('n.happened_at', '>', 'a.since')
                .where(({ not, exists: known, selectFrom: from }) =>
                  not(
                    known(
                      from('alert_told as t')
                        .select('t.lead_id')
                        .whereRef('t.lead_id', '=', 'a.lead_id')
                        .whereRef('t.listing_id', '=', 'n.listing_id')
                        .whereRef('t.reason', '=', 'n.reason')
                        .where(sql<boolean>`t.to_cents = coalesce(n.to_cents, 0)`),
                    ),
                  ),
                ),
            ),
            exists(
              selectFrom('alert_told as t')
                .select('t.lead_id')
                .whereRef('t.lead_id', '=', 'a.lead_id')
                .where('t.sent_at', 'is', null),
            ),
          ]),
        )
        .orderBy('a.lead_id')
        .limit(limit)
        .execute();
      return rows.map((row) => Number(row.lead_id));
    },

    take: (leadId) => kysely.transaction().execute((trx) => takeNews(trx, leadId)),

    markSent: (leadId, mail, told, at) =>
      kysely.transaction().execute(async (trx) => {
        // Of one mail: as many as came between two of them.
        const rows = await trx
          .selectFrom('alert_told')
          .select('listing_id')
          .distinct()
          .where('lead_id', '=', leadId)
          .where('mail', '=', mail)
          .execute();
        const untold = rows.map((row) => Number(row.listing_id)).filter((id) => !told.has(id));
        for (const ids of chunksOf(untold, idsAtOnce)) {
          await trx
            .deleteFrom('alert_told')
            .where('lead_id', '=', leadId)
            .where('mail', '=', mail)
            .where('listing_id', 'in', ids)
            .execute();
        }
        await trx
          .updateTable('alert_told')
          .set({ sent_at: at.toISOString() })
          .where('lead_id', '=', leadId)
          .where('mail', '=', mail)
          .execute();
        if (told.size === 0) return;
        await trx
          .updateTable('bus_alerts')
          .set({ told_at: at.toISOString() })
          .where('lead_id', '=', leadId)
          .execute();
      }),

    async giveBack(leadId, mail) {
      await kysely
        .updateTable('alert_told')
        .set({ mail: null })
        .where('lead_id', '=', leadId)
        .where('mail', '=', mail)
        .where('sent_at', 'is', null)
        .execute();
    },

    async clean(before) {
      await kysely
        .deleteFrom('alert_news')
        .where('happened_at', '<', before.toISOString())
        .execute();
      await kysely
        .deleteFrom('alert_questions')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('bus_alerts as a')
                .select('a.lead_id')
                .whereRef('a.question_id', '=', 'alert_questions.id'),
            ),
          ),
        )
        .execute();
    },
  };
}
