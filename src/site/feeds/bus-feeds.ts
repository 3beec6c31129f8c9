import type { SiteSettings } from '#content/site-settings.ts';
import type { FeedBus } from '#domain/inventory/listing-feed.ts';
import { urls } from '#site/urls.ts';
import { busItem, busSitemapUrl } from './bus-item.ts';
import { feedPaths, feedTitles } from './feed-paths.ts';
import { inventoryCsvHead, inventoryCsvRow, inventoryJson } from './inventory-row.ts';
import { metaCatalogHead, metaCatalogRow } from './meta-catalog.ts';
import { pagePaths } from './page-list.ts';
import { sitemap, sitemapEntry, sitemapHead, sitemapTail, urlsPerSitemap } from './sitemap-xml.ts';
import { atom, rss } from './syndication.ts';

const newestLength = 50;

/** Every text that is made of all published buses; whoever scans them feeds each bus in once. */
export function busFeeds(settings: SiteSettings, siteUrl: string) {
  let newest: FeedBus[] = [];
  const states = new Set<string>();
  const csvType = 'text/csv; charset=utf-8';

  return {
    /** Files with all buses: head, a row each (empty: left out), tail. */
    whole: [
      {
        path: feedPaths.inventoryCsv,
        contentType: csvType,
        head: inventoryCsvHead,
        row: (bus: FeedBus) => inventoryCsvRow(bus, siteUrl),
        tail: '',
      },
      {
        path: feedPaths.metaCatalog,
        contentType: csvType,
        head: metaCatalogHead,
        row: (bus: FeedBus) => metaCatalogRow(bus, settings.name, siteUrl),
        tail: '',
      },
      {
        path: feedPaths.inventoryJson,
        contentType: 'application/json',
        head: '{"buses":[',
        row: (bus: FeedBus, first: boolean) =>
          `${first ? '' : ','}\n${inventoryJson(bus, siteUrl)}`,
        tail: '\n]}\n',
      },
    ],
    /** The sitemaps of buses, as many as it takes. */
    sitemap: {
      head: sitemapHead,
      entry: (bus: FeedBus) => sitemapEntry(busSitemapUrl(bus, siteUrl)),
      tail: sitemapTail,
      urlsPerFile: urlsPerSitemap,
    },
    /** Remembers what the small feeds need of a bus. */
    note(bus: FeedBus): void {
      if (bus.state) states.add(bus.state);
      newest.push(bus);
      if (newest.length >= newestLength * 4) newest = newestOf(newest);
    },
    /** After the last bus. */
    small() {
      const items = newestOf(newest).map((bus) => busItem(bus, siteUrl));
      const channel = (selfPath: string) => ({
        title: feedTitles.buses(settings),
        description: settings.tagline,
        pageUrl: siteUrl + urls.buses(),
        selfUrl: siteUrl + selfPath,
      });
      return [
        {
          path: feedPaths.busesRss,
          contentType: 'application/rss+xml; charset=utf-8',
          text: rss(channel(feedPaths.busesRss), items),
        },
        {
          path: feedPaths.busesAtom,
          contentType: 'application/atom+xml; charset=utf-8',
          text: atom(channel(feedPaths.busesAtom), items, settings.name),
        },
        {
          path: feedPaths.sitemap('pages'),
          contentType: 'application/xml; charset=utf-8',
          text: sitemap(
            pagePaths([...states].toSorted()).map(({ path, paths }) => ({
              url: siteUrl + path,
              paths,
            })),
          ),
        },
      ];
    },
  };
}

const publishedAt = (bus: FeedBus) => bus.figures.publishedAt ?? bus.figures.updatedAt;

/** The latest published first; of the same moment the higher id. */
function newestOf(buses: readonly FeedBus[]): FeedBus[] {
  return buses
    .toSorted((a, b) => compare(publishedAt(b), publishedAt(a)) || b.id - a.id)
    .slice(0, newestLength);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
