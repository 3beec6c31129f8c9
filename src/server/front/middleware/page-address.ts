import { t } from '@lingui/core/macro';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { getPath } from 'hono/utils/url';
import { publicPages } from '#pages/page-map.ts';
import { pathIn, languageCodes, type LanguageCode } from '#messages/languages.ts';
import { splitLanguage, isPagePath, pageOfMarkdown } from '#site/languages/page-addresses.ts';
import { inLanguage } from '#messages/in-language.ts';
import { contentIn } from '#site/languages/content-in-language.ts';
import { offerWords, type OfferWords } from '#site/languages/offer-words.ts';
import type { SiteEnv, SiteServices } from '#site/site-services.ts';

const longestUrl = 4_096;

/**
 * One address for every page: `/buses/` goes to `/buses`, `/knowledge-center/faqs` to
 * `/knowledge-center/faqs/` (the slashes of spec §2). Overlong and malformed paths end here with a
 * 414 or 404 instead of reaching a handler. Never redirects to another host: `//evil` is not found.
 * A NUL in a question is U+FFFD from here on, as in forms: PostgreSQL takes none.
 */
export const cleanPath = createMiddleware(async (c, next) => {
  if (c.req.url.length > longestUrl) {
    throw new HTTPException(414, { message: t`The address is too long.` });
  }
  const url = new URL(c.req.url);
  const { pathname, search } = url;
  if (pathname.startsWith('//') || pathname.includes('\\') || !decodable(pathname)) {
    return c.notFound();
  }
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    const wanted = canonicalPath(pathname);
    if (wanted !== pathname) return c.redirect(wanted + search, 301);
  }
  if (search.includes('%00')) {
    url.search = search.replaceAll('%00', '%EF%BF%BD');
    c.req.raw = new Request(url, c.req.raw);
  }
  return next();
});

export function canonicalPath(pathname: string, site = publicPages): string {
  const { language, path } = splitLanguage(pathname);
  if (path !== pathname) return pathIn(language, canonicalPath(path, site));
  const isFile = /\.[a-z0-9]{2,5}$/.test(pathname);
  if (site.endsInSlash(pathname) && !isFile) return pathname.replace(/(?<!\/)\/*$/, '/');
  return pathname === '/' ? pathname : pathname.replace(/(?<!\/)\/+$/, '') || '/';
}

function decodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/**
 * The path that routes are matched by: `/es/buses` and `/es/buses.md` are `/buses`, so every page is there in
 * each language and as Markdown.
 */
export const pathWithoutLanguage = (request: Request): string => {
  const path = getPath(request);
  return splitLanguage(pageOfMarkdown(path) ?? path).path;
};

/** Hands pages their language and the content of it; keeps redirects inside the language. */
export function pageLanguage(site: SiteServices) {
  const byLanguage = new Map<LanguageCode, SiteServices>();
  const servicesIn = (language: LanguageCode): SiteServices => {
    const known = byLanguage.get(language) ?? {
      ...site,
      content: contentIn(site.content, language),
    };
    byLanguage.set(language, known);
    return known;
  };
  const offers = Object.fromEntries(
    languageCodes.map((one) => [one, inLanguage(one, offerWords)]),
  ) as Record<LanguageCode, OfferWords>;
  return createMiddleware<SiteEnv>(async (c, next) => {
    const { language } = splitLanguage(getPath(c.req.raw));
    c.set('language', language);
    c.set('offers', offers);
    c.set('services', language === 'en' ? site : servicesIn(language));
    await inLanguage(language, next);
    if (language === 'en') return;
    const target = c.res.headers.get('location');
    if (target && isPagePath(target)) {
      c.res.headers.set('location', pathIn(language, target));
    }
  });
}
