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
      <ul className="category-list mt-6">
        {model.categories.map(({ category, count }, index) => (
          <li key={category.slug}>
            <article className="category-row">
              <img
                src={urls.media(`category/${category.slug}.webp`)}
                alt=""
                width={480}
                height={320}
                loading={index < 3 ? 'eager' : 'lazy'}
                decoding="async"
              />
              <div>
                <h2>
                  <a href={urls.category(category.slug)}>{category.pluralName}</a>
                </h2>
                <p className="figures shrink-0 text-sm font-semibold">{`${count || 'None'} for sale`}</p>
              </div>
              <p className="text-ink-600">{category.description}</p>
            </article>
          </li>
        ))}
      </ul>
    </div>
  );
}
