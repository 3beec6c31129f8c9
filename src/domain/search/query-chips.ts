import type { BusSearchPage } from './search-buses.ts';
import type { ListCondition } from './list-condition.ts';
import { listFilters } from './list-filters.ts';
import type { NearPlace } from './near.ts';
import { withChosen, withoutNear, type ListQuery } from './list-query.ts';
import type { ChipMeaning } from './smart-search/chip.ts';
import { withoutUnderstood } from './smart-search/without-understood.ts';

/** One condition in force, and the query without it. */
export interface QueryChip {
  condition: ListCondition;
  /** The proper spelling when what was typed was not: "provost" → "Prevost". */
  corrected: ChipMeaning | null;
  without: ListQuery;
}

/** What was understood from the words and what was chosen, each removable by a plain link. */
export function queryChips({
  query,
  smart,
  near,
}: Pick<BusSearchPage, 'query' | 'smart' | 'near'>): QueryChip[] {
  const spoken = smart.understood.map((item) => ({
    condition: item.chip,
    corrected: item.corrected ?? null,
    without: { ...query, text: withoutUnderstood(smart, item), page: 1 },
  }));
  const chosen = listFilters.flatMap((filter) => {
    const values = query.chosen.get(filter.parameter) ?? [];
    return values.map((value) => ({
      condition: { says: 'filter' as const, parameter: filter.parameter, value },
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
  const { label: place, radiusMiles: miles } = near;
  const condition: ListCondition =
    miles === null ? { says: 'near', place } : { says: 'within', miles, place };
  return [{ condition, corrected: null, without: withoutNear(query) }];
}
