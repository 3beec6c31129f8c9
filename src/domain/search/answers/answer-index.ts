import type { ContentLanguage } from '#domain/content/content-language.ts';
import type { CategorySlug } from '#domain/inventory/categories.ts';
import { kindsNamed } from '../smart-search/parse-smart-query.ts';
import { nearestOf } from '../smart-search/typo-targets.ts';
import { languageOf } from '#messages/languages.ts';
import type { Passage } from './passage.ts';
import { bareWords, termSet, termsOf, type Term } from './terms.ts';

/** A passage with the terms of its parts. */
export interface ReadPassage {
  passage: Passage;
  page: ReadonlySet<Term>;
  heading: ReadonlySet<Term>;
  /** As they stand there. */
  headingWords: ReadonlySet<string>;
  /** Parallel to the passage's own. */
  sentences: readonly ReadSentence[];
  all: ReadonlySet<Term>;
  /** Kinds of bus that its heading, its page's title or one of its sentences names. */
  kinds(of: 'heading' | 'page' | number): readonly CategorySlug[];
}

interface ReadSentence {
  terms: ReadonlySet<Term>;
  /** The words that it begins with. */
  begins: readonly string[];
}

/** One word of a question, ready to be looked for. */
export interface WantedTerm {
  terms: readonly Term[];
  /** Rare words weigh more. */
  weight: number;
}

/** Passages ready to be asked. */
export type AnswerIndex = ReturnType<typeof indexAnswers>;

/** Reading takes longer than asking: a changed list reads what is new in it. */
const readBefore = new WeakMap<Passage, ReadPassage>();
const wordsAtBeginning = 8;

export function indexAnswers(list: readonly Passage[]) {
  const passages = list.map(readPassage);
  const spread = new Map<Term, number>();
  for (const { all } of passages) {
    for (const term of all) spread.set(term, (spread.get(term) ?? 0) + 1);
  }
  let mend: ((typed: string) => string | null) | null = null;
  return {
    passages,
    /** A word as it is looked for: mended where no page has it and one has nearly that. */
    wanted(typed: string, language: ContentLanguage): WantedTerm {
      let terms = termsOf(typed, language);
      if (!terms.some((term) => spread.has(term))) {
        mend ??= nearestOf(vocabularyOf(list));
        const meant = mend(typed);
        if (meant !== null) terms = termsOf(meant, language);
      }
      const found = Math.max(0, ...terms.map((term) => spread.get(term) ?? 0));
      return { terms, weight: Math.log(1 + passages.length / (1 + found)) };
    },
  };
}

function readPassage(passage: Passage): ReadPassage {
  const known = readBefore.get(passage);
  if (known) return known;
  const { language } = passage;
  const page = termSet(bareWords(passage.page), language);
  const headingWords = new Set(bareWords(passage.heading));
  const heading = termSet([...headingWords], language);
  const sentences = passage.sentences.map((text): ReadSentence => {
    const words = bareWords(text);
    return { terms: termSet(words, language), begins: words.slice(0, wordsAtBeginning) };
  });
  const all = new Set([...page, ...heading]);
  for (const { terms } of sentences) for (const term of terms) all.add(term);
  const made = { passage, page, heading, headingWords, sentences, all, kinds: kindsIn(passage) };
  readBefore.set(passage, made);
  return made;
}

/** Read when they are first asked for: few passages ever are. */
function kindsIn(passage: Passage): ReadPassage['kinds'] {
  const known = new Map<'heading' | 'page' | number, readonly CategorySlug[]>();
  const language = languageOf(passage.language) ?? 'en';
  return (of) => {
    const text = typeof of === 'number' ? (passage.sentences[of] ?? '') : passage[of];
    const kinds = known.get(of) ?? kindsNamed(text, language);
    known.set(of, kinds);
    return kinds;
  };
}

function vocabularyOf(passages: readonly Passage[]): ReadonlySet<string> {
  return new Set(
    passages.flatMap(({ heading, sentences }) => [heading, ...sentences].flatMap(bareWords)),
  );
}
