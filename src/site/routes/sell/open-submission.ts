import type { Context } from 'hono';
import type { OpenedSubmission } from '#domain/selling/selling-service.ts';
import type { SiteEnv } from '#site/site-services.ts';

/**
 * The submission of `?draft=` or of the path, or null when the token opens nothing. Unknown, cut off
 * and deleted links all look the same.
 */
export function openSubmission(
  c: Context<SiteEnv>,
  token: string | undefined,
): Promise<OpenedSubmission | null> {
  return c.get('services').selling.service.open(token ?? '');
}
