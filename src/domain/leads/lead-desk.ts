import { createBusAlerts, type BusAlerts } from './bus-alerts.ts';
import { createFormClock, type FormClock } from './form-clock.ts';
import type { LeadRepository } from './lead-repository.ts';
import { presentReceipt, type LeadReceipt } from './present-lead.ts';
import { addressLimit, contactLimit, createRateLimit, networkOf } from './rate-limit.ts';
import { emailKey } from './read-email.ts';
import type { TypedValues } from './read-submission.ts';
import { readReference } from './reference.ts';
import { createSubmitLead, type SubmitLead } from './submit-lead.ts';

/** What the public site may do with leads; nothing of it gives a lead's contents away. */
export interface LeadDesk {
  submit: SubmitLead;
  alerts: BusAlerts;
  clock: FormClock;
  /** For whoever has the reference; null when there is none such. */
  receipt(reference: string): Promise<LeadReceipt | null>;
  /** Seconds to wait before another try, or null to go on. Counts this try. */
  waitSeconds(from: { address: string; typed: TypedValues }): number | null;
}

export function createLeadDesk({ leads, now }: { leads: LeadRepository; now(): Date }): LeadDesk {
  const byAddress = createRateLimit(addressLimit);
  const byContact = createRateLimit(contactLimit);
  return {
    submit: createSubmitLead({ leads, now }),
    alerts: createBusAlerts(leads),
    clock: createFormClock(),
    async receipt(text) {
      const reference = readReference(text);
      const lead = reference === null ? null : await leads.findByReference(reference);
      return lead ? presentReceipt(lead) : null;
    },
    waitSeconds({ address, typed }) {
      const nowMs = now().getTime();
      const limits = [byAddress(networkOf(address), nowMs)];
      const contact = emailKey(typed.email ?? '') || (typed.phone ?? '').replace(/\D/g, '');
      if (contact !== '') limits.push(byContact(contact.slice(0, 320), nowMs));
      const waits = limits.flatMap((limit) => (limit.allowed ? [] : [limit.retryAfterSeconds]));
      return waits.length > 0 ? Math.max(...waits) : null;
    },
  };
}
