import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { ArticleCard, ContentLibrary } from '#domain/content/content-library.ts';
import type { ContentCategories } from '#domain/content/content-category.ts';
import { pathsOf } from '#site/languages/page-addresses.ts';
import { urls } from '#site/urls.ts';
import { articlePaths } from '../languages/article-language.ts';
import { feedPaths, feedTitles } from './feed-paths.ts';
import { sitemap } from './sitemap-xml.ts';
import { atom, rss, type FeedItem } from './syndication.ts';

const feedLength = 30;

export async function articlesSitemap(
  content: Pick<ContentLibrary, 'articles' | 'translations'>,
  sections: Pick<ContentCategories, 'all'>,
  siteUrl: string,
): Promise<string> {
  const articles = await content.articles();
  const paths = await Promise.all(articles.map(({ slug }) => articlePaths(content, slug)));
  const lists = sections.all().flatMap(({ slug, address }) => {
    const newest = articles.find(({ categories }) => categories.includes(slug));
    if (!newest) return [];
    const path = urls.blogArticles({ category: address });
    return { url: siteUrl + path, paths: pathsOf(path), changedAt: newest.publishedOn };
  });
  return sitemap([
    ...lists,
    ...articles.map(({ slug, publishedOn, picture }, index) => ({
      url: siteUrl + urls.article(slug),
      paths: paths[index],
      changedAt: publishedOn,
      images: picture ? [siteUrl + urls.media(picture.name)] : [],
    })),
  ]);
}

/** The newest articles as a feed; they come newest first. */
export function articlesFeed(
  format: 'rss' | 'atom',
  articles: readonly ArticleCard[],
  sections: Pick<ContentCategories, 'find'>,
  settings: SiteSettings,
  siteUrl: string,
): string {
  const items = articles.slice(0, feedLength).map((article): FeedItem => ({
    id: siteUrl + urls.article(article.slug),
    url: siteUrl + urls.article(article.slug),
    title: article.title,
    summary: article.excerpt,
    publishedAt: article.publishedOn,
    updatedAt: article.publishedOn,
    category: sections.find(article.categories[0] ?? '')?.name,
  }));
  const channel = {
    title: feedTitles.articles(settings),
    description: t`On choosing, checking, pricing and driving used buses.`,
    pageUrl: siteUrl + urls.blogArticles(),
    selfUrl: siteUrl + (format === 'rss' ? feedPaths.articlesRss : feedPaths.articlesAtom),
  };
  return format === 'rss' ? rss(channel, items) : atom(channel, items, settings.name);
}
