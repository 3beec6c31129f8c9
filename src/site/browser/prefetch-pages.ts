import { privateAreas } from '#pages/private-areas.ts';

/** Spec §7: pages of a list are fetched ahead after a second; nothing under Save-Data. */
const paginationDelayMs = 1_000;

/**
 * Pages a visitor is about to open, fetched when the pointer rests on a link or a finger comes down:
 * our own pages, never private ones, files, the search protocol, or links that say no.
 */
export const speculationRules = (areas: readonly string[]) => ({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/media/*',
                '/assets/*',
                '/api/*',
                '/1/*',
                '/staff*',
                ...areas.map((area) => `/:language?${area}*`),
              ],
            },
          },
          { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Rules for likely next pages, and the neighbours of a list's page. */
export function prefetchPages(root: Document): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const rules = root.createElement('script');
  rules.type = 'speculationrules';
  rules.text = JSON.stringify(speculationRules(privateAreas));
  root.head.append(rules);
  setTimeout(() => {
    const links = root.querySelectorAll<HTMLAnchorElement>('a[rel=next], a[rel=prev]');
    for (const { href } of links) {
      const hint = root.createElement('link');
      hint.rel = 'prefetch';
      hint.href = href;
      root.head.append(hint);
    }
  }, paginationDelayMs);
}
