import type { WebhookEvent } from './webhook-events.ts';

/** Staff pause and resume; three days without one answer pause as well. */
type EndpointState = 'active' | 'paused';

/** `dropped`: there was nothing to tell any more. `dead`: given up, until somebody replays it. */
type MessageState = 'waiting' | 'delivered' | 'dropped' | 'dead';

/** A foreign system that is told of events, as staff see it. Times are ISO 8601 UTC. */
export interface WebhookEndpoint {
  id: number;
  url: string;
  events: readonly WebhookEvent[];
  state: EndpointState;
  /** A sentence when the site paused it by itself. */
  pausedBecause: string | null;
  createdAt: string;
  createdBy: string;
  /** Since when no message was taken; null while they are. */
  failingSince: string | null;
  /** All of its messages wait until then, after many failures. */
  restUntil: string | null;
  lastAt: string | null;
  /** "answered 204", "no answer within 15 s". */
  lastAnswer: string | null;
  /** Until when the secret before the newest one signs as well. */
  earlierSecretUntil: string | null;
  /** Messages that were not kept because too many waited, and since when. */
  missed: number;
  missedSince: string | null;
}

/** What is sent to one endpoint. */
export interface WebhookMessage {
  id: number;
  endpointId: number;
  /** `webhook-id`: the same for every attempt. */
  messageId: string;
  type: WebhookEvent | 'test';
  /** What it is about: `bus:17`. One after the other is sent of each. */
  about: string;
  /** Rises with each event of the same thing. */
  sequence: number;
  /** When it happened. */
  occurredAt: string;
  facts: Readonly<Record<string, unknown>>;
  state: MessageState;
  attempts: number;
  firstTriedAt: string | null;
  nextAt: string;
  lastAnswer: string | null;
}

/** What became of one attempt; `words` are for staff and hold nothing that the receiver wrote. */
export interface WebhookAnswer {
  outcome: 'taken' | 'failed' | 'gone';
  words: string;
}

/** An endpoint as deliveries need it. */
export interface Receiver {
  id: number;
  url: string;
  state: EndpointState;
  restUntil: string | null;
  /** Sealed; the newest first. */
  secrets: readonly string[];
}

/** Messages that wait, one endpoint at a time. */
export interface WebhookQueue {
  receiver(endpointId: number): Promise<Receiver | null>;
  /** The oldest waiting message about each thing, those due first. */
  heads(endpointId: number, limit: number): Promise<WebhookMessage[]>;
  /** It is done with: taken by the receiver, or nothing is left to tell. */
  finish(message: WebhookMessage, state: 'delivered' | 'dropped', words: string): Promise<void>;
  /** It was not taken; `judge-failure.ts` decides what follows. */
  fail(message: WebhookMessage, answer: WebhookAnswer): Promise<void>;
}
