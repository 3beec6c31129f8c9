import type { SiteSettings } from '#content/site-settings.ts';
import type { BusCategory } from '#domain/inventory/categories.ts';
import { purposeLinks } from '#site/layout/navigation-links.ts';
import { ChipList } from '#site/ui/chip-list.tsx';
import { SearchForm } from '#site/ui/search-form.tsx';
import { urls } from '#site/urls.ts';

interface NotFoundPageProps {
  model: { categories: readonly BusCategory[] };
  settings: SiteSettings;
}

export function NotFoundPage({ model, settings }: NotFoundPageProps) {
  return (
    <>
      <div className="hero on-ink">
        <div className="hero-inside page-width">
          <p className="error-status">
            <span>404</span>
          </p>
          <h1>This stop does not exist</h1>
          <p className="page-intro">
            The address may be mistyped, or the bus is no longer listed. Search for it, pick a type,
            or call{' '}
            <a href={settings.phone.href} className="error-phone phone-number">
              {settings.phone.display}
            </a>
            .
          </p>
          <div className="error-search">
            <SearchForm action={urls.buses()} name="search" id="not-found-search" />
          </div>
          <ChipList label="Popular" chips={purposeLinks()} onInk />
        </div>
        <div className="line-up" aria-hidden="true" />
      </div>
      <div className="page-width">
        <h2 className="error-types-heading">Bus types</h2>
        <ul className="error-types">
          {model.categories.map((category) => (
            <li key={category.slug}>
              <a href={urls.category(category.slug)}>{category.pluralName}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
