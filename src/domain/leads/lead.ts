import type { LeadDetails } from './lead-forms.ts';
import type { LeadKind } from './lead-forms.ts';
import type { LeadState } from './lead-states.ts';

/** The bus a lead is about, as it was called when the visitor wrote. */
export interface LeadBus {
  id: number;
  stockNumber: string | null;
  title: string;
}

/**
 * What one person asked of us. Everything here is private: pages show `presentReceipt`, staff see
 * all of it. Texts hold no control characters except line breaks in `message`. Unknown is null.
 */
export interface Lead {
  id: number;
  /** What the visitor is told: `OM-7KQ2-M9XD-3TFP`, 60 random bits, says nothing about the person. */
  reference: string;
  kind: LeadKind;
  state: LeadState;
  /** ISO 8601 UTC, as all times. */
  createdAt: string;
  updatedAt: string;
  /** Starts at 1 and rises with every change. */
  revision: number;
  firstName: string | null;
  lastName: string | null;
  /** Address as typed; the domain part in lower case. */
  email: string | null;
  /** As typed. */
  phone: string | null;
  /** E.164 when the number could be read. */
  phoneE164: string | null;
  message: string | null;
  bus: LeadBus | null;
  details: LeadDetails;
  /** 0 is clean; see `form-signals.ts`. */
  spamScore: number;
  spamReasons: string[];
  /** Secret of the confirm and unsubscribe links of a bus alert; null for other kinds. */
  token: string | null;
}

export type NewLead = Omit<Lead, 'id' | 'createdAt' | 'updatedAt' | 'revision'>;

/** Name to greet or list a person by; null when none was given. */
export function fullName(lead: Pick<Lead, 'firstName' | 'lastName'>): string | null {
  return [lead.firstName, lead.lastName].filter(Boolean).join(' ') || null;
}
