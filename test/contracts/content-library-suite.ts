import type { ContentCategorySlug } from '#domain/content/content-category.ts';
import type { ContentLibrary } from '#domain/content/content-library.ts';

/** What an editor wrote, whatever it is kept in. */
export interface WrittenArticle {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  categories: readonly ContentCategorySlug[];
  published: string;
  /** Parts under headings of the second level. */
  parts: readonly { heading: string; text: string }[];
}

export type ArticleLibrary = Pick<ContentLibrary, 'articles' | 'article'>;

/** One implementation of the port, holding the given articles. */
export interface LibraryUnderTest {
  name: string;
  create(articles: readonly WrittenArticle[]): Promise<{
    library: ArticleLibrary;
    close(): Promise<void>;
  }>;
}

export const writtenArticles: readonly WrittenArticle[] = [
  {
    id: 7,
    slug: 'older-guide',
    title: 'An older guide: brakes & tires',
    excerpt: 'How to look at brakes.',
    categories: ['selling-buying-guide'],
    published: '2026-03-02',
    parts: [
      { heading: 'Brakes', text: 'word '.repeat(340) },
      { heading: 'Tires', text: 'Date codes tell the week.' },
    ],
  },
  {
    id: 9,
    slug: 'newest-one',
    title: 'The newest one',
    excerpt: 'Fresh.',
    categories: ['blog-articles', 'featured'],
    published: '2026-10-20',
    parts: [{ heading: 'A <script> in words', text: 'Text.' }],
  },
  {
    id: 8,
    slug: 'constructor',
    title: 'Named like a property of every object',
    excerpt: 'Still an article.',
    categories: ['blog-articles'],
    published: '2026-05-05',
    parts: [
      { heading: 'Same', text: 'One.' },
      { heading: 'Same', text: 'Two.' },
    ],
  },
];
