import type { IncomingMessage } from 'node:http';
import { healthPaths } from '../http/health/health-paths.ts';

/**
 * What a request is worth when there is more than the machine can do, least first. Fault matrix K1:
 * prefetch < crawler < list < detail < form; files cost next to nothing and are never queued.
 */
export const requestClasses = ['prefetch', 'crawler', 'list', 'detail', 'form', 'file'] as const;
export type RequestClass = (typeof requestClasses)[number];

const files = /^\/(assets|media|feeds)\/|^\/(robots\.txt|sitemap|favicon|manifest)/;
const lists = /^(\/es)?\/(buses|search|categories\/)|^\/(api|1)\//;
const detail = /^(\/es)?\/buses\/\d/;
const crawlers = /bot\b|crawl|spider|slurp|facebookexternalhit/i;
/** How far a photo has come: asked by whoever sends it. */
const partsOfForms = /^(\/es)?\/sell-your-bus\/uploading[/?]/;
const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Read from the request line and two headers only: it runs for every request, in a microsecond. */
export function classOf(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): RequestClass {
  const { method = 'GET', url = '/', headers } = request;
  if (!safe.has(method)) return url.startsWith('/1/') ? 'list' : 'form';
  if (files.test(url) || healthPaths.test(url)) return 'file';
  if (partsOfForms.test(url)) return 'form';
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  if (typeof purpose === 'string' && purpose.includes('prefetch')) return 'prefetch';
  if (crawlers.test(headers['user-agent'] ?? '')) return 'crawler';
  return lists.test(url) && !detail.test(url) ? 'list' : 'detail';
}
