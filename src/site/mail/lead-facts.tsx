import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { fullName, type Lead } from '#domain/leads/lead.ts';
import { leadAnswers } from '#domain/leads/present-lead.ts';
import { howMany, readQuote } from '#domain/quotes/quote-choice.ts';
import { say } from '#messages/i18n.ts';
import { urls } from '#site/urls.ts';
import { Facts, Paragraph } from './mail-parts.tsx';

interface LeadFactsProps {
  lead: Lead;
  /** Of those that it names, what has a page. */
  named: readonly BusListing[];
  siteUrl: string;
}

/** What staff need to answer: who, how, about which bus. */
export function LeadFacts({ lead, named, siteUrl }: LeadFactsProps) {
  const { choices = '' } = lead.details;
  return (
    <>
      <Facts
        rows={[
          ['Reference', lead.reference],
          ['Name', fullName(lead)],
          ['Phone', lead.phone],
          ['Email', lead.email],
          ['Bus', lead.bus ? busName(lead.bus) : null],
          ...leadAnswers(lead)
            .filter(({ column }) => column !== 'quote')
            .map(({ label, text }): [string, string] => [label, say(text)]),
        ]}
      />
      {readQuote([choices]).choices.map((choice) => {
        const bus = named.find(({ id }) => id === choice.busId);
        return (
          <Paragraph key={choice.busId}>
            {`${howMany(choice)} of `}
            {bus ? (
              <a href={siteUrl + urls.bus(bus)}>
                {busName({ title: listingTitle(bus), stockNumber: bus.stockNumber })}
              </a>
            ) : (
              `listing ${choice.busId}, which is not on the site at this moment`
            )}
          </Paragraph>
        );
      })}
    </>
  );
}

export function busName(bus: { title: string; stockNumber: string | null }): string {
  return bus.stockNumber ? `${bus.title} (stock ${bus.stockNumber})` : bus.title;
}
