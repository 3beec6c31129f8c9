/** Spec §7: pages of a list are fetched ahead after a second; nothing under Save-Data. */
const paginationDelayMs = 1_000;

export function prefetchPages(root: Document): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => {
    const links = root.querySelectorAll<HTMLAnchorElement>('a[rel=next], a[rel=prev]');
    for (const { href } of links) {
      const hint = root.createElement('link');
      hint.rel = 'prefetch';
      hint.href = href;
      root.head.append(hint);
    }
  }, paginationDelayMs);
}
