import type { BusSearchPage } from './search-buses.ts';
import type { ListCondition } from './list-condition.ts';
import { listFilters } from './list-filters.ts';
import type { NearPlace } from './whereabouts.ts';
import { withChosen, withoutNear, type ListQuery } from './list-query.ts';
import type { ChipMeaning } from './smart-search/chip.ts';
import { withoutUnderstood } from './understand-query.ts';

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
  // "near me" is answered by the place that was named.
  const nearMe = query.near && near ? smart.understood.filter(({ filter }) => filter.nearMe) : [];
  const others = smart.understood.filter((item) => !nearMe.includes(item));
  const spoken = others.map((item) => ({
    condition: item.filter.nearName && near ? placeCondition(near) : item.chip,
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
  const elsewhere = { ...query, text: withoutUnderstood(smart, ...nearMe) };
  return [...spoken, ...nearChip(elsewhere, near), ...chosen];
}

/** An unknown place has no chip: the filter says what is wrong with it. */
function nearChip(query: ListQuery, near: NearPlace | null): QueryChip[] {
  if (!query.near || !near) return [];
  return [{ condition: placeCondition(near), corrected: null, without: withoutNear(query) }];
}

const placeCondition = ({ label: place, radiusMiles: miles }: NearPlace): ListCondition =>
  miles === null ? { says: 'near', place } : { says: 'within', miles, place };

/** No bus has a word of what was typed; if nothing else was asked, the answer is simply all buses. */
export function noWordIsKnown(found: BusSearchPage): boolean {
  const { dropped, query } = found;
  if (queryChips(found).length > 0) return false;
  const words = query.text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0;
  return words > 0 && dropped.length >= words && dropped.every(({ kind }) => kind === 'words');
}
