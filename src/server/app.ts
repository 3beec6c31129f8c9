import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { BodyFault } from '#site/body-fault.ts';
import {
  notFoundResponse,
  refusalResponse,
  serverErrorResponse,
} from '#site/routes/errors/error-responses.tsx';
import type { SiteEnv, SiteServices } from '#site/site-services.ts';
import { siteRoutes } from '#site/site-routes.ts';
import { staffRoutes } from '#staff/staff-routes.tsx';
import type { StaffServices } from '#staff/staff-services.ts';
import type { EmbeddedBusSearch } from '#domain/search/embedded-bus-search.ts';
import type { QueryWords } from '#domain/search/query-words.ts';
import { algoliaRoutes } from './http/algolia/algolia-routes.ts';
import type { SearchServiceSettings } from './http/algolia/algolia-settings.ts';
import type { TrendingBuses } from './http/algolia/answers/recommendations.ts';
import { partnerApiRoutes } from './http/partners/partner-api-routes.ts';
import type { PartnerServices } from './http/partners/partner-operation.ts';
import { createApiLimits } from './http/public-api/answers/api-limits.ts';
import { apiBasePath } from './http/public-api/document/openapi-document.ts';
import { openapiRoutes } from './http/public-api/document/openapi-routes.ts';
import { createPublicApi } from './http/public-api/create-public-api.ts';
import { answerQuestion } from '#site/routes/search/answers/answer-question.ts';
import { inLanguage } from '#messages/in-language.ts';
import { apiRoutes } from './http/api/api-routes.ts';
import { youtubeCacheRoutes } from './http/api/youtube-cache-routes.ts';
import { feedRoutes } from './http/feeds/feed-routes.ts';
import type { InventoryFeeds } from './http/feeds/inventory-feeds.ts';
import type { FrontApp } from './front/app-listener.ts';
import { isClientGone } from './front/client-gone.ts';
import { healthRoutes, type ReadinessCheck } from './http/health/health-routes.ts';
import { mcpRoutes } from './http/mcp/mcp-routes.ts';
import type { ToolServices } from './http/mcp/tool.ts';
import type { MediaFiles } from './http/media/media-files.ts';
import { mediaRoutes } from './http/media/media-routes.ts';
import { siteFileRoutes } from './http/site-files/site-file-routes.ts';
import { redirects } from '#content/redirects.ts';
import { redirectTarget } from '#domain/content/editing/redirect-target.ts';
import { loggedPath } from './ops/log/logged-path.ts';
import type { Logger } from './ops/log/logger.ts';
import { isOutage } from './front/outage.ts';
import { accessLog } from './front/middleware/access-log.ts';
import { compressPages } from './front/encodings/compress-pages.ts';
import { cleanPath } from './front/middleware/clean-path.ts';
import { clientAddress } from './front/middleware/client-address.ts';
import { markdownPages, type ToMarkdown } from './front/markdown/markdown-pages.ts';
import { pageLanguage, pathWithoutLanguage } from './front/middleware/page-language.ts';
import { requestId } from './front/middleware/request-id.ts';
import { sameOrigin } from './front/middleware/same-origin.ts';
import { overHttpsOnly, securityHeaders } from './front/middleware/security-headers.ts';

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
  searchService: {
    search: EmbeddedBusSearch;
    settings: SearchServiceSettings;
    /** Buses by views, for recommendations; absent, nothing trends. */
    trending?: TrendingBuses;
    /** Staff's synonyms; none when absent. */
    words?: QueryWords;
  } | null;
  /** Origins besides our own that pages may send searches to. */
  searchHosts?: readonly string[];
  /** Another figure when what the site tells may have changed; absent, the API keeps no answer. */
  stamp?(): number;
  /** How often programs may ask; the usual when absent. */
  apiLimits?: Parameters<typeof createApiLimits>[0]['settings'];
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
  /** Serves `/assets/*` of a build; absent in development, where Vite does. */
  assetRoutes?: Hono;
}

/** What of an answer to a program comes with the hour, such as "this year", is never older. */
const keptAnswerMs = 300_000;

const builtInMoves = new Map(Object.entries(redirects));
const builtInMove = (pathname: string, search: string) =>
  redirectTarget(builtInMoves, pathname, search);

/** The whole site as one request handler, without a port: tests call `app.request(path)`. */
export function createApp(parts: AppParts): Hono<SiteEnv> & Pick<FrontApp, 'answerKept'> {
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
  const answerKept = mountPrograms(app, parts);
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
    compressPages,
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
  app.route('/', openapiRoutes());
  app.route('/api', apiRoutes);
  app.route('/api', youtubeCacheRoutes(parts.videoCacheKey ?? null));
  if (parts.staff) {
    app.route(
      '/',
      staffRoutes(
        parts.staff,
        (refusal) => parts.log.warn(refusal, 'a member asked for what their role does not include'),
        (error, id, bindings) => {
          const isAway = isOutage(error) && !isClientGone(error, bindings);
          if (isAway)
            parts.log.error({ requestId: id, err: error }, 'the back office has no database');
          return isAway;
        },
      ),
    );
  }
  app.route('/', siteRoutes);
  app.notFound((c) => {
    const { search } = new URL(c.req.url);
    const target =
      c.req.method === 'GET' ? (parts.movedTo ?? builtInMove)(c.req.path, search) : null;
    return target === null ? notFoundResponse(c) : c.redirect(target, 301);
  });
  app.onError((error, c) => {
    if (isClientGone(error, c.env)) return c.body(null, 400);
    if (error instanceof BodyFault || (error instanceof HTTPException && error.status < 500))
      return refusalResponse(c, error);
    const path = loggedPath(c.req.path);
    parts.log.error({ requestId: c.get('requestId'), path, err: error }, 'unexpected');
    return serverErrorResponse(c, isOutage(error) ? 503 : 500);
  });
  return Object.assign(app, { answerKept });
}

/**
 * What programs ask, by addresses of their own: partners, readers, assistants. Gives the short way to
 * what was answered before.
 */
function mountPrograms(app: Hono<SiteEnv>, parts: AppParts): FrontApp['answerKept'] {
  const { log, site, partners, trustedProxies = 0 } = parts;
  const onError = (path: string) => (error: unknown) =>
    log.error({ path, err: error }, 'unexpected');
  const services: ToolServices = {
    ...site,
    busWords: async (query, language) => {
      const answered = await inLanguage(language, () => answerQuestion(query, site));
      return answered?.busWords ?? query.text;
    },
  };
  const { siteUrl } = site;
  if (partners)
    app.route(
      apiBasePath,
      partnerApiRoutes({
        services: partners,
        siteUrl,
        trustedProxies,
        onError: onError(apiBasePath),
      }),
    );
  const changes = parts.stamp ?? Date.now;
  const stamp = () => changes() + Math.floor(services.now().getTime() / keptAnswerMs);
  const api = createPublicApi({
    services,
    limits: createApiLimits({
      knownCaller: async (authorization, address) => {
        const opened = await partners?.access.open(authorization, address);
        return opened?.outcome === 'open' ? String(opened.key.id) : null;
      },
      trustedProxies,
      settings: parts.apiLimits,
    }),
    stamp,
    onError: onError(apiBasePath),
  });
  app.route(apiBasePath, api.routes);
  app.route(
    '/mcp',
    mcpRoutes({ services, siteName: site.settings.name, stamp, onError: onError('/mcp') }),
  );
  return api.answerKept;
}
