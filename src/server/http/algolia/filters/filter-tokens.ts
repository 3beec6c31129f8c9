import { ApiError } from '../api-error.ts';

export type FilterToken =
  | { kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'to' | 'colon'; at: number }
  | { kind: 'operator'; at: number; operator: NumericOperator }
  /** `quoted` words are never keywords. */
  | { kind: 'word'; at: number; text: string; quoted: boolean };

export type NumericOperator = '<' | '<=' | '=' | '!=' | '>=' | '>';

const keywords: ReadonlyMap<string, 'and' | 'or' | 'not' | 'to'> = new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
  ['TO', 'to'],
]);

/** Cuts the `filters` text into tokens with their positions (from 0). Keywords are upper case. */
export function filterTokens(text: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    if (/\s/.test(character)) at += 1;
    else if (character === '(') tokens.push({ kind: 'open', at: at++ });
    else if (character === ')') tokens.push({ kind: 'close', at: at++ });
    else if (character === ':') tokens.push({ kind: 'colon', at: at++ });
    else if (/[<>=!]/.test(character)) at = pushOperator(text, at, tokens);
    else if (character === '"' || character === "'") at = pushQuoted(text, at, tokens);
    else at = pushWord(text, at, tokens);
  }
  return tokens;
}

function pushOperator(text: string, at: number, tokens: FilterToken[]): number {
  const operator = /^(<=|>=|!=|<|>|=)/.exec(text.slice(at, at + 2))?.[1];
  if (!operator) throw new ApiError(400, `filters: unexpected character '!' at position ${at}`);
  tokens.push({ kind: 'operator', at, operator: operator as NumericOperator });
  return at + operator.length;
}

function pushQuoted(text: string, start: number, tokens: FilterToken[]): number {
  const quote = text[start];
  let value = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\' && at + 1 < text.length) value += text[++at];
    else if (text[at] === quote) {
      tokens.push({ kind: 'word', at: start, text: value, quoted: true });
      return at + 1;
    } else value += text[at];
  }
  throw new ApiError(400, `filters: the quote opened at position ${start} is never closed`);
}

function pushWord(text: string, start: number, tokens: FilterToken[]): number {
  let at = start;
  while (at < text.length && !/[\s():<>=!"']/.test(text[at] as string)) at += 1;
  const word = text.slice(start, at);
  const keyword = keywords.get(word);
  if (keyword) tokens.push({ kind: keyword, at: start });
  else tokens.push({ kind: 'word', at: start, text: word, quoted: false });
  return at;
}
