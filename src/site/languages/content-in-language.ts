import type { Article, ArticleCard, ContentLibrary } from '#domain/content/content-library.ts';
import type { LanguageCode } from '#messages/languages.ts';

/**
 * The library as a visitor of a language reads it: their own words where there are some, English for
 * the rest. `article-language.ts` says which is which.
 */
export function contentIn(content: ContentLibrary, language: LanguageCode): ContentLibrary {
  if (language === 'en') return content;
  const { translations } = content;
  const own = translations?.languages.includes(language) ? translations : null;
  const cards = async (category?: Parameters<ContentLibrary['articles']>[0]) => {
    const [english, translated] = await Promise.all([
      content.articles(category),
      own?.articles(language) ?? [],
    ]);
    const byOriginal = new Map(translated.map((article) => [article.translationOf, article]));
    const theirs: ArticleCard[] = [];
    const others: ArticleCard[] = [];
    for (const article of english) {
      const known = byOriginal.get(article.slug);
      if (known) theirs.push(known);
      else others.push(article);
    }
    return [...theirs, ...others];
  };
  return {
    translations,
    articles: cards,
    article: async (slug): Promise<Article | null> =>
      (await own?.article(language, slug)) ?? content.article(slug),
    textPage: (name) => content.textPage(name),
    testimonials: () => content.testimonials(),
    faqs: async () => {
      const [english, translated] = await Promise.all([content.faqs(), own?.faqs(language) ?? []]);
      const byId = new Map(translated.map((faq) => [faq.id, faq]));
      return english.map((faq) => byId.get(faq.id) ?? faq);
    },
  };
}
