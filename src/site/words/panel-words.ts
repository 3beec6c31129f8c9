import { parseRange } from '#domain/inventory/filter-buckets.ts';
import type { FilterGroup } from '#domain/search/filter-panel.ts';
import { findFilter, type ListFilter } from '#domain/search/list-filters.ts';
import { compareNames } from '#messages/figures.ts';
import type { NamedGroup } from '#site/islands/filters/filter-panel-props.ts';
import { chipWords } from './chip-words.ts';
import { optionName } from './condition-words.ts';
import { rangeName } from './range-words.ts';
import { filterName } from './trade-words.ts';

/** The filter panel in the language of the page: islands are handed the words of the trade. */
export function namedGroups(groups: readonly FilterGroup[]): NamedGroup[] {
  return groups.flatMap((group) => {
    const filter = findFilter(group.parameter);
    if (!filter) return [];
    const options = group.options.map(({ chip, ...option }) => ({
      ...option,
      label: chip ? chipWords(chip) : valueName(filter, option.value),
    }));
    return {
      ...group,
      label: filterName(group.parameter),
      options: isByName(filter)
        ? options.toSorted((one, other) => compareNames(one.label, other.label))
        : options,
    };
  });
}

/** States stand in the order of their names, which is another one in each language. */
const isByName = (filter: ListFilter): boolean =>
  filter.kind === 'facet' && filter.field === 'state';

function valueName(filter: ListFilter, value: string): string {
  if (filter.kind === 'facet') return optionName(filter, value);
  const range = parseRange(filter.ranges, value);
  return range ? rangeName(filter, range) : value;
}
