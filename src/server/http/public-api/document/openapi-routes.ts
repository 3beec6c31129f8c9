import { Hono } from 'hono';
import type { SiteEnv } from '#site/site-services.ts';
import { allOperations } from '../operations/all-operations.ts';
import { partnerOperations } from '../../partners/all-partner-operations.ts';
import { documentPath } from '../../program-paths.ts';
import { openapiDocument } from './openapi-document.ts';

/** `GET /openapi.json`: the API's description, for tools. Made when it is first asked for. */
export function openapiRoutes(): Hono<SiteEnv> {
  let made: string | null = null;
  return new Hono<SiteEnv>().get(documentPath, (c) => {
    const { siteUrl, settings } = c.get('services');
    made ??= JSON.stringify(
      openapiDocument([...allOperations, ...partnerOperations], {
        url: siteUrl,
        name: settings.name,
      }),
    );
    return c.body(made, 200, {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-type': 'application/json',
    });
  });
}
