import { currentLanguage, languages } from '#messages/languages.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { pageKindOf } from '#domain/analytics/page-kind.ts';
import { publicPages } from '#pages/page-map.ts';
import type { PageAnalytics } from '#site/page-settings.ts';

/** What a shared link shows beside title and description. */
export interface SocialPicture {
  /** Absolute. */
  url: string;
  alt: string;
  widthPx?: number;
  heightPx?: number;
}

interface SocialMetaProps {
  siteName: string;
  title: string;
  description: string;
  url: string;
  picture: SocialPicture;
  /** Set on articles; ISO dates. */
  article?: { publishedOn: string; modifiedOn?: string };
}

/** Open Graph, and the few tags that Twitter's cards do not take from it. */
export function SocialMeta({
  siteName,
  title,
  description,
  url,
  picture,
  article,
}: SocialMetaProps) {
  const { locale } = languages[currentLanguage()];
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:alt" content={picture.alt} />
      {picture.widthPx ? (
        <meta property="og:image:width" content={String(picture.widthPx)} />
      ) : null}
      {picture.heightPx ? (
        <meta property="og:image:height" content={String(picture.heightPx)} />
      ) : null}
      {article ? <meta property="article:published_time" content={article.publishedOn} /> : null}
      {article?.modifiedOn ? (
        <meta property="article:modified_time" content={article.modifiedOn} />
      ) : null}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture.url} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}

/** A picture by its path on this site, `/media/…`. */
export interface PagePicture {
  path: string;
  alt: string;
  widthPx?: number;
  heightPx?: number;
}

/** What a shared link shows when its page has no picture of its own; drawn by `bin/site-pictures`. */
export const socialCard = (settings: SiteSettings): PagePicture => ({
  path: '/social-card.png',
  alt: `${settings.name}: ${saySetting(settings.tagline)}`,
  widthPx: 1200,
  heightPx: 630,
});

interface AnalyticsMetaProps {
  analytics: PageAnalytics | null | undefined;
  /** The page's own path. Its kind is what is measured, never the path. */
  path: string;
  status: number;
}

/**
 * Switches the browser's analytics on (`browser/analytics/start-analytics.ts`). Pages whose address
 * is somebody's secret name no third party.
 */
export function AnalyticsMeta({ analytics, path, status }: AnalyticsMetaProps) {
  if (!analytics) return null;
  const { amplitude, gtmId } =
    publicPages.thirdPartiesAt(path) === 'none' ? { amplitude: null, gtmId: null } : analytics;
  return (
    <meta
      name="analytics"
      content={pageKindOf(path, status)}
      data-amplitude-key={amplitude?.apiKey}
      data-amplitude-url={amplitude?.serverUrl}
      data-gtm={gtmId ?? undefined}
    />
  );
}
