import { listSorts } from '#domain/search/list-filters.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import { Icon } from '#site/ui/icon.tsx';

/** Search words and order. Part of the list's form, so they travel with the filters. */
export function ListToolbar({ query }: { query: ListQuery }) {
  return (
    <div className="list-toolbar no-print">
      <div className="list-search">
        <label htmlFor="list-search" className="sr-only">
          Search buses
        </label>
        <input
          id="list-search"
          name="search"
          type="search"
          className="field-input"
          defaultValue={query.text}
          placeholder="Try “15 passenger with lift under 30k nj”"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-ink px-3">
          <Icon name="search" size={20} />
          <span className="sr-only">Search</span>
        </button>
      </div>
      <div className="list-sort">
        <label htmlFor="list-sort">Sort by</label>
        <select id="list-sort" name="sort" className="field-input" defaultValue={query.sort}>
          {Object.entries(listSorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
