import { presentForFeed } from '#domain/inventory/listing-feed.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import { toldLead } from '#domain/leads/present-lead.ts';
import { toldSubmission } from '#domain/selling/present-submission.ts';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import type { DeliveryParts } from '#domain/webhooks/deliver-messages.ts';
import { inventoryRecord } from '#site/feeds/inventory-row.ts';

export interface ComposeParts {
  listings: Pick<ListingRepository, 'findById'>;
  leads: Pick<LeadRepository, 'findById'>;
  submissions: Pick<SubmissionRepository, 'findById'>;
  siteUrl: string;
  now(): Date;
}

/**
 * Writes the body of a message when it is sent: of a bus and a person as they are then, so that nothing
 * that was taken off or erased meanwhile leaves the house, and no copy waits in the queue.
 */
export function composeWebhook(parts: ComposeParts): DeliveryParts['compose'] {
  const { listings, leads, submissions, siteUrl, now } = parts;
  return async ({ type, about, sequence, occurredAt, facts }) => {
    const write = (data: Record<string, unknown>) => ({
      body: JSON.stringify({ type, timestamp: occurredAt, data }),
    });
    const gone = (words: string) => ({ body: null, words });
    const [kind = '', key = ''] = about.split(':');
    const id = Number(key);
    if (kind === 'bus') {
      const listing = await listings.findById(id);
      const bus = listing && presentForFeed(listing, now());
      const record = bus && inventoryRecord(bus, siteUrl);
      return write({ bus_id: id, sequence, ...facts, bus: record });
    }
    if (kind === 'lead') {
      const lead = await leads.findById(id);
      if (!lead) return gone('not sent: the person was erased');
      if (lead.state === 'spam') return gone('not sent: it is spam');
      return write({ lead: toldLead(lead) });
    }
    if (kind === 'submission') {
      const submission = await submissions.findById(id);
      if (!submission) return gone('not sent: the person was erased');
      return write({ submission: toldSubmission(submission) });
    }
    return write({ text: 'A message to try the endpoint with. Nothing happened.' });
  };
}
