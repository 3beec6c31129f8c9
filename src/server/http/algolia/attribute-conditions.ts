import type { Filter } from '@omnibus/search-core';
import { flagAttributes, numberAttributes } from '#domain/search/bus-document.ts';
import type { NumericOperator } from './filter-tokens.ts';

const numbers: ReadonlySet<string> = new Set(numberAttributes);
const flags: ReadonlySet<string> = new Set(flagAttributes);

/**
 * `attribute:value`: a facet value, a flag (`featured:true`), or a figure (`seats:24`). A leading `-`
 * in facet filters negates before this is called. Unknown attributes match nothing.
 */
export function attributeCondition(attribute: string, value: string): Filter {
  if (attribute === 'objectID') return { facet: 'objectID', value };
  if (flags.has(attribute)) return { flag: attribute, is: value === 'true' || value === '1' };
  if (numbers.has(attribute)) {
    const figure = Number(value);
    return value.trim() !== '' && Number.isFinite(figure)
      ? { number: attribute, min: figure, max: figure }
      : { or: [] };
  }
  return { facet: attribute, value };
}

/** `attribute < 10` and the like; flags compare as 0 and 1. */
export function numericCondition(
  attribute: string,
  operator: NumericOperator,
  value: number,
): Filter {
  if (flags.has(attribute)) {
    const is: Filter = { flag: attribute, is: value === 1 };
    return operator === '!=' ? { not: is } : is;
  }
  switch (operator) {
    case '<':
      return { number: attribute, below: value };
    case '<=':
      return { number: attribute, max: value };
    case '>':
      return { number: attribute, above: value };
    case '>=':
      return { number: attribute, min: value };
    case '=':
      return { number: attribute, min: value, max: value };
    case '!=':
      return { not: { number: attribute, min: value, max: value } };
  }
}
