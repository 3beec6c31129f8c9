import type { IncomingMessage } from 'node:http';
import { publicPages, type PageMap } from '#pages/page-map.ts';
import { splitLanguage, pageOfMarkdown } from '#site/languages/page-addresses.ts';
import { healthPaths } from '../../http/health/health-paths.ts';

/**
 * What has to be drawn stands in line when there is more than the machine can do. Fault matrix K1:
 * prefetch < crawler < list < detail, and all of them after forms. A `guess` is a sign-in whose form is
 * here: a page like others, and never in the way of visitors.
 */
export const queuedClasses = ['detail', 'list', 'guess', 'crawler', 'prefetch'] as const;
export type QueuedClass = (typeof queuedClasses)[number];
/**
 * What waits for people, disks and lines and not for the processor: never queued, only counted, each
 * kind by itself. A `sign-in` is whatever somebody posts to the back office who is not known to be in
 * it, a `question` a search whose words are still on their way.
 */
export const openClasses = ['form', 'sign-in', 'upload', 'question', 'file'] as const;
export type OpenClass = (typeof openClasses)[number];
/** `free` stands outside of every line and every count: whoever watches the node, and staff at work. */
export type RequestClass = QueuedClass | OpenClass | 'free';

export const isQueuedClass = (requestClass: RequestClass): requestClass is QueuedClass =>
  (queuedClasses as readonly string[]).includes(requestClass);
export const isOpenClass = (requestClass: RequestClass): requestClass is OpenClass =>
  (openClasses as readonly string[]).includes(requestClass);

/** Where nothing is, each of them answers with a line, not with a page. */
const files =
  /^\/(assets|media|feeds|sitemaps)\/|^\/(robots\.txt|sitemap\.xml|favicon\.ico|apple-touch-icon\.png|manifest\.webmanifest)(\?|$)/;
const lists = /^\/(api|1)\//;
const crawlers = /bot\b|crawl|spider|slurp|facebookexternalhit/i;
/** Files of staff. */
const staffUploads =
  /^\/staff\/(import|inventory\/\d+\/photos|content\/articles\/edit|content\/entries\/[\w-]+\/edit)$/;
/** Bodies of partners' programs that hold many buses. */
const partnerFiles = /^\/api\/v1\/sources\/[^/]+\/buses$/;
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Read from the request line and two headers only: it runs for every request, in a microsecond. */
export function classOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  site = publicPages,
): RequestClass {
  const { method = 'GET', url = '/', headers } = request;
  if (!safe.has(method)) {
    if (url.startsWith('/1/') || pathOf(url) === '/mcp') return 'list';
    if (isUpload(request, site)) return 'upload';
    return url.startsWith('/staff') ? 'sign-in' : 'form';
  }
  if (healthPaths.test(url)) return 'free';
  if (files.test(url)) return 'file';
  const line = pageOf(url, site)?.line;
  // How far a photo has come: asked by whoever sends it.
  if (line === 'form') return line;
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  if (purpose?.includes('prefetch')) return 'prefetch';
  if (crawlers.test(headers['user-agent'] ?? '')) return 'crawler';
  return line ?? (lists.test(url) ? 'list' : 'detail');
}

/**
 * Whether the body of this request is files, which may take as long as they need as long as they come.
 * By its address; who may send them is asked later.
 */
export const isUpload = ({ url = '' }: Pick<IncomingMessage, 'url'>, site = publicPages) =>
  staffUploads.test(pathOf(url)) ||
  partnerFiles.test(pathOf(url)) ||
  pageOf(url, site)?.takesFiles === true;

const pathOf = (url: string): string => url.split('?', 1)[0]!;
const pageOf = (url: string, { at }: PageMap) => {
  const path = pathOf(url);
  return at(splitLanguage(pageOfMarkdown(path) ?? path).path);
};
