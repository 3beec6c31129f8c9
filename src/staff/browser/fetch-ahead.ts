import type { IslandLoader } from '#site/browser/island-registry.ts';

/**
 * Fetches the code of the page's islands while nothing else happens, so that the first key or press
 * opens the palette at once. Staff sit on one page after the other: it is fetched once a day.
 */
export function fetchAhead(page: Document, registry: Record<string, IslandLoader>): void {
  const names = [...page.querySelectorAll<HTMLElement>('[data-island]')].map(
    ({ dataset }) => dataset['island'] ?? '',
  );
  setTimeout(() => {
    // An island that is needed fetches its code again, and says what went wrong.
    for (const name of new Set(names)) void registry[name]?.().catch(() => undefined);
  }, afterMs);
}

/** The pictures of the page go first. */
const afterMs = 300;
