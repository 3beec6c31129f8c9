import { xmlText } from '#domain/xml-text.ts';
import { element, xmlDeclaration } from './xml.ts';

export interface FeedChannel {
  title: string;
  description: string;
  /** Absolute addresses of the page it is about and of the feed itself. */
  pageUrl: string;
  selfUrl: string;
}

export interface FeedItem {
  /** For ever the item's identity: a renamed bus is no new item. An absolute address. */
  id: string;
  /** Absolute. */
  url: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** ISO times. */
  publishedAt: string;
  updatedAt: string;
  category?: string;
}

const newest = (items: readonly FeedItem[]): string =>
  items.reduce((latest, { updatedAt }) => (updatedAt > latest ? updatedAt : latest), '');

/** RSS 2.0 (rssboard.org). */
export function rss(channel: FeedChannel, items: readonly FeedItem[]): string {
  const latest = newest(items);
  return `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', channel.title)}${element('link', channel.pageUrl)}${element('description', channel.description)}${element('language', 'en-us')}${latest ? element('lastBuildDate', new Date(latest).toUTCString()) : ''}<atom:link href="${xmlText(channel.selfUrl)}" rel="self" type="application/rss+xml"/>
${items.map(rssItem).join('')}</channel></rss>
`;
}

function rssItem(item: FeedItem): string {
  return `<item>${element('title', item.title)}${element('link', item.url)}<guid isPermaLink="true">${xmlText(item.id)}</guid>${element('description', item.summary)}${element('category', item.category)}${element('pubDate', new Date(item.publishedAt).toUTCString())}</item>\n`;
}

/** Atom (RFC 4287). A feed without items is as old as the epoch, since `updated` is required. */
export function atom(channel: FeedChannel, items: readonly FeedItem[], author: string): string {
  const updated = newest(items) || '1970-01-01T00:00:00.000Z';
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
${element('id', channel.selfUrl)}${element('title', channel.title)}${element('subtitle', channel.description)}${element('updated', time(updated))}<link rel="alternate" type="text/html" href="${xmlText(channel.pageUrl)}"/><link rel="self" type="application/atom+xml" href="${xmlText(channel.selfUrl)}"/><author>${element('name', author)}</author>
${items.map(atomEntry).join('')}</feed>
`;
}

function atomEntry(item: FeedItem): string {
  const category = item.category ? `<category term="${xmlText(item.category)}"/>` : '';
  return `<entry>${element('id', item.id)}${element('title', item.title)}<link rel="alternate" type="text/html" href="${xmlText(item.url)}"/>${element('published', time(item.publishedAt))}${element('updated', time(item.updatedAt))}${category}${element('summary', item.summary)}</entry>\n`;
}

/** A bare date becomes its first moment: Atom wants times. */
const time = (iso: string) => new Date(iso).toISOString();
