import { feedPaths } from './feed-paths.ts';

/**
 * Private or endless places. Lists with filters stay open on purpose: their `noindex` can only be
 * read by those who may fetch them. A final slash keeps the page itself open (`/sell-your-bus`).
 */
const closed = [
  '/staff',
  '/api/',
  '/1/',
  '/dev/',
  '/sell-your-bus/',
  '/contact/bus-alert/',
  '/contact/video-tour/',
  '/thank-you',
];

/** `robots.txt` (RFC 9309). */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}${feedPaths.sitemapIndex}`,
    '',
  ].join('\n');
}
