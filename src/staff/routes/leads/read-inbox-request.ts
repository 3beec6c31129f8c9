import type { InboxRequest, InboxTab } from '#domain/leads/inbox/lead-inbox.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import { lateBefore } from '#domain/leads/inbox/answer-clock.ts';
import { alertKinds, leadForms, type LeadKind } from '#domain/leads/lead-forms.ts';
import { leadStates } from '#domain/leads/lead-states.ts';

export const leadsPerPage = 50;

/** Every tab and what it is called, in their order. */
export const inboxTabs = {
  new: leadStates.new,
  answered: leadStates.answered,
  closed: leadStates.closed,
  unconfirmed: leadStates.unconfirmed,
  alerts: 'Alerts',
  spam: leadStates.spam,
  all: 'All',
} as const satisfies Record<InboxView['tab'], string>;

/** How many leads a tab holds. */
export const countIn = (tab: InboxView['tab'], counts: Record<InboxTab, number>): number =>
  tab === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[tab];

/** What the inbox shows, as its address says it. Unknown values count as not given. */
export interface InboxView {
  tab: InboxTab | 'all';
  kind: LeadKind | null;
  /** `me`, `nobody`, a member's id, or null for anybody. */
  assigned: string | null;
  late: boolean;
  words: string;
  beforeId: number | null;
}

export function readInboxView(query: Record<string, string>): InboxView {
  const { state = 'new', kind = '', assigned = '', late = '', q = '', before = '' } = query;
  const id = Number(before);
  const tab = Object.hasOwn(inboxTabs, state) ? (state as InboxView['tab']) : 'new';
  const asked = Object.hasOwn(leadForms, kind) ? (kind as LeadKind) : null;
  const isOfAlerts = asked !== null && alertKinds.includes(asked);
  return {
    // No alert is ever under "New": whoever picks that kind means those that go on.
    tab: tab === 'new' && isOfAlerts ? 'alerts' : tab,
    kind: asked,
    assigned: /^[\w-]{1,64}$/.test(assigned) ? assigned : null,
    late: late === '1',
    words: q.slice(0, 200),
    beforeId: Number.isSafeInteger(id) && id > 0 ? id : null,
  };
}

/** The address of a view, without what is the rule anyway. */
export function inboxQuery(view: InboxView): string {
  const query = new URLSearchParams();
  if (view.tab !== 'new') query.set('state', view.tab);
  if (view.kind) query.set('kind', view.kind);
  if (view.assigned) query.set('assigned', view.assigned);
  if (view.late) query.set('late', '1');
  if (view.words) query.set('q', view.words);
  if (view.beforeId) query.set('before', String(view.beforeId));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export function inboxRequest(
  view: InboxView,
  memberId: string,
  now: Date,
  office: OpeningHours,
): InboxRequest {
  return {
    tab: view.late ? 'new' : view.tab === 'all' ? undefined : view.tab,
    kind: view.kind ?? undefined,
    assignedTo: view.assigned === 'me' ? memberId : (view.assigned ?? undefined),
    createdBefore: view.late ? lateBefore(now, office).toISOString() : undefined,
    words: view.words,
    beforeId: view.beforeId ?? undefined,
    limit: leadsPerPage,
  };
}
