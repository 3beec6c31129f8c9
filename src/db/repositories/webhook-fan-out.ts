import { randomUUID } from 'node:crypto';
import { busEvents, type BusEvent, type WebhookEvent } from '#domain/webhooks/webhook-events.ts';
import { readCell } from '../damaged-rows.ts';
import type { Database, Executor } from '../database.ts';
import { addJobs } from './outbox-jobs.ts';

/** Jobs that the database notes with each change; the key is `bus:17`, `lead:3`, `submission:5`. */
export const webhookEventTopic = 'webhook-event';
/** "Send what waits for endpoint 3"; the key is its id. */
export const webhookSendTopic = 'webhook-send';

/** More than these wait for one endpoint only when nobody looks after it. */
const mostWaiting = 100_000;

type Cells = Record<string, unknown>;

/** Makes messages of what the database noted, one for each endpoint that subscribed. */
export function createWebhookFanOut(
  { kysely }: Database,
  now: () => Date,
  most: number = mostWaiting,
) {
  return {
    /** Of the changes of a listing after the given line of its record. */
    async tellBus(listingId: number, after: number): Promise<void> {
      const rows = await kysely
        .selectFrom('listing_changes as change')
        .innerJoin('bus_listings as listing', 'listing.id', 'change.listing_id')
        .where('change.listing_id', '=', listingId)
        .where('change.id', '>', after)
        .orderBy('change.id')
        .select(['change.id', 'change.at', 'change.before_json', 'change.after_json'])
        .select((eb) => [
          'listing.status',
          eb
            .selectFrom('listing_changes as earlier')
            .select((inner) => inner.fn.min<number>('earlier.id').as('id'))
            .where('earlier.listing_id', '=', listingId)
            .as('first_id'),
        ])
        .execute();
      const last = rows.at(-1);
      if (!last) return;
      const changes = rows.map((row) => ({
        id: row.id,
        at: row.at,
        before: row.before_json === null ? null : (JSON.parse(row.before_json) as Cells),
        after: JSON.parse(row.after_json) as Cells,
        isFirst: row.id === row.first_id,
      }));
      await store(`bus:${listingId}`, busEvents(changes, last.status));
    },

    /** That somebody wrote to us or offers a bus; `about` is `lead:3`. */
    tellOnce: (about: string, type: WebhookEvent) =>
      store(about, [{ type, change: { id: 1, at: now().toISOString() }, facts: {} }]),
  };

  async function store(about: string, events: readonly BusEvent[]): Promise<void> {
    if (events.length === 0) return;
    await kysely.transaction().execute(async (trx) => {
      const endpoints = await trx
        .selectFrom('webhook_endpoints')
        .select(['id', 'events'])
        .orderBy('id')
        .execute();
      for (const endpoint of endpoints) {
        const subscribed = readCell<string[]>(
          'webhook_endpoints',
          endpoint.id,
          endpoint.events,
          [],
        );
        const wanted = events.filter(({ type }) => subscribed.includes(type));
        if (wanted.length === 0) continue;
        if (await isFull(trx, endpoint.id, most)) await noteMissed(trx, endpoint.id, wanted.length);
        else await addMessages(trx, endpoint.id, about, wanted);
      }
    });
  }

  async function noteMissed(trx: Executor, id: number, missed: number): Promise<void> {
    await trx
      .updateTable('webhook_endpoints')
      .set((eb) => ({
        missed: eb('missed', '+', missed),
        missed_since: eb.fn.coalesce('missed_since', eb.val(now().toISOString())),
      }))
      .where('id', '=', id)
      .execute();
  }

  async function addMessages(
    trx: Executor,
    endpointId: number,
    about: string,
    events: readonly BusEvent[],
  ): Promise<void> {
    await trx
      .insertInto('webhook_messages')
      .values(
        events.map(({ type, change, facts }) =>
          newMessage({ endpointId, type, about, sequence: change.id, at: change.at, facts }, now()),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await addJobs(trx, [sendJob(endpointId)], now().toISOString());
  }
}

export const sendJob = (endpointId: number) => ({
  topic: webhookSendTopic,
  key: String(endpointId),
});

/** A message as it is first stored: due at once. */
export function newMessage(
  told: {
    endpointId: number;
    type: WebhookEvent | 'test';
    about: string;
    sequence: number;
    at: string;
    facts: Readonly<Record<string, unknown>>;
  },
  now: Date,
) {
  return {
    endpoint_id: told.endpointId,
    message_id: `msg_${randomUUID().replaceAll('-', '')}`,
    type: told.type,
    about: told.about,
    sequence: told.sequence,
    occurred_at: told.at,
    facts: JSON.stringify(told.facts),
    state: 'waiting' as const,
    next_at: now.toISOString(),
  };
}

async function isFull(trx: Executor, endpointId: number, most: number): Promise<boolean> {
  const beyond = await trx
    .selectFrom('webhook_messages')
    .select('id')
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .orderBy('next_at')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return beyond !== undefined;
}
