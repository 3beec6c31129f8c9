import { t } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { OpenInspection } from '#domain/inspections/inspection-service.ts';
import { linkOpensNothing } from '#site/routes/sell/private-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';

/** Null for a link that opens nothing: unknown, cut off, ended or past its time. */
export async function openInspection(
  c: Context<SiteEnv>,
  token: string,
): Promise<OpenInspection | null> {
  const answer = await c.get('services').inspections.open(token);
  return answer.outcome === 'open' ? answer.opened : null;
}

/** What stands on a phone that could not send yet is told to stay there. */
export const endedPage = (c: Context<SiteEnv>): Response =>
  linkOpensNothing(c, {
    status: 410,
    why: t`It was ended by us, or its time is over. What you sent is safe, and what waits on your phone stays there. Call us and we open it again.`,
  });
