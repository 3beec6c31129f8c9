import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { builtInCategories } from '#domain/content/content-category.ts';
import { articlesFeed, articlesSitemap } from '#site/feeds/article-feeds.ts';
import { llmsText } from '#site/feeds/llms-text.ts';
import { feedPaths } from '#site/feeds/feed-paths.ts';
import { robotsText } from '#site/feeds/robots-text.ts';
import { sitemapIndex } from '#site/feeds/sitemap-xml.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { chooseCoding } from '../../front/encodings/content-codings.ts';
import type { InventoryFeeds } from './inventory-feeds.ts';
import { xmlType } from './write-inventory-feeds.ts';

const cacheControl = 'public, max-age=300';

/** Everything that machines come for: robots.txt, sitemaps, feeds. */
export function feedRoutes(feeds: InventoryFeeds) {
  const file = (c: Context<SiteEnv>) => fileResponse(c, feeds);
  return new Hono<SiteEnv>()
    .get(feedPaths.robots, (c) =>
      textResponse(c, robotsText(c.get('services').siteUrl), 'text/plain; charset=utf-8'),
    )
    .get(feedPaths.llms, async (c) => {
      const { content, settings, siteUrl } = c.get('services');
      const text = llmsText(settings, await content.articles(), siteUrl);
      return textResponse(c, text, 'text/markdown; charset=utf-8');
    })
    .get(feedPaths.sitemapIndex, async (c) => {
      const { siteUrl, content } = c.get('services');
      const newestArticle = (await content.articles())[0]?.publishedOn;
      const parts = await settled(feeds.busSitemaps());
      if (!parts) return notYet(c);
      const index = sitemapIndex([
        { url: siteUrl + feedPaths.sitemap('pages') },
        { url: siteUrl + feedPaths.sitemap('articles'), changedAt: newestArticle },
        ...parts.map(({ path, changedAt }) => ({
          url: siteUrl + path,
          changedAt: changedAt ?? undefined,
        })),
      ]);
      return textResponse(c, index, xmlType);
    })
    .get(feedPaths.sitemap('articles'), async (c) => {
      const { siteUrl, content, sections = builtInCategories } = c.get('services');
      return textResponse(c, await articlesSitemap(content, sections, siteUrl), xmlType);
    })
    .get(feedPaths.articlesRss, (c) => articles(c, 'rss'))
    .get(feedPaths.articlesAtom, (c) => articles(c, 'atom'))
    .get('/sitemaps/:name', file)
    .get('/feeds/:name', file);
}

async function articles(c: Context<SiteEnv>, format: 'rss' | 'atom') {
  const { content, settings, siteUrl, sections = builtInCategories } = c.get('services');
  const text = articlesFeed(format, await content.articles(), sections, settings, siteUrl);
  return textResponse(c, text, `application/${format}+xml; charset=utf-8`);
}

function textResponse(c: Context<SiteEnv>, text: string, contentType: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  c.header('cache-control', cacheControl);
  // Weak: the coding is chosen after this.
  c.header('etag', `W/${etag}`);
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);
  c.header('content-type', contentType);
  return c.body(text);
}

async function fileResponse(c: Context<SiteEnv>, feeds: InventoryFeeds): Promise<Response> {
  const found = await settled(feeds.find(c.req.path).then((file) => ({ file })));
  if (!found) return notYet(c);
  const { file } = found;
  if (!file) return c.text('Not found', 404);
  const coding = chooseCoding(c.req.header('accept-encoding'), ['gzip']) ?? 'identity';
  const etag = `"${file.hash}-${coding}"`;
  // Already as small as it will be: compressing it once more would hold all of it in memory.
  c.header('cache-control', `${cacheControl}, no-transform`);
  c.header('vary', 'Accept-Encoding');
  c.header('etag', etag);
  if (file.changedAt) c.header('last-modified', new Date(file.changedAt).toUTCString());
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304);
  c.header('content-type', file.contentType);
  if (coding === 'gzip') {
    c.header('content-encoding', 'gzip');
    c.header('content-length', String(file.gzipBytes));
  }
  // A stream that nobody reads would keep its file open.
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(file.stream(coding));
}

/** Null when the feeds could not be written: the database or the disk is away. */
const settled = <T>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null);

function notYet(c: Context<SiteEnv>): Response {
  c.header('retry-after', '60');
  c.header('cache-control', 'no-store');
  return c.text('This list cannot be made at the moment. Please come back in a minute.', 503);
}
