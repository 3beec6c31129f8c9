import { languageCodes, pathIn } from '#messages/languages.ts';
import { publicPages } from '#pages/page-map.ts';
import { feedPaths } from './feed-paths.ts';

/**
 * What is no page, and is private or endless. Lists with filters stay open on purpose: their `noindex`
 * can only be read by those who may fetch them.
 */
const closedPlaces = ['/staff', '/api/', '/1/', '/dev/'];

/** `robots.txt` (RFC 9309). */
export function robotsText(siteUrl: string, { all, privateAreas } = publicPages): string {
  const pages = all.filter(({ closed }) => closed).map(({ pattern }) => pattern);
  const inEveryLanguage = languageCodes.flatMap((language) =>
    [...privateAreas, ...pages].map((path) => pathIn(language, path)),
  );
  return [
    'User-agent: *',
    ...[...closedPlaces, ...inEveryLanguage].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}${feedPaths.sitemapIndex}`,
    '',
  ].join('\n');
}
