import { foldWithOffsets } from './fold.ts';
import { emitTerms } from './tokenize.ts';
import { scanWords } from './words.ts';

/** A stored text cut into what it is found by: the same for every query, so it is cut once. */
export type ReadText = ReturnType<typeof readText>;

/** One bit of 32 by the first unit of a term: texts without a bit of a word's have none of its terms. */
export function beginningOf(term: string): number {
  return 1 << (term.charCodeAt(0) & 31);
}

/** A term that a text is found by, and the words it is made of. */
interface FoundTerm {
  term: string;
  first: number;
  last: number;
  /** It is one word as it stands there, neither joined with others nor a part of one. */
  isWord: boolean;
}

/** Cuts a text. */
export function readText(text: string) {
  const { folded, sourceAt } = foldWithOffsets(text);
  const words = scanWords(folded);
  const terms: FoundTerm[] = [];
  emitTerms(words, (term, _start, _end, first, last) => {
    terms.push({ term, first, last, isWord: term === words[first]!.text });
  });
  return {
    /** As stored, not folded. */
    text,
    /** Where each word starts and ends in the folded text. */
    starts: words.map(({ from }) => from),
    ends: words.map(({ to }) => to),
    /** Where in the stored text each unit of the folded one starts; null: at its own place. */
    sourceAt: sourceAt.every((source, at) => source === at) ? null : sourceAt,
    terms,
    /** `beginningOf` all terms. */
    beginnings: terms.reduce((bits, { term }) => bits | beginningOf(term), 0),
  };
}
