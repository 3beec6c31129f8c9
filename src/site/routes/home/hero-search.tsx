import { busCategories } from '#domain/inventory/categories.ts';
import { seatRanges } from '#domain/inventory/filter-buckets.ts';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { seatRangeName } from '#site/words/range-words.ts';

/** The seat select of spec §3: All, four ranges, and 50+. */
const seatOptions = seatRanges.filter(({ value }) =>
  ['10-14', '15-24', '25-36', '37-50', '50+'].includes(value),
);

/** A plain GET form to the bus list: words, bus type, seats. */
export function HeroSearch() {
  return (
    <search>
      <form action={urls.buses()} method="get" className="hero-search">
        <div>
          <label htmlFor="hero-search" className="sr-only">
            Search buses
          </label>
          <input
            id="hero-search"
            name="search"
            type="search"
            className="field-input"
            placeholder="2018 shuttle with lift"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <div>
          <label htmlFor="hero-type" className="sr-only">
            Bus type
          </label>
          <select id="hero-type" name="category" className="field-input">
            <option value="">All bus types</option>
            {busCategories.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="hero-seats" className="sr-only">
            Number of seats
          </label>
          <select id="hero-seats" name="seats" className="field-input">
            <option value="">Any seats</option>
            {seatOptions.map((range) => (
              <option key={range.value} value={range.value}>
                {seatRangeName(range)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-primary button-large">
          <Icon name="search" size={20} />
          Search buses
        </button>
      </form>
    </search>
  );
}
