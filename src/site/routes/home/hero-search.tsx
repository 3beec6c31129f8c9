import { t } from '@lingui/core/macro';
import { busCategories } from '#domain/inventory/categories.ts';
import { seatsAsked } from '#site/islands/header-search/search-options.ts';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { categoryName } from '#site/words/trade-words.ts';

function seatsWord(range: string): string {
  const seats = range.replace('-', '–');
  return t`${seats} seats`;
}

/** A plain GET form to the bus list: words, bus type, seats. */
export function HeroSearch() {
  return (
    <search>
      <form action={urls.buses()} method="get" className="hero-search">
        <div>
          <label htmlFor="hero-search" className="sr-only">
            {t`Search buses`}
          </label>
          <input
            id="hero-search"
            name="search"
            type="search"
            className="field-input"
            placeholder={t`2018 shuttle with lift`}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <div>
          <label htmlFor="hero-type" className="sr-only">
            {t`Bus type`}
          </label>
          <select id="hero-type" name="category" className="field-input">
            <option value="">{t`All bus types`}</option>
            {busCategories.map(({ slug }) => (
              <option key={slug} value={slug}>
                {categoryName(slug)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="hero-seats" className="sr-only">
            {t`Number of seats`}
          </label>
          <select id="hero-seats" name="seats" className="field-input">
            <option value="">{t`Any seats`}</option>
            {seatsAsked.map((value) => (
              <option key={value} value={value}>
                {seatsWord(value)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-primary button-large">
          <Icon name="search" size={20} />
          {t`Search buses`}
        </button>
      </form>
    </search>
  );
}
