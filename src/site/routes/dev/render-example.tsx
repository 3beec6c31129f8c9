import type { Context } from 'hono';
import { renderToString } from 'react-dom/server';
import { builtInCategories } from '#domain/content/content-category.ts';
import { ContentSections } from '#site/content-sections.ts';
import { Document } from '#site/layout/document.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import type { Example } from '#site/ui/example.ts';
import { SiteOrigin } from '#site/ui/site-origin.tsx';

/** One example on a page without anything else, as wide as the window. */
export function renderExample(c: Context<SiteEnv>, component: string, example: Example): Response {
  const { assets, settings, siteUrl, sections = builtInCategories } = c.get('services');
  const html = renderToString(
    <Document
      meta={{
        title: `${component}: ${example.name} | ${settings.name}`,
        description: example.name,
        canonicalUrl: siteUrl + c.req.path,
        robots: 'noindex',
      }}
      assets={{
        ...assets,
        stylesheets: [...assets.stylesheets, assets.assetUrl(componentsStylesheet)],
      }}
    >
      <ContentSections value={sections}>
        <SiteOrigin value={siteUrl}>
          <main id="main" className="example-alone">
            <h1 className="sr-only">{`${component}: ${example.name}`}</h1>
            <div data-example="">{example.element}</div>
          </main>
        </SiteOrigin>
      </ContentSections>
    </Document>,
  );
  return c.html(`<!doctype html>${html}`);
}

export const componentsStylesheet = 'src/site/routes/dev/components.css';
