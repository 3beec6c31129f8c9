import type { EventName, EventProperties } from '#domain/analytics/event-catalogue.ts';

/** Anything that events go to: our own collector, the official SDK. Faults of one are its own. */
export interface AnalyticsClient {
  track(name: EventName, properties: object, atMs: number): void;
  identify?(id: string, properties: object): void;
  setUserProperties?(properties: object): void;
  reset?(): void;
}

type Call = (client: AnalyticsClient) => void;

/** What happened before a client was ready; a page that never gets one forgets the oldest. */
const mostKept = 200;
const kept: Call[] = [];
const clients: AnalyticsClient[] = [];
let deaf = false;

function call(one: Call): void {
  if (deaf) return;
  kept.push(one);
  if (kept.length > mostKept) kept.shift();
  for (const client of clients) attempt(one, client);
}

/** Spec §4: calls are silently ignored when the client is not ready or fails. */
function attempt(one: Call, client: AnalyticsClient): void {
  try {
    one(client);
  } catch {
    // Measuring must not break what is measured.
  }
}

/** Records that something happened. Returns at once, never throws. */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>): void {
  const atMs = Date.now();
  call((client) => client.track(name, properties, atMs));
}

/**
 * Names the visitor to third parties that were agreed to; our own collector does not listen.
 * @public Spec §4: this one and the next two are there for whoever signs visitors in.
 */
export const identify = (id: string, properties: object = {}): void =>
  call((client) => client.identify?.(id, properties));

/** @public */
export const setUserProperties = (properties: object): void =>
  call((client) => client.setUserProperties?.(properties));

/**
 * Forgets whoever was named.
 * @public
 */
export const reset = (): void => call((client) => client.reset?.());

/** Adds a client, which first gets what happened on this page so far. */
export function addClient(client: AnalyticsClient): void {
  for (const one of kept) attempt(one, client);
  clients.push(client);
}

/** Nothing is to be measured on this page. */
export function measureNothing(): void {
  deaf = true;
  kept.length = 0;
}
