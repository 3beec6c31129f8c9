import { judgeFailure, type WebhookPatience } from '#domain/webhooks/judge-failure.ts';
import type { WebhookQueue } from '#domain/webhooks/webhook.ts';
import type { Database } from '../database.ts';
import { messageFromRow } from '../schema/webhook-rows.ts';
import { recordAct } from './staff-audit.ts';

/** Who pauses an endpoint that nobody paused. */
const theSite = { id: null, name: 'The site' };

/** Messages that wait, on either engine. */
export function createWebhookQueue(
  database: Database,
  patience: WebhookPatience,
  now: () => Date,
): WebhookQueue {
  const { kysely } = database;
  // That a message was sent: lost in a power cut, it is sent once more, as receivers expect.
  const ledger = database.bookkeeping ?? kysely;

  return {
    async receiver(id) {
      const row = await kysely
        .selectFrom('webhook_endpoints')
        .select(['url', 'state', 'rest_until', 'secret', 'earlier_secret', 'earlier_secret_until'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const { url, state, earlier_secret: earlier } = row;
      const signsStill = (row.earlier_secret_until ?? '') > now().toISOString();
      const secrets = earlier !== null && signsStill ? [row.secret, earlier] : [row.secret];
      return { id, url, state, restUntil: row.rest_until, secrets };
    },

    async heads(endpointId, limit) {
      const rows = await kysely
        .selectFrom('webhook_messages as message')
        .selectAll()
        .where('endpoint_id', '=', endpointId)
        .where('state', '=', 'waiting')
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('webhook_messages as ahead')
                .select('ahead.id')
                .whereRef('ahead.endpoint_id', '=', 'message.endpoint_id')
                .whereRef('ahead.about', '=', 'message.about')
                .whereRef('ahead.id', '<', 'message.id')
                .where('ahead.state', '=', 'waiting'),
            ),
          ),
        )
        .orderBy('next_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(messageFromRow);
    },

    async finish(message, state, words) {
      const at = now().toISOString();
      await ledger.transaction().execute(async (trx) => {
        // The endpoint before its messages, as whoever goes on with it locks them.
        if (state !== 'dropped') {
          await trx
            .updateTable('webhook_endpoints')
            .set({ failures: 0, failing_since: null, rest_until: null })
            .set({ last_at: at, last_answer: words })
            .where('id', '=', message.endpointId)
            .execute();
        }
        await trx
          .updateTable('webhook_messages')
          .set((eb) => ({
            state,
            attempts: eb('attempts', '+', state === 'delivered' ? 1 : 0),
            ended_at: at,
            last_answer: words,
          }))
          .where('id', '=', message.id)
          .where('state', '=', 'waiting')
          .execute();
      });
    },

    fail: (message, answer) =>
      ledger.transaction().execute(async (trx) => {
        const at = now();
        const endpoint = await trx
          .selectFrom('webhook_endpoints')
          .select(['url', 'state', 'failures', 'failing_since'])
          .where('id', '=', message.endpointId)
          .forUpdate()
          .executeTakeFirst();
        if (!endpoint) return;
        const counts = { failures: endpoint.failures, failingSince: endpoint.failing_since };
        const verdict = judgeFailure(message, counts, answer, patience, at);
        const { state, nextAt } = verdict.message;
        await trx
          .updateTable('webhook_messages')
          .set((eb) => ({
            state,
            attempts: eb('attempts', '+', 1),
            first_tried_at: message.firstTriedAt ?? at.toISOString(),
            next_at: nextAt.toISOString(),
            ended_at: state === 'dead' ? at.toISOString() : null,
            last_answer: answer.words,
          }))
          .where('id', '=', message.id)
          .where('state', '=', 'waiting')
          .execute();
        const { pausedBecause } = verdict.endpoint;
        // Attempts that were on their way when somebody paused it do not begin it again.
        const pauses = endpoint.state === 'active' && pausedBecause !== null;
        await trx
          .updateTable('webhook_endpoints')
          .set({
            failures: verdict.endpoint.failures,
            failing_since: verdict.endpoint.failingSince,
            rest_until: verdict.endpoint.restUntil,
            last_at: at.toISOString(),
            last_answer: answer.words,
            ...(pauses ? { state: 'paused' as const, paused_because: pausedBecause } : {}),
          })
          .where('id', '=', message.endpointId)
          .execute();
        if (!pauses) return;
        await recordAct(trx, theSite, {
          action: 'webhook.pause',
          subject: ['webhook', message.endpointId],
          after: { name: new URL(endpoint.url).host, because: pausedBecause },
          at: at.toISOString(),
        });
      }),
  };
}

const deliveredDays = 14;
const deadDays = 90;
const forgottenAtOnce = 5_000;

/** Deletes what was delivered two weeks ago, and dead letters that nobody replayed for three months. */
export async function forgetEnded({ kysely }: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  for (let deleted = forgottenAtOnce; deleted === forgottenAtOnce;) {
    const old = kysely
      .selectFrom('webhook_messages')
      .select('id')
      .where('ended_at', '<', before(deliveredDays))
      .where((eb) => eb.or([eb('state', '!=', 'dead'), eb('ended_at', '<', before(deadDays))]))
      .limit(forgottenAtOnce);
    const { numDeletedRows } = await kysely
      .deleteFrom('webhook_messages')
      .where('id', 'in', old)
      .executeTakeFirst();
    deleted = Number(numDeletedRows);
  }
}
