import type { Lead } from '../leads/lead.ts';
import { leadWords } from '../leads/present-lead.ts';

/** Leads for a program that asks again and again. Spam and what nobody has confirmed are no leads. */
export interface LeadFeed {
  /**
   * In the order in which they became leads, after the place: `next` of the answer before, or the
   * number of a lead, as places were once told. Promises: whoever goes on with `next` misses none,
   * however many are stored at the same moment, and however late one is confirmed or found to be no
   * spam. Those that were erased are gone. A place beyond the last one told, as a program has it after
   * a backup was restored, begins from the first.
   */
  after(since: string, limit: number): Promise<{ leads: Lead[]; next: string }>;
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
