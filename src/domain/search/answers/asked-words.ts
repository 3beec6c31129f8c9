import { foldText } from '#domain/content/fold-text.ts';
import type { FoldedWord } from '#domain/content/fold-text.ts';
import type { QuestionWords } from './question-words.ts';

/** A vocabulary made ready to be looked up. */
export interface AskedWords {
  openings: Phrases;
  meaningOf: Phrases;
  meaningAfter: Phrases;
  priceAsked: Phrases;
  license: Phrases;
  shopping: Phrases;
  leadIns: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  askers: ReadonlySet<string>;
  copulas: ReadonlySet<string>;
  needing: ReadonlySet<string>;
  choosing: ReadonlySet<string>;
  vehicle: ReadonlySet<string>;
  comparing: ReadonlySet<string>;
  articles: ReadonlySet<string>;
  us: ReadonlySet<string>;
  fillers: ReadonlySet<string>;
}

/** First word → the rest of each phrase, longest first. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

export function readyWords(words: QuestionWords): AskedWords {
  return {
    openings: byFirstWord(words.openings),
    meaningOf: byFirstWord(words.meaningOf),
    meaningAfter: byFirstWord(words.meaningAfter),
    priceAsked: byFirstWord(words.priceAsked),
    license: byFirstWord(words.license),
    shopping: byFirstWord(words.shopping),
    leadIns: new Set(words.leadIns),
    verbs: new Set(words.verbs),
    askers: new Set(words.askers),
    copulas: new Set(words.copulas),
    needing: new Set(words.needing),
    choosing: new Set(words.choosing),
    vehicle: new Set(words.vehicle),
    comparing: new Set(words.comparing),
    articles: new Set(words.articles),
    us: new Set(words.us),
    fillers: new Set(words.fillers),
  };
}

function byFirstWord(list: readonly string[]): Phrases {
  const phrases = new Map<string, string[][]>();
  for (const one of list) {
    const [first = '', ...rest] = one.split(' ');
    phrases.set(first, [...(phrases.get(first) ?? []), rest]);
  }
  for (const rests of phrases.values()) rests.sort((a, b) => b.length - a.length);
  return phrases;
}

/** Letters and digits without accents and case; "what's" and "l'autobus" are two words each. */
export function spokenWords(text: string): FoldedWord[] {
  const { text: folded, origins, length } = foldText(text);
  return Array.from(folded.matchAll(/[\p{L}\p{N}]+/gu), (match) => ({
    word: match[0],
    start: origins[match.index] ?? 0,
    end: origins[match.index + match[0].length] ?? length,
  }));
}

/** How many words a phrase takes up at this place; 0 where none stands. */
export function phraseAt(phrases: Phrases, words: readonly FoldedWord[], at: number): number {
  const rests = phrases.get(words[at]?.word ?? '') ?? [];
  const found = rests.find((rest) => rest.every((word, by) => words[at + 1 + by]?.word === word));
  return found ? found.length + 1 : 0;
}
