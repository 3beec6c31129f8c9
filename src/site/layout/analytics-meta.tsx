import { pageKindOf } from '#domain/analytics/page-kind.ts';
import { publicPages } from '#pages/page-map.ts';
import type { PageAnalytics } from '#site/third-party-settings.ts';

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
