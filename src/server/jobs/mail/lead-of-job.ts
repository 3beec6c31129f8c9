import { publicStatuses } from '#domain/inventory/listing-card.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { readQuote } from '#domain/quotes/quote-choice.ts';

/** The lead that a job is about; null for one that was erased meanwhile, or found to be spam: nobody is told of it. */
export const leadOfJob =
  (leads: Pick<LeadRepository, 'findById'>) =>
  async ({ key }: { key: string }): Promise<Lead | null> => {
    const lead = await leads.findById(Number(key));
    return lead && leadCan.receiveMail(lead) ? lead : null;
  };

/** Those that it names, as far as they have a page: of one that is withdrawn it says what became of it. */
export const busesNamedBy =
  (listings: Pick<ListingRepository, 'findByIds'>) =>
  async ({ bus, details }: Lead) => {
    const ids = readQuote([details.choices ?? '']).choices.map(({ busId }) => busId);
    const found = await listings.findByIds(bus ? [...ids, bus.id] : ids);
    return found.filter(
      ({ id, status }) =>
        publicStatuses.includes(status) || (id === bus?.id && status === 'withdrawn'),
    );
  };
