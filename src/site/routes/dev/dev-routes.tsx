import { Hono } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns } from '#site/urls.ts';
import { ComponentPage } from './component-page.tsx';

/** Pages for those who build the site; in production they do not exist. */
export const devRoutes = new Hono<SiteEnv>().get(patterns.devUi, (c) => {
  const { devPages, settings } = c.get('services');
  if (!devPages) return c.notFound();
  return renderPage(c, {
    meta: {
      title: `Components | ${settings.name}`,
      description: 'Every component in every state.',
      canonicalPath: patterns.devUi,
      robots: 'noindex',
    },
    current: 'none',
    body: <ComponentPage />,
  });
});
