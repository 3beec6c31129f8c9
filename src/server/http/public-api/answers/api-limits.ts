import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { allLimits, type LimitName, type RateLimitSettings } from '#domain/leads/all-limits.ts';
import { createRateLimit, networkOf } from '#domain/leads/rate-limit.ts';
import { clientOf, requestAddress } from '../../../front/middleware/client-address.ts';
import { ApiProblem } from '../../problem-details.ts';

/** Who asks, if the `Authorization` header says so; null for nobody known. `address`: where from. */
export type KnownCaller = (authorization: string, address: string) => Promise<string | null>;

export type ApiLimits = ReturnType<typeof createApiLimits>;

/** How often programs may ask, where it is not as usual. */
export type ApiLimitSettings = Partial<Record<'api' | 'api-key', RateLimitSettings>>;

/** By key for callers who have one, with an allowance of their own; by network for all others. */
export function createApiLimits(parts: {
  trustedProxies: number;
  knownCaller?: KnownCaller;
  settings?: ApiLimitSettings;
}) {
  const allowances = { api: allowance('api'), 'api-key': allowance('api-key') };
  function allowance(name: LimitName & ('api' | 'api-key')) {
    const settings = parts.settings?.[name] ?? allLimits[name];
    const { burst, refillMs } = settings;
    const fullSeconds = Math.ceil((burst * refillMs) / 1000);
    return {
      name,
      limit: createRateLimit(name, settings),
      policy: `"${name}";q=${burst};w=${fullSeconds}`,
    };
  }

  const takeFrom = ({ name, limit, policy }: ReturnType<typeof allowance>, key: string) => {
    const nowMs = performance.now();
    const waitSeconds = limit.take(key, nowMs);
    const left = Math.floor(limit.left(key, nowMs));
    const ratelimit = `"${name}";r=${left}${waitSeconds > 0 ? `;t=${waitSeconds}` : ''}`;
    return { waitSeconds, headers: { 'ratelimit-policy': policy, ratelimit } };
  };

  return {
    /**
     * Takes one from the allowance of whoever asks, before anything is done for them. Gives the headers
     * that say how much is left. Throws the problem of whoever has none left.
     */
    async take(c: Context): Promise<Record<string, string>> {
      const authorization = parts.knownCaller && c.req.header('authorization');
      const address = clientOf(c, parts.trustedProxies);
      const caller = authorization ? await parts.knownCaller!(authorization, address) : null;
      const allowed = allowances[caller === null ? 'api' : 'api-key'];
      const key = caller ?? networkOf(address);
      const { waitSeconds, headers } = takeFrom(allowed, key);
      if (waitSeconds === 0) return headers;
      throw new ApiProblem('too-many-requests', `Ask again in ${waitSeconds} s.`, {
        headers: { ...headers, 'retry-after': String(waitSeconds) },
      });
    },
    /** The same for a request that shows no key, at once; null, having taken nothing: none is left. */
    takeKeyless(request: IncomingMessage): Record<string, string> | null {
      const key = networkOf(requestAddress(request, parts.trustedProxies));
      const { waitSeconds, headers } = takeFrom(allowances.api, key);
      return waitSeconds === 0 ? headers : null;
    },
  };
}
