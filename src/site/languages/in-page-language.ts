import type { ContentLanguage } from '#domain/content/content-language.ts';
import { browserWords } from './browser-words.ts';
import { catalogueOf, phrasesOf } from './languages.ts';
import { translateHtml } from './translate-html.ts';

/** A rendered page in the language of its address; English comes back as it is. */
export function inPageLanguage(html: string, language: ContentLanguage, siteUrl: string): string {
  const catalogue = catalogueOf(language);
  const phrases = phrasesOf(language);
  if (!catalogue || !phrases) return html;
  const said = translateHtml(html, { language, locale: catalogue.locale, phrases, siteUrl });
  return said.replace('</body>', () => `${browserWords(language, catalogue)}</body>`);
}
