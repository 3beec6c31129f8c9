import { jsonOrNull } from '#domain/json-or-null.ts';
import type { AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import type { AnalyticsForwarder } from '#domain/analytics/analytics-forwarder.ts';
import { answerText } from '#domain/foreign-answer.ts';
import { PermanentFailure } from '#domain/outbox.ts';

/** A refusal that names every event of a full batch is a tenth of it. */
const mostRefusalBytes = 500_000;

interface Target {
  apiKey: string;
  /** The HTTP V2 endpoint, or one that speaks it. */
  serverUrl: string;
}

/** As the protocol answers a batch with faulty events. */
interface Refusal {
  error?: string;
  missing_field?: string | null;
  events_with_invalid_fields?: Record<string, number[]>;
  events_with_missing_fields?: Record<string, number[]>;
  events_with_invalid_id_lengths?: Record<string, number[]>;
  silenced_events?: number[];
}

/**
 * Sends events to Amplitude by its HTTP V2 API (https://amplitude.com/docs/apis/analytics/http-v2).
 * `insert_id` makes a repeated batch harmless there; the device id is the visitor's hash of the day,
 * and no address of theirs goes with it.
 */
export function createAmplitudeForwarder({ apiKey, serverUrl }: Target): AnalyticsForwarder {
  const post = async (events: readonly AnalyticsEvent[], signal: AbortSignal) => {
    const answer = await fetch(serverUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: '*/*' },
      body: JSON.stringify({ api_key: apiKey, events: events.map(protocolEvent) }),
      signal,
      redirect: 'error',
    });
    // Only a refusal is read: it names what was wrong.
    if (answer.status === 400)
      return { status: answer.status, text: await answerText(answer, mostRefusalBytes) };
    await answer.body?.cancel();
    return { status: answer.status, text: '' };
  };

  const send = async (
    events: readonly AnalyticsEvent[],
    signal: AbortSignal,
  ): Promise<{ refused: number }> => {
    if (events.length === 0) return { refused: 0 };
    const { status, text } = await post(events, signal);
    if (status >= 200 && status < 300) return { refused: 0 };
    if (status === 413) {
      if (events.length === 1) return { refused: 1 };
      const half = Math.ceil(events.length / 2);
      const first = await send(events.slice(0, half), signal);
      const second = await send(events.slice(half), signal);
      return { refused: first.refused + second.refused };
    }
    if (status === 400) {
      const faulty = faultyPlaces(text);
      const rest = events.filter((_, at) => !faulty.has(at));
      // Nothing named: the batch itself is wrong, an unknown key for one.
      if (rest.length === events.length) throw new PermanentFailure(`Amplitude: ${reason(text)}`);
      const { refused } = await send(rest, signal);
      return { refused: refused + events.length - rest.length };
    }
    if (status === 401 || status === 403) throw new PermanentFailure(`Amplitude said ${status}`);
    throw new Error(`Amplitude said ${status}`);
  };
  return { send };
}

/** `$remote` and the like are left out on purpose: nothing of the network goes along. */
function protocolEvent({ insertId, name, at, visitor, properties }: AnalyticsEvent) {
  return {
    event_type: name,
    insert_id: insertId,
    device_id: visitor,
    time: Date.parse(at),
    event_properties: properties,
  };
}

function parse(text: string): Refusal {
  const value = jsonOrNull(text);
  return typeof value === 'object' && value !== null ? (value as Refusal) : {};
}

function faultyPlaces(text: string): Set<number> {
  const refusal = parse(text);
  const lists = [
    refusal.events_with_invalid_fields,
    refusal.events_with_missing_fields,
    refusal.events_with_invalid_id_lengths,
  ].flatMap((faults) => Object.values(faults ?? {}));
  return new Set([...lists, refusal.silenced_events ?? []].flat().filter(Number.isInteger));
}

const reason = (text: string): string => String(parse(text).error ?? 'refused').slice(0, 200);
