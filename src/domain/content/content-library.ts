import type { ContentCategorySlug } from './content-category.ts';
import type { ContentLanguage } from './content-language.ts';
import type { FaqItem } from './faq-item.ts';

/** A picture of an article: a media name (`category/school.webp`), never a foreign address. */
export interface ArticlePicture {
  name: string;
  alt: string;
  /** Of the file, where they are known. */
  widthPx?: number;
  heightPx?: number;
  /** Tiny blurred preview as a `data:` URI. */
  placeholder?: string | null;
}

/** What a list of articles shows (spec §3, blog card). */
export interface ArticleCard {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  /** The first is the label of the card. */
  categories: readonly ContentCategorySlug[];
  /** ISO date, `2026-11-03`. */
  publishedOn: string;
  /** ISO date of the last change that matters to a reader; absent when there was none. */
  updatedOn?: string;
  /** Who wrote it; absent: the company. */
  author?: string;
  readMinutes: number;
  picture: ArticlePicture | null;
}

export interface ContentHeading {
  id: string;
  text: string;
}

/** Text ready to show: sanitized HTML and its second-level headings, for a table of contents. */
export interface ContentBody {
  html: string;
  headings: readonly ContentHeading[];
  /** Links of kinds that no page may hold: they are words in the HTML, and whoever wrote them is told. */
  refusedLinks?: readonly string[];
}

export interface Article extends ArticleCard {
  body: ContentBody;
}

/** A page of running text that is not an article: legal pages, the guide, about us. */
export interface TextPage {
  title: string;
  description: string;
  /** ISO date of the last change that matters to a reader. */
  updatedOn: string;
  body: ContentBody;
}

export interface Testimonial {
  quote: string;
  name: string;
  /** Who that is, for example "Fleet manager, Ohio". */
  role: string;
  /** An example that no customer wrote: shown with demo data only, and marked. */
  demo: boolean;
}

/** An article in another language, with a slug, a title and words of its own. */
export interface TranslatedCard extends ArticleCard {
  language: ContentLanguage;
  /** Slug of the English article that says the same; it exists. */
  translationOf: string;
}

type TranslatedArticle = TranslatedCard & Pick<Article, 'body'>;

/**
 * Content in the languages of spec §3 other than English. What a language lacks is simply not among
 * its answers: whoever shows a page decides on the fallback and labels it. Promises as of
 * `ContentLibrary`: newest first, null for unknown names, HTML sanitized, never rejects.
 */
export interface ContentTranslations {
  /** Those with at least one article, page or answer. */
  languages: readonly ContentLanguage[];
  articles(language: ContentLanguage): Promise<readonly TranslatedCard[]>;
  article(language: ContentLanguage, slug: string): Promise<TranslatedArticle | null>;
  /**
   * Slug of the English article in place of a translation that does not stand for it any more; null:
   * there is none. Absent where all translations stand.
   */
  originalOf?(language: ContentLanguage, slug: string): Promise<string | null>;
  /**
   * Names of English articles or questions on the site whose translation does not stand, because staff
   * changed their words. Absent where all translations stand.
   */
  setAside?(language: ContentLanguage, kind: 'article' | 'faq'): Promise<string[]>;
  /** By the name of the English page. */
  textPage(language: ContentLanguage, name: string): Promise<TextPage | null>;
  /** The same ids and categories as the English entries. */
  faqs(language: ContentLanguage): Promise<readonly FaqItem[]>;
}

/**
 * The port to what editors write. Articles come newest first. Unknown names answer null; HTML is
 * sanitized by the implementation, so pages may show it as it is. A backend that cannot be reached
 * answers empty lists and null (spec §7); it never rejects.
 */
export interface ContentLibrary {
  /** Without a category: the same array until something changed. */
  articles(category?: ContentCategorySlug): Promise<readonly ArticleCard[]>;
  article(slug: string): Promise<Article | null>;
  textPage(name: string): Promise<TextPage | null>;
  /** All 16 entries (spec §1), in display order. */
  faqs(): Promise<readonly FaqItem[]>;
  testimonials(): Promise<readonly Testimonial[]>;
  /** Absent where the backend has English only. Everything above is English. */
  translations?: ContentTranslations;
}
