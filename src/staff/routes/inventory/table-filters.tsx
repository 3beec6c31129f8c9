import { busCategories } from '#domain/inventory/categories.ts';
import type { InventoryPage } from '#domain/staff/inventory/inventory-service.ts';
import {
  isFiltered,
  pageSizes,
  readTableQuery,
  type TableQuery,
} from '#domain/staff/inventory/table-query.ts';
import { inventoryUrls } from './inventory-urls.ts';

interface TableFiltersProps {
  query: TableQuery;
  makes: InventoryPage['makes'];
  staleDays: number;
}

/** A GET form: what it asks for is the address, which can be kept and sent around. */
export function TableFilters({ query, makes, staleDays }: TableFiltersProps) {
  const { sort } = query;
  const cleared = readTableQuery(new URLSearchParams(query.status ? { status: query.status } : {}));
  return (
    <form method="get" action={inventoryUrls.list()} className="stock-filters" role="search">
      {query.status ? <input type="hidden" name="status" value={query.status} /> : null}
      <input type="hidden" name="sort" value={`${sort.descending ? '-' : ''}${sort.key}`} />
      <div className="stock-filters-first">
        <label className="stock-search">
          <span className="sr-only">Search by stock number, VIN or words</span>
          <input
            type="search"
            name="q"
            className="field-input"
            placeholder="Stock number, VIN or words"
            defaultValue={query.words}
            maxLength={200}
          />
        </label>
        <button className="button button-primary">Search</button>
      </div>
      <details className="stock-more" open={isFiltered({ ...query, words: '' })}>
        <summary>More filters</summary>
        <div className="stock-filter-grid">
          <label>
            Category
            <select name="category" className="field-input" defaultValue={query.category ?? ''}>
              <option value="">Any</option>
              {busCategories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Make
            <select name="make" className="field-input" defaultValue={query.make ?? ''}>
              <option value="">Any</option>
              {query.make && !makes.some(({ make }) => make === query.make) ? (
                <option value={query.make}>{query.make}</option>
              ) : null}
              {makes.map(({ make, count }) => (
                <option key={make} value={make}>
                  {make} ({count})
                </option>
              ))}
            </select>
          </label>
          <Range label="Year" name="year" from={query.yearFrom} to={query.yearTo} />
          <Range
            label="Price in dollars"
            name="price"
            from={query.priceFromCents === null ? null : query.priceFromCents / 100}
            to={query.priceToCents === null ? null : query.priceToCents / 100}
          />
          <label>
            Rows
            <select name="per" className="field-input" defaultValue={query.perPage}>
              {pageSizes.map((size) => (
                <option key={size} value={size}>
                  {size} a page
                </option>
              ))}
            </select>
          </label>
          <div className="stock-checks">
            <Check name="photos" value="missing" checked={query.missingPhotos} label="No photos" />
            <Check
              name="stale"
              value="1"
              checked={query.stale}
              label={`Stale (${staleDays}+ days)`}
            />
            <Check name="featured" value="1" checked={query.featured} label="Featured" />
          </div>
        </div>
        <div className="actions">
          <button className="button button-small">Apply</button>
          <a href={inventoryUrls.list(cleared)}>Clear filters</a>
        </div>
      </details>
    </form>
  );
}

function Range(props: { label: string; name: string; from: number | null; to: number | null }) {
  const { label, name, from, to } = props;
  return (
    <fieldset className="stock-range">
      <legend>{label}</legend>
      <input
        className="field-input"
        name={`${name}-from`}
        inputMode="numeric"
        placeholder="from"
        aria-label={`${label}, from`}
        defaultValue={from ?? ''}
      />
      <input
        className="field-input"
        name={`${name}-to`}
        inputMode="numeric"
        placeholder="to"
        aria-label={`${label}, to`}
        defaultValue={to ?? ''}
      />
    </fieldset>
  );
}

function Check(props: { name: string; value: string; checked: boolean; label: string }) {
  return (
    <label className="check">
      <input type="checkbox" name={props.name} value={props.value} defaultChecked={props.checked} />
      {props.label}
    </label>
  );
}
