import { whenIdle } from '../when-due.ts';
import type { AnalyticsClient } from './facade.ts';
import { postQuietly } from './post-quietly.ts';

/** Our own collector; it speaks the Amplitude HTTP V2 protocol. */
const path = '/api/analytics/2/httpapi';
/** Spec §9. */
const flushMs = 30_000;
const fullBatch = 20;
/** More than a visit makes; a page that is never left must not grow. */
const mostWaiting = 100;
const mostRetries = 3;

interface ProtocolEvent {
  event_type: string;
  event_properties: object;
  insert_id: string;
  device_id: string;
  time: number;
}

/**
 * Sends to our own collector in batches: when one is full, after 30 seconds, and with `sendBeacon`
 * when the page goes out of sight. A failed batch is tried again with the next ones, three times in a
 * row at most; then the page is quiet for good. No id of the visitor is made or kept.
 */
export function startOwnClient(): AnalyticsClient {
  let waiting: ProtocolEvent[] = [];
  let timer: number | undefined;
  let idle = false;
  let sending = false;
  let failures = 0;

  const isQuiet = () => failures > mostRetries;
  const body = (events: readonly ProtocolEvent[]) =>
    JSON.stringify({
      api_key: 'omnibus',
      events,
      client_upload_time: new Date().toISOString(),
    });

  const send = async () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (sending || waiting.length === 0 || isQuiet()) return;
    sending = true;
    const batch = waiting.splice(0);
    try {
      // Refused, the batch is at fault and would be again.
      const { mayBeTakenLater, status } = await postQuietly(path, body(batch));
      if (mayBeTakenLater) throw new Error(String(status));
      failures = 0;
    } catch {
      failures += 1;
      waiting = isQuiet() ? [] : [...batch, ...waiting].slice(0, mostWaiting);
    } finally {
      sending = false;
      schedule();
    }
  };
  const schedule = () => {
    if (idle && waiting.length > 0) timer ??= window.setTimeout(() => void send(), flushMs);
  };
  const leave = () => {
    if (waiting.length === 0 || isQuiet()) return;
    // Refused when too much is under way; then these are lost, for the page is going.
    navigator.sendBeacon(path, body(waiting.splice(0)));
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);
  afterLoad(() => {
    idle = true;
    schedule();
  });

  return {
    track(name, properties, atMs) {
      if (isQuiet() || waiting.length >= mostWaiting) return;
      waiting.push({
        event_type: name,
        event_properties: properties,
        insert_id: freshId(),
        device_id: 'none',
        time: atMs,
      });
      if (idle && waiting.length >= fullBatch && failures === 0) void send();
      else schedule();
    },
  };
}

/** `randomUUID` exists over HTTPS only. */
const freshId = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');

/** After load, and then when nothing else wants the processor. */
export function afterLoad(start: () => void): void {
  const wait = () => whenIdle(start, 5_000, 1_000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
