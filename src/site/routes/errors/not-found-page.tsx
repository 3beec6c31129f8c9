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
        <div className="page-width pt-9 pb-8">
          <p className="figures font-display text-xl font-bold">
            <span className="bg-yellow px-2 py-0.5 text-ink">404</span>
          </p>
          <h1 className="mt-3">This stop does not exist</h1>
          <p className="mt-2 max-w-3xl text-lg text-ink-100">
            The address may be mistyped, or the bus is no longer listed. Search for it, pick a type,
            or call{' '}
            <a
              href={settings.phone.href}
              className="figures whitespace-nowrap text-yellow underline underline-offset-4"
            >
              {settings.phone.display}
            </a>
            .
          </p>
          <div className="mt-6 max-w-xl">
            <SearchForm action={urls.buses()} name="search" id="not-found-search" />
          </div>
          <div className="mt-5">
            <ChipList label="Popular" chips={purposeLinks} onInk />
          </div>
        </div>
        <div className="line-up" aria-hidden="true" />
      </div>
      <div className="page-width">
        <h2 className="mt-10">Bus types</h2>
        <ul className="mt-2 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
          {model.categories.map((category) => (
            <li key={category.slug} className="border-b border-ink-200">
              <a
                href={urls.category(category.slug)}
                className="flex min-h-11 items-center leading-tight hover:text-signal"
              >
                {category.pluralName}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
