import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMarkdownContent } from '#adapters/content-markdown/create-markdown-content.ts';
import { contentCategories } from '#domain/content/content-category.ts';
import { createWordpressBed } from '#test/factories/wordpress-content.ts';
import { startWordpressServer } from '#test/setup/wpgraphql-server.ts';
import {
  writtenArticles,
  type ArticleLibrary,
  type LibraryUnderTest,
  type WrittenArticle,
} from './content-library-suite.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const markdown: LibraryUnderTest = {
  name: 'built-in Markdown',
  async create(articles) {
    const folder = await mkdtemp(join(tmpdir(), 'omnibus-markdown-'));
    for (const name of ['articles', 'pages', 'pictures']) await mkdir(join(folder, name));
    for (const article of articles) {
      const { slug, parts, ...matter } = article;
      const front = Object.entries(matter).map(
        ([name, value]) =>
          `${name}: ${name === 'published' ? String(value) : JSON.stringify(value)}`,
      );
      const text = parts.map((part) => `## ${escaped(part.heading)}\n\n${part.text}`).join('\n\n');
      await writeFile(
        join(folder, 'articles', `${slug}.md`),
        `---\n${front.join('\n')}\n---\n\n${text}\n`,
      );
    }
    const library = await createMarkdownContent({
      folder,
      variables: {},
      faqs: [],
      testimonials: [],
    });
    return { library, close: () => rm(folder, { recursive: true }) };
  },
};

const wordpress: LibraryUnderTest = {
  name: 'WPGraphQL',
  async create(articles) {
    const server = await startWordpressServer(articles.map(asPost));
    const bed = await createWordpressBed(server);
    await bed.content.refreshDue();
    return {
      library: bed.content,
      async close() {
        await bed.remove();
        await server.close();
      },
    };
  },
};

function asPost(article: WrittenArticle) {
  const { id, slug, title, excerpt, categories, published, parts } = article;
  return {
    databaseId: id,
    slug,
    title: escaped(title),
    excerpt: `<p>${excerpt}</p>`,
    content: parts.map((part) => `<h2>${escaped(part.heading)}</h2><p>${part.text}</p>`).join(''),
    dateGmt: `${published}T08:00:00`,
    modifiedGmt: `${published}T08:00:00`,
    categoryIds: contentCategories
      .filter((one) => categories.includes(one.slug))
      .map((one) => one.id),
  };
}

describe.each([markdown, wordpress])('content library: $name', ({ create }) => {
  let library: ArticleLibrary;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ library, close } = await create(writtenArticles));
  });
  afterAll(() => close());

  it('gives cards newest first', async () => {
    const cards = await library.articles();
    expect(cards.map(({ slug }) => slug)).toEqual(['newest-one', 'constructor', 'older-guide']);
    expect(cards[2]).toMatchObject({
      id: 7,
      title: 'An older guide: brakes & tires',
      excerpt: 'How to look at brakes.',
      categories: ['selling-buying-guide'],
      publishedOn: '2026-03-02',
      readMinutes: 3,
      picture: null,
    });
  });

  it('gives the same list until something changed', async () => {
    expect(await library.articles()).toBe(await library.articles());
  });

  it('filters by category, and knows empty ones', async () => {
    const slugs = async (category: Parameters<ArticleLibrary['articles']>[0]) =>
      (await library.articles(category)).map(({ slug }) => slug);
    expect(await slugs('blog-articles')).toEqual(['newest-one', 'constructor']);
    expect(await slugs('featured')).toEqual(['newest-one']);
    expect(await slugs('product-updates')).toEqual([]);
  });

  it('gives an article with its card and its headings, whose ids are in the text', async () => {
    const article = await library.article('older-guide');
    const [card] = (await library.articles()).filter(({ slug }) => slug === 'older-guide');
    expect(article).toMatchObject({ ...card });
    expect(article?.body.headings.map(({ text }) => text)).toEqual(['Brakes', 'Tires']);
    for (const { id } of article?.body.headings ?? []) {
      expect(article?.body.html).toContain(`<h2 id="${id}">`);
    }
  });

  it('escapes what only looks like markup, and numbers equal headings', async () => {
    const newest = await library.article('newest-one');
    expect(newest?.body.html).not.toContain('<script');
    expect(newest?.body.headings[0]?.text).toBe('A <script> in words');
    const ids = (await library.article('constructor'))?.body.headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    'no-such-article',
    '',
    '../../admin',
    '__proto__',
    'toString',
    'Newest-One',
    'a/b',
    '%00',
  ])('answers null for %j', async (slug) => {
    expect(await library.article(slug)).toBeNull();
  });

  it('names pictures of ours only', async () => {
    for (const { picture } of await library.articles()) {
      expect(picture?.name ?? 'none').not.toMatch(/^https?:|^\/\//);
    }
  });
});
