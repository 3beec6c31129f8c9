import type { StaffMember } from '../staff/staff-member.ts';
import type { WebhookEndpoint, WebhookMessage } from './webhook.ts';

type EndpointAdded =
  | { outcome: 'added'; id: number; secret: string }
  | { outcome: 'refused'; field: 'url' | 'events'; text: string };

/** How many messages of an endpoint stand how. */
type MessageCounts = Readonly<Record<'waiting' | 'dead', number>>;

/** What staff may ask of webhooks and do about them. Every act is in the audit log. */
export interface WebhookService {
  list(): Promise<(WebhookEndpoint & MessageCounts)[]>;
  find(id: number): Promise<(WebhookEndpoint & MessageCounts) | null>;
  /** The secret is told this once. */
  add(asked: { url: string; events: readonly string[] }, by: StaffMember): Promise<EndpointAdded>;
  /** False when there is no such endpoint, or the events are none that there are. */
  changeEvents(id: number, events: readonly string[], by: StaffMember): Promise<boolean>;
  /** The new secret, told this once; the one before signs beside it for a day. */
  rotate(id: number, by: StaffMember): Promise<string | null>;
  pause(id: number, by: StaffMember): Promise<boolean>;
  /** What waited is sent from now on, with all of its attempts; false when nothing did. */
  resume(id: number, by: StaffMember): Promise<boolean>;
  /** With all of its messages. */
  remove(id: number, by: StaffMember): Promise<boolean>;
  /** At once, also where another failed before it; once it is resumed where it is paused. */
  sendTest(id: number, by: StaffMember): Promise<boolean>;
  /** Newest first. */
  messages(id: number, state: 'dead' | 'any', limit: number): Promise<WebhookMessage[]>;
  /** Dead letters, one or all, wait again; says how many. */
  replay(id: number, message: number | 'all', by: StaffMember): Promise<number>;
  /** Endpoints that the site itself has paused, for the list of what waits. */
  stopped(): Promise<{ id: number; url: string; because: string; since: string }[]>;
}
