import { beginningOf, readText, type ReadText } from './read-text.ts';
import type { Highlight } from './types.ts';

/** How one typed word shows up in a document's text. */
export interface WordMatcher {
  /** The word as typed. */
  word: string;
  /** Terms that match whole. */
  terms: ReadonlySet<string>;
  /** A literal beginning that matches, with only that much marked; null when only whole words do. */
  prefix: string | null;
}

/** The words of a query. */
export interface WordMatchers {
  words: readonly WordMatcher[];
  /** `beginningOf` everything that they match. */
  beginnings: number;
}

export function wordMatchers(words: readonly WordMatcher[]): WordMatchers {
  let beginnings = 0;
  for (const { terms, prefix } of words) {
    if (prefix !== null) beginnings |= beginningOf(prefix);
    for (const term of terms) beginnings |= beginningOf(term);
  }
  return { words, beginnings };
}

export interface HighlightStyle {
  pre: string;
  post: string;
  escape: (text: string) => string;
}

const nothing: ReadText['terms'] = [];

interface Span {
  from: number;
  to: number;
}

/** Mark the parts of `text` that the words match. `text` is as stored, not folded. */
export function highlightText(
  text: string,
  matchers: WordMatchers,
  style: HighlightStyle,
): Highlight {
  return highlightRead(readText(text), matchers, style);
}

/** The same for a text that was cut before. */
export function highlightRead(
  read: ReadText,
  { words, beginnings }: WordMatchers,
  style: HighlightStyle,
): Highlight {
  const { text, starts, ends } = read;
  const terms = (read.beginnings & beginnings) === 0 ? nothing : read.terms;
  /** Per word of the text, how far into it the mark goes (0: unmarked). */
  let marked: number[] | null = null;
  let found: Set<string> | null = null;
  for (const { term, first, last, isWord } of terms) {
    for (const matcher of words) {
      const isWhole = matcher.terms.has(term);
      if (!isWhole && (matcher.prefix === null || !term.startsWith(matcher.prefix))) continue;
      marked ??= starts.map(() => 0);
      // A prefix of a plain word marks that much of it; of a joined or split word, all of it.
      const most = !isWhole && isWord ? matcher.prefix!.length : Infinity;
      for (let at = first; at <= last; at++)
        marked[at] = Math.max(marked[at]!, Math.min(ends[at]! - starts[at]!, most));
      (found ??= new Set()).add(matcher.word);
    }
  }
  // Most texts of most hits: a query is about one thing, and a bus has many.
  if (marked === null || found === null)
    return {
      value: style.escape(text),
      matchLevel: 'none',
      matchedWords: [],
      fullyHighlighted: false,
    };
  const inText = found;
  const typed = new Set(words.map(({ word }) => word));
  return {
    value: wrap(text, spansOf(read, marked), style),
    matchLevel: inText.size === typed.size ? 'full' : 'partial',
    matchedWords: [...typed].filter((word) => inText.has(word)),
    fullyHighlighted: marked.every((length, at) => length === ends[at]! - starts[at]!),
  };
}

function spansOf({ starts, sourceAt }: ReadText, marked: readonly number[]): Span[] {
  const spans: Span[] = [];
  marked.forEach((length, at) => {
    if (length === 0) return;
    const from = starts[at]!;
    const to = from + length;
    spans.push(sourceAt ? { from: sourceAt[from]!, to: sourceEnd(sourceAt, to) } : { from, to });
  });
  return spans;
}

/** Where the character that produced unit `end - 1` of the folded text ends in the source. */
function sourceEnd(sourceAt: readonly number[], end: number): number {
  const start = sourceAt[end - 1]!;
  let next = end;
  while (next < sourceAt.length - 1 && sourceAt[next] === start) next++;
  return sourceAt[next]!;
}

function wrap(text: string, spans: readonly Span[], { pre, post, escape }: HighlightStyle): string {
  let out = '';
  let at = 0;
  for (const { from, to } of spans) {
    if (from < at) continue;
    out += escape(text.slice(at, from)) + pre + escape(text.slice(from, to)) + post;
    at = to;
  }
  return out + escape(text.slice(at));
}
