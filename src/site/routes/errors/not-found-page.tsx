import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { busCategories } from '#domain/inventory/categories.ts';
import { purposeLinks } from '#site/layout/navigation-links.ts';
import { ChipList } from '#site/ui/chip-list.tsx';
import { SearchForm } from '#site/ui/search-form.tsx';
import { urls } from '#site/urls.ts';
import { categoryPlural } from '#site/words/trade-words.ts';

export function NotFoundPage({ settings }: { settings: SiteSettings }) {
  const phone = settings.phone.display;
  return (
    <>
      <div className="hero on-ink">
        <div className="hero-inside page-width">
          <p className="error-status">
            <span>404</span>
          </p>
          <h1>{t`This stop does not exist`}</h1>
          <p className="page-intro">
            <Trans>
              The address may be mistyped, or the bus is no longer listed. Search for it, pick a
              type, or call{' '}
              <a href={settings.phone.href} className="error-phone phone-number">
                {phone}
              </a>
              .
            </Trans>
          </p>
          <div className="error-search">
            <SearchForm action={urls.buses()} name="search" id="not-found-search" />
          </div>
          <ChipList label={t`Popular`} chips={purposeLinks()} onInk />
        </div>
        <div className="line-up" aria-hidden="true" />
      </div>
      <div className="page-width">
        <h2 className="error-types-heading">{t`Bus types`}</h2>
        <ul className="error-types">
          {busCategories.map(({ slug }) => (
            <li key={slug}>
              <a href={urls.category(slug)}>{categoryPlural(slug)}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
