import type { IncomingMessage } from 'node:http';
import type { RateLimitSettings } from '#domain/leads/all-limits.ts';
import { createRateLimit, networkOf } from '#domain/leads/rate-limit.ts';
import { addressOf } from '../middleware/client-address.ts';

/** This machine itself: the operator, or a proxy that was not announced by TRUSTED_PROXIES. */
const loopback = /^(127\.|::1$|::ffff:127\.)/;

export interface ClientLimits {
  /** Takes one from the asker's allowance; false when it is used up. */
  allows(request: IncomingMessage): boolean;
}

/** Pages that have to be rendered, for one network address (one /64 network). */
export function createClientLimits(
  trustedProxies: number,
  settings?: RateLimitSettings,
): ClientLimits {
  const limit = createRateLimit('pages', settings);
  return {
    allows({ socket, headers }) {
      const forwarded = headers['x-forwarded-for'];
      const given = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
      const address = addressOf(socket.remoteAddress, given, trustedProxies);
      if (loopback.test(address)) return true;
      return limit.take(networkOf(address), performance.now()) === 0;
    },
  };
}
