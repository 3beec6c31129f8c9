import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { SiteEnv } from '#site/site-services.ts';

const acceptable = /^[\w-]{8,64}$/;

/** Gives every request an id that a visitor can quote; a proxy's own id is kept when it is sane. */
export const requestId = createMiddleware<SiteEnv>(async (c, next) => {
  const given = c.req.header('x-request-id');
  const id = given && acceptable.test(given) ? given : randomUUID();
  c.set('requestId', id);
  c.header('x-request-id', id);
  await next();
});
