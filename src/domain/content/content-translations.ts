import type { ContentLanguage } from './content-language.ts';
import type { Article, ArticleCard } from './content-library.ts';
import type { FaqItem } from './faq-item.ts';

/** An article in another language, with a slug, a title and words of its own. */
export interface TranslatedCard extends ArticleCard {
  language: ContentLanguage;
  /** Slug of the English article that says the same; it exists. */
  translationOf: string;
}

export type TranslatedArticle = TranslatedCard & Pick<Article, 'body'>;

/**
 * Content in the languages of spec §3 other than English. What a language lacks is simply not among
 * its answers: whoever shows a page decides on the fallback and labels it. Promises as of
 * `ContentLibrary`: newest first, null for unknown names, HTML sanitized, never rejects.
 */
export interface ContentTranslations {
  /** Those with at least one article or answer. */
  languages: readonly ContentLanguage[];
  articles(language: ContentLanguage): Promise<readonly TranslatedCard[]>;
  article(language: ContentLanguage, slug: string): Promise<TranslatedArticle | null>;
  /** The same ids and categories as the English entries. */
  faqs(language: ContentLanguage): Promise<readonly FaqItem[]>;
}
