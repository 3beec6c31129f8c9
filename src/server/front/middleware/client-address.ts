import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { SiteEnv } from '#site/site-services.ts';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * Finds the visitor's address. `X-Forwarded-For` is believed only as far as our own proxies wrote
 * it: each appends whom it saw, so with one proxy the last entry counts and the rest is hearsay.
 * No other header that names an address is ever read.
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

/** Whose request this is, before it has reached the router. */
export function requestAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: number,
): string {
  const forwarded = headers['x-forwarded-for'];
  const given = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return addressOf(socket.remoteAddress, given, trustedProxies);
}

/** `peer` is who holds the connection. */
export function addressOf(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = peer ?? '';
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const hop = withoutPort((forwardedFor.split(',').at(-trustedProxies) ?? '').trim());
  return isIP(hop) === 0 ? direct : hop;
}

/** Some proxies write `192.0.2.1:50312` or `[2001:db8::1]:50312`; a limit per port would be none. */
const withoutPort = (hop: string) =>
  /^\[([^\]]+)\](?::\d{1,5})?$/.exec(hop)?.[1] ??
  /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(hop)?.[1] ??
  hop;
