import { createMiddleware } from 'hono/factory';
import { getPath } from 'hono/utils/url';
import type { ContentLanguage } from '#domain/content/content-language.ts';
import { contentIn } from '#site/languages/content-in-language.ts';
import { isPagePath, pathIn, splitLanguage } from '#site/languages/language-path.ts';
import type { SiteEnv, SiteServices } from '#site/site-services.ts';

/** The path that routes are matched by: `/es/buses` is `/buses`, so every page is there in each language. */
export const pathWithoutLanguage = (request: Request): string =>
  splitLanguage(getPath(request)).path;

/** Hands pages their language and the content of it; keeps redirects inside the language. */
export function pageLanguage(site: SiteServices) {
  const byLanguage = new Map<ContentLanguage, SiteServices>();
  const servicesIn = (language: ContentLanguage): SiteServices => {
    const known = byLanguage.get(language) ?? {
      ...site,
      content: contentIn(site.content, language),
    };
    byLanguage.set(language, known);
    return known;
  };
  return createMiddleware<SiteEnv>(async (c, next) => {
    const { language } = splitLanguage(getPath(c.req.raw));
    c.set('language', language);
    c.set('services', language === 'en' ? site : servicesIn(language));
    await next();
    if (language === 'en') return;
    const target = c.res.headers.get('location');
    if (target && isPagePath(target)) {
      c.res.headers.set('location', pathIn(language, target));
    }
  });
}
