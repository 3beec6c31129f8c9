import type { ConditionGroup, SearchCondition } from './bus-search.ts';
import { groupCondition, parseListGroup } from './group-choice.ts';
import { multiValued } from './bus-document.ts';
import { listFilters, takesOne, type ListFilter } from './list-filters.ts';
import { chosenRanges, type ListQuery } from './list-query.ts';

/** The conditions of a query's chosen filters, one group a filter. */
export function listConditions(query: ListQuery): ConditionGroup[] {
  return listFilters.flatMap((filter) => {
    const anyOf = conditionsOf(filter, query);
    return anyOf.length === 0 ? [] : [{ field: countedAttribute(filter), anyOf }];
  });
}

/** The attribute whose counts leave this filter's own choice out. */
export function countedAttribute(filter: ListFilter): string {
  return filter.kind === 'range' ? filter.bucketAttribute : filter.attribute;
}

/** What the panel needs counted. */
export const countedFacets: readonly string[] = listFilters
  .filter(({ kind }) => kind !== 'group')
  .map(countedAttribute);

/**
 * Filters to which a further value adds buses that counts by value do not tell apart: those that a
 * choice over more than the counted attribute, or a bus with several values, holds already.
 */
export function countedBeyond(groups: readonly ConditionGroup[]): string[] {
  return listFilters.flatMap((filter) => {
    const counted = countedAttribute(filter);
    const own = takesOne(filter) ? undefined : groups.find(({ field }) => field === counted);
    const isByValue = own?.anyOf.every((one) => 'facet' in one && one.facet === counted);
    return own && (!isByValue || multiValued.includes(counted)) ? [counted] : [];
  });
}

function conditionsOf(filter: ListFilter, query: ListQuery): SearchCondition[] {
  if (filter.kind === 'range') {
    return chosenRanges(filter, query).flatMap((range) =>
      filter.attribute === 'seats'
        ? seatConditions(range)
        : [{ number: filter.attribute, ...bounds(range) }],
    );
  }
  const values = query.chosen.get(filter.parameter) ?? [];
  if (filter.kind === 'group') {
    return values.flatMap((value) => {
      const group = parseListGroup(value);
      return group ? [groupCondition(group)] : [];
    });
  }
  return values.map((value) => ({ facet: filter.attribute, value }));
}

/** A school bus answers to its adult seats as well as to its rated ones. */
export function seatConditions(range: {
  min: number | null;
  max: number | null;
}): SearchCondition[] {
  return [
    { number: 'seats', ...bounds(range) },
    { number: 'seatsAdult', ...bounds(range) },
  ];
}

const bounds = ({ min, max }: { min: number | null; max: number | null }) => ({ min, max });
