import { Icon } from '#site/ui/icon.tsx';
import { SearchForm } from '#site/ui/search-form.tsx';
import { urls } from '#site/urls.ts';

/** The search icon below 768 px: it opens one field under the bar, and works without scripts. */
export function MobileSearch() {
  return (
    <details name="mobile-panel" className="mobile-only bar-toggle">
      <summary>
        <Icon name="search" size={24} className="when-closed" />
        <Icon name="close" size={24} className="when-open" />
        <span className="sr-only">Search</span>
      </summary>
      <div className="bar-panel">
        <div className="page-width py-4">
          <SearchForm action={urls.buses()} name="search" id="mobile-search" />
          <p className="mt-2 text-sm text-ink-600">
            Try “2015 to 2020 shuttle”, “coach with restroom” or a stock number.
          </p>
        </div>
      </div>
    </details>
  );
}
