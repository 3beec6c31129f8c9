import type { AnalyticsEvent } from './analytics-event.ts';

/** Topic of the outbox; a job's payload is a list of events. */
export const analyticsForwardTopic = 'analytics-forward';

/**
 * Sends stored events on. Idempotent by their ids. Throws when another attempt may help, and
 * `PermanentFailure` when it cannot; events that the receiver refuses one by one are left out.
 */
export interface AnalyticsForwarder {
  send(events: readonly AnalyticsEvent[], signal: AbortSignal): Promise<{ refused: number }>;
}
