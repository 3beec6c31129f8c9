import { nameKey } from '#domain/inventory/vocabulary/name-key.ts';
import type { Token } from './tokens.ts';

/** "E-450", "e450" and "E 450" are one phrase; `+` never is part of one. */
export function phraseKey(phrase: string): string {
  return nameKey(phrase).replaceAll('+', '');
}

export interface PhraseMatch<T> {
  value: T;
  key: string;
  /** First and last token, inclusive. */
  from: number;
  to: number;
}

const longestPhraseTokens = 8;
// Marks that may stand inside a phrase: pre-owned, a/c, 5 . 9, driver's, coach & equipment.
const innerMarks = new Set(['-', '–', '—', '/', '.', "'", '’', '‘', '&']);

/** Phrases by key; looks up the longest run of tokens that spells one. The first entry wins. */
export class PhraseTable<T> {
  readonly entries = new Map<string, T>();

  constructor(entries: Iterable<readonly [T, readonly string[]]>) {
    for (const [value, phrases] of entries) {
      for (const phrase of phrases) {
        const key = phraseKey(phrase);
        if (key !== '' && !this.entries.has(key)) this.entries.set(key, value);
      }
    }
  }

  /** The longest phrase that starts at token `from` and uses free tokens only. */
  match(tokens: readonly Token[], from: number, isFree: (at: number) => boolean) {
    let found: PhraseMatch<T> | null = null;
    let joined = '';
    let used = 0;
    for (let at = from; at < tokens.length && used < longestPhraseTokens; at += 1) {
      const token = tokens[at]!;
      if (!isFree(at)) break;
      if (token.kind === 'mark') {
        if (!innerMarks.has(token.text) || (at === from && token.text !== '&')) break;
        if (token.text === '&') joined += 'and';
        continue;
      }
      used += 1;
      const key = this.#keyOf(joined, token);
      joined += token.text;
      if (key !== null && endsCleanly(tokens, at)) {
        const to = hasPluralTail(tokens, at) ? at + 1 : at;
        found = { value: this.entries.get(key)!, key, from, to };
      }
    }
    return found;
  }

  #keyOf(joined: string, last: Token): string | null {
    const whole = joined + last.text;
    if (this.entries.has(whole)) return whole;
    if (last.kind !== 'word') return null;
    return (
      singulars(last.text)
        .map((word) => joined + word)
        .find((key) => this.entries.has(key)) ?? null
    );
  }
}

/** "E450s": the s belongs to the name. */
function hasPluralTail(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]!.kind === 'number' && next?.glued === true && next.text === 's';
}

/** A phrase ends where a word ends: "D4500" is not found inside "D4500XY", but is in "E450s". */
function endsCleanly(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next?.glued || next.kind === 'mark') return true;
  return tokens[at]!.kind === 'number' ? next.text === 's' : true;
}

function singulars(word: string): string[] {
  if (!word.endsWith('s') || word.length < 4) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}
