import type { ContentLanguage } from '#domain/content/content-language.ts';
import type {
  ContentTranslations,
  TextPage,
  TranslatedCard,
} from '#domain/content/content-library.ts';
import type { FaqItem } from '#domain/content/faq-item.ts';
import type { LoadedArticle } from './load-documents.ts';

interface Translated {
  card: TranslatedCard;
  body: LoadedArticle['body'];
}

/** The articles, pages and answers in other languages, by language. Throws when one translates an article that is not there. */
export function collectTranslations(
  articles: readonly LoadedArticle[],
  faqs: Readonly<Partial<Record<ContentLanguage, readonly FaqItem[]>>>,
  pages: {
    languages: readonly ContentLanguage[];
    find(language: ContentLanguage, name: string): Promise<TextPage | null>;
  },
): ContentTranslations {
  const english = new Set(
    articles.filter(({ language }) => language === 'en').map(({ about }) => about.slug),
  );
  const byLanguage = new Map<ContentLanguage, Translated[]>();
  for (const { about, language, translationOf, body } of articles) {
    if (translationOf === null) continue;
    if (!english.has(translationOf))
      throw new Error(`${about.slug}: there is no article ${translationOf} to be a translation of`);
    const card = { ...about, language, translationOf };
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), { card, body }]);
  }
  const marked = new Map(
    (Object.keys(faqs) as ContentLanguage[]).map((language) => [
      language,
      (faqs[language] ?? []).map((faq): FaqItem => ({ ...faq, language })),
    ]),
  );
  const others = [...(Object.keys(faqs) as ContentLanguage[]), ...pages.languages];
  for (const language of others) if (!byLanguage.has(language)) byLanguage.set(language, []);
  return {
    languages: [...byLanguage.keys()],
    articles: async (language) => (byLanguage.get(language) ?? []).map(({ card }) => card),
    async article(language, slug) {
      const found = byLanguage.get(language)?.find(({ card }) => card.slug === slug);
      return found ? { ...found.card, body: await found.body() } : null;
    },
    textPage: pages.find,
    faqs: async (language) => marked.get(language) ?? [],
  };
}
