import { plural, t } from '@lingui/core/macro';
import { filterPanel } from '#domain/search/filter-panel.ts';
import { withoutNear } from '#domain/search/list-query.ts';
import type { BusSearchPage } from '#domain/search/search-buses.ts';
import type { FilterPanelProps } from '#site/islands/filters/filter-panel-props.ts';
import { namedGroups } from '#site/words/panel-words.ts';
import { filtersUrl, listUrl, type ListPath } from './list-urls.ts';

/** The filters beside a list's answers: the groups that stand open, or all of them, with their values. */
export function panelOf(
  found: BusSearchPage,
  path: ListPath,
  sent: 'open' | 'all',
): FilterPanelProps {
  const { query } = found;
  return {
    groups: namedGroups(filterPanel(found), sent),
    near: {
      place: query.near?.place ?? '',
      within: String(query.near?.radiusMiles ?? ''),
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
