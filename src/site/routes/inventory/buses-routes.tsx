import { Hono } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { BusesPage } from './buses-page.tsx';
import { parsePageNumber } from '#domain/search/list-query.ts';

export const busesRoutes = new Hono<SiteEnv>().get(patterns.buses, async (c) => {
  const { inventory, settings } = c.get('services');
  const wanted = parsePageNumber(c.req.query('page'));
  const page = await inventory.list({ page: wanted });
  const beyondEnd = wanted > Math.max(1, page.pageCount);
  return renderPage(c, {
    meta: {
      title:
        wanted > 1
          ? `Buses for sale, page ${wanted} | ${settings.name}`
          : `Buses for sale | ${settings.name}`,
      description: `${page.total} new and used buses for sale: shuttles, coaches, school buses, transit, trolleys and more. Filter by seats, price, year and state.`,
      canonicalPath: urls.busesPage(wanted),
      ...(beyondEnd ? { robots: 'noindex' } : {}),
    },
    current: 'buses',
    status: beyondEnd ? 404 : 200,
    body: (
      <BusesPage
        model={{
          page,
          heading: 'Buses for sale',
          ...(beyondEnd ? { beyondEnd: { lastPage: Math.max(1, page.pageCount) } } : {}),
        }}
      />
    ),
  });
});
