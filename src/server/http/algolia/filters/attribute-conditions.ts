import type { Filter } from '@omnibus/search-core';
import { groupAttributes } from '#domain/search/group-choice.ts';
import { flagAttributes, numberAttributes } from '#domain/search/bus-document.ts';
import { readFigure } from '../request/figure.ts';
import type { NumericOperator } from './filter-tokens.ts';

const numbers: ReadonlySet<string> = new Set([...numberAttributes, ...groupAttributes]);
const flags: ReadonlySet<string> = new Set(flagAttributes);

const flagValues: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/**
 * `attribute:value`: a facet value, a flag (`featured:true`), or a figure (`seats:24`). A leading `-`
 * in facet filters negates before this is called. Unknown attributes
 * and values that a flag cannot have match nothing.
 */
export function attributeCondition(attribute: string, value: string): Filter {
  if (flags.has(attribute)) {
    const is = flagValues.get(value);
    return is === undefined ? { or: [] } : { flag: attribute, is };
  }
  if (numbers.has(attribute)) {
    const figure = readFigure(value);
    return figure === null ? { or: [] } : { number: attribute, min: figure, max: figure };
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
    const anyOf = [false, true].filter((is) => compares(Number(is), operator, value));
    return { or: anyOf.map((is) => ({ flag: attribute, is })) };
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

/** `attribute:low TO high`, both ends included. */
export function rangeCondition(attribute: string, low: number, high: number): Filter {
  if (flags.has(attribute)) {
    const anyOf: Filter[] = [];
    if (low <= 0 && high >= 0) anyOf.push({ flag: attribute, is: false });
    if (low <= 1 && high >= 1) anyOf.push({ flag: attribute, is: true });
    return { or: anyOf };
  }
  return { number: attribute, min: low, max: high };
}

function compares(a: number, operator: NumericOperator, b: number): boolean {
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '=':
      return a === b;
    case '!=':
      return a !== b;
  }
}
