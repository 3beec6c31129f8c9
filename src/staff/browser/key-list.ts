import { singleKeysOn } from './single-keys.ts';

/**
 * `j` and `k` walk through the rows of lists, Enter opens the row's thing. Several lists of a page are
 * one walk. The rows stay plain rows with links: nothing here is needed to reach them.
 */
export function startKeyList(list: HTMLElement): void {
  const { ownerDocument: document } = list;
  if (document.querySelector('[data-key-list]') !== list) return;
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>('[data-key-list] :is(tbody tr, li)')].filter((row) =>
      row.querySelector('[data-key-open]'),
    );
  document.addEventListener('keydown', (event) => {
    if (isTyping(event)) return;
    if (event.key !== 'j' && event.key !== 'k') return;
    const all = rows();
    // Where the focus is, or was: whoever clicked or tabbed to another row goes on from there.
    const marked = all.findIndex((row) => row.dataset.current === 'true');
    const focused = all.findIndex((row) => row.contains(document.activeElement));
    const present = focused >= 0 ? focused : marked;
    const next = event.key === 'j' ? present + 1 : present < 0 ? all.length - 1 : present - 1;
    const row = all[Math.min(Math.max(next, 0), all.length - 1)];
    if (!row) return;
    event.preventDefault();
    if (marked >= 0) delete all[marked]!.dataset.current;
    row.dataset.current = 'true';
    // The focus goes along, so that Enter is the link's own and a screen reader says where we are.
    row.querySelector<HTMLElement>('[data-key-open]')?.focus();
    row.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * Keys belong to a field while one is typed into, to a dialog while one is open, to the browser with
 * Ctrl, Alt or Cmd, and do nothing where single keys are switched off.
 */
export function isTyping(event: KeyboardEvent): boolean {
  if (!singleKeysOn()) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  const target = event.target as HTMLElement | null;
  if (target?.ownerDocument.querySelector('dialog[open]')) return true;
  return (
    target?.closest('input, textarea, select, [contenteditable]') != null &&
    !target.matches('input[type=checkbox], input[type=radio], input[type=submit]')
  );
}
