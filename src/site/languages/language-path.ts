import { languageOf, type LanguageCode } from '#messages/languages.ts';
import { publicPages } from '#pages/page-map.ts';

/** Whether the path, written without a language, belongs to the pages rather than to files or APIs. */
export const { isPagePath } = publicPages;

/**
 * The language that a path asks for and the path without it: `/es/buses` → `es`, `/buses`. English
 * has no prefix, so `/en/buses` is an unknown path; `/es/media` is one, too, told in Spanish.
 */
export function splitLanguage(pathname: string): { language: LanguageCode; path: string } {
  const first = /^\/([a-z]{2}(?:-[a-z]{2})?)(?=\/|$)/.exec(pathname)?.[1];
  const language = languageOf(first);
  if (!language || language === 'en') return { language: 'en', path: pathname };
  const path = pathname.slice(language.length + 1) || '/';
  // A path that no page has stays whole, so that nothing but pages answers under a prefix.
  return { language, path: isPagePath(path) ? path : pathname };
}
