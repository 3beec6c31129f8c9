import { t } from '@lingui/core/macro';
import { watchedList } from '#domain/alerts/alert-question.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { listFilters } from '#domain/search/list-filters.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import type { ReadQuestion } from '#domain/search/understand-query.ts';
import { conditionWords } from './chip-words.ts';

/**
 * What an alert watches, in words of the page's language, one condition a line: as the words are read,
 * then the place, then the filters.
 */
export function watchedBy({ kind, bus, details }: Lead, readQuestion: ReadQuestion): string[] {
  if (kind === 'price-watch') return bus ? [bus.title] : [];
  const { query, smart } = readQuestion(watchedList(details), smartLanguage(details.language));
  const { understood, text } = smart;
  return [
    ...understood.map(({ chip }) => conditionWords(chip)),
    ...(text === '' ? [] : [t`“${{ words: text }}”`]),
    ...filterWords(query),
  ];
}

/** The same of all that was chosen and not typed. */
export function filterWords({ near, chosen }: ListQuery): string[] {
  const place = near && {
    place: near.place,
    ...(near.radiusMiles === null
      ? { says: 'near' as const }
      : { says: 'within' as const, miles: near.radiusMiles }),
  };
  const filters = listFilters.flatMap(({ parameter }) =>
    (chosen.get(parameter) ?? []).map((value) =>
      conditionWords({ says: 'filter', parameter, value }),
    ),
  );
  return [...(place ? [conditionWords(place)] : []), ...filters];
}
