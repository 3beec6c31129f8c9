import { Hono } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { ComponentPage } from './component-page.tsx';
import { componentsPath } from './example-path.ts';
import { componentsStylesheet, renderExample, wholeSite } from './render-example.tsx';

/** Fetched when they are asked for: production never reads them. */
const loadExamples = async () => (await import('./all-examples.ts')).allExamples;

/** Pages for those who build the site; in production they do not exist. */
export const devRoutes = new Hono<SiteEnv>()
  .get(componentsPath, async (c) => {
    const { devPages, settings, assets, staffExamples } = c.get('services');
    if (!devPages) return c.notFound();
    const staff = Object.entries((await staffExamples?.()) ?? {});
    return renderPage(c, {
      meta: {
        title: `Components | ${settings.name}`,
        description: 'Every component in every state.',
        canonicalPath: componentsPath,
        robots: 'noindex',
      },
      current: 'none',
      body: (
        <>
          {[wholeSite, componentsStylesheet].map((sheet) => (
            <link key={sheet} rel="stylesheet" href={assets.assetUrl(sheet)} precedence="last" />
          ))}
          <ComponentPage site={Object.entries(await loadExamples())} staff={staff} />
        </>
      ),
    });
  })
  .get(`${componentsPath}/:component/:number{[1-9][0-9]?}`, async (c) => {
    const { devPages, staffExamples } = c.get('services');
    if (!devPages) return c.notFound();
    const { component, number } = c.req.param();
    const ofSite = (await loadExamples())[component];
    const all = ofSite ?? (await staffExamples?.())?.[component];
    const example = all?.[Number(number) - 1];
    if (!example) return c.notFound();
    return renderExample(c, component, example, ofSite ? 'site' : 'staff');
  });
