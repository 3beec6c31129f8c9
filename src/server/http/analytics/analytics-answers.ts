import type { FaultyEvents } from '#domain/analytics/read-batch.ts';
import { programHeaders } from '../program-headers.ts';

/**
 * The answers of the Amplitude HTTP V2 API (https://amplitude.com/docs/apis/analytics/http-v2), as
 * its official SDK reads them. Nothing that was sent is repeated in one.
 */
const headers = { 'content-type': 'application/json', ...programHeaders };

const answer = (status: number, body: object, more: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code: status, ...body }), {
    status,
    headers: { ...headers, ...more },
  });

export const analyticsAnswers = {
  taken: (events: number, bytes: number, nowMs: number) =>
    answer(200, { events_ingested: events, payload_size_bytes: bytes, server_upload_time: nowMs }),

  malformed: (error: string, missingField: string | null = null) =>
    answer(400, {
      error,
      missing_field: missingField,
      events_with_invalid_fields: {},
      events_with_missing_fields: {},
    }),

  invalid: (invalid: FaultyEvents, missing: FaultyEvents) =>
    answer(400, {
      error: 'Invalid event fields',
      missing_field: null,
      events_with_invalid_fields: invalid,
      events_with_missing_fields: missing,
      events_with_invalid_id_lengths: {},
      silenced_events: [],
    }),

  foreign: () => answer(403, { error: 'Events are taken from our own pages only' }),

  unknownMethod: () => answer(405, { error: 'Use POST' }, { allow: 'POST' }),

  tooLarge: () => answer(413, { error: 'Payload too large' }),

  wrongType: () => answer(415, { error: 'The content type must be application/json' }),

  /** `events` of the batch are all to come later. */
  tooMany: (events: number, waitSeconds: number) =>
    answer(
      429,
      {
        error: 'Too many requests',
        eps_threshold: 10,
        throttled_devices: {},
        throttled_users: {},
        exceeded_daily_quota_devices: {},
        exceeded_daily_quota_users: {},
        throttled_events: Array.from({ length: events }, (_, at) => at),
      },
      { 'retry-after': String(waitSeconds) },
    ),
};
