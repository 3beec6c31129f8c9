import { mostDelayMs } from '../clocks.ts';
import type { Receiver, WebhookAnswer, WebhookMessage, WebhookQueue } from './webhook.ts';

/** Asked for at once; what is about one thing is never sent beside another of it. */
const headsAtOnce = 32;
const abreast = 4;
const shortestWaitMs = 20;

export interface DeliveryParts {
  queue: WebhookQueue;
  /** Null when there is nothing to tell any more; `words` say why. */
  compose(message: WebhookMessage): Promise<{ body: string } | { body: null; words: string }>;
  send(receiver: Receiver, message: WebhookMessage, body: string): Promise<WebhookAnswer>;
  turnMs: number;
  now(): Date;
}

/**
 * Sends what is due to one endpoint, for at most one turn and the attempt that it ends in. Says in how
 * many milliseconds there is more to do; null when nothing waits.
 */
export async function deliverMessages(
  { queue, compose, send, turnMs, now }: DeliveryParts,
  endpointId: number,
  signal: AbortSignal,
): Promise<number | null> {
  const until = performance.now() + turnMs;
  const isOver = () => signal.aborted || performance.now() >= until;
  const inMs = (at: string) => Math.max(shortestWaitMs, Date.parse(at) - now().getTime());
  const isLater = (at: string) => {
    const waitMs = Date.parse(at) - now().getTime();
    // What would be tried later yet was stored while a clock was ahead.
    return waitMs > 0 && waitMs < mostDelayMs;
  };
  const restOf = ({ restUntil }: Receiver) =>
    restUntil !== null && isLater(restUntil) ? restUntil : null;

  async function deliver(message: WebhookMessage): Promise<void> {
    const composed = await compose(message).catch((error: unknown) => error as Error);
    // It must not stop what stands behind it. While the database is away, this cannot be noted either.
    if (composed instanceof Error)
      return queue.fail(message, {
        outcome: 'failed',
        words: `could not be written (${composed.name})`,
      });
    if (composed.body === null) return queue.finish(message, 'dropped', composed.words);
    // Looked at before each: one that was removed, paused or tired out meanwhile is told no more.
    const receiver = await queue.receiver(endpointId);
    if (receiver?.state !== 'active' || restOf(receiver) !== null) return;
    const answer = await send(receiver, message, composed.body);
    if (answer.outcome === 'taken') await queue.finish(message, 'delivered', answer.words);
    else await queue.fail(message, answer);
  }

  while (!isOver()) {
    const found = await queue.receiver(endpointId);
    if (found?.state !== 'active') return null;
    const rest = restOf(found);
    if (rest !== null) return inMs(rest);
    const heads = await queue.heads(endpointId, headsAtOnce);
    const [first] = heads;
    if (!first) return null;
    const due = heads.filter(({ nextAt, attempts }) => attempts === 0 || !isLater(nextAt));
    if (due.length === 0) return inMs(first.nextAt);
    const lines = Array.from({ length: abreast }, async () => {
      for (let next = due.shift(); next && !isOver(); next = due.shift()) await deliver(next);
    });
    // After a fault, too, nothing may be on its way when the next turn begins.
    const ended = await Promise.allSettled(lines);
    for (const line of ended) if (line.status === 'rejected') throw line.reason;
  }
  return 0;
}
