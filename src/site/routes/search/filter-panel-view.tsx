import type { FilterGroup } from '#domain/search/filter-panel.ts';
import type { NearChoice } from '#domain/search/near.ts';
import { NearFilter } from './near-filter.tsx';
import { FilterOptions } from './filter-options.tsx';

/** Open without a click: what nearly every buyer decides by. */
const firstOpen: ReadonlySet<string> = new Set([
  'category',
  'seats',
  'price',
  'year',
  'wheelchair',
]);

interface FilterPanelProps {
  groups: readonly FilterGroup[];
  /** What stands before the filters with counts. */
  near: { choice: NearChoice | null; unknown: string | null };
  total: string;
  clearHref: string | null;
}

/**
 * All filters with live counts. On wide screens a column; on phones a sheet that the "Filters"
 * disclosure opens, with the button that says how many buses wait. Works as a plain GET form.
 */
export function FilterPanelView({ groups, near, total, clearHref }: FilterPanelProps) {
  const chosen = groups.reduce((sum, group) => sum + group.selectedCount, near.choice ? 1 : 0);
  return (
    <div className="filters no-print" data-filters>
      <details className="filters-toggle">
        <summary className="button button-secondary">
          <span className="filters-closed">Filters{chosen > 0 ? ` (${chosen})` : ''}</span>
          <span className="filters-open">Close filters</span>
        </summary>
      </details>
      <div className="filters-sheet">
        <div className="filters-heading">
          <h2>Filters</h2>
          {clearHref ? (
            <a href={clearHref} className="text-link">
              Clear all
            </a>
          ) : null}
        </div>
        <NearFilter near={near.choice} unknown={near.unknown} />
        {groups.map((group) => (
          <FilterOptions
            key={group.parameter}
            group={group}
            open={firstOpen.has(group.parameter)}
          />
        ))}
        <div className="filters-apply">
          <button type="submit" className="button button-primary w-full">
            Show {total}
          </button>
        </div>
      </div>
    </div>
  );
}
