import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { shareCardName } from '#domain/content/article-picture-name.ts';
import { builtInCategories, type ContentCategories } from '#domain/content/content-category.ts';
import type { ArticlePicture } from '#domain/content/content-library.ts';
import { relatedArticles } from '#domain/content/related-articles.ts';
import { parsePageNumber } from '#domain/search/list-query.ts';
import { currentLanguage, withoutLanguage } from '#messages/languages.ts';
import { articleLanguage, articlePaths, originalSlug } from '#site/languages/article-language.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { articleEntity } from '#site/structured-data/article-entity.ts';
import { patterns, urls } from '#site/urls.ts';
import { sectionName } from '#site/words/trade-words.ts';
import { ArticlePage } from './article-page.tsx';
import { BlogPage } from './blog-page.tsx';
import { relatedBuses } from './related-buses.ts';

const relatedLimit = 3;
const perPage = 12;

export const articlesRoutes = new Hono<SiteEnv>()
  /** `?category=` keeps one section, `?page=` turns; unknown values and pages beyond the end are 1. */
  .get(patterns.blogArticles, async (c) => {
    const { content, settings, sections = builtInCategories } = c.get('services');
    const asked = c.req.query('category') ?? '';
    const category = sections.at(asked);
    if (category && category.address !== asked) {
      const moved = urls.blogArticles({ category: category.address, page: c.req.query('page') });
      return c.redirect(moved, 301);
    }
    const all = await content.articles();
    const articles = category ? await content.articles(category.slug) : all;
    const pageCount = Math.ceil(articles.length / perPage);
    const wanted = parsePageNumber(c.req.query('page'));
    const page = wanted <= pageCount ? wanted : 1;
    const filled = sections
      .all()
      .filter(({ slug }) => all.some(({ categories }) => categories.includes(slug)));
    const whole = wholeName(sections);
    const list = category ? t`${{ section: sectionName(category) }}: articles` : whole;
    const title = page > 1 ? t`${list}, page ${page}` : list;
    return renderPage(c, {
      meta: {
        title: `${title} | ${settings.name}`,
        description:
          category?.intros[currentLanguage()] ||
          category?.intro ||
          t`Plain articles on choosing, checking, pricing and driving used buses.`,
        canonicalPath: urls.blogArticles({
          category: category?.address,
          page: page > 1 ? page : null,
        }),
        ...(articles.length === 0 ? { robots: 'noindex, follow' } : {}),
      },
      current: 'knowledge',
      styles: 'reading',
      body: (
        <BlogPage
          model={{
            articles: articles.slice((page - 1) * perPage, page * perPage),
            category,
            whole,
            filled: sections.all().filter((one) => filled.includes(one) || one === category),
            page,
            pageCount,
          }}
        />
      ),
    });
  })
  .get(patterns.article, async (c) => {
    const {
      content,
      inventory,
      searchBuses,
      settings,
      siteUrl,
      sections = builtInCategories,
    } = c.get('services');
    const slug = c.req.param('slug');
    const article = await content.article(slug);
    const language = c.get('language') ?? 'en';
    if (!article) {
      const original = await content.translations?.originalOf?.(language, slug);
      return original ? c.redirect(urls.article(original)) : c.notFound();
    }
    const written = articleLanguage(article);
    const paths = await articlePaths(content, originalSlug(article));
    const better = paths[language];
    if (written !== language && better !== undefined) return c.redirect(better, 301);
    const [articles, buses] = await Promise.all([
      content.articles(),
      relatedBuses(article, { inventory, searchBuses }),
    ]);
    return renderPage(c, {
      meta: {
        title: `${article.title} | ${settings.name}`,
        description: article.excerpt || article.title,
        canonicalPath: withoutLanguage(urls.article(article.slug)),
        paths,
        article: { publishedOn: article.publishedOn, modifiedOn: article.updatedOn },
        ...(article.picture ? { picture: sharedPicture(article.picture) } : {}),
        jsonLd: [articleEntity(article, settings, siteUrl)],
      },
      current: 'knowledge',
      styles: 'reading',
      body: (
        <ArticlePage
          model={{
            article,
            section: sections.find(article.categories[0] ?? ''),
            whole: wholeName(sections),
            others: relatedArticles(article, articles, relatedLimit),
            related: buses,
            url: siteUrl + urls.article(article.slug),
            company: settings.name,
            language: written,
          }}
        />
      ),
    });
  });

/** What the list of all articles is called. */
function wholeName(sections: Pick<ContentCategories, 'find'>): string {
  const section = sections.find('blog-articles');
  return section ? sectionName(section) : t`Blog & Articles`;
}

/** Our own drawings have a card of the size that networks ask for; other pictures go as they are. */
function sharedPicture({ name, alt }: ArticlePicture) {
  const card = shareCardName(name);
  return card
    ? { path: urls.media(card), alt, widthPx: 1200, heightPx: 630 }
    : { path: urls.media(name), alt };
}
