import { jsonOrNull } from '#domain/json-or-null.ts';
import type { Filter } from '@omnibus/search-core';
import { ApiError } from '../api-error.ts';
import { attributeCondition, numericCondition, rangeCondition } from './attribute-conditions.ts';
import { readFigure } from '../request/figure.ts';
import type { NumericOperator } from './filter-tokens.ts';

const mostEntries = 512;

/**
 * `facetFilters` and `numericFilters`: the outer list is AND, an inner list OR, a string one term;
 * also a string of terms joined by commas, and a JSON string of the list. Throws ApiError 400.
 */
export function parseListFilters(
  name: 'facetFilters' | 'numericFilters',
  given: unknown,
): Filter | null {
  const list = asList(name, given);
  if (list.length === 0) return null;
  let count = 0;
  const term = (entry: unknown): Filter => {
    if (++count > mostEntries) throw new ApiError(400, `${name}: more than ${mostEntries} terms`);
    if (typeof entry !== 'string')
      throw new ApiError(400, `${name}: expected text, got ${typeof entry}`);
    return name === 'facetFilters' ? facetTerm(entry) : numericTerm(entry);
  };
  return {
    and: list.map((entry) => (Array.isArray(entry) ? { or: entry.map(term) } : term(entry))),
  };
}

function asList(name: string, given: unknown): unknown[] {
  if (given === undefined || given === null || given === '') return [];
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string') throw new ApiError(400, `${name}: expected a list`);
  if (!given.trimStart().startsWith('[')) return given.split(',').map((part) => part.trim());
  const parsed = jsonOrNull(given);
  if (Array.isArray(parsed)) return parsed;
  throw new ApiError(400, `${name}: not a readable list`);
}

/** `attr:value`, `attr:-value` (negated) and `-attr:value`. */
function facetTerm(text: string): Filter {
  const colon = text.indexOf(':');
  if (colon < 1)
    throw new ApiError(400, `facetFilters: expected attribute:value, got '${text.slice(0, 100)}'`);
  const negatedName = text.startsWith('-');
  const attribute = text.slice(negatedName ? 1 : 0, colon);
  const rest = text.slice(colon + 1);
  const negatedValue = rest.startsWith('-');
  // A backslash keeps a leading minus sign as part of the value.
  const value = negatedValue ? rest.slice(1) : rest.replace(/^\\-/, '-');
  const condition = attributeCondition(attribute, value);
  return negatedName !== negatedValue ? { not: condition } : condition;
}

function numericTerm(text: string): Filter {
  const range = /^\s*([^\s:<>=!]+)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/i.exec(text);
  if (range) {
    const [low, high] = [figure(range[2]!), figure(range[3]!)];
    if (low > high) throw new ApiError(400, `numericFilters: ${low} TO ${high} runs backwards`);
    return rangeCondition(range[1]!, low, high);
  }
  const comparison = /^\s*([^\s:<>=!]+)\s*(<=|>=|!=|<|>|=|:)\s*(\S+)\s*$/.exec(text);
  if (!comparison) throw new ApiError(400, `numericFilters: cannot read '${text.slice(0, 100)}'`);
  const operator = comparison[2] === ':' ? '=' : (comparison[2] as NumericOperator);
  return numericCondition(comparison[1]!, operator, figure(comparison[3]!));
}

function figure(text: string): number {
  const value = readFigure(text);
  if (value === null) {
    throw new ApiError(400, `numericFilters: '${text.slice(0, 40)}' is not a number`);
  }
  return value;
}
