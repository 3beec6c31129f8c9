import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { SearchFilters } from './search-filters.tsx';

/**
 * Search below 768 px (spec §2 mobile overlay, search panel). Open, its field takes the place of
 * logo and menu, and the icon becomes the close button. Without scripts it is a GET form with two
 * filters; the script adds suggestions between them.
 */
export function MobileSearch() {
  return (
    <details name="mobile-panel" data-overlay="search" className="mobile-only bar-toggle">
      <summary>
        <Icon name="search" size={24} className="when-closed" />
        <Icon name="close" size={24} className="when-open" />
        <span className="sr-only">Search</span>
      </summary>
      <search>
        <form action={urls.buses()} method="get" data-search-form="mobile">
          <div className="search-bar">
            <label htmlFor="mobile-search" className="sr-only">
              Search buses
            </label>
            <input
              id="mobile-search"
              name="search"
              type="search"
              className="field-input"
              placeholder="Make, seats or year"
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" className="button button-ink px-3">
              <Icon name="search" size={20} />
              <span className="sr-only">Search</span>
            </button>
          </div>
          <div className="bar-panel">
            <div className="page-width py-4">
              <output className="sr-only" data-overlay-status="" />
              <section aria-labelledby="overlay-heading" className="mb-4" hidden>
                <h2 id="overlay-heading" data-overlay-heading="" className="mb-2 text-xl">
                  Suggested Buses
                </h2>
                <ul className="hits" data-overlay-results="" />
              </section>
              <SearchFilters place="overlay" />
              <Button type="submit" className="mt-4 w-full" data-overlay-see-all="">
                See All Products
              </Button>
            </div>
          </div>
        </form>
      </search>
    </details>
  );
}
