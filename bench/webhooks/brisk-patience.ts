import type { WebhookPatience } from '#domain/webhooks/judge-failure.ts';

/** Days of retries in seconds; the rules are those of the server. */
export const briskPatience: Partial<WebhookPatience> = {
  firstDelayMs: 10,
  longestDelayMs: 500,
  attemptTimeoutMs: 300,
  turnMs: 500,
};

export const staffSecret = 'only for measurements, thirty-two characters';
