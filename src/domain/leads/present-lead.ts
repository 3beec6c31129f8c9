import { leadKinds, type LeadKind } from './lead-states.ts';
import type { Lead } from './lead.ts';
import type { TourSlot } from './tour-slots.ts';

/** What the thank-you page may show to whoever has the reference: nothing about the person. */
export interface LeadReceipt {
  reference: string;
  kind: LeadKind;
  /** Set for a tour. */
  slot: TourSlot | null;
  /** The bus it is about; public already. */
  busTitle: string | null;
  requestedAt: string;
}

export function presentReceipt(lead: Lead): LeadReceipt {
  return {
    reference: lead.reference,
    kind: lead.kind,
    slot: lead.details.slot ?? null,
    busTitle: lead.bus?.title ?? null,
    requestedAt: lead.createdAt,
  };
}

/** A lead as one flat record, for exports and for the person who asks what we keep. */
export function leadRecord(lead: Lead): Record<string, string> {
  return {
    reference: lead.reference,
    kind: leadKinds[lead.kind],
    state: lead.state,
    created_at: lead.createdAt,
    updated_at: lead.updatedAt,
    first_name: lead.firstName ?? '',
    last_name: lead.lastName ?? '',
    email: lead.email ?? '',
    phone: lead.phone ?? '',
    phone_e164: lead.phoneE164 ?? '',
    message: lead.message ?? '',
    bus_stock_number: lead.bus?.stockNumber ?? '',
    bus_title: lead.bus?.title ?? '',
    call_time: lead.details.callTime ?? '',
    tour_starts_at: lead.details.slot?.startsAt ?? '',
    wanted: lead.details.wanted ?? '',
    spam_score: String(lead.spamScore),
    spam_reasons: lead.spamReasons.join('; '),
  };
}
