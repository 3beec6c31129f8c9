import { createMiddleware } from 'hono/factory';
import { getPath } from 'hono/utils/url';
import { inLanguage } from '#messages/in-language.ts';
import { languageCodes, type LanguageCode, pathIn } from '#messages/languages.ts';
import { contentIn } from '#site/languages/content-in-language.ts';
import { isPagePath, splitLanguage, pageOfMarkdown } from '#site/languages/language-path.ts';
import { offerWords, type OfferWords } from '#site/languages/offer-words.ts';
import type { SiteEnv, SiteServices } from '#site/site-services.ts';

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
