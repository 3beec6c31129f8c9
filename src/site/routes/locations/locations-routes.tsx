import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { findState, normalizeState } from '#domain/inventory/vocabulary/states.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { listEntities } from '#site/structured-data/list-entity.ts';
import { patterns, urls } from '#site/urls.ts';
import { stateName } from '#site/words/trade-words.ts';
import { LocationPage } from './location-page.tsx';
import { LocationsPage } from './locations-page.tsx';
import { stateCounts, surroundingsOf } from './state-counts.ts';

/** Spec §9: eight in a carousel, lots of several first. */
const carouselLimit = 8;

export const locationsRoutes = new Hono<SiteEnv>()
  .get(patterns.locations, async (c) => {
    const { searchBuses, settings } = c.get('services');
    return renderPage(c, {
      meta: {
        title: `${t`Buses for sale by state`} | ${settings.name}`,
        description: t`How many used buses are for sale in each state today, and where our lot is.`,
        canonicalPath: urls.locations(),
      },
      current: 'locations',
      styles: 'state',
      body: (
        <LocationsPage
          model={{
            states: await stateCounts(searchBuses),
            onLot: `${settings.address.city}, ${stateName(settings.address.state)}`,
          }}
        />
      ),
    });
  })
  .get(patterns.location, async (c) => {
    const { searchBuses, content, settings, siteUrl } = c.get('services');
    const code = c.req.param('state');
    // By name, too: `/locations/new-jersey` leads to `/locations/nj`.
    const state = findState(normalizeState(code.replaceAll('-', ' ')) ?? '');
    if (!state) return c.notFound();
    const address = urls.location(state.code.toLowerCase());
    if (code !== state.code.toLowerCase()) return c.redirect(address, 301);
    const [found, near, faqs] = await Promise.all([
      searchBuses(parseListQuery(new URLSearchParams({ state: state.code }))),
      surroundingsOf(state, searchBuses),
      content.faqs(),
    ]);
    // Nothing in the state: what relaxing found stands elsewhere and is not shown as its inventory.
    const buses = found.cards.filter((bus) => bus.state === state.code);
    const lots = buses.filter((bus) => bus.badge?.type === 'bulk');
    const singles = buses.filter((bus) => bus.badge?.type !== 'bulk');
    const shown = [...lots, ...singles].slice(0, carouselLimit);
    const place = stateName(state.code);
    const name = t`Used buses for sale in ${place}`;
    const description = t`Shuttles, coaches, school buses and more that stand in ${place} today, with prices, miles and seats.`;
    return renderPage(c, {
      meta: {
        title: `${name} | ${settings.name}`,
        description,
        canonicalPath: address,
        jsonLd: listEntities({ name, description, path: address, buses: shown }, siteUrl),
        ...(buses.length === 0 ? { robots: 'noindex, follow' } : {}),
      },
      current: 'locations',
      styles: 'state',
      body: (
        <LocationPage
          model={{
            state,
            total: buses.length === 0 ? 0 : found.total,
            buses: shown,
            categories: buses.length === 0 ? {} : (found.facets.categorySlug ?? {}),
            near,
            faqs: faqs.filter((faq) => faq.common),
          }}
          settings={settings}
        />
      ),
    });
  });
