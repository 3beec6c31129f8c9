import type { SiteSettings } from '#content/site-settings.ts';
import type { CurrentSection } from '#site/layout/layout.tsx';
import { feedPaths, feedTitles } from './feed-paths.ts';

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
