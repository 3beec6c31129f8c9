import { createBusAlerts, type BusAlerts } from './bus-alerts.ts';
import { createFormClock, type FormClock } from './form-clock.ts';
import type { FormProof } from './form-proof.ts';
import type { LeadRepository } from './lead-repository.ts';
import { presentReceipt, type LeadReceipt } from './present-lead.ts';
import { addressLimit, contactLimit, networkOf } from './rate-limit.ts';
import { limitInMemory, type MakeLimit } from './shared-limit.ts';
import { emailKey } from './read-email.ts';
import type { TypedValues } from './read-submission.ts';
import { readReference } from './reference.ts';
import { createSubmitLead, type SubmitLead } from './submit-lead.ts';

/** What the public site may do with leads; nothing of it gives a lead's contents away. */
export interface LeadDesk {
  submit: SubmitLead;
  alerts: BusAlerts;
  clock: FormClock;
  /** Null where none is asked for. */
  proof: FormProof | null;
  /** For whoever has the reference; null when there is none such. */
  receipt(reference: string): Promise<LeadReceipt | null>;
  /** Seconds to wait before another try; 0 to go on. */
  waitSeconds(from: Sender): Promise<number>;
  /** Counts a try; an answer that was given before costs little, so that retries are never held up. */
  countTry(from: Sender, repeated: boolean): Promise<void>;
}

/** Who sends a form, as far as limits go. */
export interface Sender {
  /** Network address; empty when unknown. */
  address: string;
  typed: TypedValues;
}

const repeatCost = 0.1;

export function createLeadDesk(parts: {
  leads: LeadRepository;
  proof?: FormProof;
  /** In this process's memory unless told otherwise. */
  makeLimit?: MakeLimit;
  now(): Date;
}): LeadDesk {
  const { leads, proof = null, makeLimit = limitInMemory, now } = parts;
  const byAddress = makeLimit('lead-address', addressLimit);
  const byContact = makeLimit('lead-contact', contactLimit);
  return {
    submit: createSubmitLead({ leads, now }),
    alerts: createBusAlerts(leads),
    clock: createFormClock(),
    proof,
    async receipt(text) {
      const reference = readReference(text);
      const lead = reference === null ? null : await leads.findByReference(reference);
      return lead ? presentReceipt(lead) : null;
    },
    async waitSeconds({ address, typed }) {
      const nowMs = now().getTime();
      const person = personOf(typed);
      const waits = await Promise.all([
        byAddress.waitSeconds(networkOf(address), nowMs),
        person === '' ? 0 : byContact.waitSeconds(person, nowMs),
      ]);
      return Math.max(...waits);
    },
    async countTry({ address, typed }, repeated) {
      const nowMs = now().getTime();
      const person = personOf(typed);
      const cost = repeated ? repeatCost : 1;
      await byAddress.take(networkOf(address), nowMs, cost);
      if (person !== '') await byContact.take(person, nowMs, cost);
    },
  };
}

function personOf({ email = '', phone = '' }: TypedValues): string {
  return (emailKey(email) || phone.replace(/\D/g, '')).slice(0, 320);
}
