import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { CurrentSection } from '#site/layout/navigation-links.ts';

/** Addresses for machines. Subscribers and search engines keep them: they never change. */
export const feedPaths = {
  robots: '/robots.txt',
  llms: '/llms.txt',
  sitemapIndex: '/sitemap.xml',
  /** `pages`, `articles`, `buses-1`, `buses-2`… */
  sitemap: (name: string) => `/sitemaps/${name}.xml`,
  busesRss: '/feeds/buses.rss',
  busesAtom: '/feeds/buses.atom',
  articlesRss: '/feeds/articles.rss',
  articlesAtom: '/feeds/articles.atom',
  inventoryCsv: '/feeds/inventory.csv',
  inventoryJson: '/feeds/inventory.json',
  metaCatalog: '/feeds/meta-vehicles.csv',
} as const;

/** What the feeds are called: in themselves, and where a page names them. */
export const feedTitles = {
  buses: ({ name: company }: SiteSettings) => t`${company}: new buses for sale`,
  articles: ({ name: company }: SiteSettings) => t`${company}: new articles`,
};

const rss = 'application/rss+xml';
const atom = 'application/atom+xml';

/** Feeds that a reader of a section may want to follow. */
export function feedLinks(section: CurrentSection, settings: SiteSettings, siteUrl: string) {
  const buses = feedTitles.buses(settings);
  const articles = feedTitles.articles(settings);
  const ofBuses = [
    { type: rss, title: buses, url: siteUrl + feedPaths.busesRss },
    { type: atom, title: buses, url: siteUrl + feedPaths.busesAtom },
  ];
  const ofArticles = [
    { type: rss, title: articles, url: siteUrl + feedPaths.articlesRss },
    { type: atom, title: articles, url: siteUrl + feedPaths.articlesAtom },
  ];
  if (section === 'knowledge') return ofArticles;
  if (section === 'home') return [...ofBuses, ...ofArticles];
  return section === 'buses' || section === 'search' || section === 'locations' ? ofBuses : [];
}
