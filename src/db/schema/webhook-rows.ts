import type { Generated, Selectable } from 'kysely';
import type { WebhookEndpoint, WebhookMessage } from '#domain/webhooks/webhook.ts';
import type { WebhookEvent } from '#domain/webhooks/webhook-events.ts';
import { readCell } from '../damaged-rows.ts';
import { fieldsOf, type ColumnsOf } from './fields-as-columns.ts';

const endpointFields = [
  'url',
  'state',
  'pausedBecause',
  'createdAt',
  'createdBy',
  'failingSince',
  'restUntil',
  'lastAt',
  'lastAnswer',
  'earlierSecretUntil',
  'missedSince',
] as const;

export interface WebhookEndpointRow extends ColumnsOf<WebhookEndpoint, typeof endpointFields> {
  id: Generated<number>;
  events: string;
  /** Sealed, as the earlier one. */
  secret: string;
  earlier_secret: string | null;
  /** One after the other; 0 after each message that was taken. */
  failures: Generated<number>;
  missed: Generated<number>;
}

const messageFields = [
  'endpointId',
  'messageId',
  'type',
  'about',
  'sequence',
  'occurredAt',
  'state',
  'firstTriedAt',
  'nextAt',
  'lastAnswer',
] as const;

export interface WebhookMessageRow extends ColumnsOf<WebhookMessage, typeof messageFields> {
  id: Generated<number>;
  facts: string;
  attempts: Generated<number>;
  ended_at: string | null;
}

export function messageFromRow(row: Selectable<WebhookMessageRow>): WebhookMessage {
  const facts = JSON.parse(row.facts) as WebhookMessage['facts'];
  return { ...fieldsOf(row, ['id', 'attempts', ...messageFields]), facts };
}

export function endpointFromRow(row: Selectable<WebhookEndpointRow>): WebhookEndpoint {
  const events = readCell<WebhookEvent[]>('webhook_endpoints', row.id, row.events, []);
  return { ...fieldsOf(row, ['id', 'missed', ...endpointFields]), events };
}
