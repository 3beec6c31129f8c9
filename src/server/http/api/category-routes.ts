import { Hono } from 'hono';
import { categoryEntities, categoryNames } from '#domain/inventory/category-entity.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { kept } from './kept-answer.ts';

/** Spec §7, §9: categories are kept for five minutes, here and by whoever asks. */
const keptMs = 300_000;
const headers = {
  'cache-control': `public, max-age=${keptMs / 1000}`,
  'content-type': 'application/json',
};

/** `GET /api/categories` and `GET /api/categories-asc` (spec §7). */
export function categoryRoutes(nowMs: () => number = Date.now): Hono<SiteEnv> {
  const categories = kept(keptMs, () => JSON.stringify(categoryEntities()), nowMs);
  const names = kept(keptMs, () => JSON.stringify(categoryNames()), nowMs);
  return new Hono<SiteEnv>()
    .get('/categories', answer(categories))
    .get('/categories-asc', answer(names));
}

const answer = (json: () => string) => () => new Response(json(), { headers });
