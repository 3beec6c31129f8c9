import { allBusTypes, busCategories, type CategorySlug } from '#domain/inventory/categories.ts';
import { formatNumber } from '#domain/inventory/display-values.ts';
import { CategoryTile } from '#site/ui/category-tile.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';

interface BusTypesProps {
  counts: Partial<Record<CategorySlug, number>>;
  /** Media names of pictures in place of a category's drawing. */
  pictures?: ReadonlyMap<CategorySlug, string>;
  total: number;
}

/** Shown whole rather than cropped (spec §2: Double Decker, Motorcoach Conversions, Coach, Trolley). */
const containFit: ReadonlySet<CategorySlug> = new Set([
  'double-decker',
  'conversion',
  'coach',
  'trolley',
]);

/**
 * 'Explore Bus Types We Buy and Sell'. The tiles are hidden on very small screens (spec §2); there
 * a plain list of the same links takes their place.
 */
export function BusTypes({ counts, pictures, total }: BusTypesProps) {
  return (
    <section aria-labelledby="types-heading" className="page-width deferred mt-14">
      <div className="tile-grid">
        <div className="tile-intro">
          <h2 id="types-heading">Explore Bus Types We Buy and Sell</h2>
          <p className="mt-2 text-ink-600">
            {total > 0
              ? 'Pick a type to see what it is built for and which ones are for sale now.'
              : 'Pick a type to see what it is built for.'}
          </p>
        </div>
        {busCategories.map((category) => (
          <div key={category.slug} className="max-xs:hidden">
            <CategoryTile
              name={category.name}
              href={urls.category(category.slug)}
              image={urls.media(
                pictures?.get(category.slug) ?? `category-tile/${category.slug}.webp`,
              )}
              count={counts[category.slug] || null}
              contain={containFit.has(category.slug)}
            />
          </div>
        ))}
        <a href={urls.categories()} className="tile tile-all max-xs:hidden">
          {total > 0 ? (
            <span aria-hidden="true" className="figures font-display text-5xl font-bold">
              {formatNumber(total)}
            </span>
          ) : null}
          <span className="tile-label">
            {allBusTypes.name}
            <Icon name="arrow-right" size={18} className="self-center" />
          </span>
        </a>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 xs:hidden">
        {busCategories.map((category) => (
          <li key={category.slug} className="border-b border-ink-200">
            <a
              href={urls.category(category.slug)}
              className="flex min-h-11 items-center justify-between gap-2 leading-tight font-semibold"
            >
              {category.name}
              {counts[category.slug] ? (
                <span className="figures text-sm text-ink-600">{counts[category.slug]}</span>
              ) : null}
            </a>
          </li>
        ))}
        <li className="col-span-2">
          <a
            href={urls.categories()}
            className="inline-flex min-h-12 items-center gap-1.5 font-semibold text-signal"
          >
            {allBusTypes.name}
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      </ul>
    </section>
  );
}
