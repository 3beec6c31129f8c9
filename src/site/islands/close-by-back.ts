/** Not among the types of browsers yet, nor in every browser. */
type Watcher = EventTarget & { destroy(): void };
const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };

/**
 * A phone's Back closes what lies over the page before it leaves the page. The browser asks by the same
 * event when Escape is pressed and nothing has the focus. Gives what ends it.
 */
export function closeByBack(
  sheet: HTMLDetailsElement | null,
  close: (sheet: HTMLDetailsElement) => void,
): () => void {
  if (!sheet || !CloseWatcher) return () => {};
  let watcher: Watcher | null = null;
  const watch = () => {
    watcher?.destroy();
    watcher = sheet.open ? new CloseWatcher() : null;
    watcher?.addEventListener('close', () => close(sheet));
  };
  // It may stand open since before its script came.
  watch();
  sheet.addEventListener('toggle', watch);
  return () => {
    sheet.removeEventListener('toggle', watch);
    watcher?.destroy();
  };
}
