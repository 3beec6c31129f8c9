import type { Context } from 'hono';
import { contentLanguages, type ContentLanguage } from '#domain/content/content-language.ts';
import type { LanguageLink } from '#site/layout/language-switch.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { catalogueOf, interfaceLanguages } from './languages.ts';
import { pathIn } from '#messages/path-in.ts';
import { isPagePath } from './language-path.ts';

/** Where one page is in each language that has its words; paths hold the language's prefix. */
export type PagePaths = Partial<Record<ContentLanguage, string>>;

interface PageAddressesOf {
  language: ContentLanguage;
  /** Without a language. */
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
  const own = paths[language] ?? canonicalPath;
  const known = contentLanguages.flatMap((one) => {
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
  return Object.fromEntries(interfaceLanguages.map((one) => [one, pathIn(one, path)]));
}

/** Regions are written in capitals: `pt-BR`, `zh-HK`. */
export const hreflangOf = (language: ContentLanguage): string =>
  language.replace(/-[a-z]+$/, (region) => region.toUpperCase());

/** Links to this page in the other languages of the interface. */
export function languageLinks(
  path: string,
  search: string,
  language: ContentLanguage,
  paths: PagePaths = {},
): LanguageLink[] {
  // What was not found in one language is not there in another either.
  const page = isPagePath(path) ? path + search : '/';
  return interfaceLanguages.map((one) => ({
    language: one,
    name: catalogueOf(one)?.name ?? 'English',
    href: paths[one] ?? pathIn(one, paths.en ?? page),
    current: one === language,
  }));
}

/** The page's language when it is not English, which is what mails are written in anyway. */
export function foreignLanguageOf(c: Context<SiteEnv>): ContentLanguage | undefined {
  const language = c.get('language');
  return language === 'en' ? undefined : language;
}
