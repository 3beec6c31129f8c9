import { t } from '@lingui/core/macro';
import { busCategories, type CategorySlug } from '#domain/inventory/categories.ts';
import { sayNumber } from '#messages/figures.ts';
import { CategoryTile } from '#site/ui/category-tile.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { categoryName } from '#site/words/trade-words.ts';

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
    <section aria-labelledby="types-heading" className="home-section page-width deferred">
      <div className="tile-grid">
        <div className="tile-intro">
          <h2 id="types-heading">{t`Explore Bus Types We Buy and Sell`}</h2>
          <p>
            {total > 0
              ? t`Pick a type to see what it is built for and which ones are for sale now.`
              : t`Pick a type to see what it is built for.`}
          </p>
        </div>
        {busCategories.map((category) => (
          <div key={category.slug}>
            <CategoryTile
              name={categoryName(category.slug)}
              href={urls.category(category.slug)}
              image={urls.media(
                pictures?.get(category.slug) ?? `category-tile/${category.slug}.webp`,
              )}
              count={counts[category.slug] || null}
              contain={containFit.has(category.slug)}
            />
          </div>
        ))}
        <a href={urls.categories()} className="tile tile-all">
          {total > 0 ? (
            <span aria-hidden="true" className="tile-total">
              {sayNumber(total)}
            </span>
          ) : null}
          <span className="tile-label">
            {t`All Bus Types`}
            <Icon name="arrow-right" size={18} />
          </span>
        </a>
      </div>
      <ul className="type-list">
        {busCategories.map((category) => (
          <li key={category.slug}>
            <a href={urls.category(category.slug)}>
              {categoryName(category.slug)}
              {counts[category.slug] ? <span>{sayNumber(counts[category.slug]!)}</span> : null}
            </a>
          </li>
        ))}
        <li>
          <a href={urls.categories()}>
            {t`All Bus Types`}
            <Icon name="arrow-right" size={18} />
          </a>
        </li>
      </ul>
    </section>
  );
}
