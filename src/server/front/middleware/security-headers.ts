import { createMiddleware } from 'hono/factory';
import { publicPages } from '#pages/page-map.ts';
import { keepPrivate } from '#site/keep-private.ts';
import type { MarketingForm, PageAnalytics } from '#site/page-settings.ts';
import { allowAnalytics } from '../../http/analytics/analytics-policy.ts';
import { allowVideoPlayers } from './content-policy/video-players.ts';
import { allowMarketingForm } from './content-policy/marketing-form.ts';
import { strictTransport } from '../../http/program-headers.ts';

/**
 * One fixed policy for every page: nothing inline, nothing foreign. Speculation rules are data that
 * name pages to fetch ahead; `browser/prefetch-pages.ts` adds them. `data:` images are the blurred
 * placeholders. Islands and structured data travel in data blocks, which CSP does not run.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'inline-speculation-rules'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What stands on pages of others: any of them may frame it, and their own policy may be as strict as ours. */
const framedPolicy = contentSecurityPolicy.replace("frame-ancestors 'none'", 'frame-ancestors *');

const headers: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  // A list that was asked for "near me" asks the device where it is, when its button is pressed.
  ['permissions-policy', 'camera=(), geolocation=(self), microphone=(), payment=()'],
];

/** For answers that are built ahead of the pages' middleware. */
export function overHttpsOnly(siteUrl: string) {
  const overHttps = siteUrl.startsWith('https:');
  return createMiddleware(async (c, next) => {
    await next();
    if (overHttps) c.res.headers.set('strict-transport-security', strictTransport);
  });
}

/** For answers of 503 that know no better: a database is back in seconds. */
const usualReturnSeconds = '5';

/** No third party reads along where people's data stand. */
const staffPages = /^\/staff(\/|$)/;

/**
 * Sets the headers on every answer, errors included; HSTS only where the site is served by https. Whoever
 * is asked to come again is told when.
 * Pages embed nothing foreign and say so (`require-corp`), unless a third party was switched on.
 * Scripts may talk to `connectOrigins` besides our own: a hosted search service, when there is one.
 */
export function securityHeaders(
  siteUrl: string,
  connectOrigins: readonly string[] = [],
  marketingForm: MarketingForm | null = null,
  analytics: PageAnalytics | null = null,
  videoPlayers = false,
  site = publicPages,
) {
  const overHttps = siteUrl.startsWith('https:');
  const ours = contentSecurityPolicy.replace(
    "connect-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(' '),
  );
  const withPolicy = (policy: string) =>
    [
      ['content-security-policy', policy],
      ...headers,
      ...(policy === ours || policy === framedPolicy
        ? [['cross-origin-embedder-policy', 'require-corp']]
        : []),
      ...(overHttps ? [['strict-transport-security', strictTransport]] : []),
    ] as const;
  const open = (policy: string) =>
    withPolicy(allowVideoPlayers(allowAnalytics(policy, analytics), videoPlayers));
  const everywhere = open(allowMarketingForm(ours, marketingForm));
  const withoutForms = open(ours);
  const amongStaff = withPolicy(ours);
  const withFrames = withPolicy(`${ours}; frame-src 'self'`);
  const inFrames = withPolicy(framedPolicy)
    .filter(([name]) => name !== 'x-frame-options')
    .map(([name = '', value = '']) =>
      name === 'cross-origin-resource-policy' ? [name, 'cross-origin'] : [name, value],
    );
  const forPath = (path: string) => {
    if (staffPages.test(path)) return amongStaff;
    const frame = site.frameAt(path);
    if (frame) return frame === 'partners' ? inFrames : withFrames;
    return site.thirdPartiesAt(path) === 'all' ? everywhere : withoutForms;
  };
  return createMiddleware(async (c, next) => {
    const { path } = c.req;
    const all = forPath(path);
    // Set before the answer is made: changing headers afterwards makes Hono copy the whole body.
    for (const [name = '', value] of all) c.header(name, value);
    await next();
    const made = c.res.headers;
    // A handler that answers with a bare `Response` leaves them out.
    if (!made.has('content-security-policy')) {
      for (const [name = '', value = ''] of all) made.set(name, value);
    }
    if (c.res.status === 503 && !made.has('retry-after'))
      made.set('retry-after', usualReturnSeconds);
    if (site.isPrivate(path)) keepPrivate(made);
    else if (c.res.status >= 400 && !made.get('cache-control')?.includes('no-store')) {
      made.set('cache-control', 'no-store');
    }
    // Browsers keep it for ever otherwise, and go round in circles once an address is changed back.
    else if (c.res.status === 301 && !made.has('cache-control')) {
      made.set('cache-control', 'no-cache');
    }
  });
}
