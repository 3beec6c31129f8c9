import type { ContentLanguage } from '#domain/content/content-language.ts';
import { busNames } from './bus-names.ts';
import type { Catalogue } from './catalogue.ts';
import { spanishWords } from './es.ts';
import { createPhraseFinder, type PhraseFinder } from './phrase-finder.ts';

/** Interface languages besides English. A further one is one more file and one more line here. */
const catalogues: Partial<Record<ContentLanguage, Catalogue>> = { es: spanishWords };

/** English first. */
export const interfaceLanguages: readonly ContentLanguage[] = [
  'en',
  ...(Object.keys(catalogues) as ContentLanguage[]),
];

export const catalogueOf = (language: ContentLanguage): Catalogue | null =>
  catalogues[language] ?? null;

/** For `lang` attributes and data: `es-US`. */
export const localeOf = (language: ContentLanguage): string =>
  language === 'en' ? 'en-US' : (catalogueOf(language)?.locale ?? language);

const finders = new Map<ContentLanguage, PhraseFinder>();

/** The phrases of a language; null for English and for languages that only articles have. */
export function phrasesOf(language: ContentLanguage): PhraseFinder | null {
  const catalogue = catalogueOf(language);
  if (!catalogue) return null;
  const known = finders.get(language) ?? createPhraseFinder(catalogue, busNames);
  finders.set(language, known);
  return known;
}

/** One text in a language; English where the catalogue does not have it. */
export function sayIn(language: ContentLanguage, english: string): string {
  return phrasesOf(language)?.say(english) ?? english;
}
