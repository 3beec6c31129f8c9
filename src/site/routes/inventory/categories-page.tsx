import type { BusCategory } from '#domain/inventory/categories.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { urls } from '#site/urls.ts';

interface CategoriesPageProps {
  model: { categories: readonly { category: BusCategory; count: number }[] };
}

export function CategoriesPage({ model }: CategoriesPageProps) {
  return (
    <div className="page-width">
      <Breadcrumbs crumbs={[{ label: 'Home', href: urls.home() }, { label: 'Bus types' }]} />
      <h1>All Bus Types</h1>
      <p className="mt-2 max-w-3xl text-lg text-ink-600">
        What each type is built for, how many it seats and how many are for sale now.
      </p>
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {model.categories.map(({ category, count }, index) => (
          <li key={category.slug} className="category-row">
            <img
              src={urls.media(`category/${category.slug}.webp`)}
              alt=""
              width={480}
              height={320}
              loading={index < 4 ? 'eager' : 'lazy'}
              decoding="async"
            />
            <div>
              <h2>
                <a href={urls.category(category.slug)}>{category.pluralName}</a>
              </h2>
              <p className="figures mt-0.5 text-sm font-semibold">
                {count === 1 ? '1 bus for sale' : `${count || 'No'} buses for sale`}
              </p>
              <p className="mt-1.5 text-ink-600">{category.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
