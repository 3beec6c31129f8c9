import { nameKey } from '#domain/inventory/vocabulary/name-key.ts';

/** The parser reads at most this much; the rest is reported as ignored. */
const longestQueryChars = 200;
const longestQueryBytes = 512;

export interface Token {
  kind: 'word' | 'number' | 'mark';
  /** Folded: lower case, no accents, no invisible characters; digits are ASCII, no separators. */
  text: string;
  /** As typed. */
  raw: string;
  /** For numbers. */
  value: number;
  start: number;
  end: number;
  /** No gap between this token and the one before it. */
  glued: boolean;
}

const number = String.raw`\p{Nd}[\p{Nd}\p{Cf}]*(?:,\p{Nd}{3}(?!\p{Nd}))*(?:\.\p{Nd}+)?`;
const rest = String.raw`(?<word>\p{Letter}[\p{Letter}\p{Mark}\p{Cf}]*)|(?<mark>[<>]=|=[<>]|[^\s\p{Mark}\p{Cf}\p{Cc}])`;
// A thousand or a million in groups, not beside more groups ("Transit 350 100 000 km") and not the
// tail of a name; then a decimal comma.
const space = String.raw`[ \u00a0\u2009\u202f]`;
// Round thousands are one number in every language: "60 000 miles".
const round = String.raw`(?<!\p{Nd}|\p{L}[-/]?)\p{Nd}{1,3}(?:${space}000)+(?!\p{Nd})`;
const pattern = new RegExp(`(?<number>${round}|${number})|${rest}`, 'gu');
const group = String.raw`${space}\p{Nd}{3}`;
const decimals = String.raw`(?:,\p{Nd}{1,2}(?!\p{Nd}))`;
const spaced = String.raw`(?<!\p{Nd}|\p{L}[-/]?)(?:\p{Nd}(?:${group}){2}|\p{Nd}{1,3}${group})(?!\p{Nd}|${group}(?!\p{Nd}))${decimals}?`;
const spacedPattern = new RegExp(
  `(?<number>${spaced}|\\p{Nd}+${decimals}|${number})|${rest}`,
  'gu',
);

/** Well-formed, trimmed, cut to the caps at a character boundary. */
export function capQuery(text: string): { query: string; cut: string } {
  const whole = text
    .slice(0, 4 * longestQueryChars)
    .toWellFormed()
    .trim();
  let query = '';
  let bytes = 0;
  for (const character of whole) {
    bytes += utf8Bytes(character.codePointAt(0)!);
    if (query.length + character.length > longestQueryChars || bytes > longestQueryBytes) break;
    query += character;
  }
  return { query: query.trimEnd(), cut: whole.slice(query.length) };
}

function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

/**
 * Letters, digits and marks apart, so that "E-450", "e450" and "E 450" read alike:
 *
 *     e450 → e·450      2012-2016 → 2012·-·2016      $30k → $·30·k      14+2 → 14·+·2
 */
export function tokenize(query: string, { dotGroups = false, spaceGroups = false } = {}): Token[] {
  const tokens: Token[] = [];
  let lastEnd = -1;
  for (const match of query.matchAll(spaceGroups ? spacedPattern : pattern)) {
    const raw = match[0];
    const kind = match.groups?.['number'] ? 'number' : match.groups?.['word'] ? 'word' : 'mark';
    const text =
      kind === 'number' ? foldNumber(plainNumber(raw, { dotGroups, spaceGroups })) : foldWord(raw);
    const start = match.index;
    const end = start + raw.length;
    if (text !== '') {
      const value = kind === 'number' ? Number(text) : Number.NaN;
      tokens.push({ kind, text, raw, value, start, end, glued: start === lastEnd });
    }
    lastEnd = end;
  }
  return tokens;
}

function foldWord(raw: string): string {
  return raw
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}\p{Cf}]/gu, '')
    .replaceAll('ı', 'i');
}

// First digit of the decimal blocks that people type on a phone: Arabic, Persian, Devanagari.
const otherZeros = [0x660, 0x6f0, 0x966];

/** "30.000" → "30000", "5,9" → "5.9", as the language writes them; 5.9 stays an engine. */
function plainNumber(raw: string, { dotGroups = false, spaceGroups = false }): string {
  const whole = dotGroups && /^\p{Nd}{1,3}\.\p{Nd}{3}$/u.test(raw) ? raw.replace('.', '') : raw;
  return spaceGroups ? whole.replace(/,(?=\p{Nd}{1,2}$)/u, '.') : whole;
}

function foldNumber(raw: string): string {
  return raw
    .normalize('NFKC')
    .replace(/[\s\p{Cf},]/gu, '')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      const zero = otherZeros.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}

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
/** Marks that may stand inside a phrase: pre-owned, a/c, 5 . 9, driver's, coach & equipment. */
export const innerMarks = new Set(['-', '–', '—', '/', '.', "'", '’', '‘', '&']);

/** Phrases by key; looks up the longest run of tokens that spells one. The first entry wins. */
export class PhraseTable<T> {
  readonly entries = new Map<string, T>();

  constructor(entries: Iterable<readonly [T, readonly string[]]>) {
    for (const [value, phrases] of entries) {
      for (const phrase of phrases) {
        const key = phraseKey(phrase) || phrase;
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
        // "<=": no mark that stands inside a phrase is one.
        if (at === from && this.entries.has(token.text))
          return { value: this.entries.get(token.text)!, key: token.text, from, to: from };
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

  /** What one word says, in the singular or the plural. */
  saidBy(text: string): T | undefined {
    const key = this.#keyOf('', { kind: 'word', text });
    return key === null ? undefined : this.entries.get(key);
  }

  #keyOf(joined: string, last: Pick<Token, 'kind' | 'text'>): string | null {
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

/** A word in the plural and in the singular, by the endings that English, Spanish and French share. */
export function pluralForms(word: string): string[] {
  if (word.endsWith('s') || !/^[a-z]{3,}$/.test(word)) return singulars(word);
  const forms = [`${word}s`];
  // "Churches", "colores", "ciudades".
  if (/[xzhlnrd]$/.test(word) && word.length > 3) forms.push(`${word}es`);
  if (word.endsWith('y')) forms.push(`${word.slice(0, -1)}ies`);
  return forms;
}

/** What a word in the plural may be in the singular; none for other words. */
export function singulars(word: string): string[] {
  if (!word.endsWith('s') || word.length < 4) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}
