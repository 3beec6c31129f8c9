import { Hono } from 'hono';
import type { SiteEnv } from '#site/site-services.ts';

/**
 * `GET /api/testimonials`: an array of quote, name, role, demo. Examples that no customer wrote
 * (`demo`) are answered only while the demo inventory is loaded.
 */
export const testimonialsRoutes = new Hono<SiteEnv>().get('/testimonials', async (c) => {
  const { content, demo } = c.get('services');
  const shown = (await content.testimonials()).filter((one) => demo || !one.demo);
  return c.json(shown, 200, { 'cache-control': 'public, max-age=300' });
});
