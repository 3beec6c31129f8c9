import { sql } from 'kysely';
import type { AlertReason, BusNews } from '#domain/alerts/alert-store.ts';
import { questionOf } from '#domain/alerts/alert-question.ts';
import { hashText } from '#domain/hash-text.ts';
import { isInForce } from '#domain/leads/bus-alerts.ts';
import { alertKinds } from '#domain/leads/lead-forms.ts';
import { demoReference } from '#domain/leads/reference.ts';
import type { Miss } from '#domain/search/closeness.ts';
import type { Database, Engine, Executor } from '../database.ts';
import { leadFromRow } from '../schema/lead-rows.ts';

/** Leads that are followed by one statement. */
export const leadsAtOnce = 500;

/** By one statement with one parameter: building thousands of them would cost more than the rows. */
export async function insertNews(
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
export function staleAlerts(executor: Executor, afterId: number) {
  return executor
    .selectFrom('leads as l')
    .leftJoin('bus_alerts as a', 'a.lead_id', 'l.id')
    .leftJoin('alert_questions as q', 'q.id', 'a.question_id')
    .selectAll('l')
    .select(['a.since', 'a.active', 'q.key as asked'])
    .where('l.kind', 'in', alertKinds)
    .where('l.id', '>', afterId)
    .where(({ eb, or, and, ref }) =>
      or([
        eb('a.lead_id', 'is', null),
        eb('a.revision', '<>', ref('l.revision')),
        // Released versions ended an alert with our answer.
        and([eb('l.state', '=', 'answered'), eb('a.active', '=', 0)]),
      ]),
    )
    .orderBy('l.id')
    .limit(leadsAtOnce)
    .execute();
}

export async function followLeads(
  kysely: Database['kysely'],
  rows: Awaited<ReturnType<typeof staleAlerts>>,
): Promise<void> {
  const alerts = await Promise.all(
    rows.map(async ({ since, active: wasActive, asked, ...row }) => {
      const lead = leadFromRow(row);
      const { rhythm = 'at-once', toldUntil } = lead.details;
      // Nobody waits for mails about demo data.
      const active = isInForce(lead) && !lead.reference.startsWith(demoReference);
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

export async function takeNews(trx: Executor, leadId: number) {
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
