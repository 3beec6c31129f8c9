import { Hono } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { ComponentPage } from './component-page.tsx';
import { componentsPath } from './example-path.ts';
import { componentsStylesheet, renderExample } from './render-example.tsx';

/** Fetched when it is asked for: production never reads it. */
const loadExamples = async () => (await import('./all-examples.ts')).allExamples;

/** Pages for those who build the site; in production they do not exist. */
export const devRoutes = new Hono<SiteEnv>()
  .get(componentsPath, async (c) => {
    const { devPages, settings, assets } = c.get('services');
    if (!devPages) return c.notFound();
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
          <link rel="stylesheet" href={assets.assetUrl(componentsStylesheet)} precedence="last" />
          <ComponentPage components={await loadExamples()} />
        </>
      ),
    });
  })
  .get(`${componentsPath}/:component/:number{[1-9][0-9]?}`, async (c) => {
    if (!c.get('services').devPages) return c.notFound();
    const { component, number } = c.req.param();
    const example = (await loadExamples())[component]?.[Number(number) - 1];
    return example ? renderExample(c, component, example) : c.notFound();
  });
