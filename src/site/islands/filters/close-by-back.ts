import { useEffect, type RefObject } from 'react';

/** Not among the types of browsers yet, nor in every browser. */
type Watcher = EventTarget & { destroy(): void };
const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };

/**
 * A phone's Back closes what lies over the page before it leaves the page. The browser asks by the same
 * event when Escape is pressed and nothing has the focus.
 */
export function useCloseByBack(
  sheet: RefObject<HTMLDetailsElement | null>,
  close: (sheet: HTMLDetailsElement) => void,
): void {
  useEffect(() => {
    const { current } = sheet;
    if (!current || !CloseWatcher) return;
    let watcher: Watcher | null = null;
    const watch = () => {
      watcher?.destroy();
      watcher = current.open ? new CloseWatcher() : null;
      watcher?.addEventListener('close', () => close(current));
    };
    // It may stand open since before the panel was awake.
    watch();
    current.addEventListener('toggle', watch);
    return () => {
      current.removeEventListener('toggle', watch);
      watcher?.destroy();
    };
  }, [sheet, close]);
}
