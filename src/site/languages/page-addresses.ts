import type { Context } from 'hono';
import {
  languageCodes,
  languages,
  type LanguageCode,
  pathIn,
  withoutLanguage,
  languageOf,
} from '#messages/languages.ts';
import { publicPages } from '#pages/page-map.ts';
import type { LanguageLink } from '#site/layout/language-switch.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import type { OfferWords } from './offer-words.ts';

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
  const page = publicPages.endsInSlash(path) ? path.replace(/(?<!\/)\/*$/, '/') : path;
  const whole = pathIn(language, page);
  // One address each: what does not lead back is a spelling of another one.
  return markdownPath(whole) === pathname ? whole : null;
}

/** Where one page is in each language that has its words; paths hold the language's prefix. */
export type PagePaths = Partial<Record<LanguageCode, string>>;

interface PageAddressesOf {
  language: LanguageCode;
  /** In whichever language. */
  canonicalPath: string;
  /** Set where the languages differ in more than the prefix. */
  paths?: PagePaths;
  siteUrl: string;
  robots?: string;
}

/**
 * The page's one address, and its counterparts with `x-default` (English) for search engines. Pages
 * that these shall not keep name no counterparts; a page without words in its language (an English
 * article under `/es`) names the English one as its address.
 */
export function pageAddresses(page: PageAddressesOf): {
  canonicalUrl: string;
  alternates: { language: string; url: string }[];
} {
  const { language, canonicalPath, siteUrl, robots } = page;
  const paths = page.paths ?? pathsOf(canonicalPath);
  const own = paths[language] ?? paths.en ?? withoutLanguage(canonicalPath);
  const known = languageCodes.flatMap((one) => {
    const path = paths[one];
    return path === undefined ? [] : [{ language: hreflangOf(one), url: siteUrl + path }];
  });
  const counterparts = robots?.includes('noindex') || known.length < 2 ? [] : known;
  const english =
    paths.en === undefined ? [] : [{ language: 'x-default', url: siteUrl + paths.en }];
  return {
    canonicalUrl: siteUrl + own,
    alternates: counterparts.length === 0 ? [] : [...counterparts, ...english],
  };
}

/** The same path under every prefix of the interface's languages. */
export function pathsOf(path: string): PagePaths {
  return Object.fromEntries(languageCodes.map((one) => [one, pathIn(one, path)]));
}

/** Regions are written in capitals: `pt-BR`, `zh-HK`. */
export const hreflangOf = (language: LanguageCode): string =>
  language.replace(/-[a-z]+$/, (region) => region.toUpperCase());

interface LinkedPage {
  path: string;
  search: string;
  language: LanguageCode;
  /** Set where the languages differ in more than the prefix. */
  paths?: PagePaths;
  /** What to say to readers of the other languages; absent: nothing. */
  offers?: Readonly<Record<LanguageCode, OfferWords>>;
}

/** Links to this page in the languages of the interface. */
export function languageLinks({
  path,
  search,
  language,
  paths,
  offers,
}: LinkedPage): LanguageLink[] {
  // What was not found in one language is not there in another either.
  const page = publicPages.isPagePath(path) ? path + search : '/';
  return languageCodes.map((one) => ({
    language: one,
    name: languages[one].name,
    href: paths?.[one] ?? pathIn(one, paths?.en ?? page),
    current: one === language,
    offer: !paths || one in paths ? offers?.[one] : undefined,
  }));
}

/** The page's language when it is not English, which is what is spoken to people of whom nothing is kept. */
export function foreignLanguageOf(c: Context<SiteEnv>): LanguageCode | undefined {
  const language = c.get('language');
  return language === 'en' ? undefined : language;
}
