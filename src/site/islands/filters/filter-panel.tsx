import { t } from '@lingui/core/macro';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { FilterOptions } from './filter-options.tsx';
import { isFirstOpen } from './first-open.ts';
import type { FilterPanelProps } from './filter-panel-props.ts';
import { NearOptions } from './near-options.tsx';
import { useAnsweredFields } from './use-answered-fields.ts';
import { useUnsentGroups } from './use-unsent-groups.ts';

/**
 * All filters with live counts: a column on wide screens, on phones a sheet that the "Filters"
 * disclosure opens. Part of the list's GET form, so that it works as it is served. Its fields keep
 * their own state; what was answered (`groups`, `near`) sets them when it changes.
 */
export function FilterPanel(panel: FilterPanelProps) {
  const { groups, near } = panel;
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDetailsElement>(null);
  useAnsweredFields(root, panel);
  const shown = useUnsentGroups(root, panel);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !sheet.current?.open) return;
    sheet.current.open = false;
    sheet.current.querySelector('summary')?.focus();
  };
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The buses that the keyboard goes on to lie under the sheet.
    if (sheet.current && relatedTarget && !currentTarget.contains(relatedTarget)) {
      sheet.current.open = false;
    }
  };

  const chosen = groups.reduce(
    (sum, group) => sum + (group.options ? group.selectedCount : 0),
    near.place ? 1 : 0,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape typed on anything inside
    <div ref={root} onKeyDown={closeOnEscape} onBlur={closeBehindFocus}>
      <details ref={sheet} className="filters-toggle">
        <summary className="button">
          <span className="filters-closed">
            {t`Filters`}
            {chosen > 0 ? <span>{` (${chosen})`}</span> : null}
          </span>
          <span className="filters-open">{t`Close filters`}</span>
        </summary>
      </details>
      <FilterSheet {...panel} groups={shown} />
    </div>
  );
}

interface FilterSheetProps extends FilterPanelProps {
  /** Which groups stand open on a page that is not the list: all of its filters, or what says something. */
  onPage?: 'all' | 'chosen';
}

/** What the panel holds, without what opens it on a phone. */
export function FilterSheet({ onPage, ...panel }: FilterSheetProps) {
  const { groups, near, apply, clearHref, allHref } = panel;
  const startsOpen = (group: FilterPanelProps['groups'][number]) => {
    if (onPage === undefined) return isFirstOpen(group);
    return onPage === 'all' || (group.options !== null && group.selectedCount > 0);
  };
  return (
    <div className="filters-sheet" data-all={allHref}>
      <div className="filters-heading">
        {onPage ? null : <h2>{t`Filters`}</h2>}
        {clearHref ? (
          <a href={clearHref} className="text-link">
            {t`Clear all`}
          </a>
        ) : null}
      </div>
      <p id="filter-counts" hidden>
        {t`The numbers say how many buses the list has with that choice.`}
      </p>
      <NearOptions {...near} />
      {groups.map((group) => (
        <FilterOptions
          key={group.parameter}
          group={group}
          startsOpen={startsOpen(group)}
          allHref={allHref}
        />
      ))}
      <div className="filters-apply">
        <button type="submit" className="button button-primary">
          {apply}
        </button>
      </div>
    </div>
  );
}
