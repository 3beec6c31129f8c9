import { Hono } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { ComponentPage } from './component-page.tsx';

const path = '/dev/ui';

/** Pages for those who build the site; in production they do not exist. */
export const devRoutes = new Hono<SiteEnv>().get(path, (c) => {
  const { devPages, settings } = c.get('services');
  if (!devPages) return c.notFound();
  return renderPage(c, {
    meta: {
      title: `Components | ${settings.name}`,
      description: 'Every component in every state.',
      canonicalPath: path,
      robots: 'noindex',
    },
    current: 'none',
    body: <ComponentPage />,
  });
});
