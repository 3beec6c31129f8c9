import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { SiteEnv } from '#site/site-services.ts';

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
