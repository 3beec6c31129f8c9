import { plural, t } from '@lingui/core/macro';
import { filterPanel, type FilterGroup } from '#domain/search/filter-panel.ts';
import { withoutNear } from '#domain/search/list-query.ts';
import { radiiMiles } from '#domain/search/near.ts';
import type { BusSearchPage } from '#domain/search/search-buses.ts';
import type { FilterPanelProps, NamedGroup } from '#site/islands/filters/filter-panel-props.ts';
import { saysNear } from '#domain/search/understand-query.ts';
import type { NearPlace } from '#domain/search/whereabouts.ts';
import { findFilter, type ListFilter } from '#domain/search/list-filters.ts';
import { compareNames, sayNumber, sayRoundMiles } from '#messages/figures.ts';
import { isFirstOpen } from '#site/islands/filters/filters.tsx';
import { chipWords, valueName } from '#site/words/chip-words.ts';
import { filterName } from '#site/words/trade-words.ts';
import { filtersUrl, listUrl, type ListPath } from './list-urls.ts';

/** The filters beside a list's answers: the groups that stand open, or all of them, with their values. */
export function panelOf(
  found: BusSearchPage,
  path: ListPath,
  sent: 'open' | 'all',
): FilterPanelProps {
  const { query } = found;
  const said = saidNear(found);
  return {
    groups: namedGroups(filterPanel(found), sent),
    near: {
      place: query.near?.place ?? said?.name ?? '',
      within: String((query.near ?? said)?.radiusMiles ?? ''),
      radii: namedRadii(),
      isSaid: said !== null,
      unknown: query.near !== null && found.unknownPlace !== null,
    },
    apply: t`Show ${plural({ count: found.total }, { one: '# bus', other: '# buses' })}`,
    clearHref:
      query.chosen.size > 0 || query.near
        ? listUrl(path, { ...withoutNear(query), chosen: new Map() })
        : null,
    allHref: filtersUrl(query),
  };
}

export const namedRadii = (): FilterPanelProps['near']['radii'] =>
  radiiMiles.map((miles) => ({ miles: String(miles), name: sayRoundMiles(miles, 'long') }));

/** The place that the words name, where its distance is one that can be chosen. */
function saidNear({ query, near, smart }: BusSearchPage): NearPlace | null {
  if (query.near || !near || !smart.understood.some(saysNear)) return null;
  return near.radiusMiles === null || radiiMiles.includes(near.radiusMiles) ? near : null;
}

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
    const options = group.options.map(({ chip, count, ...option }) => ({
      ...option,
      count: count === null ? null : sayNumber(count),
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
