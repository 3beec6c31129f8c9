import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
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
    <FaultPage
      status={model.status}
      heading={t`We broke down, not you`}
      text={t`Something went wrong on our side and the page could not be shown. Try again in a minute. If it keeps happening, call us and quote the number below: it tells us exactly what failed.`}
      settings={settings}
    >
      <dl className="error-number">
        <dt className="small-print">{t`Number to quote`}</dt>
        <dd className="figures">{model.requestId}</dd>
      </dl>
    </FaultPage>
  );
}

interface RefusalPageProps {
  model: { status: number; message: string };
  settings: SiteSettings;
}

/** What was refused is the visitor's to change, so there is no number to quote. */
export function RefusalPage({ model, settings }: RefusalPageProps) {
  return (
    <FaultPage
      status={model.status}
      heading={t`That did not work`}
      text={model.message}
      settings={settings}
    />
  );
}

interface FaultPageProps {
  status: number;
  heading: string;
  text: string;
  settings: SiteSettings;
  children?: ReactNode;
}

function FaultPage({ status, heading, text, settings, children }: FaultPageProps) {
  return (
    <>
      <div className="hero on-ink">
        <div className="hero-inside page-width">
          <p className="error-status">
            <span>{status}</span>
          </p>
          <h1>{heading}</h1>
          <p className="page-intro">{text}</p>
        </div>
        <div className="line-up" aria-hidden="true" />
      </div>
      <div className="page-width">
        {children}
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
