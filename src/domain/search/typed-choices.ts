import { parseRange } from '#domain/inventory/filter-buckets.ts';
import type { ConditionGroup, SearchCondition } from './bus-search.ts';
import { groupOfCondition, writeListGroup } from './group-choice.ts';
import { listFilters, takesOne, type ListFilter } from './list-filters.ts';
import { smartConditions, countedAttribute } from './query-conditions.ts';
import type { SmartQuery, Understood } from './smart-search/smart-query.ts';

/** What typed words say in the terms of one filter of the panel. */
export interface TypedChoice {
  filter: ListFilter;
  /** As the filter's address says them. */
  values: readonly string[];
  items: readonly Understood[];
  /** The filter's condition first; then what the same words ask besides, as a model's maker. */
  groups: readonly [ConditionGroup, ...ConditionGroup[]];
}

const said = 'said-';
const byAttribute = new Map(
  listFilters.flatMap((filter) =>
    [countedAttribute(filter), filter.attribute].map((name) => [said + name, filter] as const),
  ),
);

/**
 * The typed conditions that stand in groups of the panel. Words that say more than filters can (a
 * town, an engine's number), what is not wanted, and conditions that exclude each other stand in none.
 */
export function typedChoices(smart: SmartQuery): TypedChoice[] {
  const choices = Map.groupBy(smart.understood.flatMap(choiceOf), ({ filter }) => filter);
  return [...choices.values()].flatMap((alike) => joined(alike) ?? []);
}

function choiceOf(item: Understood): TypedChoice[] {
  const { groups, words } = smartConditions(item.filter, item.words);
  const filters = groups.map(({ field }) => byAttribute.get(field));
  const filter = filters.at(-1);
  const group = groups.at(-1);
  if (!filter || !group || words.length > 0 || filters.includes(undefined)) return [];
  const values = valuesOf(filter, group.anyOf);
  if (values.length === 0) return [];
  const own = { ...group, field: countedAttribute(filter) };
  return [{ filter, values, items: [item], groups: [own, ...groups.slice(0, -1)] }];
}

function valuesOf(filter: ListFilter, anyOf: readonly SearchCondition[]): string[] {
  if (filter.kind === 'facet') {
    return anyOf.flatMap((one) =>
      'facet' in one && one.facet === filter.attribute ? one.value : [],
    );
  }
  if (filter.kind === 'group') {
    return anyOf.flatMap((one) => {
      const group = groupOfCondition(one);
      return group ? [writeListGroup(group)] : [];
    });
  }
  const range = anyOf.find((one) => 'number' in one && one.number === filter.attribute);
  if (!range || !('number' in range)) return [];
  const { min, max } = range;
  const named = filter.ranges.find((one) => one.min === min && one.max === max);
  const value = named?.value ?? `${whole(min)}-${whole(max)}`;
  return parseRange(filter.ranges, value) ? [value] : [];
}

const whole = (bound: number | null) => (bound === null ? '' : Math.floor(bound));

/** Several words for one filter: kinds and makers are alternatives, bounds hold together. */
function joined(alike: readonly TypedChoice[]): TypedChoice | null {
  const [first, ...others] = alike;
  if (!first || others.length === 0) return first ?? null;
  const { filter } = first;
  const items = alike.flatMap((one) => one.items);
  const { field } = first.groups[0];
  const conditions = alike.map((one) => one.groups[0].anyOf);
  if (filter.kind === 'range') {
    const anyOf = conditions.reduce(within);
    const values = valuesOf(filter, anyOf);
    return values.length === 0 ? null : { filter, values, items, groups: [{ field, anyOf }] };
  }
  const values = [...new Set(alike.flatMap((one) => one.values))];
  // Who asks for a lift and a ramp wants both, and "or" is said between.
  const isBoth = ({ filter: { features }, insteadOf }: Understood) => features && !insteadOf;
  const areAlternatives = !takesOne(filter) && !items.slice(1).some(isBoth);
  if (values.length > 1 && !areAlternatives) return null;
  const own = { field, anyOf: conditions.flat() };
  // Said twice, and the one said more: "paratransit bus, wheelchair" is a shuttle still.
  const besides = values.length > 1 ? [] : alike.flatMap(({ groups: [, ...more] }) => more);
  return { filter, values, items, groups: [own, ...besides] };
}

/** The figures that are in both; none where no figure can be. */
function within(
  one: readonly SearchCondition[],
  other: readonly SearchCondition[],
): SearchCondition[] {
  return one.flatMap((a) => {
    const b = other.find((each) => 'number' in each && 'number' in a && each.number === a.number);
    if (!b || !('number' in a) || !('number' in b)) return [];
    const min = Math.max(a.min ?? Number.NEGATIVE_INFINITY, b.min ?? Number.NEGATIVE_INFINITY);
    const max = Math.min(a.max ?? Number.POSITIVE_INFINITY, b.max ?? Number.POSITIVE_INFINITY);
    if (min > max) return [];
    const bound = (figure: number) => (Number.isFinite(figure) ? figure : null);
    return [{ number: a.number, min: bound(min), max: bound(max) }];
  });
}
