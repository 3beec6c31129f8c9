import { sql } from 'kysely';
import { hashText } from '#domain/hash-text.ts';
import { questionOf } from '#domain/leads/alerts/alert-question.ts';
import type {
  AlertReason,
  AlertStore,
  BusNews,
  InventoryCursor,
} from '#domain/leads/alerts/alert-store.ts';
import { rhythmDays } from '#domain/leads/alert-rhythms.ts';
import { alertKinds } from '#domain/leads/lead-forms.ts';
import { demoReference } from '#domain/leads/reference.ts';
import type { Miss } from '#domain/search/closeness.ts';
import type { Database, Engine, Executor } from '../database.ts';
import type { AlertProgressRow } from '../schema/alert-rows.ts';
import { leadFromRow } from '../schema/lead-rows.ts';
import { chunksOf } from './listing-statements.ts';

const leadsAtOnce = 500;
/** Ids for one statement, far below the parameter limits of both engines. */
const idsAtOnce = 500;
const dayMs = 86_400_000;

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

    take: (leadId, at) => kysely.transaction().execute((trx) => takeNews(trx, leadId, at)),

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

/** By one statement with one parameter: building thousands of them would cost more than the rows. */
async function insertNews(
  trx: Executor,
  engine: Engine,
  news: readonly BusNews[],
  turn: number,
): Promise<void> {
  const json = JSON.stringify(
    news.map((one) => [
      one.questionId,
      one.listingId,
      one.reason,
      one.happenedAt,
      one.fromCents,
      one.toCents,
      one.miss && JSON.stringify(one.miss),
    ]),
  );
  const rows =
    engine === 'sqlite'
      ? sql`select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, ${turn}
            from json_each(${json}) where true`
      : sql`select (value ->> 0)::bigint, (value ->> 1)::bigint, value ->> 2, value ->> 3,
              (value ->> 4)::bigint, (value ->> 5)::bigint, value ->> 6, ${turn}::bigint
            from jsonb_array_elements(${json}::jsonb) as list(value)`;
  await sql`
    insert into alert_news
      (question_id, listing_id, reason, happened_at, from_cents, to_cents, miss, turn)
    ${rows}
    on conflict (question_id, listing_id, reason, happened_at)
    do update set turn = excluded.turn, miss = excluded.miss`.execute(trx);
}

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
          told_turn: 0,
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
    .where('turn', '>', alert.told_turn)
    .where('happened_at', '>', alert.since);
  const { last } = await fresh
    .select(({ fn }) => fn.max<number | null>('turn').as('last'))
    .executeTakeFirstOrThrow();
  const turn = Number(last ?? alert.told_turn);
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
          .where('turn', '<=', turn),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable('bus_alerts')
      .set({ told_turn: turn })
      .where('lead_id', '=', leadId)
      .execute();
  }
  const waiting = await unsentNews(trx, leadId);
  if (waiting.length === 0) return null;
  const name = String(turn);
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
