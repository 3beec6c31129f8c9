import type { Context } from 'hono';
import { redirectWith } from './flash.ts';
import { carryForm, lostWords, type CarriedForm } from './carried-form.ts';
import { renderStaffPage } from './layout/render-staff-page.tsx';
import { askAgain } from './routes/sign-in/confirm-routes.tsx';
import { KeptFields } from './routes/sign-in/resume-page.tsx';
import { signInAgain } from './routes/sign-in/sign-in-routes.tsx';
import type { StaffEnv } from './staff-services.ts';
import { safeReturn, staffUrls } from './urls.ts';

/** Somebody without a session: to the sign-in page, and back afterwards; a form is carried along. */
export async function askToSignIn(c: Context<StaffEnv>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  if (wantsJson(c)) return c.json({ problem: 'Your session is over. Sign in again.' }, 401);
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    return c.redirect(staffUrls.signIn(pathname + search), 303);
  }
  const { kept, lost } = await carryForm(c.req.raw);
  const returnTo = safeReturn(refererPath(c));
  return signInAgain(c, {
    carried: { returnTo, kept },
    problem: lost ? `Your session was over. ${lostWords[lost]}` : undefined,
    status: 401,
  });
}

/** Somebody whose last proof is too old for this. */
export async function askToConfirm(c: Context<StaffEnv>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  if (wantsJson(c)) {
    const problem =
      'You proved a while ago that it is you. Load this page again to do it once more.';
    return c.json({ problem }, 401);
  }
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    return c.redirect(staffUrls.confirm(pathname + search), 303);
  }
  const { kept, lost } = await carryForm(c.req.raw);
  const returnTo = safeReturn(refererPath(c));
  return askAgain(c, { returnTo, kept }, lost && lostWords[lost], 401);
}

export function secondFactorFirst(c: Context<StaffEnv>): Response {
  const problem = 'One more step: set up a code app or a passkey. Then everything opens.';
  if (wantsJson(c)) return c.json({ problem }, 403);
  return redirectWith(c, staffUrls.secondFactor(), problem, 'problem');
}

/** The role may have changed while a form was filled in: its words come back. */
export async function notAllowedPage(c: Context<StaffEnv>): Promise<Response> {
  if (wantsJson(c)) return c.json({ problem: 'Your role does not include this.' }, 403);
  const kept = c.req.method === 'POST' ? (await carryForm(c.req.raw)).kept : null;
  return renderStaffPage(c, {
    title: 'Not allowed',
    status: 403,
    children: (
      <>
        <h1>Your role does not include this</h1>
        <p>
          Ask an owner or a manager to do it, or to change your role. Nothing was changed.{' '}
          <a href={staffUrls.today()}>Go to Today</a>.
        </p>
        {kept?.fields ? <Refused kept={kept} /> : null}
      </>
    ),
  });
}

function Refused({ kept }: { kept: CarriedForm }) {
  return (
    <section className="staff-panel staff-space-above">
      <p>What you typed is below, as long as this page stays open.</p>
      <KeptFields kept={kept} button="Send it again" open />
    </section>
  );
}

export function notFoundPage(c: Context<StaffEnv>): Response {
  c.set('section', undefined);
  return renderStaffPage(c, {
    title: 'Not found',
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
