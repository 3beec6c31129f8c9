import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { getPath } from 'hono/utils/url';
import {
  notFoundResponse,
  refusalResponse,
  serverErrorResponse,
} from '#site/routes/errors/error-responses.tsx';
import type { SiteEnv, SiteServices } from '#site/site-services.ts';
import { siteRoutes } from '#site/site-routes.ts';
import type { StaffServices } from '#staff/staff-services.ts';
import { algoliaRoutes } from '../../http/algolia/algolia-routes.ts';
import type { SearchServiceParts } from '../../http/algolia/search-service.ts';
import type { ApiLimitSettings } from '../../http/public-api/answers/api-limits.ts';
import type { PartnerServices } from '../../http/partners/partner-operation.ts';
import { apiRoutes } from '../../http/api/api-routes.ts';
import { youtubeCacheRoutes } from '../../http/api/youtube-cache-routes.ts';
import { feedRoutes } from '../../http/feeds/feed-routes.ts';
import type { InventoryFeeds } from '../../http/feeds/inventory-feeds.ts';
import { isClientGone } from '../client-gone.ts';
import { healthRoutes, type ReadinessCheck } from '../../http/health/health-routes.ts';
import type { MediaFiles } from '../../http/media/media-files.ts';
import { mediaRoutes } from '../../http/media/media-routes.ts';
import { siteFileRoutes } from '../../http/site-files/site-file-routes.ts';
import { redirects } from '#content/redirects.ts';
import { redirectTarget } from '#domain/content/editing/redirect-target.ts';
import { loggedPath } from '../../ops/log/logged-path.ts';
import type { Logger } from '../../ops/log/logger.ts';
import { outageOf } from '../outage.ts';
import { accessLog, requestId } from '../middleware/request-log.ts';
import { compressPages } from '../encodings/content-codings.ts';
import type { PageDictionaries } from '../encodings/page-dictionaries.ts';
import { cleanPath, pageLanguage, pathWithoutLanguage } from '../middleware/page-address.ts';
import { clientAddress } from '../middleware/client-address.ts';
import { markdownPages, type ToMarkdown } from '../markdown/markdown-pages.ts';
import { sameOrigin } from '../middleware/same-origin.ts';
import { overHttpsOnly, securityHeaders } from '../middleware/security-headers.ts';

/** What the process is made of; `compose.ts` builds it, tests build it from factories. */
export interface AppParts {
  site: SiteServices;
  media: MediaFiles;
  toMarkdown: ToMarkdown;
  ready: ReadinessCheck;
  /** Whether a load balancer should send it visitors; always, unless told otherwise. */
  serving?: ReadinessCheck;
  /** Proxies of our own in front; 0 unless told otherwise. */
  trustedProxies?: number;
  log: Logger;
  /** The engine behind `/1/indexes`; null when a hosted service answers browsers. */
  searchService: Omit<SearchServiceParts, 'searchBuses' | 'siteUrl' | 'onError'> | null;
  /** Origins besides our own that pages may send searches to. */
  searchHosts?: readonly string[];
  /** Another figure when what the site tells may have changed; absent, the API keeps no answer. */
  stamp?(): number;
  /** How often programs may ask; the usual when absent. */
  apiLimits?: ApiLimitSettings;
  /** Sitemaps and feeds of the whole inventory. */
  feeds: InventoryFeeds;
  indexNowKey?: string | null;
  /** Where an address that nothing answers has moved to; absent, the built-in list knows. */
  movedTo?(pathname: string, search: string): string | null;
  /** What callers of `POST /api/youtubecache` must send; absent or null: nobody is answered. */
  videoCacheKey?: string | null;
  /** Takes events at `/api/analytics`; absent or null, nothing is measured. */
  collector?: Hono | null;
  /** What partners' programs may ask for with a key; absent, nobody has one. */
  partners?: PartnerServices;
  /** The back office; absent, there is none. */
  staff?: StaffServices;
  /** What browsers may have kept to read pages by; none when absent. */
  dictionaries?: PageDictionaries;
  /** Serves `/assets/*` of a build; absent in development, where Vite does. */
  assetRoutes?: Hono;
}

const builtInMoves = new Map(Object.entries(redirects));
const builtInMove = (pathname: string, search: string) =>
  redirectTarget(builtInMoves, pathname, search);

/** What is mounted between the pages' own routes, each where its middleware ends. */
interface Mounts {
  /** Ahead of the pages' middleware, which would cost more than the answer. */
  programs(app: Hono<SiteEnv>): void;
  /** Behind it. */
  office(app: Hono<SiteEnv>): void;
}

/** What visitors come for, and around it what is mounted; without `mounts` nothing is. */
export function createPages(parts: AppParts, mounts?: Mounts): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>({ getPath: pathWithoutLanguage });
  if (parts.searchService) {
    // Ahead of the pages' middleware, which would cost more than the answer.
    app.route(
      '/1',
      algoliaRoutes({
        ...parts.searchService,
        searchBuses: parts.site.searchBuses,
        siteUrl: parts.site.siteUrl,
        onError: (error) => parts.log.error({ path: '/1', err: error }, 'unexpected'),
      }),
    );
  }
  mounts?.programs(app);
  // As above: events are many and small.
  if (parts.collector) {
    app.use('/api/analytics/*', overHttpsOnly(parts.site.siteUrl));
    app.route('/api/analytics', parts.collector);
  }
  app.use(
    requestId,
    accessLog(parts.log),
    securityHeaders(
      parts.site.siteUrl,
      parts.searchHosts,
      parts.site.marketingForm,
      parts.site.analytics,
      parts.site.videos?.players,
    ),
    compressPages(parts.dictionaries),
  );
  app.use(pageLanguage(parts.site));
  app.use(cleanPath);
  app.use(markdownPages(parts.toMarkdown, parts.site.siteUrl));
  app.use(clientAddress(parts.trustedProxies ?? 0), sameOrigin(parts.site.siteUrl, parts.log));
  if (parts.assetRoutes) app.route('/', parts.assetRoutes);
  app.route(
    '/',
    healthRoutes({ ready: parts.ready, serving: parts.serving ?? (async () => null) }),
  );
  app.route(
    '/',
    mediaRoutes(parts.media, (error) =>
      parts.log.error({ path: '/media', err: error }, 'pictures cannot be read'),
    ),
  );
  app.route('/', feedRoutes(parts.feeds));
  app.route('/', siteFileRoutes(parts.indexNowKey ?? null));
  app.route('/api', apiRoutes);
  app.route('/api', youtubeCacheRoutes(parts.videoCacheKey ?? null));
  mounts?.office(app);
  app.route('/', siteRoutes);
  app.notFound((c) => {
    const { search } = new URL(c.req.url);
    const movedTo = parts.movedTo ?? builtInMove;
    // As it was asked for, with its language; and as pages are matched, for one as Markdown.
    const target =
      c.req.method === 'GET'
        ? (movedTo(getPath(c.req.raw), search) ?? movedTo(c.req.path, search))
        : null;
    return target === null ? notFoundResponse(c) : c.redirect(target, 301);
  });
  app.onError((error, c) => {
    if (isClientGone(error, c.env)) return c.body(null, 400);
    if (error instanceof HTTPException) return refusalResponse(c, error);
    const path = loggedPath(c.req.path);
    parts.log.error({ requestId: c.get('requestId'), path, err: error }, 'unexpected');
    return serverErrorResponse(c, outageOf(error) ? 503 : 500);
  });
  return app;
}
