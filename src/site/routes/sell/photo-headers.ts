import type { Context } from 'hono';
import type { SiteEnv } from '#site/site-services.ts';

/** For `Retry-After`, where a photo may be taken later; scripts have growing pauses of their own. */
export const photoAgainSeconds = '5';

/** The photo's one-time key; null when it has none that we take. */
export function photoKeyOf(c: Context<SiteEnv>): string | null {
  const key = c.req.header('idempotency-key') ?? '';
  return /^[\w-]{16,64}$/.test(key) ? key : null;
}

/** Header values are ASCII, so the script percent-encodes the name. */
export function fileNameOf(c: Context<SiteEnv>): string {
  try {
    return decodeURIComponent(c.req.header('x-file-name') ?? '');
  } catch {
    return '';
  }
}
