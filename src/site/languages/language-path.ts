import { languageOf, type LanguageCode, pathIn } from '#messages/languages.ts';
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

/**
 * Where the page of an address, path and parameters, is told as Markdown: `/es/buses?page=2` →
 * `/es/buses.md?page=2`, `/` → `/index.md`. Null for what is not told that way.
 */
export function markdownPath(address: string): string | null {
  const [pathname = '', parameters] = address.split('?', 2);
  const { language, path } = splitLanguage(pathname);
  if (!publicPages.hasMarkdown(path)) return null;
  const file = path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
  const whole = language === 'en' ? file : `/${language}${file}`;
  return parameters === undefined ? whole : `${whole}?${parameters}`;
}

/** The other way: `/es/buses.md` → `/es/buses`; null where no page is told as Markdown. */
export function pageOfMarkdown(pathname: string): string | null {
  if (!pathname.endsWith('.md')) return null;
  const bare = pathname.slice(0, -'.md'.length).replace(/^(\/[a-z]{2})?\/index$/, '$1/');
  const { language, path } = splitLanguage(bare);
  const page = publicPages.endsInSlash(path) ? path.replace(/\/*$/, '/') : path;
  const whole = pathIn(language, page);
  // One address each: what does not lead back is a spelling of another one.
  return markdownPath(whole) === pathname ? whole : null;
}
