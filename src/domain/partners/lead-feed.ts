import type { Lead } from '../leads/lead.ts';
import { leadWords } from '../leads/present-lead.ts';

/** Leads for a program that asks again and again. Spam and what nobody has confirmed are no leads. */
export interface LeadFeed {
  /**
   * In the order in which they came, after the id. Promises: whoever goes on with the last id it was
   * given misses none, however many are stored at the same moment. Those that were erased are gone.
   */
  after(id: number, limit: number): Promise<Lead[]>;
}

/** What a program is told of a lead: what its people need to answer, and nothing of how we judge it. */
export function leadForPartner(lead: Lead) {
  const { reference, kind, state, createdAt, updatedAt, bus } = lead;
  return {
    reference,
    kind,
    state,
    createdAt,
    updatedAt,
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email,
    phone: lead.phoneE164 ?? lead.phone,
    message: leadWords(lead),
    bus: bus && { id: bus.id, stockNumber: bus.stockNumber, title: bus.title },
  };
}
