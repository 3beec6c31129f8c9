import { t } from '@lingui/core/macro';
import { watchedList } from '#domain/alerts/alert-question.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { listFilters } from '#domain/search/list-filters.ts';
import type { ListCondition } from '#domain/search/list-condition.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import type { ReadQuestion } from '#domain/search/understand-query.ts';
import { conditionWords, isName } from './chip-words.ts';

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

/**
 * The same for an address that nobody has confirmed yet: in words of ours alone, so that nobody sends
 * theirs to somebody else through our form. What is left out is named as such.
 */
export function watchedInOurWords({ details }: Lead, readQuestion: ReadQuestion): string[] {
  const { query, smart } = readQuestion(watchedList(details), smartLanguage(details.language));
  const { understood, text } = smart;
  const spoken = understood.filter(({ kind, chip }) => kind !== 'place' || chip.says === 'state');
  const chosen = chosenConditions(query);
  const ours = [...spoken.map(({ chip }) => chip), ...chosen].filter((one) => !mayBeTyped(one));
  if (ours.length === 0) return [];
  const isAll = text === '' && ours.length === understood.length + chosen.length;
  return [...ours.map(conditionWords), ...(isAll ? [] : [t`other conditions that the link shows`])];
}

/** Names that no table of ours has to know. */
function mayBeTyped(condition: ListCondition): boolean {
  if (condition.says === 'filter') return isName(condition);
  return ['stock', 'vin', 'near', 'within'].includes(condition.says);
}

/** The words of all that was chosen and not typed. */
export const filterWords = (query: ListQuery): string[] =>
  chosenConditions(query).map(conditionWords);

function chosenConditions({ near, chosen }: ListQuery): ListCondition[] {
  const place = near && {
    place: near.place,
    ...(near.radiusMiles === null
      ? { says: 'near' as const }
      : { says: 'within' as const, miles: near.radiusMiles }),
  };
  const filters = listFilters.flatMap(({ parameter }) =>
    (chosen.get(parameter) ?? []).map((value): ListCondition => ({
      says: 'filter',
      parameter,
      value,
    })),
  );
  return [...(place ? [place] : []), ...filters];
}
