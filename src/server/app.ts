import type { Hono } from 'hono';
import { answerQuestion } from '#site/routes/search/answers/answer-question.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { inLanguage } from '#messages/in-language.ts';
import { staffRoutes } from '#staff/staff-routes.tsx';
import type { FrontApp } from './front/app-listener.ts';
import { isClientGone } from './front/client-gone.ts';
import { outageOf } from './front/outage.ts';
import { mcpRoutes } from './http/mcp/mcp-routes.ts';
import type { ToolServices } from './http/mcp/tool.ts';
import { partnerApiRoutes } from './http/partners/partner-api-routes.ts';
import { createApiLimits } from './http/public-api/answers/api-limits.ts';
import { createPublicApi } from './http/public-api/create-public-api.ts';
import { apiBasePath, mcpPath } from './http/program-paths.ts';
import { openapiRoutes } from './http/public-api/document/openapi-routes.ts';
import { createPages, type AppParts } from './front/start/pages-app.ts';

/** What of an answer to a program comes with the hour, such as "this year", is never older. */
const keptAnswerMs = 300_000;

/** The whole site: pages, programs and the back office. */
export type WholeApp = Hono<SiteEnv> & Required<Pick<FrontApp, 'answerKept'>>;

/** The whole site as one request handler, without a port: tests call `app.request(path)`. */
export function createApp(parts: AppParts): WholeApp {
  let answerKept: WholeApp['answerKept'] = () => false;
  const app = createPages(parts, {
    programs(into) {
      answerKept = mountPrograms(into, parts);
    },
    office(into) {
      into.route('/', openapiRoutes());
      mountOffice(into, parts);
    },
  });
  return Object.assign(app, { answerKept });
}

/**
 * What programs ask, by addresses of their own: partners, readers, assistants. Gives the short way to
 * what was answered before.
 */
function mountPrograms(app: Hono<SiteEnv>, parts: AppParts): WholeApp['answerKept'] {
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
    mcpPath,
    mcpRoutes({ services, siteName: site.settings.name, stamp, onError: onError(mcpPath) }),
  );
  return api.answerKept;
}

function mountOffice(app: Hono<SiteEnv>, parts: AppParts): void {
  const { staff, log } = parts;
  if (!staff) return;
  app.route(
    '/',
    staffRoutes(
      staff,
      (refusal) => log.warn(refusal, 'a member asked for what their role does not include'),
      (error, id, bindings) => {
        const outage = isClientGone(error, bindings) ? null : outageOf(error);
        if (outage) log.error({ requestId: id, err: error }, `the back office has no ${outage}`);
        return outage;
      },
    ),
  );
}
