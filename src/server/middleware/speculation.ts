import { createMiddleware } from 'hono/factory';

/** Where the rules below are served; browsers fetch them once and keep them for a day. */
export const speculationPath = '/speculation-rules.json';

/**
 * Pages a visitor is about to open, fetched when the pointer rests on a link or a finger comes down:
 * our own pages, never forms, files, the search protocol, or links that say no.
 */
export const speculationRules = {
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
                '/sell-your-bus/*',
              ],
            },
          },
          { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Points pages at the rules by a header, because an inline script would need a weaker policy. Not for
 * visitors who ask to save data.
 */
export const speculation = createMiddleware(async (c, next) => {
  if (c.req.path === speculationPath) {
    return c.body(JSON.stringify(speculationRules), 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    });
  }
  if (c.req.header('save-data') !== 'on' && c.req.header('accept')?.includes('text/html')) {
    c.header('speculation-rules', `"${speculationPath}"`);
  }
  return next();
});
