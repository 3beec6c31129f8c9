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
  /** On the page of all filters every group stands open. */
  isPage?: boolean;
}

/** What the panel holds, without what opens it on a phone. */
export function FilterSheet({ isPage = false, ...panel }: FilterSheetProps) {
  const { groups, near, apply, clearHref, allHref } = panel;
  return (
    <div className="filters-sheet" data-all={allHref}>
      <div className="filters-heading">
        {isPage ? null : <h2>{t`Filters`}</h2>}
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
          startsOpen={isPage || isFirstOpen(group)}
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
