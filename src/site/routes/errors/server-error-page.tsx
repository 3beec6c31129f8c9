import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';

interface ServerErrorPageProps {
  model: { requestId: string; status: 500 | 503 };
  settings: SiteSettings;
}

/** Built from constants alone, so that nothing that broke the page can break this one too. */
export function ServerErrorPage({ model, settings }: ServerErrorPageProps) {
  return (
    <>
      <div className="hero on-ink">
        <div className="hero-inside page-width">
          <p className="error-status">
            <span>{model.status}</span>
          </p>
          <h1>{t`We broke down, not you`}</h1>
          <p className="page-intro">
            {t`Something went wrong on our side and the page could not be shown. Try again in a minute. If it keeps happening, call us and quote the number below: it tells us exactly what failed.`}
          </p>
        </div>
        <div className="line-up" aria-hidden="true" />
      </div>
      <div className="page-width">
        <dl className="error-number">
          <dt className="small-print">{t`Number to quote`}</dt>
          <dd className="figures">{model.requestId}</dd>
        </dl>
        <p className="error-actions actions">
          <ButtonLink href={settings.phone.href}>
            <Icon name="phone" />
            {t`Call ${{ phone: settings.phone.display }}`}
          </ButtonLink>
          <ButtonLink href={urls.home()} look="secondary">
            {t`Go to the home page`}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
