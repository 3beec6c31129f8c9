import { Hono } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { HomePage } from './home-page.tsx';

export const homeRoutes = new Hono<SiteEnv>().get(patterns.home, async (c) => {
  const { inventory, settings } = c.get('services');
  const [featured, newest, bulk, categoryCounts, total] = await Promise.all([
    inventory.featured(8),
    inventory.newest(8),
    inventory.bulk(8),
    inventory.categoryCounts(),
    inventory.totalPublished(),
  ]);
  return renderPage(c, {
    meta: {
      title: `${settings.name}: used and new buses for sale`,
      description: `Browse ${total} shuttle, coach, school and transit buses for sale across the United States. Real prices, miles and seats, and people who know buses on the phone.`,
      canonicalPath: urls.home(),
    },
    current: 'home',
    body: (
      <HomePage model={{ featured, newest, bulk, categoryCounts, total }} settings={settings} />
    ),
  });
});
