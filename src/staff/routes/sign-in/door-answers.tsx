import type { Context } from 'hono';
import { readKept, type KeptForm } from '../../kept-form.ts';
import { renderStaffDoor } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { safeReturn } from '../../urls.ts';
import { ResumePage } from './resume-page.tsx';

/** What every form at the door carries along. */
export interface Carried {
  returnTo: string;
  kept: KeptForm | null;
}

export function carriedOf(posted: Record<string, string>): Carried {
  return { returnTo: safeReturn(posted.return), kept: readKept(posted) };
}

export function addCookies(c: Context<StaffEnv>, cookies: readonly string[] | undefined): void {
  for (const cookie of cookies ?? []) c.header('set-cookie', cookie, { append: true });
}

/** Signed in: back to where the person was, or to the form that was kept. */
export function letIn(c: Context<StaffEnv>, { returnTo, kept }: Carried): Response {
  if (!kept) return c.redirect(returnTo, 303);
  return renderStaffDoor(c, { title: 'Signed in again', children: <ResumePage kept={kept} /> });
}

/** "Wait 2 minutes": the same words whoever was tried. */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const long = minutes > 1 ? `${minutes} minutes` : seconds > 30 ? 'a minute' : 'half a minute';
  return `Too many tries. Wait ${long} and try again.`;
}
