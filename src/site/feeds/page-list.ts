import { busCategories } from '#domain/inventory/categories.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import { publicPages } from '#pages/page-map.ts';
import type { PagePaths } from '#site/languages/page-addresses.ts';

/** The pages that search engines should keep, without buses and articles. */
export function pagePaths(
  statesWithBuses: readonly string[],
  { all } = publicPages,
): { path: string; paths?: PagePaths }[] {
  const values = {
    categories: busCategories.map(({ slug }) => slug),
    states: statesWithBuses
      .filter((state) => findState(state)?.code === state)
      .map((state) => state.toLowerCase()),
  };
  return all.flatMap(({ pattern: path, sitemap, inEnglishOnly }) => {
    if (!sitemap) return [];
    if (sitemap === 'page') return [inEnglishOnly ? { path, paths: { en: path } } : { path }];
    return values[sitemap].map((value) => ({ path: path.replace(/:\w+/, value) }));
  });
}
