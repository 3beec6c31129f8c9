import type { Article, ArticleCard, ContentLibrary } from '#domain/content/content-library.ts';
import type { LanguageCode } from '#messages/languages.ts';

/**
 * The library as a visitor of a language reads it: their own words where there are some, English for
 * the rest. `article-language.ts` says which is which.
 */
export function contentIn(content: ContentLibrary, language: LanguageCode): ContentLibrary {
  const { translations } = content;
  if (language === 'en' || !translations?.languages.includes(language)) return content;
  const cards = async (category?: Parameters<ContentLibrary['articles']>[0]) => {
    const [english, own] = await Promise.all([
      content.articles(category),
      translations.articles(language),
    ]);
    const byOriginal = new Map(own.map((article) => [article.translationOf, article]));
    const inLanguage: ArticleCard[] = [];
    const others: ArticleCard[] = [];
    for (const article of english) {
      const translated = byOriginal.get(article.slug);
      if (translated) inLanguage.push(translated);
      else others.push(article);
    }
    return [...inLanguage, ...others];
  };
  return {
    translations,
    articles: cards,
    article: async (slug): Promise<Article | null> =>
      (await translations.article(language, slug)) ?? content.article(slug),
    textPage: (name) => content.textPage(name),
    testimonials: () => content.testimonials(),
    faqs: async () => {
      const [english, own] = await Promise.all([content.faqs(), translations.faqs(language)]);
      const byId = new Map(own.map((faq) => [faq.id, faq]));
      return english.map((faq) => byId.get(faq.id) ?? faq);
    },
  };
}
