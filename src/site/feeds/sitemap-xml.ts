import { hreflangOf, pathsOf, type PagePaths } from '#site/languages/page-addresses.ts';
import type { LanguageCode } from '#messages/languages.ts';
import { publicPages } from '#pages/page-map.ts';
import { xmlText } from '#domain/xml-text.ts';
import { element, xmlDeclaration } from './xml.ts';

/** Pages a file, each in every language. The protocol allows 50,000 addresses (sitemaps.org); smaller files are fetched again only where needed. */
export const urlsPerSitemap = 5_000;
/** Google reads up to 1,000 pictures a page; a listing's first ones say enough. */
const imagesPerUrl = 20;

export const sitemapHead = `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const sitemapTail = '</urlset>\n';

export interface SitemapUrl {
  /** Absolute. */
  url: string;
  /** ISO date or time of the last change; left out when unknown, never guessed. */
  changedAt?: string;
  /** Absolute. */
  images?: readonly string[];
  /** Where the languages differ in more than the prefix. */
  paths?: PagePaths;
}

/** One entry for each language of the page; each names all of them, as the protocol asks. */
export function sitemapEntry({ url, changedAt, images = [], paths }: SitemapUrl): string {
  const { origin, pathname } = new URL(url);
  const known = paths ?? (publicPages.isPagePath(pathname) ? pathsOf(pathname) : { en: pathname });
  const spoken = Object.entries(known) as [LanguageCode, string][];
  const alternates = spoken
    .map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflangOf(language)}" href="${xmlText(origin + path)}"/>`,
    )
    .join('');
  const pictures = images
    .slice(0, imagesPerUrl)
    .map((image) => `<image:image>${element('image:loc', image)}</image:image>`)
    .join('');
  return spoken
    .map(
      ([, path]) =>
        `<url>${element('loc', origin + path)}${element('lastmod', changedAt)}${spoken.length > 1 ? alternates : ''}${pictures}</url>\n`,
    )
    .join('');
}

export function sitemap(urls: readonly SitemapUrl[]): string {
  return sitemapHead + urls.slice(0, urlsPerSitemap).map(sitemapEntry).join('') + sitemapTail;
}

export function sitemapIndex(sitemaps: readonly { url: string; changedAt?: string }[]): string {
  const entries = sitemaps.map(
    ({ url, changedAt }) =>
      `<sitemap><loc>${xmlText(url)}</loc>${element('lastmod', changedAt)}</sitemap>\n`,
  );
  return `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}
