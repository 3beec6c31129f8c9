import type { ReactNode } from 'react';
import {
  ownSearchSettings,
  searchSettingsId,
  type BrowserSearchSettings,
} from '#domain/search/browser-search-settings.ts';

export interface PageMeta {
  title: string;
  description: string;
  /** Absolute. */
  canonicalUrl: string;
  /** For example `noindex`; left out when search engines may do as they like. */
  robots?: string;
  /** The picture that makes the largest paint, fetched ahead of the rest. */
  preloadImage?: { src: string; srcSet?: string; sizes?: string };
  /** schema.org objects; each becomes a data block, which no browser executes. */
  jsonLd?: readonly object[];
}

export interface DocumentAssets {
  stylesheets: readonly string[];
  scripts: readonly string[];
  fontPreloads: readonly string[];
}

interface DocumentProps {
  /** For the browser's search client, fetched only when someone searches. */
  searchSettings?: BrowserSearchSettings;
  meta: PageMeta;
  assets: DocumentAssets;
  children: ReactNode;
}

/**
 * The HTML document around every page. No inline script and no style attribute, because the content
 * policy refuses both; scripts come last so that they never hold back the first paint.
 */
export function Document({
  meta,
  assets,
  searchSettings = ownSearchSettings,
  children,
}: DocumentProps) {
  const { preloadImage } = meta;
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {meta.robots ? <meta name="robots" content={meta.robots} /> : null}
        <link rel="canonical" href={meta.canonicalUrl} />
        <meta name="theme-color" content="#0f2233" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.fontPreloads.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {preloadImage ? (
          <link
            rel="preload"
            as="image"
            href={preloadImage.src}
            imageSrcSet={preloadImage.srcSet}
            imageSizes={preloadImage.sizes}
            fetchPriority="high"
          />
        ) : null}
        <meta property="og:type" content="website" />
        <meta property="og:title" content={meta.title} />
        <meta property="og:description" content={meta.description} />
        <meta property="og:url" content={meta.canonicalUrl} />
        {meta.jsonLd?.map((entity, index) => (
          <script
            key={index}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: jsonForScript(entity) }}
          />
        ))}
      </head>
      <body>
        {children}
        <script
          id={searchSettingsId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(searchSettings) }}
        />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} fetchPriority="low" />
        ))}
      </body>
    </html>
  );
}

/** The bus of the wordmark, head on; in the page itself, so that it costs no request. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='#0f2233' d='M4 26V8a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v18h-2v3h-5v-3H11v3H6v-3z'/><path fill='#ffc20e' d='M9 6h14v3H9zM7 12h18v7H7zM7 22h4v2H7zm14 0h4v2h-4z'/></svg>",
)}`;

/** JSON in which nothing can close the script element around it. */
function jsonForScript(entity: object): string {
  return JSON.stringify(entity).replaceAll('<', String.raw`\u003c`);
}
