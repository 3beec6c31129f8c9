import type { Context } from 'hono';
import { redirectWith } from './flash.ts';
import { carryForm } from './carried-form.ts';
import { renderStaffPage } from './layout/render-staff-page.tsx';
import { askAgain } from './routes/sign-in/confirm-routes.tsx';
import { signInAgain } from './routes/sign-in/sign-in-routes.tsx';
import type { StaffEnv } from './staff-services.ts';
import { safeReturn, staffUrls } from './urls.ts';

const tooLarge =
  'Your session was over, and what you sent was too large to be kept. Go back in your browser to copy it before you sign in.';

/** Somebody without a session: to the sign-in page, and back afterwards; a form is carried along. */
export async function askToSignIn(c: Context<StaffEnv>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  if (wantsJson(c)) return c.json({ problem: 'Your session is over. Sign in again.' }, 401);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    return c.redirect(staffUrls.signIn(pathname + search), 303);
  }
  const keeping = await carryForm(c.req.raw);
  const returnTo = safeReturn(refererPath(c));
  return signInAgain(c, {
    carried: { returnTo, kept: keeping.kept },
    problem: !keeping.kept && keeping.tooLarge ? tooLarge : undefined,
    status: 401,
  });
}

/** Somebody whose last proof is too old for this. */
export async function askToConfirm(c: Context<StaffEnv>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    return c.redirect(staffUrls.confirm(pathname + search), 303);
  }
  const { kept } = await carryForm(c.req.raw);
  return askAgain(c, { returnTo: safeReturn(refererPath(c)), kept }, null, 401);
}

export function secondFactorFirst(c: Context<StaffEnv>): Response {
  return redirectWith(
    c,
    staffUrls.secondFactor(),
    'One more step: set up a code app or a passkey. Then everything opens.',
    'problem',
  );
}

export function notAllowedPage(c: Context<StaffEnv>): Response {
  if (wantsJson(c)) return c.json({ problem: 'Your role does not include this.' }, 403);
  return renderStaffPage(c, {
    title: 'Not allowed',
    section: '',
    status: 403,
    children: (
      <>
        <h1>Your role does not include this</h1>
        <p>
          Ask an owner or a manager to do it, or to change your role. Nothing was changed.{' '}
          <a href={staffUrls.today()}>Go to Today</a>.
        </p>
      </>
    ),
  });
}

export function notFoundPage(c: Context<StaffEnv>): Response {
  return renderStaffPage(c, {
    title: 'Not found',
    section: '',
    status: 404,
    children: (
      <>
        <h1>There is nothing here</h1>
        <p>
          The address is wrong, or what stood here is gone.{' '}
          <a href={staffUrls.today()}>Go to Today</a>.
        </p>
      </>
    ),
  });
}

/** A script's question is answered in its own language. */
export function wantsJson(c: Context<StaffEnv>): boolean {
  const asked = `${c.req.header('content-type') ?? ''} ${c.req.header('accept') ?? ''}`;
  return asked.includes('application/json') && !asked.includes('text/html');
}

/** The page that the form stood on. */
export function refererPath(c: Context<StaffEnv>): string | undefined {
  const url = URL.parse(c.req.header('referer') ?? '');
  return url ? url.pathname + url.search : undefined;
}
