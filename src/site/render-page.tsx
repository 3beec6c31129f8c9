import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Document, type PageMeta } from '#site/layout/document.tsx';
import { Layout, type CurrentSection } from '#site/layout/layout.tsx';
import type { SiteEnv } from './site-services.ts';

/** A page ready to be sent: what stands in `<head>`, where it is in the site, and its content. */
export interface RenderedPage {
  meta: Omit<PageMeta, 'canonicalUrl'> & { canonicalPath: string };
  current: CurrentSection;
  body: ReactElement;
  status?: ContentfulStatusCode;
}

/** Renders a whole HTML document on the server. Buffered: the data is already in memory. */
export function renderPage(c: Context<SiteEnv>, page: RenderedPage): Response {
  const services = c.get('services');
  const { settings, demo, now, siteUrl, assets } = services;
  const { canonicalPath, ...meta } = page.meta;
  const html = renderToString(
    <Document
      meta={{ ...meta, canonicalUrl: siteUrl + canonicalPath }}
      assets={assets}
      searchSettings={services.searchSettings}
    >
      <Layout
        settings={settings}
        demo={demo}
        current={page.current}
        now={now()}
        popularSearches={services.popularSearches?.()}
        promo={services.promoArticle?.()}
      >
        {page.body}
      </Layout>
    </Document>,
  );
  c.header('cache-control', 'public, max-age=0, must-revalidate');
  return c.html(`<!doctype html>${html}`, page.status ?? 200);
}
