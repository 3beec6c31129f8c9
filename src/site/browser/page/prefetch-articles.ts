const afterMs = 2_000;
const most = 5;

/** Spec §7: the first five articles of a list are fetched ahead after two seconds, not under Save-Data. */
export function prefetchArticles(list: HTMLElement): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  setTimeout(() => {
    for (const link of [...list.querySelectorAll<HTMLAnchorElement>('h2 a, h3 a')].slice(0, most)) {
      if (link.origin !== location.origin) continue;
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.href;
      document.head.append(hint);
    }
  }, afterMs);
}
