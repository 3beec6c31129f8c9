import { t } from '@lingui/core/macro';
import { watchedList } from '#domain/alerts/alert-question.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Places } from '#domain/locations/place.ts';
import { listFilters } from '#domain/search/list-filters.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import {
  parseSmartQuery,
  smartLanguage,
  type SmartLanguage,
} from '#domain/search/smart-search/parse-smart-query.ts';
import { conditionWords } from './chip-words.ts';

interface Reader {
  now: Date;
  places: Places | null;
}

/** What an alert watches, in words of the page's language. */
export function watchedBy({ kind, bus, details }: Lead, reader: Reader): string[] {
  if (kind === 'price-watch') return bus ? [bus.title] : [];
  const language = smartLanguage(details.language);
  return watchedWords(watchedList(details), { ...reader, language });
}

/** What a list goes by, one condition a line: as the words are read, then the place, then the filters. */
function watchedWords(query: ListQuery, reader: Reader & { language: SmartLanguage }): string[] {
  const { understood, text } = parseSmartQuery(query.text, reader);
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
