import type { IncomingMessage } from 'node:http';
import { createRateLimit, networkOf, type RateLimitSettings } from '#domain/leads/rate-limit.ts';
import { requestAddress } from '../middleware/client-address.ts';
import { isThisMachine } from './networks.ts';

/**
 * Pages that have to be rendered, for one network address (one /64 network): 200 at once, then 20 a
 * second. An office behind one address stays far below; kept pages and files are not counted.
 */
export const usualClientLimit: RateLimitSettings = { burst: 200, refillMs: 50, mostKeys: 20_000 };

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
    allows(request) {
      const address = requestAddress(request, trustedProxies);
      if (isThisMachine(address)) return true;
      const key = networkOf(address);
      const nowMs = performance.now();
      if (limit.waitSeconds(key, nowMs) > 0) return false;
      limit.take(key, nowMs);
      return true;
    },
  };
}
