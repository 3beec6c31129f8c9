import type { BusSearchPage } from './search-buses.ts';
import { listFilters } from './list-filters.ts';
import type { NearPlace } from './near.ts';
import { withChosen, withoutNear, type ListQuery } from './list-query.ts';
import { parseRange } from '#domain/inventory/filter-buckets.ts';
import { withoutUnderstood } from './smart-search/without-understood.ts';

/** One condition in force, and the query without it. */
export interface QueryChip {
  label: string;
  /** The label is a make's or model's name, the same in every language. */
  isName: boolean;
  /** The proper spelling when what was typed was not: "provost" → "Prevost". */
  corrected: string | null;
  without: ListQuery;
}

/** What was understood from the words and what was chosen, each removable by a plain link. */
export function queryChips({
  query,
  smart,
  near,
}: Pick<BusSearchPage, 'query' | 'smart' | 'near'>): QueryChip[] {
  const spoken = smart.understood.map((item) => ({
    label: item.label,
    isName: item.kind === 'make' || item.kind === 'model',
    corrected: item.corrected ?? null,
    without: { ...query, text: withoutUnderstood(smart.query, item), page: 1 },
  }));
  const chosen = listFilters.flatMap((filter) => {
    const values = query.chosen.get(filter.parameter) ?? [];
    return values.map((value) => ({
      label: chipLabel(filter, value),
      isName: filter.kind === 'facet' && filter.options === null,
      corrected: null,
      without: withChosen(
        query,
        filter.parameter,
        values.filter((one) => one !== value),
      ),
    }));
  });
  return [...spoken, ...nearChip(query, near), ...chosen];
}

/** An unknown place has no chip: the filter says what is wrong with it. */
function nearChip(query: ListQuery, near: NearPlace | null): QueryChip[] {
  if (!query.near || !near) return [];
  const { label, radiusMiles } = near;
  return [
    {
      label: radiusMiles === null ? `Near ${label}` : `Within ${radiusMiles} miles of ${label}`,
      isName: false,
      corrected: null,
      without: withoutNear(query),
    },
  ];
}

function chipLabel(filter: (typeof listFilters)[number], value: string): string {
  if (filter.kind === 'range') {
    const range = parseRange(filter.ranges, value, filter.write);
    return `${filter.label}: ${range?.label ?? value}`;
  }
  const label = filter.options?.[value] ?? value;
  return /^(yes|no)$/i.test(label) ? `${filter.label}: ${label.toLowerCase()}` : label;
}
