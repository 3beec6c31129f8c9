import type { Lead } from '#domain/leads/lead.ts';
import type { TestStaff } from './test-staff.ts';

/** The leads that a page of the inbox lists, in its order. */
export const leadsListed = (page: string): number[] =>
  [...page.matchAll(/href="\/staff\/leads\/(\d+)" data-key-open/g)].map(([, id]) => Number(id));

/** A step with a lead, as its page posts it. */
export const leadStep = (
  staff: TestStaff,
  lead: Lead,
  name: string,
  form: Record<string, string>,
): Promise<Response> =>
  staff.post(`/staff/leads/${lead.id}/${name}`, { revision: String(lead.revision), ...form });
