import { fullName, type Lead } from '#domain/leads/lead.ts';
import { leadAnswers } from '#domain/leads/present-lead.ts';
import { say } from '#messages/i18n.ts';
import { Facts } from './mail-parts.tsx';

/** What staff need to answer: who, how, about which bus. */
export function LeadFacts({ lead }: { lead: Lead }) {
  return (
    <Facts
      rows={[
        ['Reference', lead.reference],
        ['Name', fullName(lead)],
        ['Phone', lead.phone],
        ['Email', lead.email],
        ['Bus', lead.bus ? busName(lead.bus) : null],
        ...leadAnswers(lead).map(({ label, text }): [string, string] => [label, say(text)]),
      ]}
    />
  );
}

export function busName(bus: { title: string; stockNumber: string | null }): string {
  return bus.stockNumber ? `${bus.title} (stock ${bus.stockNumber})` : bus.title;
}
