import type { ConditionGroup, SearchCondition } from '#domain/search/bus-search.ts';

/** No record has an empty id: the way to say "nothing" in the filter grammar. */
const nothing = 'objectID:""';

/**
 * Condition groups in the hosted service's filter grammar: an AND of OR groups, NOT on single terms
 * (https://www.algolia.com/doc/api-reference/api-parameters/filters/).
 */
export function filtersText(groups: readonly ConditionGroup[]): string {
  return groups.map(groupText).join(' AND ');
}

function groupText({ anyOf }: ConditionGroup): string {
  if (anyOf.length === 0) return nothing;
  const terms = anyOf.map(conditionText);
  return terms.length === 1 ? terms[0]! : `(${terms.join(' OR ')})`;
}

function conditionText(condition: SearchCondition): string {
  const term =
    'facet' in condition
      ? `${condition.facet}:${quoted(condition.value)}`
      : rangeText(condition.number, condition.min, condition.max);
  return condition.not ? `NOT ${term}` : term;
}

function rangeText(attribute: string, min: number | null, max: number | null): string {
  if (min === null) return max === null ? nothing : `${attribute} <= ${max}`;
  if (max === null) return `${attribute} >= ${min}`;
  // The grammar refuses a range that runs backwards; nobody is in one.
  return min > max ? nothing : `${attribute}:${min} TO ${max}`;
}

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
