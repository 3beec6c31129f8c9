import { t } from '@lingui/core/macro';
import { sayList } from '#messages/figures.ts';
import { asksConsent, type PageAnalytics } from '#site/page-settings.ts';
import { Button } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';
import { pageKindOf } from '#domain/analytics/page-kind.ts';
import { publicPages } from '#pages/page-map.ts';

interface MeasuringChoiceProps {
  analytics: PageAnalytics | null | undefined;
}

/**
 * The question whether other companies may measure this visit; only on sites where one is switched
 * on, hidden until a script has something to ask. Both answers look and weigh the same.
 */
export function MeasuringChoice({ analytics }: MeasuringChoiceProps) {
  if (!asksConsent(analytics)) return null;
  const companies = thirdParties(analytics);
  return (
    <section
      aria-labelledby="measuring-choice-heading"
      className="measuring-choice no-print"
      data-measuring-choice=""
      tabIndex={-1}
      hidden
    >
      <div className="page-width">
        <div>
          <h2 id="measuring-choice-heading">{t`May another company help us measure?`}</h2>
          <p>
            {t`${companies} would see which pages you open and what you press here, and keep a cookie. The site works the same either way.`}{' '}
            <a href={urls.privacyPolicy()} className="text-link">
              {t`Privacy Policy`}
            </a>
          </p>
        </div>
        <div className="measuring-choice-answers">
          <Button value="no" look="secondary">
            {t`No, thanks`}
          </Button>
          <Button value="yes" look="secondary">
            {t`Yes, that’s fine`}
          </Button>
        </div>
      </div>
    </section>
  );
}

function thirdParties(analytics: PageAnalytics | null | undefined): string {
  const names = [
    ...(analytics?.amplitude ? ['Amplitude'] : []),
    ...(analytics?.gtmId ? ['Google'] : []),
  ];
  return sayList(names);
}

/** Brings the question back; shows only while it can. */
export function MeasuringChoiceOpener({ analytics }: MeasuringChoiceProps) {
  if (!asksConsent(analytics)) return null;
  return (
    <li>
      <button type="button" className="footer-link" data-opens-measuring-choice="" hidden>
        {t`Measuring choice`}
      </button>
    </li>
  );
}

export interface AnalyticsMetaProps {
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
