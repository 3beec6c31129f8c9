import type { Filter } from '@omnibus/search-core';
import { ApiError } from '../api-error.ts';
import { attributeCondition, numericCondition, rangeCondition } from './attribute-conditions.ts';
import { readFigure } from '../request/figure.ts';
import { filterTokens, type FilterToken } from './filter-tokens.ts';

const longestFilter = 8_192;
const mostTerms = 512;
const deepest = 8;

type Word = Extract<FilterToken, { kind: 'word' }>;

interface Parsed {
  filter: Filter;
  /** What stands in it: one term, or a group of terms joined by OR. */
  shape: 'term' | 'or';
}

/**
 * Reads the `filters` parameter: an AND of OR groups, NOT on single terms, `attr:value`, quotes,
 * numeric comparisons and `attr:low TO high` (inclusive). Without parentheses OR binds tighter than
 * AND. An AND inside parentheses and a negated group are refused, as the hosted service refuses
 * them. Throws ApiError 400 that names the position, counted from 0.
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
    const groups = [this.readOr().filter];
    while (this.take('and')) groups.push(this.readOr().filter);
    const left = this.peek();
    if (left) this.refuse(left, 'AND, OR or the end');
    return groups.length === 1 ? groups[0]! : { and: groups };
  }

  private readOr(): Parsed {
    const first = this.readTerm();
    const parts = [first];
    while (this.take('or')) parts.push(this.readTerm());
    if (parts.length === 1) return first;
    return { filter: { or: parts.map((part) => part.filter) }, shape: 'or' };
  }

  private readTerm(): Parsed {
    const not = this.take('not');
    const open = this.take('open');
    if (open) return this.readGroup(open, not);
    if (++this.terms > mostTerms) throw new ApiError(400, `filters: more than ${mostTerms} terms`);
    const filter = this.readComparison();
    return { filter: not ? { not: filter } : filter, shape: 'term' };
  }

  private readGroup(open: FilterToken, not: FilterToken | null): Parsed {
    if (++this.depth > deepest) this.refuse(open, `at most ${deepest} levels of parentheses`);
    const inner = this.readOr();
    const and = this.peek();
    if (and?.kind === 'and') {
      throw new ApiError(
        400,
        `filters: AND inside parentheses is not allowed (position ${and.at}); write an AND of OR groups`,
      );
    }
    if (!this.take('close')) this.refuse(and, "')'");
    this.depth -= 1;
    if (not && inner.shape !== 'term') {
      throw new ApiError(400, `filters: NOT before a group is not allowed (position ${not.at})`);
    }
    return not ? { filter: { not: inner.filter }, shape: 'term' } : inner;
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
    if (!this.take('to')) return attributeCondition(attribute.text, value.text);
    const low = numberOf(value);
    const high = this.takeNumber();
    if (low > high) {
      throw new ApiError(400, `filters: ${low} TO ${high} runs backwards (position ${value.at})`);
    }
    return rangeCondition(attribute.text, low, high);
  }

  private takeNumber(): number {
    return numberOf(this.takeWord('a number'));
  }

  private takeWord(wanted: string): Word {
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

function numberOf(token: Word): number {
  const value = readFigure(token.text);
  if (value !== null) return value;
  throw new ApiError(
    400,
    `filters: '${token.text.slice(0, 40)}' is not a number (position ${token.at})`,
  );
}
