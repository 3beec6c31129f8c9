import type { IncomingMessage } from 'node:http';
import type { RateLimitSettings } from '#domain/leads/all-limits.ts';
import { createRateLimit, networkOf } from '#domain/leads/rate-limit.ts';
import { requestAddress } from '../../middleware/client-address.ts';
import { isThisMachine } from './networks.ts';

/** Pages that have to be rendered and forms that are posted, for one network address (one /64 network). */
export function createClientLimits(trustedProxies: number, settings?: RateLimitSettings) {
  const limits = {
    pages: createRateLimit('pages', settings),
    posts: createRateLimit('posts', settings),
  };
  return {
    /** Takes one from the asker's allowance; false when it is used up. */
    allows(kind: 'pages' | 'posts', request: IncomingMessage): boolean {
      const address = requestAddress(request, trustedProxies);
      if (isThisMachine(address)) return true;
      return limits[kind].take(networkOf(address), performance.now()) === 0;
    },
  };
}
