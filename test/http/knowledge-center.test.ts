import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentCategories } from '#domain/content/content-category.ts';
import type { ContentLibrary } from '#domain/content/content-library.ts';
import { urls } from '#site/urls.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { featured: true } }),
      aListing({ id: 2 }),
      aListing({ id: 3, details: { category: 'coach', bodyMake: 'MCI', year: 2014 } }),
    ],
  });
});
afterAll(() => site.close());

const page = async (path: string, from = site) => {
  const answer = await from.get(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const links = (html: string) =>
  [...html.matchAll(/content-card-title"><a href="([^"]+)"/g)].map(([, href]) => href);

describe('search inside the knowledge center', () => {
  const search = (q: string, rest = '') =>
    page(`/knowledge-center/search/?q=${encodeURIComponent(q)}${rest}`);

  it('is a plain form on every list', async () => {
    for (const path of [urls.knowledgeCenter(), urls.faqs(), urls.blogArticles()]) {
      const forms = (await page(path)).match(/<form[^>]+>/g) ?? [];
      expect(
        forms.some(
          (form) => /action="\/knowledge-center\/search\/"/.test(form) && /method="get"/.test(form),
        ),
        path,
      ).toBe(true);
    }
  });

  it('is told from the search for buses by its name', async () => {
    const places = (await page(urls.faqs())).match(/<search[^>]*>/g) ?? [];
    const names = places.map((place) => / aria-label="([^"]+)"/.exec(place)?.[1]);
    expect(names.filter(Boolean)).toHaveLength(1);
  });

  it('finds articles, answers and guides, best first, with the words marked', async () => {
    const html = await search('Wheelchair LIFTS');
    expect(html).toMatch(/<mark>Wheelchair<\/mark> <mark>lifts<\/mark>/);
    expect(html.match(/<ol class="found-texts">.*?<h2><a href="([^"]+)"/s)?.[1]).toContain('lift');
    expect(await search('does the passenger count include the driver')).toContain('Question');
    expect(html).toContain('content="noindex, follow"');
    expect(html).toContain('value="Wheelchair LIFTS"');
  });

  it('says what to do when nothing fits, and escapes what was typed', async () => {
    const html = await search('"><script>alert(1)</script>zeppelin');
    expect(html).not.toContain('<script>alert');
    const none = await search('qqqq');
    expect(none).toContain('Nothing found for “qqqq”.');
    expect(none).toContain('href="/buses?search=qqqq"');
  });

  it('shows the last page for one beyond the end, and bears any question', async () => {
    expect(await search('bus', '&page=999')).toMatch(/aria-current="page"[^>]*>.*?\d/);
    for (const q of ['', ' ', '%', '\0', '(', 'a'.repeat(3_000), '𝐁𝐮𝐬']) await search(q);
    await page('/knowledge-center/search/?q=a&q=b&page=-1');
  });
});

describe('blog and articles', () => {
  it('keeps one section, and turns pages at addresses of their own', async () => {
    const all = await site.parts.site.content.articles();
    const first = await page(urls.blogArticles());
    expect(links(first)).toEqual(all.slice(0, 12).map(({ slug }) => urls.article(slug)));
    const second = await page('/knowledge-center/blog-articles/?page=2');
    expect(links(second)).toEqual(all.slice(12, 24).map(({ slug }) => urls.article(slug)));
    expect(second).toContain(
      'rel="canonical" href="https://omnibus.example/knowledge-center/blog-articles/?page=2"',
    );
    for (const { slug, name } of contentCategories) {
      const some = await site.parts.site.content.articles(slug);
      const html = await page(urls.blogArticles({ category: slug }));
      expect(links(html)).toEqual(some.slice(0, 12).map((one) => urls.article(one.slug)));
      if (some.length === 0)
        expect(html).toContain(`There is nothing under “${name.replace('&', '&amp;')}” yet`);
    }
  });

  it.each(['?page=99', '?page=x', '?page=0', '?category=constructor', '?category=%00', '?x=1'])(
    '%s shows the first page',
    async (query) => {
      const html = await page(`/knowledge-center/blog-articles/${query}`);
      expect(html).toContain('href="https://omnibus.example/knowledge-center/blog-articles/"');
    },
  );

  it('marks the list whose first five articles are fetched ahead (spec §7)', async () => {
    for (const path of [urls.knowledgeCenter(), urls.blogArticles()]) {
      expect(await page(path)).toContain('data-prefetch-articles');
    }
  });
});

describe('an article', () => {
  it('has its author, dates, minutes, share, print, buses and others like it', async () => {
    const html = await page(urls.article('wheelchair-lifts-and-the-ada'));
    expect(html).toMatch(/By (<!-- -->)?Omnibus/);
    expect(html).toContain('min read');
    expect(html).toMatch(/<a href="mailto:\?subject=[^"]+" class="button" data-share/);
    expect(html).toContain('data-print');
    expect(html).toContain('id="buses-heading"');
    expect(html).toContain('class="bus-card');
    expect(links(html)).toHaveLength(3);
    expect(html).toContain('"@type":"BlogPosting"');
  });
});

describe('the answer about the smart search', () => {
  it('runs its examples against the buses of this moment', async () => {
    const html = await page(
      urls.faqs({ category: 'general-information', question: 'smartsearch' }),
    );
    expect(html).toContain('href="/buses?search=2015+starcraft+25+passenger"');
    expect(html.match(/read as /g)).toHaveLength(4);
    expect(html).toMatch(/2012–2016, Coach Buses: <b[^>]*>1 bus<\/b>/);
    // Of 2018, a year off: the list shows it among close matches.
    expect(html).toMatch(/Starcraft, 25 passengers: <b[^>]*>the closest buses<\/b>/);
  });
});

describe('without articles: a content service that never answered (fault matrix D1)', () => {
  let empty: TestSite;
  beforeAll(async () => {
    const content: ContentLibrary = {
      ...site.parts.site.content,
      articles: async () => [],
      article: async () => null,
    };
    empty = await createTestSite({
      parts: { site: { ...site.parts.site, content, promoArticle: () => null } },
    });
  });
  afterAll(() => empty.close());

  it.each([urls.knowledgeCenter(), urls.blogArticles()])(
    '%s says so, and leads to what is there',
    async (path) => {
      const html = await page(path, empty);
      expect(html).toContain('Our articles cannot be shown right now.');
      expect(html).toContain(`href="${urls.sellingBuyingGuide()}"`);
    },
  );

  it('shows every other page as ever, without the menu’s card', async () => {
    for (const path of [
      urls.home(),
      urls.faqs(),
      urls.mediaResources(),
      urls.sellingBuyingGuide(),
      urls.aboutUs(),
      '/feeds/articles.rss',
      '/sitemaps/articles.xml',
      '/knowledge-center/search/?q=cdl',
    ]) {
      expect(await page(path, empty)).not.toContain('promo-card');
    }
    expect((await empty.get(urls.article('cdl-or-no-cdl'))).status).toBe(404);
  });
});

describe('no GraphQL of our own (hostile inputs O)', () => {
  it.each(['/graphql', '/api/graphql', '/graphql?query=%7B__schema%7Btypes%7Bname%7D%7D%7D'])(
    '%s is not there',
    async (path) => expect((await site.get(path)).status).toBe(404),
  );
});
