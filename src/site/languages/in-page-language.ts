import type { ContentCategories } from '#domain/content/content-category.ts';
import type { ContentLanguage } from '#domain/content/content-language.ts';
import { browserWords } from './browser-words.ts';
import { catalogueOf, phrasesOf } from './languages.ts';
import { withSectionNames } from './section-names.ts';
import { translateHtml } from './translate-html.ts';

/** A rendered page in the language of its address; English comes back as it is. */
export function inPageLanguage(
  html: string,
  language: ContentLanguage,
  siteUrl: string,
  sections: Pick<ContentCategories, 'all'>,
): string {
  const catalogue = catalogueOf(language);
  const builtIn = phrasesOf(language);
  if (!catalogue || !builtIn) return html;
  const phrases = language === 'es' ? withSectionNames(builtIn, catalogue, sections) : builtIn;
  const said = translateHtml(html, { language, locale: catalogue.locale, phrases, siteUrl });
  return said.replace('</body>', () => `${browserWords(said, language, catalogue)}</body>`);
}
