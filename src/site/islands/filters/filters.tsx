import {
  startTransition,
  useEffect,
  useState,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { t } from '@lingui/core/macro';
import type { FilterGroup } from '#domain/search/filter-panel.ts';
import { afterPaint } from '#site/browser/when-due.ts';
import type { FilterPanelProps, NamedGroup } from './filter-panel-props.ts';
import { nextPanel } from './next-panel.ts';
import { readPanel } from './read-panel.ts';
import { FilterOptions, NearOptions } from './filter-options.tsx';

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

interface DrawnGroup {
  /** For which list. */
  href: string;
  group: NamedGroup;
}

/**
 * The panel's groups with those that the list did not send: they are asked for as soon as the panel is
 * awake, and drawn when they are opened, as they have a few hundred values. After the list has changed
 * they are asked for again when one is open or opened; what is drawn stays until then. Without an answer
 * the link in their place leads to the page that has them.
 */
function useUnsentGroups(
  root: RefObject<HTMLElement | null>,
  panel: FilterPanelProps,
): readonly NamedGroup[] {
  const { groups, allHref } = panel;
  const asked = useRef<{ href: string; answer: Promise<string | null> }>(null);
  const [drawn, setDrawn] = useState<ReadonlyMap<string, DrawnGroup>>(new Map());
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const wanted = groups.filter(
      ({ options, parameter }) => options === null && drawn.get(parameter)?.href !== allHref,
    );
    if (wanted.length === 0) return;
    const ended = new AbortController();
    const { signal } = ended;
    const isOpen = ({ parameter }: NamedGroup) =>
      root.current?.querySelector(`[data-filter="${parameter}"][open]`) != null;
    const ask = () => {
      if (asked.current?.href !== allHref)
        asked.current = { href: allHref, answer: askGroups(allHref) };
      return asked.current.answer;
    };
    const drawOpen = async () => {
      if (!wanted.some(isOpen)) return;
      const answer = await ask();
      if (signal.aborted) return;
      // The next one that is opened asks again.
      if (answer === null) asked.current = null;
      const opened = new Set(wanted.filter(isOpen).map(({ parameter }) => parameter));
      const known = readGroups(answer ?? '').filter(({ parameter }) => opened.has(parameter));
      if (known.length === 0) return;
      const group = document.activeElement?.closest('[data-unsent]')?.closest('[data-filter]');
      focused.current = group?.getAttribute('data-filter') ?? null;
      // What is typed meanwhile goes before.
      startTransition(() => setDrawn((before) => withGroups(before, known, allHref)));
    };
    const drawOpened = () => afterPaint(() => void drawOpen());
    if (asked.current === null) void ask();
    drawOpened();
    root.current?.addEventListener('toggle', drawOpened, { capture: true, signal });
    return () => ended.abort();
  }, [root, groups, allHref, drawn]);
  useLayoutEffect(() => {
    // Whoever had come to the link goes on with the first choice in its place.
    const group = focused.current;
    focused.current = null;
    if (group) root.current?.querySelector<HTMLElement>(`[data-filter="${group}"] input`)?.focus();
  });
  return groups.map((group) =>
    group.options ? group : (drawn.get(group.parameter)?.group ?? group),
  );
}

const withGroups = (
  drawn: ReadonlyMap<string, DrawnGroup>,
  groups: readonly NamedGroup[],
  href: string,
): ReadonlyMap<string, DrawnGroup> =>
  new Map([...drawn, ...groups.map((group) => [group.parameter, { href, group }] as const)]);

/** Null when it was asked in vain: the link still leads to the choices. */
async function askGroups(href: string): Promise<string | null> {
  try {
    const [path, query] = href.split('?');
    const answer = await fetch(`${path}/panel${query ? `?${query}` : ''}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** Without those in which something is chosen: they come with their list. */
const readGroups = (answer: string): NamedGroup[] =>
  readPanel(new DOMParser().parseFromString(answer, 'text/html').body).groups.filter(
    (one) => one.options && !one.selectedCount,
  );
