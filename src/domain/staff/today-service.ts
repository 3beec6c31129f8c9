import { leadForms } from '#domain/leads/lead-forms.ts';
import type { LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { DeadJob, Outbox } from '#domain/outbox.ts';
import { submissionTitle } from '#domain/selling/submission.ts';
import type { InventoryService } from './inventory/inventory-service.ts';
import { readTableQuery } from './inventory/table-query.ts';
import { vouchedAt } from './inventory/staff-listing.ts';
import { memberCan } from './permissions.ts';
import type { StaffMember } from './staff-member.ts';
import type { WebhookService } from '../webhooks/webhook-service.ts';
import type { ReviewService } from './submissions/review-service.ts';

/** One thing that waits. `since` is an ISO time: how long it has been waiting. */
type WaitingItem = ReturnType<typeof jobItem>;

export interface WaitingList {
  /** All of them, not only those shown. */
  total: number;
  /** Those who waited longest, first. */
  items: readonly WaitingItem[];
}

/** What waits for this member; null for what is none of their business. */
export interface Today {
  submissions: WaitingList | null;
  leads: WaitingList | null;
  failedJobs: (WaitingList & { waiting: number }) | null;
  staleListings: WaitingList | null;
  /** Endpoints that the site paused. */
  webhooks: WaitingList | null;
}

export interface TodayService {
  read(member: StaffMember): Promise<Today>;
}

const shown = 6;
/** Read to find the oldest of them; beyond that nobody looks at single ones. */
const mostRead = 200;

export function createTodayService(parts: {
  submissions: Pick<ReviewService, 'list' | 'counts'>;
  leads: Pick<LeadInbox, 'page' | 'counts'>;
  inventory: Pick<InventoryService, 'page'>;
  outbox: Pick<Outbox, 'counts' | 'deadJobs'>;
  webhooks: Pick<WebhookService, 'stopped'>;
}): TodayService {
  const { submissions, leads, inventory, outbox, webhooks } = parts;

  async function waitingSubmissions(): Promise<WaitingList> {
    const [found, counts] = await Promise.all([
      submissions.list({
        states: ['submitted', 'in-review'],
        spam: false,
        words: '',
        beforeId: null,
        limit: mostRead,
      }),
      submissions.counts(),
    ]);
    const total = counts
      .filter(({ state, spam }) => !spam && (state === 'submitted' || state === 'in-review'))
      .reduce((sum, { count }) => sum + count, 0);
    const items = found.map(({ submission, photoCount }) => ({
      key: submission.reference,
      title: submissionTitle(submission),
      detail: [
        submission.details.name,
        photoCount === 1 ? '1 photo' : `${photoCount} photos`,
        submission.state === 'in-review' ? 'somebody looks at it' : '',
      ]
        .filter(Boolean)
        .join(', '),
      since: submission.submittedAt ?? submission.createdAt,
    }));
    return oldest(items, total);
  }

  async function unansweredLeads(): Promise<WaitingList> {
    const [found, counts] = await Promise.all([
      leads.page({ tab: 'new', limit: mostRead }),
      leads.counts(),
    ]);
    const items = found.map((lead) => ({
      key: String(lead.id),
      title: [lead.firstName, lead.lastName].filter(Boolean).join(' ') || lead.reference,
      detail: lead.bus
        ? `${leadForms[lead.kind].label}: ${lead.bus.title}`
        : leadForms[lead.kind].label,
      since: lead.createdAt,
    }));
    return oldest(items, counts.new);
  }

  async function failedJobs() {
    const [counts, dead] = await Promise.all([outbox.counts(), outbox.deadJobs(shown)]);
    const items = dead.map(jobItem);
    return { ...oldest(items, counts.dead), waiting: counts.waiting };
  }

  async function staleListings(): Promise<WaitingList> {
    const query = readTableQuery(new URLSearchParams({ stale: '1', status: 'published' }));
    const found = await inventory.page(query);
    const items = found.listings.map(({ listing, facts }) => ({
      key: String(listing.id),
      title: listingTitle(listing),
      detail: listing.stockNumber ?? `Listing ${listing.id}`,
      since: vouchedAt(listing, facts),
    }));
    return oldest(items, found.total);
  }

  async function stoppedWebhooks(): Promise<WaitingList> {
    const items = (await webhooks.stopped()).map(({ id, url, because, since }) => ({
      key: String(id),
      title: new URL(url).host,
      detail: because,
      since,
    }));
    return oldest(items, items.length);
  }

  return {
    async read(member) {
      const [waiting, unanswered, failed, stale, stopped] = await Promise.all([
        memberCan(member, 'submissions.read') ? waitingSubmissions() : null,
        memberCan(member, 'leads.read') ? unansweredLeads() : null,
        memberCan(member, 'operations.read') ? failedJobs() : null,
        memberCan(member, 'inventory.edit') ? staleListings() : null,
        memberCan(member, 'webhooks.manage') ? stoppedWebhooks() : null,
      ]);
      return {
        submissions: waiting,
        leads: unanswered,
        failedJobs: failed,
        staleListings: stale,
        webhooks: stopped,
      };
    },
  };
}

function oldest(items: readonly WaitingItem[], total: number): WaitingList {
  const sorted = items.toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0));
  return { total, items: sorted.slice(0, shown) };
}

function jobItem({ id, topic, key, createdAt, lastError }: DeadJob) {
  return {
    /** What the page links to: a reference, an id. */
    key: String(id),
    title: `${topic} ${key}`,
    detail: lastError.slice(0, 160),
    since: createdAt,
  };
}
