import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import type { Lead } from '#domain/leads/lead.ts';

/** The lead that a job is about; null for one that was erased meanwhile, or found to be spam: nobody is told of it. */
export const leadOfJob =
  (leads: Pick<LeadRepository, 'findById'>) =>
  async ({ key }: { key: string }): Promise<Lead | null> => {
    const lead = await leads.findById(Number(key));
    return lead && leadCan.receiveMail(lead) ? lead : null;
  };
