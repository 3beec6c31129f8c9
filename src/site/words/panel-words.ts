import type { FilterGroup } from '#domain/search/filter-panel.ts';
import { findFilter, type ListFilter } from '#domain/search/list-filters.ts';
import { compareNames } from '#messages/figures.ts';
import type { NamedGroup } from '#site/islands/filters/filter-panel-props.ts';
import { isFirstOpen } from '#site/islands/filters/first-open.ts';
import { chipWords } from './chip-words.ts';
import { valueName } from './condition-words.ts';
import { filterName } from './trade-words.ts';

/**
 * The filter panel in the language of the page: islands are handed the words of the trade. `open`: as
 * a list sends it, of the groups that stand closed the names alone.
 */
export function namedGroups(groups: readonly FilterGroup[], sent: 'open' | 'all'): NamedGroup[] {
  return groups.flatMap((group): NamedGroup[] => {
    const filter = findFilter(group.parameter);
    if (!filter) return [];
    const label = filterName(group.parameter);
    if (sent === 'open' && !isFirstOpen(group))
      return [{ parameter: group.parameter, label, options: null }];
    const options = group.options.map(({ chip, ...option }) => ({
      ...option,
      label: chip ? chipWords(chip) : valueName(filter, option.value),
    }));
    const listed = isByName(filter)
      ? options.toSorted((one, other) => compareNames(one.label, other.label))
      : options;
    return [{ ...group, label, options: listed }];
  });
}

/** States stand in the order of their names, which is another one in each language. */
const isByName = (filter: ListFilter): boolean =>
  filter.kind === 'facet' && filter.field === 'state';
