import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FilterPanelProps, NamedGroup } from './filter-panel-props.ts';
import { readPanel } from './read-panel.ts';

interface Answer {
  /** For which list. */
  href: string;
  groups: ReadonlyMap<string, NamedGroup>;
}

/**
 * The panel's groups with those that the list did not send: they are asked for as soon as the panel is
 * awake, and again when one is open or opened after the list has changed. What is known stays until
 * then. Without an answer the link in their place leads to the page that has them.
 */
export function useUnsentGroups(
  root: RefObject<HTMLElement | null>,
  panel: FilterPanelProps,
): readonly NamedGroup[] {
  const { groups, allHref } = panel;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const focused = useRef<string | null>(null);
  const isCurrent = answer?.href === allHref;
  useEffect(() => {
    const unsent = groups.filter(({ options }) => options === null);
    if (isCurrent || unsent.length === 0) return;
    const ended = new AbortController();
    const { signal } = ended;
    const ask = async () => {
      const known = await askGroups(allHref, signal);
      if (!known) return;
      const group = document.activeElement?.closest('[data-unsent]')?.closest('[data-filter]');
      focused.current = group?.getAttribute('data-filter') ?? null;
      setAnswer({ href: allHref, groups: known });
    };
    const isOpen = ({ parameter }: NamedGroup) =>
      root.current?.querySelector(`[data-filter="${parameter}"][open]`) != null;
    const askWhenOpened = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && unsent.some(isOpen)) void ask();
    };
    if (answer === null || unsent.some(isOpen)) void ask();
    else root.current?.addEventListener('toggle', askWhenOpened, { capture: true, signal });
    return () => ended.abort();
  }, [root, groups, allHref, isCurrent, answer]);
  useLayoutEffect(() => {
    // Whoever had come to the link goes on with the first choice in its place.
    const group = focused.current;
    focused.current = null;
    if (group) root.current?.querySelector<HTMLElement>(`[data-filter="${group}"] input`)?.focus();
  });
  return groups.map((group) =>
    group.options ? group : (answer?.groups.get(group.parameter) ?? group),
  );
}

async function askGroups(href: string, signal: AbortSignal): Promise<Answer['groups'] | null> {
  try {
    const [path, query] = href.split('?');
    const answer = await fetch(`${path}/panel${query ? `?${query}` : ''}`, { signal });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // One in which something is chosen comes with its list.
    const free = readPanel(page.body).groups.filter((one) => one.options && !one.selectedCount);
    return new Map(free.map((group) => [group.parameter, group]));
  } catch {
    // Asked in vain, or no longer wanted: the link still leads to the choices.
    return null;
  }
}
