import { Hono } from 'hono';
import { categoryEntities, categoryNames } from '#domain/inventory/category-entity.ts';
import { builtInWords, type CategoryWords } from '#domain/inventory/category-words.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { kept } from '../kept-answer.ts';

/** Spec §7, §9: categories are kept for five minutes, here and by whoever asks. */
const keptMs = 300_000;
const headers = {
  'cache-control': `public, max-age=${keptMs / 1000}`,
  'content-type': 'application/json',
};

/** `GET /api/categories` and `GET /api/categories-asc` (spec §7). */
export function categoryRoutes(): Hono<SiteEnv> {
  let made: { version: number; json: () => string } | null = null;
  const categories = (words: CategoryWords) => {
    if (made?.version !== words.version) {
      const json = kept(keptMs, () => JSON.stringify(categoryEntities(words)), Date.now);
      made = { version: words.version, json };
    }
    return made.json();
  };
  const names = kept(keptMs, () => JSON.stringify(categoryNames()), Date.now);
  return new Hono<SiteEnv>()
    .get('/categories', (c) => {
      const { categories: words = builtInWords } = c.get('services');
      return new Response(categories(words), { headers });
    })
    .get('/categories-asc', () => new Response(names(), { headers }));
}
