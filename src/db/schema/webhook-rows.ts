import type { Generated } from 'kysely';
import type { EndpointState, MessageState, WebhookMessage } from '#domain/webhooks/webhook.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts';

export interface WebhookEndpointRow {
  id: Generated<number>;
  url: string;
  events: string;
  state: EndpointState;
  paused_because: string | null;
  /** Sealed, as the earlier one. */
  secret: string;
  earlier_secret: string | null;
  earlier_secret_until: string | null;
  created_at: string;
  created_by: string;
  /** One after the other; 0 after each message that was taken. */
  failures: Generated<number>;
  failing_since: string | null;
  rest_until: string | null;
  last_at: string | null;
  last_answer: string | null;
  missed: Generated<number>;
  missed_since: string | null;
}

export interface WebhookMessageRow {
  id: Generated<number>;
  endpoint_id: number;
  message_id: string;
  type: WebhookEvent | 'test';
  about: string;
  sequence: number;
  occurred_at: string;
  facts: string;
  state: MessageState;
  attempts: Generated<number>;
  first_tried_at: string | null;
  next_at: string;
  ended_at: string | null;
  last_answer: string | null;
}

export function messageFromRow(
  row: Omit<WebhookMessageRow, 'id' | 'attempts'> & { id: number; attempts: number },
): WebhookMessage {
  return {
    id: row.id,
    endpointId: row.endpoint_id,
    messageId: row.message_id,
    type: row.type,
    about: row.about,
    sequence: row.sequence,
    occurredAt: row.occurred_at,
    facts: JSON.parse(row.facts) as WebhookMessage['facts'],
    state: row.state,
    attempts: row.attempts,
    firstTriedAt: row.first_tried_at,
    nextAt: row.next_at,
    lastAnswer: row.last_answer,
  };
}
