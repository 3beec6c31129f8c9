import type { SiteSettings } from '#content/site-settings.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';

interface ServerErrorPageProps {
  model: { requestId: string };
  settings: SiteSettings;
}

/** Built from constants alone, so that nothing that broke the page can break this one too. */
export function ServerErrorPage({ model, settings }: ServerErrorPageProps) {
  return (
    <>
      <div className="hero on-ink">
        <div className="page-width pt-9 pb-8">
          <p className="figures font-display text-xl font-bold">
            <span className="bg-yellow px-2 py-0.5 text-ink">500</span>
          </p>
          <h1 className="mt-3">We broke down, not you</h1>
          <p className="mt-2 max-w-2xl text-lg text-ink-100">
            Something went wrong on our side and the page could not be shown. Try again in a minute.
            If it keeps happening, call us and quote the number below: it tells us exactly what
            failed.
          </p>
        </div>
        <div className="line-up" aria-hidden="true" />
      </div>
      <div className="page-width">
        <dl className="mt-8 inline-block rounded-md border border-ink-200 px-5 py-3">
          <dt className="text-sm text-ink-600">Number to quote</dt>
          <dd className="figures text-lg font-semibold break-all">{model.requestId}</dd>
        </dl>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={settings.phone.href}>
            <Icon name="phone" />
            Call {settings.phone.display}
          </ButtonLink>
          <ButtonLink href={urls.home()} look="secondary">
            Go to the home page
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
