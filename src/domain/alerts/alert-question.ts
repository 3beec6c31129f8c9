import { languageOf } from '#messages/languages.ts';
import { orderOf, parseListQuery, writeListQuery, type ListQuery } from '../search/list-query.ts';
import type { SmartLanguage } from '../search/smart-search/parse-smart-query.ts';
import type { LeadDetails } from '../leads/lead-forms.ts';
import type { Lead } from '../leads/lead.ts';

/** What an alert watches: one bus, or what a list would show. */
export type AlertQuestion = { busId: number } | { query: ListQuery; language: SmartLanguage };

/** The list that an alert watches, read by the list's own rules; its order is that of any list. */
export function watchedList({ wanted, filters }: Pick<LeadDetails, 'wanted' | 'filters'>) {
  const parameters = new URLSearchParams(filters ?? '');
  parameters.delete('query');
  parameters.set('search', wanted ?? '');
  return inItsOrder(parseListQuery(parameters));
}

const inItsOrder = (query: ListQuery): ListQuery => ({
  ...query,
  sort: orderOf(query.near),
  page: 1,
});

/** All that a list asks but its words, as an alert keeps it; "" when that is nothing. */
export const filtersOf = (query: ListQuery): string => written({ ...query, text: '' });

/** The same of what stands in an address or was posted, by the list's own rules. */
export const keptFilters = (parameters: string): string =>
  filtersOf(parseListQuery(new URLSearchParams(parameters)));

function written(query: ListQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(writeListQuery(inItsOrder(query)))) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) {
      parameters.append(name, one);
    }
  }
  return parameters.toString();
}

/** What an alert asks, the same text for all who ask the same. The language counts for words alone. */
export function questionOf({ kind, bus, details }: Pick<Lead, 'kind' | 'bus' | 'details'>): string {
  if (kind === 'price-watch') return `bus ${bus?.id ?? 0}`;
  const query = watchedList(details);
  const language = query.text === '' ? '' : (languageOf(details.language) ?? 'en');
  return `${language}?${written(query)}`;
}

/** A question of `questionOf`, read again. */
export function readAlertQuestion(question: string): AlertQuestion {
  if (question.startsWith('bus ')) return { busId: Number(question.slice(4)) };
  const at = question.indexOf('?');
  const query = inItsOrder(parseListQuery(new URLSearchParams(question.slice(at + 1))));
  return { query, language: languageOf(question.slice(0, at)) ?? 'en' };
}
