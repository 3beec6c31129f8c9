import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import {
  ownSearchSettings,
  searchSettingsId,
  type BrowserSearchSettings,
} from '#domain/search/browser-search-settings.ts';
import { jsonForScript, StructuredData } from '#site/ui/structured-data.tsx';
import { currentLanguage, languages, type LanguageCode } from '#messages/languages.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { AnalyticsMeta, type AnalyticsMetaProps } from './measuring.tsx';

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
  /** What a shared link shows. */
  social?: {
    siteName: string;
    picture: SocialPicture;
    article?: { publishedOn: string; modifiedOn?: string };
  };
  /** The same page in every language it has, itself among them; absolute addresses. */
  alternates?: readonly { language: string; url: string }[];
  /** Feeds that a reader of this page may want to follow; absolute addresses. */
  feeds?: readonly { type: string; title: string; url: string }[];
}

/** What the head of a page names of the browser's files. */
export interface DocumentAssets {
  stylesheets: readonly string[];
  /** The faces of the first view, asked for with the page, so that no text moves when they arrive. */
  fontPreloads: readonly string[];
  /** `browser/boot.ts`: starts `scripts` after the first frame. */
  boot: string;
  /** Module scripts of every public page, in order. */
  scripts: readonly string[];
  /** How the addresses of the texts begin that islands fetch: `<messages><language>.<island>.js`. */
  messages: string;
  /** Of each language that has one: what browsers keep, when they have nothing to do, to read pages by. */
  dictionaries?: Partial<Record<LanguageCode, string>>;
}

interface DocumentProps {
  /** For the browser's search client, fetched only when someone searches. */
  searchSettings?: BrowserSearchSettings;
  /** What is measured, and the path and status that say what kind of page this is. */
  measured?: AnalyticsMetaProps;
  meta: PageMeta;
  assets: DocumentAssets;
  children: ReactNode;
}

/**
 * The HTML document around every page. No inline script and no style attribute, because the content
 * policy refuses both; scripts start after the first frame, so that they never hold it back.
 */
export function Document({
  meta,
  assets,
  searchSettings = ownSearchSettings,
  measured,
  children,
}: DocumentProps) {
  const { preloadImage } = meta;
  const language = currentLanguage();
  const { lang, ...said } = htmlLanguage(assets.messages);
  const dictionary = assets.dictionaries?.[language];
  return (
    <html lang={lang} {...said}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {meta.robots ? <meta name="robots" content={meta.robots} /> : null}
        <link rel="canonical" href={meta.canonicalUrl} />
        {measured ? <AnalyticsMeta {...measured} /> : null}
        <meta name="theme-color" content="#0f2233" />
        <link rel="icon" href="/favicon.ico" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={`/manifest.webmanifest${language === 'en' ? '' : `?language=${language}`}`}
        />
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
        {/* Not `async`: a document without a script to wait for is laid out whole when its last byte is
            here, also while its stylesheet is not, and once more when that comes. */}
        <script type="module" src={assets.boot} data-start={assets.scripts.join(' ')} />
        {dictionary ? <link rel="compression-dictionary" href={dictionary} /> : null}
        {meta.alternates?.map(({ language: hreflang, url }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />
        ))}
        {meta.feeds?.map(({ type, title, url }) => (
          <link key={url} rel="alternate" type={type} title={title} href={url} />
        ))}
        {meta.social ? (
          <SocialMeta
            {...meta.social}
            title={meta.title}
            description={meta.description}
            url={meta.canonicalUrl}
          />
        ) : null}
        {meta.jsonLd?.map((entity, index) => (
          <StructuredData key={index} entity={entity} />
        ))}
      </head>
      <body>
        {children}
        <script
          id={searchSettingsId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(searchSettings) }}
        />
      </body>
    </html>
  );
}

/**
 * The header (`Link`, RFC 8288) that names a page's stylesheets ahead of its document. There React
 * writes them behind the pictures and fonts that are fetched early, and on a slow line nothing can be
 * painted until the last of all these is there.
 */
export const stylesAhead = (stylesheets: readonly string[]): string =>
  stylesheets.map((href) => `<${href}>; rel=preload; as=style`).join(', ');

/** The attributes of `<html>` that say the language to readers. */
export function languageAttributes() {
  const { locale, direction } = languages[currentLanguage()];
  return { lang: locale, dir: direction === 'rtl' ? direction : undefined };
}

/**
 * What says the language of a page: to readers, and to scripts, which fetch the texts
 * of an island from `<data-messages><island>.js`. `messages` is how the addresses of texts begin.
 */
export function htmlLanguage(messages: string) {
  const language = currentLanguage();
  return {
    ...languageAttributes(),
    'data-language': language,
    'data-messages': `${messages}${language}.`,
  };
}

/** What a shared link shows beside title and description. */
interface SocialPicture {
  /** Absolute. */
  url: string;
  alt: string;
  widthPx?: number;
  heightPx?: number;
}

interface SocialMetaProps {
  siteName: string;
  title: string;
  description: string;
  url: string;
  picture: SocialPicture;
  /** Set on articles; ISO dates. */
  article?: { publishedOn: string; modifiedOn?: string };
}

/** Open Graph, and the few tags that Twitter's cards do not take from it. */
function SocialMeta({ siteName, title, description, url, picture, article }: SocialMetaProps) {
  const { locale } = languages[currentLanguage()];
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:alt" content={picture.alt} />
      {picture.widthPx ? (
        <meta property="og:image:width" content={String(picture.widthPx)} />
      ) : null}
      {picture.heightPx ? (
        <meta property="og:image:height" content={String(picture.heightPx)} />
      ) : null}
      {article ? <meta property="article:published_time" content={article.publishedOn} /> : null}
      {article?.modifiedOn ? (
        <meta property="article:modified_time" content={article.modifiedOn} />
      ) : null}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture.url} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}

/** A picture by its path on this site, `/media/…`. */
export interface PagePicture {
  path: string;
  alt: string;
  widthPx?: number;
  heightPx?: number;
}

/** What a shared link shows when its page has no picture of its own; drawn by `bin/site-pictures`. */
export const socialCard = (settings: SiteSettings): PagePicture => ({
  path: '/social-card.png',
  alt: t`${{ label: settings.name }}: ${{ value: saySetting(settings.tagline) }}`,
  widthPx: 1200,
  heightPx: 630,
});
