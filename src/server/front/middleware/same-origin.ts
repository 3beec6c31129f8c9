import { t } from '@lingui/core/macro';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { loggedPath } from '../../ops/log/logged-path.ts';
import type { Logger } from '../../ops/log/logger.ts';
import type { SiteEnv } from '#site/site-services.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every changing request that a browser sends for another site (403). A request that names
 * no origin at all passes here: machines and very old browsers; forms then ask for their one-time
 * key, staff pages for their session's token.
 */
export function sameOrigin(siteUrl: string, log: Logger) {
  return createMiddleware<SiteEnv>(async (c, next) => {
    if (safe.has(c.req.method)) return next();
    const fetchSite = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    if (isOurs({ fetchSite, origin, siteUrl, host: c.req.header('host') })) return next();
    const line = {
      requestId: c.get('requestId'),
      path: loggedPath(c.req.path),
      fetchSite: fetchSite?.slice(0, 20),
    };
    log.warn(line, 'a post from another site was refused');
    throw new HTTPException(403, { message: t`This form can only be sent from our own pages.` });
  });
}

/** `Host` may count, because no page can make a browser send a wrong one. */
function isOurs(request: {
  fetchSite: string | undefined;
  origin: string | undefined;
  siteUrl: string;
  host: string | undefined;
}): boolean {
  const { fetchSite, origin, siteUrl, host } = request;
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  return origin === siteUrl || (host !== undefined && URL.parse(origin)?.host === host);
}
