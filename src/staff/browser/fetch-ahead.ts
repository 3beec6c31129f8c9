import type { IslandLoader } from '#site/browser/island-registry.ts';
import { warm } from '#site/browser/when-due.ts';

/**
 * Fetches the code of the page's islands while nothing else happens, so that the first key or press
 * opens the palette at once. Staff sit on one page after the other: it is fetched once a day.
 */
export function fetchAhead(page: Document, registry: Record<string, IslandLoader>): void {
  const islands = page.querySelectorAll<HTMLElement>('[data-island]');
  const names = new Set([...islands].map(({ dataset }) => dataset['island'] ?? ''));
  // The pictures of the page go first.
  for (const name of names) setTimeout(() => warm(async () => registry[name]?.()), 300);
}
