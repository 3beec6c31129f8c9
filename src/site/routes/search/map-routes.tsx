import { plural, t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { answersByState } from '#domain/search/answers-by-state.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns } from '#site/urls.ts';
import { mapUrl } from './list-urls.ts';
import { MapPage } from './map-page.tsx';

/** `/buses/map`: where the buses of a list stand. A page of its own, so that no list waits for it. */
export const mapRoutes = new Hono<SiteEnv>().get(patterns.busesMap, async (c) => {
  const { searchBuses, settings } = c.get('services');
  const asked = parseListQuery(new URL(c.req.url).searchParams);
  // All pages of a list lie on one map, in whatever order.
  const found = await searchBuses({ ...asked, page: 1 }, smartLanguage(c.get('language')));
  const answers = answersByState(found);
  return renderPage(c, {
    meta: {
      title: `${t`Map of buses for sale`} | ${settings.name}`,
      description: t`Where ${plural({ count: found.total }, { one: '# bus stands', other: '# buses stand' })} that match what you asked for, state by state.`,
      canonicalPath: mapUrl(found.query),
    },
    current: 'buses',
    body: <MapPage model={{ found, answers }} />,
  });
});
