import {
  useEffect,
  useState,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import type { FilterPanelProps, NamedGroup, NearFields } from './filter-panel-props.ts';
import { nextPanel } from './next-panel.ts';
import { readPanel } from './read-panel.ts';
import { t } from '@lingui/core/macro';
import { FilterOptions, FilterHeading } from './filter-options.tsx';
import { useUnsentGroups } from './use-unsent-groups.ts';
import type { FilterGroup } from '#domain/search/filter-panel.ts';
import { radiiMiles } from '#domain/search/near.ts';
import { sayRoundMiles } from '#messages/figures.ts';

/**
 * The panel, awake: it begins as it was served, and takes over each panel that comes with an answer
 * of the list. React changes what differs; what is open, in focus or scrolled stays.
 */
export function Filters({ element }: { element: Element }) {
  const [panel, setPanel] = useState(() => readPanel(element));
  useEffect(() => {
    const take = (event: Event) => {
      const { detail } = event as CustomEvent<Element>;
      setPanel(readPanel(detail));
    };
    element.addEventListener(nextPanel, take);
    return () => element.removeEventListener(nextPanel, take);
  }, [element]);
  return <FilterPanel {...panel} />;
}

/** The panel as it is sent. It has no data block: all that it knows stands in its markup. */
export function ServedFilters(panel: FilterPanelProps) {
  return (
    <div className="filters no-print" data-island="filters" data-when="intent">
      <FilterPanel {...panel} />
    </div>
  );
}

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

/** Open without a click: what nearly every buyer decides by. */
const mostDecideBy: ReadonlySet<string> = new Set([
  'category',
  'seats',
  'price',
  'year',
  'wheelchair',
]);

/** Whether a list shows the group open, and so sends it whole: also one that has something to say. */
export function isFirstOpen(group: FilterGroup | NamedGroup): boolean {
  if (mostDecideBy.has(group.parameter)) return true;
  return group.options !== null && (group.selectedCount > 0 || group.bounds?.why != null);
}

/** "Near a ZIP": a ZIP code and a distance. What was typed stays. */
function NearOptions({ place, within, unknown }: NearFields) {
  return (
    <details className="filter-group" data-filter="near" open>
      <FilterHeading label={t`Near a ZIP`} chosen={place && !unknown ? 1 : 0} />
      <fieldset className="filter-fields filter-near">
        <legend className="sr-only">{t`Near a ZIP`}</legend>
        <label htmlFor="list-near">{t`ZIP code`}</label>
        <label htmlFor="list-within">{t`Distance`}</label>
        <input
          id="list-near"
          name="near"
          className="field-input"
          defaultValue={place}
          maxLength={60}
          autoComplete="postal-code"
          enterKeyHint="search"
          {...(unknown ? { 'aria-invalid': true, 'aria-describedby': 'list-near-error' } : {})}
        />
        <select id="list-within" name="within" className="field-input" defaultValue={within}>
          <option value="">{t({ message: 'Any', context: 'value of a filter' })}</option>
          {radiiMiles.map((miles) => (
            <option key={miles} value={miles}>
              {sayRoundMiles(miles, 'long')}
            </option>
          ))}
        </select>
        {unknown ? (
          <p id="list-near-error">
            {t`We do not know this place. Type five digits, such as 08067, or a town and its state.`}
          </p>
        ) : null}
      </fieldset>
    </details>
  );
}

/**
 * The fields go by what was answered: a condition that was taken away by its chip, or by going
 * back, leaves its box. What the visitor is typing in stays, and so does what was ticked before
 * the panel woke.
 */
function useAnsweredFields(root: RefObject<HTMLElement | null>, panel: FilterPanelProps): void {
  const { groups, near } = panel;
  const set = useRef(groups);
  useLayoutEffect(() => {
    if (!root.current || set.current === groups) return;
    set.current = groups;
    for (const field of root.current.querySelectorAll('input')) {
      if (field.type === 'checkbox' || field.type === 'radio') field.checked = field.defaultChecked;
      else if (field !== document.activeElement && !field.validity.badInput)
        field.value = field.defaultValue;
    }
    for (const select of root.current.querySelectorAll('select')) select.value = near.within;
  }, [root, groups, near]);
}
