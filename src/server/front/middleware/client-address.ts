import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SiteEnv } from '#site/site-services.ts';

/**
 * Finds the visitor's address. `X-Forwarded-For` is believed only as far as our own proxies wrote
 * it: each appends whom it saw, so with one proxy the last entry counts and the rest is hearsay.
 * No other header that names an address is ever read.
 */
export function clientAddress(trustedProxies: number) {
  return createMiddleware<SiteEnv>(async (c, next) => {
    c.set('clientAddress', clientOf(c, trustedProxies));
    await next();
  });
}

/** The same for routes that run without the middleware. */
export function clientOf(c: Context, trustedProxies: number): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  const peer = env?.incoming?.socket?.remoteAddress;
  return addressOf(peer, c.req.header('x-forwarded-for'), trustedProxies);
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
