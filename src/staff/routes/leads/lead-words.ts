import { fullName, type Lead } from '#domain/leads/lead.ts';
import { leadWords } from '#domain/leads/present-lead.ts';
import { countAsked, readQuote } from '#domain/quotes/quote-choice.ts';

/** How staff call the person. */
export const leadName = (lead: Lead) =>
  fullName(lead) ?? lead.email ?? lead.phone ?? lead.reference;

/** The first words of what they want. */
export function leadSnippet(lead: Lead): string {
  const text = (leadWords(lead) ?? askedBuses(lead)).replace(/\s+/g, ' ').trim();
  const letters = [...text];
  return letters.length > 110 ? `${letters.slice(0, 109).join('')}…` : text;
}

/** How many a quote is asked for; nothing for other leads. */
function askedBuses({ details }: Lead): string {
  const total = countAsked(readQuote([details.choices ?? '']).choices);
  return total === 0 ? '' : total === 1 ? '1 bus' : `${total} buses`;
}
