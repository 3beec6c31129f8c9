import type { IncomingMessage } from 'node:http';
import { createRateLimit, networkOf, type RateLimitSettings } from '#domain/leads/rate-limit.ts';
import { addressOf } from '../middleware/client-address.ts';

/**
 * Pages that have to be rendered, for one network address (one /64 network): 200 at once, then 20 a
 * second. An office behind one address stays far below; kept pages and files are not counted.
 */
export const usualClientLimit: RateLimitSettings = { burst: 200, refillMs: 50, mostKeys: 20_000 };

/** This machine itself: the operator, or a proxy that was not announced by TRUSTED_PROXIES. */
const loopback = /^(127\.|::1$|::ffff:127\.)/;

export interface ClientLimits {
  /** Takes one from the asker's allowance; false when it is used up. */
  allows(request: IncomingMessage): boolean;
}

export function createClientLimits(
  trustedProxies: number,
  settings: RateLimitSettings = usualClientLimit,
): ClientLimits {
  const limit = createRateLimit(settings);
  return {
    allows({ socket, headers }) {
      const forwarded = headers['x-forwarded-for'];
      const given = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
      const address = addressOf(socket.remoteAddress, given, trustedProxies);
      if (loopback.test(address)) return true;
      const key = networkOf(address);
      const nowMs = performance.now();
      if (limit.waitSeconds(key, nowMs) > 0) return false;
      limit.take(key, nowMs);
      return true;
    },
  };
}
