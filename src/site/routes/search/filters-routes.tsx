import { t } from '@lingui/core/macro';
import { Hono, type Context } from 'hono';
import { parseListQuery } from '#domain/search/list-query.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { ServedFilters } from '#site/islands/filters/filters.tsx';
import { renderPage, renderPart } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns } from '#site/urls.ts';
import { FiltersPage } from './filters-page.tsx';
import { filtersUrl } from './list-urls.ts';
import { panelOf } from './panel-of.ts';

/**
 * `/buses/filters`: what a list leaves out of its filters, because nine of ten visitors never open it.
 * A page for whoever follows the link, and the panel alone for one that is awake.
 */
export const filtersRoutes = new Hono<SiteEnv>()
  .get(patterns.busesFilters, async (c) => {
    const found = await findBuses(c);
    return renderPage(c, {
      meta: {
        title: `${t`All filters`} | ${c.get('services').settings.name}`,
        description: t`Every filter of our list of buses, with how many buses each choice leaves.`,
        canonicalPath: filtersUrl(found.query),
      },
      current: 'buses',
      styles: 'list',
      body: (
        <FiltersPage
          model={{ query: found.query, panel: panelOf(found, patterns.busesFilters, 'all') }}
        />
      ),
    });
  })
  .get(patterns.busesFilterPanel, async (c) => {
    const panel = panelOf(await findBuses(c), patterns.buses, 'all');
    return renderPart(c, <ServedFilters {...panel} />);
  });

async function findBuses(c: Context<SiteEnv>) {
  const asked = parseListQuery(new URL(c.req.url).searchParams);
  return c.get('services').searchBuses({ ...asked, page: 1 }, smartLanguage(c.get('language')));
}
