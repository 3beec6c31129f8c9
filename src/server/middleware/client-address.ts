import { createMiddleware } from 'hono/factory';
import type { SiteEnv } from '#site/site-services.ts';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * Finds the visitor's address. `X-Forwarded-For` is believed only as far as our own proxies wrote
 * it: each appends whom it saw, so with one proxy the last entry counts and the rest is hearsay.
 */
export function clientAddress(trustedProxies: number) {
  return createMiddleware<SiteEnv>(async (c, next) => {
    const socket = (c.env as NodeBindings | undefined)?.incoming?.socket;
    c.set(
      'clientAddress',
      addressOf(socket?.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies),
    );
    await next();
  });
}

/** `peer` is who holds the connection. */
export function addressOf(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = peer ?? '';
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const seen = hops.at(-trustedProxies);
  return seen && /^[\da-f.:]{2,45}$/i.test(seen) ? seen : direct;
}
