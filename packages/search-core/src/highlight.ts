import { foldWithOffsets } from './fold.ts';
import { emitTerms } from './tokenize.ts';
import type { Highlight } from './types.ts';
import { scanWords } from './words.ts';

/** How one typed word shows up in a document's text. */
export interface WordMatcher {
  /** The word as typed. */
  word: string;
  /** Terms that match whole. */
  terms: ReadonlySet<string>;
  /** A literal beginning that matches, with only that much marked; null when only whole words do. */
  prefix: string | null;
}

export interface HighlightStyle {
  pre: string;
  post: string;
  escape: (text: string) => string;
}

interface Span {
  from: number;
  to: number;
}

/** Mark the parts of `text` that the words match. `text` is as stored, not folded. */
export function highlightText(
  text: string,
  matchers: readonly WordMatcher[],
  style: HighlightStyle,
): Highlight {
  const { folded, sourceAt } = foldWithOffsets(text);
  const words = scanWords(folded);
  /** Per word of the text, how far into it the mark goes (0: unmarked). */
  const marked = words.map(() => 0);
  const found = new Set<string>();
  emitTerms(words, (term, _start, _end, first, last) => {
    for (const matcher of matchers) {
      if (matcher.terms.has(term)) {
        for (let at = first; at <= last; at++) marked[at] = words[at]!.to - words[at]!.from;
        found.add(matcher.word);
      } else if (matcher.prefix !== null && term.startsWith(matcher.prefix)) {
        markBeginning(
          marked,
          words,
          first,
          last,
          term === words[first]!.text ? matcher.prefix.length : Infinity,
        );
        found.add(matcher.word);
      }
    }
  });
  const spans: Span[] = [];
  marked.forEach((length, at) => {
    if (length === 0) return;
    const { from } = words[at]!;
    spans.push({ from: sourceAt[from]!, to: sourceEnd(sourceAt, from + length) });
  });
  const matchedWords = matchers.map((matcher) => matcher.word).filter((word) => found.has(word));
  return {
    value: wrap(text, spans, style),
    matchLevel:
      found.size === 0
        ? 'none'
        : found.size === new Set(matchers.map((m) => m.word)).size
          ? 'full'
          : 'partial',
    matchedWords: [...new Set(matchedWords)],
    fullyHighlighted:
      words.length > 0 && marked.every((length, at) => length === words[at]!.to - words[at]!.from),
  };
}

/** A prefix of a plain word marks that much of it; of a joined or split word, all of it. */
function markBeginning(
  marked: number[],
  words: readonly { from: number; to: number }[],
  first: number,
  last: number,
  length: number,
): void {
  for (let at = first; at <= last; at++) {
    const { from, to } = words[at]!;
    marked[at] = Math.max(marked[at]!, Math.min(to - from, length));
  }
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
