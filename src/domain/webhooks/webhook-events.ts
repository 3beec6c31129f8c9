import type { ListingStatus } from '../inventory/choices.ts';

/** What receivers may subscribe to, as staff read it. */
export const webhookEvents = {
  'bus.published': 'A bus is published',
  'bus.changed': 'A published bus changes',
  'bus.price_dropped': 'The price of a published bus drops',
  'bus.sold': 'A bus is sold',
  'bus.withdrawn': 'A bus is taken off the site',
  'lead.received': 'Somebody writes to us: name, e-mail address, phone number, message',
  'submission.received': 'Somebody offers a bus: name, e-mail address, phone number, the bus',
} as const;

export type WebhookEvent = keyof typeof webhookEvents;

export const isWebhookEvent = (text: string): text is WebhookEvent =>
  Object.hasOwn(webhookEvents, text);

/** Whether messages of this kind carry what a person wrote about themselves. */
export const isPersonal = (event: WebhookEvent) => !event.startsWith('bus.');

/** One line of the record that the database keeps of a listing; cells by their columns. */
export interface BusChange {
  id: number;
  /** ISO 8601 UTC. */
  at: string;
  /** Null where the line tells all that was known then. */
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>>;
  /** No earlier line tells of this listing: it was added then. */
  isFirst: boolean;
}

/** Something that happened to a bus; `facts` go into the message as they are. */
export interface BusEvent {
  type: WebhookEvent;
  change: Pick<BusChange, 'id' | 'at'>;
  facts: Readonly<Record<string, unknown>>;
}

/** What the changes of one listing mean, in their order. `statusNow` is the one after the last. */
export function busEvents(changes: readonly BusChange[], statusNow: ListingStatus): BusEvent[] {
  const events: BusEvent[] = [];
  let status: unknown = statusNow;
  // Most changes do not tell the status that they left as it was: it is known from the end.
  for (const change of changes.toReversed()) {
    const earlier = change.before ? (change.before['status'] ?? status) : 'draft';
    const isNews = change.before !== null || change.isFirst;
    if (isNews) events.unshift(...eventsOf(change, earlier, status));
    if (isNews) status = earlier;
  }
  return events;
}

function eventsOf(change: BusChange, was: unknown, is: unknown): BusEvent[] {
  const event = (type: WebhookEvent, facts: BusEvent['facts'] = {}) => ({ type, change, facts });
  if (was !== is) {
    if (is === 'published') return [event('bus.published')];
    if (is === 'sold') return [event('bus.sold')];
    return was === 'published' || was === 'sold' ? [event('bus.withdrawn')] : [];
  }
  if (is !== 'published') return [];
  const cents = (cells: BusChange['before']) => cells?.['price_cents'];
  const [before, after] = [cents(change.before), cents(change.after)];
  const changed = event('bus.changed', { changed: Object.keys(change.after).toSorted() });
  if (typeof before !== 'number' || typeof after !== 'number' || after >= before) return [changed];
  const prices = { price_usd: after / 100, previous_price_usd: before / 100 };
  return [changed, event('bus.price_dropped', prices)];
}
