import { t } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { HTTPException } from 'hono/http-exception';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { urls } from '#site/urls.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { RefusalPage, ServerErrorPage } from './server-error-page.tsx';

/** Machines get JSON: anything that asks for it, and everything under the API paths. */
function wantsJson(c: Context<SiteEnv>): boolean {
  const accepts = c.req.header('accept') ?? '';
  return /^\/(api|1)\//.test(c.req.path) || (/json/.test(accepts) && !/html/.test(accepts));
}

/**
 * What a reader or a rule refused, in its own words, which are in the language of the request: a page
 * for browsers, else the words alone.
 */
export function refusalResponse(c: Context<SiteEnv>, refusal: HTTPException): Response {
  const { status, message } = refusal;
  c.header('cache-control', 'no-store');
  // The rest of a body that there is no room for is not even thrown away.
  if (status === 503) c.header('connection', 'close');
  // `problem` is what scripts of the back office look for.
  if (wantsJson(c)) return c.json({ message, problem: message, status }, status);
  if (!/text\/html/.test(c.req.header('accept') ?? '')) return c.text(message, status);
  const { settings } = c.get('services');
  return renderPage(c, {
    meta: {
      title: `${t`That did not work`} | ${settings.name}`,
      description: message,
      canonicalPath: urls.home(),
      robots: 'noindex',
    },
    current: 'none',
    status,
    body: <RefusalPage model={{ status, message }} settings={settings} />,
  });
}

/** 404 with a way on: search and categories. */
export function notFoundResponse(c: Context<SiteEnv>): Response {
  if (wantsJson(c)) return c.json({ message: t`Not found`, status: 404 }, 404);
  const { settings } = c.get('services');
  return renderPage(c, {
    meta: {
      title: `${t`Page not found`} | ${settings.name}`,
      description: t`There is no page at this address.`,
      canonicalPath: c.req.path,
      robots: 'noindex',
    },
    current: 'none',
    status: 404,
    body: <NotFoundPage settings={settings} />,
  });
}

/**
 * 500 with the request id to quote, or 503 when trying again in a moment makes sense. Renders from
 * constants alone, so a dead database cannot break it.
 */
export function serverErrorResponse(c: Context<SiteEnv>, status: 500 | 503 = 500): Response {
  const requestId = c.get('requestId');
  if (wantsJson(c))
    return c.json({ message: t`Something went wrong on our side`, status, requestId }, status);
  const { settings } = c.get('services');
  return renderPage(c, {
    meta: {
      title: `${t`Something went wrong`} | ${settings.name}`,
      description: t`The page could not be shown.`,
      canonicalPath: c.req.path,
      robots: 'noindex',
    },
    current: 'none',
    status,
    body: <ServerErrorPage model={{ requestId, status }} settings={settings} />,
  });
}
