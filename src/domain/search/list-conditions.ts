import type { ConditionGroup, SearchCondition } from './bus-search.ts';
import { listFilters, type ListFilter } from './list-filters.ts';
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
  return filter.kind === 'range' ? (filter.bucketAttribute ?? filter.attribute) : filter.attribute;
}

/** What the panel needs counted. */
export const countedFacets: readonly string[] = listFilters.flatMap((filter) =>
  filter.kind === 'range' ? (filter.bucketAttribute ?? []) : filter.attribute,
);

function conditionsOf(filter: ListFilter, query: ListQuery): SearchCondition[] {
  if (filter.kind === 'range') {
    return chosenRanges(filter, query).flatMap((range) =>
      filter.attribute === 'seats'
        ? seatConditions(range)
        : [{ number: filter.attribute, ...bounds(range) }],
    );
  }
  const values = query.chosen.get(filter.parameter) ?? [];
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
