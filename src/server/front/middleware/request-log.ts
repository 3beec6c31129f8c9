import { createMiddleware } from 'hono/factory';
import { randomUUID } from 'node:crypto';
import type { SiteEnv } from '#site/site-services.ts';
import { healthPaths } from '../../http/health/health-paths.ts';
import { loggedPath } from '../../ops/log/logged-path.ts';
import type { Logger } from '../../ops/log/logger.ts';

const acceptable = /^[\w-]{8,64}$/;

/** A proxy's own id when it is sane, else a new one. */
export function requestIdFor(given: string | readonly string[] | undefined): string {
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
}

/** Gives every request an id that a visitor can quote. */
export const requestId = createMiddleware<SiteEnv>(async (c, next) => {
  const id = requestIdFor(c.req.header('x-request-id'));
  c.set('requestId', id);
  c.header('x-request-id', id);
  await next();
});

/** One line a request, without query string, tokens, address or headers: no personal data in logs. */
export function accessLog(log: Logger) {
  return createMiddleware<SiteEnv>(async (c, next) => {
    const startedMs = performance.now();
    await next();
    if (!log.isLevelEnabled('debug') && c.res.status < 500) return;
    const line = {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      durationMs: Math.round(performance.now() - startedMs),
    };
    // A node that says it is not ready has answered the question.
    if (c.res.status < 500 || healthPaths.test(c.req.path)) log.debug(line, 'request');
    else if (c.res.status === 503) log.warn(line, 'asked to come again');
    else log.error(line, 'request failed');
  });
}
