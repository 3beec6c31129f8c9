import { t } from '@lingui/core/macro';
import { listSorts, type ListSort } from '#domain/search/list-filters.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import { Icon } from '#site/ui/icon.tsx';
import { sortName } from '#site/words/trade-words.ts';

interface ListToolbarProps {
  query: ListQuery;
  /** The order in force. */
  sort: ListSort;
  /** Nearest first is offered only from somewhere. */
  placeKnown: boolean;
}

/** Search words and order. Part of the list's form, so they travel with the filters. */
export function ListToolbar({ query, sort, placeKnown }: ListToolbarProps) {
  // The order that comes by itself has no value: a form sent before the place was named must not ask
  // for the order it had then.
  const own = placeKnown ? 'nearest' : 'default';
  const others = (Object.keys(listSorts) as ListSort[]).filter(
    (one) => one !== own && (one !== 'nearest' || placeKnown) && (one !== 'default' || query.near),
  );
  return (
    <div className="list-toolbar no-print">
      <div className="list-search">
        <label htmlFor="list-search" className="sr-only">
          {t`Search buses`}
        </label>
        <input
          id="list-search"
          name="search"
          type="search"
          className="field-input"
          defaultValue={query.text}
          placeholder={t`Try “15 passenger with lift under 30k nj”`}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-ink">
          <Icon name="search" size={20} />
          <span className="sr-only">{t`Search`}</span>
        </button>
      </div>
      <div className="list-sort">
        <label htmlFor="list-sort">{t`Sort by`}</label>
        <select
          id="list-sort"
          name="sort"
          className="field-input"
          defaultValue={sort === own ? '' : sort}
        >
          <option value="">{sortName(own)}</option>
          {others.map((value) => (
            <option key={value} value={value}>
              {sortName(value)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
