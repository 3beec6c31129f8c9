import { sql } from 'kysely';
import { hashText } from '#domain/hash-text.ts';
import { questionOf } from '#domain/leads/alerts/alert-question.ts';
import type { AlertReason, AlertStore, BusNews } from '#domain/leads/alerts/alert-store.ts';
import { rhythmDays } from '#domain/leads/alert-rhythms.ts';
import { alertKinds } from '#domain/leads/lead-forms.ts';
import { demoReference } from '#domain/leads/reference.ts';
import type { Miss } from '#domain/search/closeness.ts';
import type { Database, Executor } from '../database.ts';
import { leadFromRow } from '../schema/lead-rows.ts';
import { chunksOf } from './listing-statements.ts';

const leadsAtOnce = 500;
/** Rows for one statement, far below the parameter limits of both engines. */
const newsAtOnce = 500;
const dayMs = 86_400_000;

/** The alerts on either engine. */
export function createAlertStore({ kysely }: Database): AlertStore {
  /** Whoever writes news holds the one row of the progress: their ids rise in the order of commits. */
  const inTurn = (
    from: { updatedAt: string; id: number },
    write: (trx: Executor) => Promise<void>,
  ) =>
    kysely.transaction().execute(async (trx) => {
      const held = await trx
        .selectFrom('alert_progress')
        .selectAll()
        .forUpdate()
        .executeTakeFirst();
      if (held?.updated_at !== from.updatedAt || held.listing_id !== from.id) return false;
      await write(trx);
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
          .values({ id: 1, updated_at: since, listing_id: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const row = await known();
      return row ? { updatedAt: row.updated_at, id: row.listing_id } : null;
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
      for (const ids of chunksOf(listingIds, newsAtOnce)) {
        const rows = await kysely
          .selectFrom('listing_price_changes')
          .select(['listing_id', 'at', 'from_cents', 'to_cents'])
          .where('listing_id', 'in', ids)
          .where('at', '>', since)
          .whereRef('to_cents', '<', 'from_cents')
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
      inTurn(from, async (trx) => {
        for (const chunk of chunksOf(news, newsAtOnce)) {
          await trx
            .insertInto('alert_news')
            .values(chunk.map(newsColumns))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
      }),

    advance: (from, to) =>
      inTurn(from, async (trx) => {
        const place = { updated_at: to.updatedAt, listing_id: to.id };
        await trx.updateTable('alert_progress').set(place).execute();
      }),

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
                .whereRef('n.id', '>', 'a.told_id')
                .whereRef('n.happened_at', '>', 'a.since'),
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

    take: (leadId, at) => kysely.transaction().execute((trx) => takeNews(trx, leadId, at)),

    async markSent(leadId, mail, at) {
      await kysely
        .updateTable('alert_told')
        .set({ sent_at: at.toISOString() })
        .where('lead_id', '=', leadId)
        .where('mail', '=', mail)
        .execute();
    },

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

const newsColumns = (news: BusNews) => ({
  question_id: news.questionId,
  listing_id: news.listingId,
  reason: news.reason,
  happened_at: news.happenedAt,
  from_cents: news.fromCents,
  to_cents: news.toCents,
  miss: news.miss && JSON.stringify(news.miss),
});

/** Alerts whose lead says something else than they do, or that have no row yet. */
function staleAlerts(executor: Executor, afterId: number) {
  return executor
    .selectFrom('leads as l')
    .leftJoin('bus_alerts as a', 'a.lead_id', 'l.id')
    .leftJoin('alert_questions as q', 'q.id', 'a.question_id')
    .selectAll('l')
    .select(['a.since', 'a.active', 'q.key as asked'])
    .where('l.kind', 'in', alertKinds)
    .where('l.id', '>', afterId)
    .where(({ eb, or, ref }) =>
      or([eb('a.lead_id', 'is', null), eb('a.revision', '<>', ref('l.revision'))]),
    )
    .orderBy('l.id')
    .limit(leadsAtOnce)
    .execute();
}

async function followLeads(
  kysely: Database['kysely'],
  rows: Awaited<ReturnType<typeof staleAlerts>>,
): Promise<void> {
  const alerts = await Promise.all(
    rows.map(async ({ since, active: wasActive, asked, ...row }) => {
      const lead = leadFromRow(row);
      const { paused, rhythm = 'at-once', toldUntil } = lead.details;
      // Nobody waits for mails about demo data.
      const active = lead.state === 'new' && !paused && !lead.reference.startsWith(demoReference);
      const question = questionOf(lead);
      const key = await hashText(question);
      // Whoever asks something else, or asks again, hears of what comes from now on.
      const goesOn = key === asked && (wasActive === 1 || !active);
      const begins = since === null ? (toldUntil ?? lead.updatedAt) : lead.updatedAt;
      const { id, revision } = lead;
      return { id, revision, active, rhythm, question, key, since: (goesOn && since) || begins };
    }),
  );
  await kysely.transaction().execute(async (trx) => {
    const questions = new Map(alerts.map(({ key, question }) => [key, { key, question }]));
    // In one order, so that two who add the same ones never wait for each other.
    const inOrder = [...questions.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
    await trx
      .insertInto('alert_questions')
      .values(inOrder)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const stored = await trx
      .selectFrom('alert_questions')
      .select(['id', 'key'])
      .where('key', 'in', [...questions.keys()])
      .execute();
    const ids = new Map(stored.map(({ id, key }) => [key, Number(id)]));
    await trx
      .insertInto('bus_alerts')
      .values(
        alerts.map(({ id, revision, active, rhythm, key, since }) => ({
          lead_id: id,
          revision,
          question_id: ids.get(key)!,
          active: active ? 1 : 0,
          rhythm,
          since,
          told_id: 0,
          told_at: null,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('lead_id').doUpdateSet(({ ref }) => ({
          revision: ref('excluded.revision'),
          question_id: ref('excluded.question_id'),
          active: ref('excluded.active'),
          rhythm: ref('excluded.rhythm'),
          since: ref('excluded.since'),
        })),
      )
      .execute();
  });
}

async function takeNews(trx: Executor, leadId: number, at: Date) {
  const alert = await trx
    .selectFrom('bus_alerts')
    .selectAll()
    .where('lead_id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();
  if (!alert) return null;
  const begun = await unsentNews(trx, leadId);
  const mail = begun.find((row) => row.mail !== null)?.mail ?? null;
  if (mail !== null) return { mail, news: begun.filter((row) => row.mail === mail).map(toldNews) };

  const fresh = trx
    .selectFrom('alert_news')
    .where('question_id', '=', alert.question_id)
    .where('id', '>', alert.told_id)
    .where('happened_at', '>', alert.since);
  const { last } = await fresh
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const toldId = Number(last ?? alert.told_id);
  if (last !== null) {
    await trx
      .insertInto('alert_told')
      .columns(['lead_id', 'listing_id', 'reason', 'to_cents', 'from_cents', 'miss', 'happened_at'])
      .expression(
        fresh
          .select([
            sql<number>`${leadId}`.as('lead_id'),
            'listing_id',
            'reason',
            sql<number>`coalesce(to_cents, 0)`.as('to_cents'),
            'from_cents',
            'miss',
            'happened_at',
          ])
          .where('id', '<=', toldId)
          .orderBy('id'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable('bus_alerts')
      .set({ told_id: toldId })
      .where('lead_id', '=', leadId)
      .execute();
  }
  const waiting = await unsentNews(trx, leadId);
  if (waiting.length === 0) return null;
  const name = String(toldId);
  await trx
    .updateTable('alert_told')
    .set({ mail: name })
    .where('lead_id', '=', leadId)
    .where('sent_at', 'is', null)
    .execute();
  await trx
    .updateTable('bus_alerts')
    .set({ told_at: at.toISOString() })
    .where('lead_id', '=', leadId)
    .execute();
  return { mail: name, news: waiting.map(toldNews) };
}

/** What was put down and has not gone out. */
function unsentNews(trx: Executor, leadId: number) {
  return trx
    .selectFrom('alert_told')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('sent_at', 'is', null)
    .orderBy('happened_at')
    .orderBy('listing_id')
    .execute();
}

const toldNews = (row: Awaited<ReturnType<typeof unsentNews>>[number]) => ({
  listingId: Number(row.listing_id),
  reason: row.reason satisfies AlertReason,
  happenedAt: row.happened_at,
  fromCents: row.from_cents === null ? null : Number(row.from_cents),
  toCents: row.reason === 'price' ? Number(row.to_cents) : null,
  miss: row.miss === null ? null : (JSON.parse(row.miss) as Miss),
});
