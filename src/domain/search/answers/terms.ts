import type { ContentLanguage } from '#domain/content/content-language.ts';
import { questionWords } from './read-asked.ts';

/** What words are compared by: each without its ending, and with it the thing that it names. */
export type Term = string;

interface Endings {
  endings: readonly string[];
  /** Stem → names of things, marked so that they are no word. */
  topics: ReadonlyMap<string, readonly Term[]>;
}

const shortestStem = 3;
const ready = new Map<ContentLanguage, Endings>();

/** The word itself first; then what it names in every language. */
export function termsOf(word: string, language: ContentLanguage): readonly Term[] {
  const { endings, topics } = endingsOf(language);
  const stem = stemOf(word, endings);
  return [stem, ...(topics.get(stem) ?? [])];
}

/** Of a text's words, all of them. */
export const termSet = (words: readonly string[], language: ContentLanguage): Set<Term> =>
  new Set(words.flatMap((word) => termsOf(word, language)));

/** As `spokenWords`, for those who need not know where they stood. */
export const bareWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function endingsOf(language: ContentLanguage): Endings {
  const known = ready.get(language);
  if (known) return known;
  const { endings = [], topics = {} } = questionWords[language] ?? questionWords.en ?? {};
  const named = new Map<string, Term[]>();
  for (const [topic, words] of Object.entries(topics)) {
    for (const stem of new Set(words.map((word) => stemOf(word, endings))))
      named.set(stem, [...(named.get(stem) ?? []), `#${topic}`]);
  }
  const made = { endings, topics: named };
  ready.set(language, made);
  return made;
}

function stemOf(word: string, endings: readonly string[]): string {
  const ending = endings.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  const stem = ending === undefined ? word : word.slice(0, -ending.length);
  // "shipping", "ship"
  return stem.length > shortestStem && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
}
