import type { Context } from 'hono';
import { renderStaffPage } from './layout/render-staff-page.tsx';
import type { StaffEnv } from './staff-services.ts';
import { staffUrls } from './urls.ts';

/** Somebody without a session: to the sign-in page, and back afterwards. */
export async function askToSignIn(c: Context<StaffEnv>): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(staffUrls.signIn(c.req.method === 'GET' ? pathname + search : undefined), 303);
}

export function notAllowedPage(c: Context<StaffEnv>): Response {
  return renderStaffPage(c, {
    title: 'Not allowed',
    section: '',
    status: 403,
    children: (
      <>
        <h1>Your role does not include this</h1>
        <p>Ask an owner or a manager to do it, or to change your role. Nothing was changed.</p>
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
