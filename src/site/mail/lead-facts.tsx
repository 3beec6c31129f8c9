import { callTimes } from '#domain/leads/lead-details.ts';
import { fullName, type Lead } from '#domain/leads/lead.ts';
import { slotDay, slotTime } from '#domain/leads/tour-slots.ts';
import { Facts } from './mail-parts.tsx';

/** What staff need to answer: who, how, about which bus. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { slot, callTime, wanted } = lead.details;
  return (
    <Facts
      rows={[
        ['Reference', lead.reference],
        ['Name', fullName(lead)],
        ['Phone', lead.phone],
        ['Email', lead.email],
        ['Bus', lead.bus ? busName(lead.bus) : null],
        ['Wanted', wanted ?? null],
        ['Tour', slot ? `${slotDay(slot)} at ${slotTime(slot)}` : null],
        ['Call', callTime ? (callTimes[callTime] ?? null) : null],
      ]}
    />
  );
}

export function busName(bus: { title: string; stockNumber: string | null }): string {
  return bus.stockNumber ? `${bus.title} (stock ${bus.stockNumber})` : bus.title;
}
