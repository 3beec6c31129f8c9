import type { Filter } from '@omnibus/search-core';
import { ApiError } from './api-error.ts';
import { attributeCondition, numericCondition } from './attribute-conditions.ts';
import { filterTokens, type FilterToken } from './filter-tokens.ts';

const longestFilter = 8_192;
const mostTerms = 512;
const deepest = 8;

/** What a parsed group may still be combined with. */
type Shape = 'term' | 'or' | 'and';
interface Parsed {
  filter: Filter;
  shape: Shape;
}

/**
 * Reads the `filters` parameter: an AND of OR groups, NOT on single terms, `attr:value`, quotes,
 * numeric comparisons and `attr:low TO high` (inclusive). An AND inside an OR and a negated group are
 * refused, as the hosted service refuses them. Throws ApiError 400 that names the position.
 */
export function parseFilters(text: string): Filter | null {
  if (text.length > longestFilter) {
    throw new ApiError(400, `filters: longer than ${longestFilter} characters`);
  }
  const tokens = filterTokens(text);
  if (tokens.length === 0) return null;
  return new FilterReader(tokens, text.length).read();
}

class FilterReader {
  private readonly tokens: readonly FilterToken[];
  private readonly endAt: number;
  private next = 0;
  private terms = 0;
  private depth = 0;

  constructor(tokens: readonly FilterToken[], endAt: number) {
    this.tokens = tokens;
    this.endAt = endAt;
  }

  read(): Filter {
    const { filter } = this.readAnd();
    const left = this.peek();
    if (left) this.refuse(left, 'the expression should end');
    return filter;
  }

  private readAnd(): Parsed {
    const first = this.readOr();
    const parts = [first];
    while (this.take('and')) parts.push(this.readOr());
    return parts.length === 1
      ? first
      : { filter: { and: parts.map((p) => p.filter) }, shape: 'and' };
  }

  private readOr(): Parsed {
    const startAt = this.peek()?.at ?? this.endAt;
    const first = this.readTerm();
    const parts = [first];
    while (this.take('or')) parts.push(this.readTerm());
    if (parts.length === 1) return first;
    if (parts.some((part) => part.shape === 'and')) {
      throw new ApiError(
        400,
        `filters: an AND group inside an OR is not allowed (near position ${startAt}); write an AND of OR groups`,
      );
    }
    return { filter: { or: parts.map((part) => part.filter) }, shape: 'or' };
  }

  private readTerm(): Parsed {
    const not = this.take('not');
    const open = this.take('open');
    if (open) {
      if (++this.depth > deepest) this.refuse(open, `at most ${deepest} levels of parentheses`);
      const inner = this.readAnd();
      if (!this.take('close')) this.refuse(this.peek(), "')'");
      this.depth -= 1;
      if (not && inner.shape !== 'term') {
        throw new ApiError(400, `filters: NOT before a group is not allowed (position ${not.at})`);
      }
      return not ? { filter: { not: inner.filter }, shape: 'term' } : inner;
    }
    if (++this.terms > mostTerms) throw new ApiError(400, `filters: more than ${mostTerms} terms`);
    const filter = this.readComparison();
    return { filter: not ? { not: filter } : filter, shape: 'term' };
  }

  private readComparison(): Filter {
    const attribute = this.takeWord('an attribute');
    const operator = this.peek();
    if (operator?.kind === 'operator') {
      this.next += 1;
      return numericCondition(attribute.text, operator.operator, this.takeNumber());
    }
    if (!this.take('colon')) this.refuse(operator, "':' or a comparison");
    const value = this.takeWord('a value');
    if (this.take('to')) {
      const low = numberOf(value);
      const high = this.takeNumber();
      return { number: attribute.text, min: low, max: high };
    }
    return attributeCondition(attribute.text, value.text);
  }

  private takeNumber(): number {
    return numberOf(this.takeWord('a number'));
  }

  private takeWord(wanted: string): Extract<FilterToken, { kind: 'word' }> {
    const token = this.peek();
    if (token?.kind !== 'word') return this.refuse(token, wanted);
    this.next += 1;
    return token;
  }

  private take(kind: FilterToken['kind']): FilterToken | null {
    const token = this.peek();
    if (token?.kind !== kind) return null;
    this.next += 1;
    return token;
  }

  private peek(): FilterToken | undefined {
    return this.tokens[this.next];
  }

  private refuse(token: FilterToken | undefined, wanted: string): never {
    const at = token?.at ?? this.endAt;
    throw new ApiError(400, `filters: expected ${wanted} at position ${at}`);
  }
}

function numberOf(token: Extract<FilterToken, { kind: 'word' }>): number {
  const value = Number(token.text);
  if (token.text.trim() === '' || !Number.isFinite(value)) {
    throw new ApiError(400, `filters: '${token.text}' is not a number (position ${token.at})`);
  }
  return value;
}
