import type { AnalyticsClient } from './facade.ts';

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
    const batch = waiting;
    waiting = [];
    try {
      const answer = await fetch(path, {
        method: 'POST',
        body: body(batch),
        keepalive: true,
        signal: AbortSignal.timeout(10_000),
      });
      // Unread, it would count against the 64 kB that may be under way with `keepalive`.
      await answer.text();
      const { status } = answer;
      // 4xx but 429: the batch is at fault and would be again.
      if (status === 429 || status >= 500) throw new Error(String(status));
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
    const batch = waiting;
    waiting = [];
    // Refused when too much is under way; then these are lost, for the page is going.
    navigator.sendBeacon(path, body(batch));
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);
  whenIdle(() => {
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

/** After load and when nothing else wants the processor. Safari has no `requestIdleCallback`. */
export function whenIdle(start: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5_000 });
    else setTimeout(start, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
