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
import { closeByBack } from '../close-by-back.ts';
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
  useEffect(() => closeByBack(sheet.current, closeSheet), []);
  const shown = useUnsentGroups(root, panel);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && sheet.current?.open) closeSheet(sheet.current);
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

function closeSheet(sheet: HTMLDetailsElement): void {
  sheet.open = false;
  sheet.querySelector('summary')?.focus();
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

/** For longer than this nobody looks at an empty group; the link in it leads on. */
const askingMs = 20_000;

interface Answer {
  /** For which list. */
  href: string;
  groups: ReadonlyMap<string, NamedGroup>;
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
  const asked = useRef<{ href: string; text: Promise<string | null> }>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const isCurrent = answer?.href === allHref;
    const wanted = groups.filter(
      ({ options, parameter }) => options === null && !(isCurrent && opened.has(parameter)),
    );
    if (wanted.length === 0) return;
    const ended = new AbortController();
    const { signal } = ended;
    const open = () =>
      wanted
        .map(({ parameter }) => parameter)
        .filter((one) => root.current?.querySelector(`[data-filter="${one}"][open]`));
    const ask = () => {
      if (asked.current?.href !== allHref)
        asked.current = { href: allHref, text: askGroups(allHref) };
      return asked.current.text;
    };
    const drawOpen = async () => {
      if (signal.aborted || open().length === 0) return;
      const text = isCurrent ? null : await ask();
      if (signal.aborted) return;
      if (!isCurrent && text === null) {
        // The next one that is opened asks again.
        asked.current = null;
        return;
      }
      const group = document.activeElement?.closest('[data-unsent]')?.closest('[data-filter]');
      focused.current = group?.getAttribute('data-filter') ?? null;
      // What is typed meanwhile goes before.
      startTransition(() => {
        if (text !== null) setAnswer({ href: allHref, groups: readGroups(text) });
        setOpened(new Set([...opened, ...open()]));
      });
    };
    const drawOpened = () => afterPaint(() => void drawOpen());
    if (asked.current === null) void ask();
    drawOpened();
    root.current?.addEventListener('toggle', drawOpened, { capture: true, signal });
    return () => ended.abort();
  }, [root, groups, allHref, answer, opened]);
  useLayoutEffect(() => {
    // Whoever had come to the link goes on with the first choice in its place.
    const group = focused.current;
    focused.current = null;
    if (group) root.current?.querySelector<HTMLElement>(`[data-filter="${group}"] input`)?.focus();
  });
  return groups.map((group) => {
    const isDrawn = group.options === null && opened.has(group.parameter);
    return (isDrawn && answer?.groups.get(group.parameter)) || group;
  });
}

/** Null when it was asked in vain: the link still leads to the choices. */
async function askGroups(href: string): Promise<string | null> {
  try {
    const [path, query] = href.split('?');
    const signal = AbortSignal.timeout(askingMs);
    const answer = await fetch(`${path}/panel${query ? `?${query}` : ''}`, { signal });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** Without those in which something is chosen: they come with their list. */
function readGroups(text: string): Answer['groups'] {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const free = readPanel(page.body).groups.filter((one) => one.options && !one.selectedCount);
  return new Map(free.map((group) => [group.parameter, group]));
}
