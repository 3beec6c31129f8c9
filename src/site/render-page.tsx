import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactElement } from 'react';
import { publicPages } from '#pages/page-map.ts';
import {
  Document,
  type PageMeta,
  socialCard,
  stylesAhead,
  type PagePicture,
} from '#site/layout/document.tsx';
import { Layout } from '#site/layout/layout.tsx';
import type { CurrentSection } from '#site/layout/navigation-links.ts';
import { languageLinks, pageAddresses, type PagePaths } from '#site/languages/page-addresses.ts';
import { builtInCategories } from '#domain/content/content-category.ts';
import { SiteOrigin } from '#site/ui/structured-data.tsx';
import { feedLinks } from './feeds/feed-paths.ts';
import { renderToBytes } from './kept-markup.ts';
import { styleAreas, type StyleArea } from './styles/areas/areas.ts';
import type { SiteEnv } from './site-services.ts';
import { MarketingFormContext, ContentSections } from './page-settings.ts';

/** A page ready to be sent: what stands in `<head>`, where it is in the site, and its content. */
export interface RenderedPage {
  meta: Omit<PageMeta, 'canonicalUrl' | 'social' | 'feeds'> & {
    canonicalPath: string;
    /** For shared links; the site's own card when left out. */
    picture?: PagePicture;
    /** Set on articles; ISO dates. */
    article?: { publishedOn: string; modifiedOn?: string };
    /** Where the page has other addresses in other languages than the same path: articles. */
    paths?: PagePaths;
  };
  current: CurrentSection;
  /** The page has a stylesheet of its own; otherwise it has that of all others. */
  styles?: StyleArea;
  body: ReactElement;
  status?: ContentfulStatusCode;
  /** Without header and footer, with these files: a component alone, for those who build the site. */
  alone?: { stylesheets: readonly string[]; scripts: readonly string[] };
}

/** Renders a whole HTML document on the server. Buffered: the data is already in memory. */
export function renderPage(c: Context<SiteEnv>, page: RenderedPage): Response {
  const services = c.get('services');
  const { settings, demo, now, siteUrl, assets } = services;
  const { canonicalPath, picture = socialCard(settings), article, paths, ...meta } = page.meta;
  const { path: picturePath, ...pictureFacts } = picture;
  const language = c.get('language') ?? 'en';
  const sections = services.sections ?? builtInCategories;
  const robots = meta.robots ?? publicPages.robotsAt(c.req.path);
  const addresses = pageAddresses({ language, canonicalPath, paths, siteUrl, robots });
  const { stylesheets, scripts } = page.alone ?? {
    scripts: assets.scripts,
    stylesheets: page.styles ? [assets.assetUrl(styleAreas[page.styles])] : assets.stylesheets,
  };
  const { path } = c.req;
  const links = languageLinks({
    path,
    search: new URL(c.req.url).search,
    language,
    paths,
    // A fault, or the answer to a form, is nowhere else.
    offers: (page.status ?? 200) === 200 && c.req.method !== 'POST' ? c.get('offers') : undefined,
  });
  const isPublic = publicPages.isPagePath(path) && !publicPages.isPrivate(path);
  const here = links.find(({ current }) => current)!.href;
  c.header('link', stylesAhead(stylesheets));
  return renderDocument(
    c,
    <Document
      meta={{
        ...meta,
        robots,
        ...addresses,
        social: {
          siteName: settings.name,
          picture: { url: siteUrl + picturePath, ...pictureFacts },
          article,
        },
        feeds: feedLinks(page.current, settings, siteUrl),
      }}
      assets={{ ...assets, stylesheets, scripts }}
      searchSettings={services.searchSettings}
      measured={{ analytics: services.analytics, path, status: page.status ?? 200 }}
    >
      <ContentSections value={sections}>
        {page.alone ? (
          <SiteOrigin value={siteUrl}>{page.body}</SiteOrigin>
        ) : (
          <Layout
            settings={settings}
            demo={demo}
            current={page.current}
            now={now()}
            popularSearches={services.popularSearches?.()}
            promo={services.promoArticle?.()}
            analytics={services.analytics}
            languages={links}
            address={isPublic ? siteUrl + here : undefined}
          >
            <MarketingFormContext value={services.marketingForm ?? null}>
              <SiteOrigin value={siteUrl}>{page.body}</SiteOrigin>
            </MarketingFormContext>
          </Layout>
        )}
      </ContentSections>
    </Document>,
    page.status,
  );
}

/** The same for a whole document that is none of the site's own: what stands in a frame elsewhere. */
export const renderDocument = (
  c: Context<SiteEnv>,
  document: ReactElement,
  status?: ContentfulStatusCode,
): Response => send(c, renderToBytes(document, '<!doctype html>'), status);

/** A piece of a page that its script asks for by itself. It sees none of what a page is told. */
export const renderPart = (c: Context<SiteEnv>, part: ReactElement): Response =>
  send(c, renderToBytes(part));

/** To whoever keeps pages, or to the visitor. */
function send(
  c: Context<SiteEnv>,
  html: Buffer<ArrayBuffer>,
  status: ContentfulStatusCode = 200,
): Response {
  c.header('cache-control', 'public, max-age=0, must-revalidate');
  c.header('content-type', 'text/html; charset=UTF-8');
  if (status === 200 && c.env?.takeHtml) {
    c.env.takeHtml(html);
    return c.body('');
  }
  return c.body(html, status);
}
