import type { OpeningHours } from '../office/opening-hours.ts';
import type { ForwardTopic } from './adf/forward-topics.ts';
import { createBusAlerts } from './bus-alerts.ts';
import { createFormClock } from '../forms/form-start.ts';
import type { FormProof } from '../forms/form-proof.ts';
import type { LeadRepository } from './lead-repository.ts';
import { presentReceipt, type LeadReceipt } from './present-lead.ts';
import { readReference } from './reference.ts';
import { createSenderLimits, limitInMemory, type MakeLimit } from './shared-limit.ts';
import { createSubmitLead } from './submit-lead.ts';

/** What the public site may do with leads; nothing of it gives a lead's contents away. */
export type LeadService = ReturnType<typeof createLeadService>;

export function createLeadService(parts: {
  leads: LeadRepository;
  proof?: FormProof;
  /** In this process's memory unless told otherwise. */
  makeLimit?: MakeLimit;
  /** Live, as staff saved them; absent, the hours of the specification. */
  settings?: { office: OpeningHours };
  /** Who else is told of a lead; nobody unless told otherwise. */
  forwards?: readonly ForwardTopic[];
  now(): Date;
}) {
  const { leads, proof = null, makeLimit = limitInMemory, settings, forwards, now } = parts;
  return {
    submit: createSubmitLead({ leads, settings, forwards, now }),
    alerts: createBusAlerts(leads),
    clock: createFormClock(),
    /** Null where none is asked for. */
    proof,
    /** For whoever has the reference; null when there is none such. */
    async receipt(text: string): Promise<LeadReceipt | null> {
      const reference = readReference(text);
      const lead = reference === null ? null : await leads.findByReference(reference);
      return lead ? presentReceipt(lead) : null;
    },
    /** Before a form is looked at; what became of it says how much is given back. */
    takeTurn: createSenderLimits({
      makeLimit,
      names: { address: 'lead-address', contact: 'lead-contact' },
      now,
    }),
  };
}
