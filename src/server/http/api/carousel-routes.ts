import { Hono } from 'hono';
import { readCarouselRequest } from '#domain/inventory/carousel.ts';
import type { SiteEnv } from '#site/site-services.ts';

/**
 * `GET /api/carousel?limit=8&type=bulk` (spec §7): an array of listing items. When the inventory
 * does not answer, the error is the site's usual JSON one, which callers read as an empty list.
 */
export const carouselRoutes = new Hono<SiteEnv>().get('/carousel', async (c) => {
  const request = readCarouselRequest(c.req.query());
  if ('problem' in request) return c.json({ message: request.problem, status: 400 }, 400);
  const items = await c.get('services').inventory.carousel(request);
  return c.json(items, 200, { 'cache-control': 'public, max-age=60' });
});
