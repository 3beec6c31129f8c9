import type { Selectable } from 'kysely';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import { isWebhookEvent } from '#domain/webhooks/webhook-events.ts';
import type { WebhookService } from '#domain/webhooks/webhook-service.ts';
import type { Database, Executor } from '../database.ts';
import {
  endpointFromRow,
  messageFromRow,
  type WebhookEndpointRow,
} from '../schema/webhook-rows.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAct } from './staff-audit.ts';
import { newMessage, sendJob } from './webhook-fan-out.ts';

const mostEndpoints = 20;
const longestUrl = 1_000;
/** So long receivers may still check with the secret that was exchanged. */
const earlierSecretMs = 24 * 3_600_000;

export interface WebhookServiceParts {
  /** Why nothing may be sent there, in a sentence; null when it may. */
  addressFault(url: string): string | null;
  makeSecret(): string;
  seal(secret: string): string;
  now(): Date;
}

/** What staff see of webhooks and do about them, on either engine. */
export function createWebhookService(
  { kysely }: Database,
  parts: WebhookServiceParts,
): WebhookService {
  const { addressFault, makeSecret, seal, now } = parts;
  const audit = (
    trx: Executor,
    by: StaffMember,
    act: string,
    endpoint: { id: number; url: string },
    more: { before?: Record<string, unknown>; after?: object } = {},
  ) =>
    recordAct(trx, by, {
      action: `webhook.${act}`,
      subject: ['webhook', endpoint.id],
      before: more.before ?? null,
      // Not the whole address: its path may be a key.
      after: { name: new URL(endpoint.url).host, ...more.after },
      at: now().toISOString(),
    });

  /** Locks the endpoint, does the work, writes it down. Null when there is no such endpoint. */
  const change = <Result>(
    id: number,
    work: (trx: Executor, endpoint: Selectable<WebhookEndpointRow>) => Promise<Result>,
  ): Promise<Result | null> =>
    kysely.transaction().execute(async (trx) => {
      const endpoint = await trx
        .selectFrom('webhook_endpoints')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      return endpoint ? work(trx, endpoint) : null;
    });
  const set = (
    trx: Executor,
    id: number,
    columns: Partial<Omit<Selectable<WebhookEndpointRow>, 'id'>>,
  ) => trx.updateTable('webhook_endpoints').set(columns).where('id', '=', id).execute();

  /**
   * Messages that wait, or are dead, are due at once with all of their attempts, and the endpoint is
   * left in peace no longer: somebody who knows that it works again asked for it. Says how many; where
   * there are none, nothing is due and its rest goes on.
   */
  async function hurry(
    trx: Executor,
    id: number,
    state: 'waiting' | 'dead',
    which: number | 'all' | 'test' = 'all',
  ): Promise<number> {
    const at = now().toISOString();
    let query = trx
      .updateTable('webhook_messages')
      .set({ state: 'waiting', attempts: 0, first_tried_at: null, next_at: at, ended_at: null })
      .where('endpoint_id', '=', id)
      .where('state', '=', state);
    if (which === 'test') query = query.where('type', '=', which);
    else if (which !== 'all') query = query.where('id', '=', which);
    const hurried = Number((await query.executeTakeFirst()).numUpdatedRows);
    if (hurried > 0) await endRest(trx, id, at);
    return hurried;
  }

  async function endRest(trx: Executor, id: number, at: string): Promise<void> {
    await set(trx, id, { rest_until: null });
    await addJobs(trx, [sendJob(id)], at);
  }

  async function read(id: number | null) {
    let query = kysely
      .selectFrom('webhook_endpoints as endpoint')
      .selectAll()
      .select((eb) =>
        (['waiting', 'dead'] as const).map((state) =>
          eb
            .selectFrom('webhook_messages as message')
            .whereRef('message.endpoint_id', '=', 'endpoint.id')
            .where('message.state', '=', state)
            .select(({ fn }) => fn.countAll<number>().as('total'))
            .as(state),
        ),
      )
      .orderBy('id');
    if (id !== null) query = query.where('id', '=', id);
    return (await query.execute()).map((row) => ({
      ...endpointFromRow(row),
      waiting: Number(row.waiting),
      dead: Number(row.dead),
    }));
  }

  return {
    list: () => read(null),
    find: async (id) => (await read(id))[0] ?? null,

    async add({ url: typed, events }, by) {
      const refuse = (field: 'url' | 'events', text: string) => ({
        outcome: 'refused' as const,
        field,
        text,
      });
      const fault = addressFault(typed);
      if (fault !== null) return refuse('url', fault);
      const url = new URL(typed).href;
      if (url.length > longestUrl) return refuse('url', 'The address is too long.');
      if (events.length === 0 || !events.every(isWebhookEvent))
        return refuse('events', 'Choose what it is told of.');
      const secret = makeSecret();
      return kysely.transaction().execute(async (trx) => {
        const known = trx.selectFrom('webhook_endpoints').select('id');
        // Whoever adds one beside us waits here, and then counts ours as well.
        await known.orderBy('id').forUpdate().execute();
        const rows = await known.execute();
        if (rows.length >= mostEndpoints)
          return refuse('url', `There are ${mostEndpoints} endpoints already. Remove one first.`);
        const at = now().toISOString();
        const stored = await trx
          .insertInto('webhook_endpoints')
          .values({
            url,
            events: JSON.stringify(events),
            state: 'active',
            secret: seal(secret),
            created_at: at,
            created_by: by.name,
          })
          .onConflict((conflict) => conflict.column('url').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!stored) return refuse('url', 'There is an endpoint with this address already.');
        await audit(trx, by, 'add', { id: stored.id, url }, { after: { events } });
        return { outcome: 'added' as const, id: stored.id, secret };
      });
    },

    async changeEvents(id, events, by) {
      if (events.length === 0 || !events.every(isWebhookEvent)) return false;
      const done = await change(id, async (trx, endpoint) => {
        await set(trx, id, { events: JSON.stringify(events) });
        const before = { events: JSON.parse(endpoint.events) as string[] };
        await audit(trx, by, 'events', endpoint, { before, after: { events } });
        return true;
      });
      return done ?? false;
    },

    rotate: (id, by) =>
      change(id, async (trx, endpoint) => {
        const secret = makeSecret();
        await set(trx, id, {
          secret: seal(secret),
          earlier_secret: endpoint.secret,
          earlier_secret_until: new Date(now().getTime() + earlierSecretMs).toISOString(),
        });
        await audit(trx, by, 'rotate', endpoint);
        return secret;
      }),

    async pause(id, by) {
      const done = await change(id, async (trx, endpoint) => {
        if (endpoint.state === 'paused') return false;
        await set(trx, id, { state: 'paused', paused_because: null });
        await audit(trx, by, 'pause', endpoint);
        return true;
      });
      return done ?? false;
    },

    async resume(id, by) {
      const done = await change(id, async (trx, endpoint) => {
        const wasActive = endpoint.state === 'active';
        if ((await hurry(trx, id, 'waiting')) === 0 && wasActive) return false;
        await set(trx, id, {
          state: 'active',
          paused_because: null,
          rest_until: null,
          failures: 0,
          failing_since: null,
          missed: 0,
          missed_since: null,
        });
        await audit(trx, by, wasActive ? 'retry' : 'resume', endpoint);
        return true;
      });
      return done ?? false;
    },

    async remove(id, by) {
      const done = await change(id, async (trx, endpoint) => {
        await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
        await audit(trx, by, 'remove', endpoint);
        return true;
      });
      return done ?? false;
    },

    async sendTest(id, by) {
      const done = await change(id, async (trx, endpoint) => {
        const at = now();
        // A test that failed is tried at once: another one would wait behind it, for hours.
        if ((await hurry(trx, id, 'waiting', 'test')) === 0) {
          const told = {
            endpointId: id,
            type: 'test' as const,
            about: 'test',
            sequence: at.getTime(),
            at: at.toISOString(),
            facts: {},
          };
          await trx
            .insertInto('webhook_messages')
            .values(newMessage(told, at))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
          await endRest(trx, id, at.toISOString());
        }
        await audit(trx, by, 'test', endpoint);
        return true;
      });
      return done ?? false;
    },

    async messages(id, state, limit) {
      let query = kysely.selectFrom('webhook_messages').selectAll().where('endpoint_id', '=', id);
      if (state === 'dead') query = query.where('state', '=', 'dead');
      const rows = await query.orderBy('id', 'desc').limit(limit).execute();
      return rows.map(messageFromRow);
    },

    async replay(id, message, by) {
      const replayed = await change(id, async (trx, endpoint) => {
        const messages = await hurry(trx, id, 'dead', message);
        if (messages === 0) return 0;
        await audit(trx, by, 'replay', endpoint, { after: { messages } });
        return messages;
      });
      return replayed ?? 0;
    },

    async stopped() {
      const rows = await kysely
        .selectFrom('webhook_endpoints')
        .select(['id', 'url', 'paused_because', 'last_at', 'created_at'])
        .where('state', '=', 'paused')
        .where('paused_because', 'is not', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id, url, paused_because, last_at, created_at }) => ({
        id,
        url,
        because: paused_because ?? '',
        since: last_at ?? created_at,
      }));
    },
  };
}
