import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AskedMember } from '#domain/staff/confirm-service.ts';
import type { WaitOutcome } from '#domain/staff/sign-in-limits.ts';
import { readCarried } from '../../carried-form.ts';
import { renderPlainPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { safeReturn } from '../../urls.ts';
import { ResumePage } from './resume-page.tsx';

export const busyWords =
  'Too many people are signing in at this moment. Wait a few seconds and try again.';

/** What every form of signing in carries along. */
export type Carried = ReturnType<typeof carriedOf>;

export function carriedOf(posted: Record<string, string>) {
  return { returnTo: safeReturn(posted.return), kept: readCarried(posted) };
}

export function addCookies(c: Context<StaffEnv>, cookies: readonly string[] | undefined): void {
  for (const cookie of cookies ?? []) c.header('set-cookie', cookie, { append: true });
}

/** Signed in: back to where the person was, or to the form that was kept. */
export function letIn(c: Context<StaffEnv>, { returnTo, kept }: Carried): Response {
  if (!kept) return c.redirect(returnTo, 303);
  return renderPlainPage(c, { title: 'Signed in again', children: <ResumePage kept={kept} /> });
}

export const isSecure = (c: Context<StaffEnv>) => c.get('services').siteUrl.startsWith('https:');
export const knownName = (c: Context<StaffEnv>) =>
  isSecure(c) ? '__Host-omnibus.known' : 'omnibus.known';

/** The account that this browser signed in to before. */
export const knownEmailOf = (c: Context<StaffEnv>): string | null =>
  c.get('staff').knownBrowser.read(getCookie(c, knownName(c)));

/** Who is signed in, to be asked once more. */
export const asked = (c: Context<StaffEnv>): AskedMember => ({
  member: c.get('member'),
  address: c.get('clientAddress') ?? '',
});

/** "Wait 2 minutes", in words and as a header: the same whoever was tried. */
export function tellWait(
  c: Context<StaffEnv>,
  { seconds, because }: WaitOutcome,
): { problem: string; status: 429 | 503 } {
  c.header('retry-after', String(seconds));
  if (because === 'busy') return { problem: busyWords, status: 503 };
  const minutes = Math.ceil(seconds / 60);
  const long = minutes > 1 ? `${minutes} minutes` : seconds > 30 ? 'a minute' : 'half a minute';
  return { problem: `Too many tries. Wait ${long} and try again.`, status: 429 };
}
