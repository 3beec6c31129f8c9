import { PermanentFailure } from '#domain/outbox.ts';
import type { WebhookPatience } from '#domain/webhooks/judge-failure.ts';
import { deliverMessages, type DeliveryParts } from '#domain/webhooks/deliver-messages.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts';
import type { JobHandler } from '../outbox-worker.ts';

/** Endpoints that are served at the same time; the others wait for their turn. */
const endpointsAbreast = 4;
/** For what is written down after the last attempt of a turn. */
const noteMs = 5_000;
/** A killed process holds an endpoint up for no longer than it must. */
const leaseReserveMs = 3_000;
/** Messages have patience of their own; a fault here is one of ours, or of the database. */
const untilItWorks = { maxAttempts: 1_000_000, firstDelayMs: 1_000, longestDelayMs: 60_000 };

interface WebhookJobParts {
  topics: { event: string; send: string };
  fanOut: {
    tellBus(listingId: number, after: number): Promise<void>;
    tellOnce(about: string, type: WebhookEvent): Promise<void>;
  };
  delivery: DeliveryParts;
  patience: Pick<WebhookPatience, 'attemptTimeoutMs'>;
}

/** Turns what the database noted into messages, and sends them, one job for each endpoint. */
export function webhookHandlers(parts: WebhookJobParts): JobHandler[] {
  const { topics, fanOut, delivery, patience } = parts;
  return [
    {
      topic: topics.event,
      timeoutMs: 10_000,
      leaseReserveMs,
      async handle(jobs) {
        for (const { key, payload } of jobs) {
          const [kind, id] = key.split(':');
          if (kind === 'bus') await fanOut.tellBus(Number(id), readAfter(payload));
          else if (kind === 'lead') await fanOut.tellOnce(key, 'lead.received');
          else if (kind === 'submission') await fanOut.tellOnce(key, 'submission.received');
          else throw new PermanentFailure('no event of a kind that is known');
        }
      },
    },
    {
      topic: topics.send,
      abreast: endpointsAbreast,
      timeoutMs: delivery.turnMs + patience.attemptTimeoutMs + noteMs,
      leaseReserveMs,
      retries: untilItWorks,
      async handle([job], signal) {
        const againInMs = job ? await deliverMessages(delivery, Number(job.key), signal) : null;
        if (againInMs !== null) return { againInMs };
      },
    },
  ];
}

function readAfter(payload: unknown): number {
  const after = (payload as { after?: unknown } | null)?.after;
  if (typeof after === 'number') return after;
  throw new PermanentFailure('it does not say after which change');
}
