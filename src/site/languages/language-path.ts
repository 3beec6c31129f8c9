import { contentLanguages, type ContentLanguage } from '#domain/content/content-language.ts';
import { publicPages } from '#pages/page-map.ts';

const prefixes: ReadonlySet<string> = new Set(contentLanguages.filter((one) => one !== 'en'));

/** Whether the path, written without a language, belongs to the pages rather than to files or APIs. */
export const { isPagePath } = publicPages;

/**
 * The language that a path asks for and the path without it: `/es/buses` → `es`, `/buses`. English
 * has no prefix, so `/en/buses` is an unknown path; `/es/media` is one, too, told in Spanish.
 */
export function splitLanguage(pathname: string): { language: ContentLanguage; path: string } {
  const first = /^\/([a-z]{2}(?:-[a-z]{2})?)(?=\/|$)/.exec(pathname)?.[1];
  if (first === undefined || !prefixes.has(first)) return { language: 'en', path: pathname };
  const path = pathname.slice(first.length + 1) || '/';
  // A path that no page has stays whole, so that nothing but pages answers under a prefix.
  return { language: first as ContentLanguage, path: isPagePath(path) ? path : pathname };
}

/** The same page in a language: `/buses?page=2` → `/es/buses?page=2`, `/` → `/es`. */
export function pathIn(language: ContentLanguage, path: string): string {
  if (language === 'en') return path;
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=[?#])/, '')}`;
}
