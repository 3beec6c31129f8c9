import { join } from 'node:path';
import type { ContentLibrary, Testimonial } from '#domain/content/content-library.ts';
import type { FaqItem } from '#domain/content/faq-item.ts';
import type { ContentLanguage } from '#domain/content/content-language.ts';
import { collectTranslations } from './collect-translations.ts';
import { loadArticles, loadTextPages, type LoadedDocument } from './load-documents.ts';

interface MarkdownContentOptions {
  /** Holds `articles/` and `pages/`. */
  folder: string;
  /** What `{name}` stands for in the texts. */
  variables: Readonly<Record<string, string>>;
  faqs: readonly FaqItem[];
  /** The same entries in other languages. */
  translatedFaqs?: Readonly<Partial<Record<ContentLanguage, readonly FaqItem[]>>>;
  testimonials: readonly Testimonial[];
}

/**
 * The built-in content library: Markdown files with front matter, read once and rendered when first
 * asked for. Rejects when a file is faulty, naming it: that is met at the start, never by a visitor.
 */
export async function createMarkdownContent(
  options: MarkdownContentOptions,
): Promise<ContentLibrary> {
  const { folder, variables, faqs, translatedFaqs = {}, testimonials } = options;
  const [loaded, pages] = await Promise.all([
    loadArticles(join(folder, 'articles'), variables),
    loadTextPages(join(folder, 'pages'), variables),
  ]);
  const articles = loaded.filter(({ language }) => language === 'en');
  const pageIn = (language: ContentLanguage, name: string) =>
    pages.find((page) => page.language === language && page.name === name);
  const cards = articles.map(({ about }) => about);
  return {
    articles: async (category) =>
      category ? cards.filter((card) => card.categories.includes(category)) : cards,
    article: async (slug) => whole(articles.find(({ about }) => about.slug === slug)),
    textPage: async (name) => whole(pageIn('en', name)),
    faqs: async () => faqs,
    testimonials: async () => testimonials,
    translations: collectTranslations(loaded, translatedFaqs, {
      languages: pages.map(({ language }) => language).filter((one) => one !== 'en'),
      find: async (language, name) => whole(pageIn(language, name)),
    }),
  };
}

async function whole<T>(document: LoadedDocument<T> | undefined) {
  return document ? { ...document.about, body: await document.body() } : null;
}
