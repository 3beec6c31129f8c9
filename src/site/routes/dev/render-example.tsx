import type { Context } from 'hono';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import type { Example } from '#site/ui/example.ts';

/** Every part of the site's stylesheets, and what only the pages of components need. */
export const wholeSite = 'src/site/routes/dev/whole-site.css';
export const componentsStylesheet = 'src/site/routes/dev/components.css';

/** One example on a page without anything else, as wide as the window. */
export function renderExample(
  c: Context<SiteEnv>,
  component: string,
  { name, element }: Example,
  look: 'site' | 'staff',
): Response {
  const { assets, settings } = c.get('services');
  const ofStaff = look === 'staff';
  return renderPage(c, {
    meta: {
      title: `${component}: ${name} | ${settings.name}`,
      description: name,
      canonicalPath: c.req.path,
      robots: 'noindex',
    },
    current: 'none',
    alone: {
      stylesheets: [
        assets.assetUrl(ofStaff ? 'src/staff/staff.css' : wholeSite),
        assets.assetUrl(componentsStylesheet),
      ],
      scripts: ofStaff ? [assets.assetUrl('src/staff/browser/staff-entry.ts')] : assets.scripts,
    },
    body: (
      <main id="main" className="example-alone">
        <h1 className="sr-only">{`${component}: ${name}`}</h1>
        <div data-example="">{element}</div>
      </main>
    ),
  });
}
