import { t } from '@lingui/core/macro';
import { Hono } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { patterns, urls } from '#site/urls.ts';
import { DevelopersPage } from './developers-page.tsx';

export const developersRoutes = new Hono<SiteEnv>().get(patterns.developers, async (c) => {
  const { readApi, inventory, settings, siteUrl } = c.get('services');
  const [newest] = await inventory.newest(1);
  return renderPage(c, {
    meta: {
      title: `${t`For developers`} | ${settings.name}`,
      description: t`Our buses as JSON, for your program: lists, prices of others, places, VINs. Free to read, without a key.`,
      canonicalPath: urls.developers(),
    },
    current: 'none',
    styles: 'reading',
    body: <DevelopersPage api={await readApi()} siteUrl={siteUrl} busId={newest?.id ?? 1} />,
  });
});
