import { Hono } from 'hono';
import type { StaffEnv } from '#staff/staff-services.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { renderStaffDoor } from '../../layout/render-staff-page.tsx';
import { safeReturn, staffUrls } from '../../urls.ts';
import { SignInPage } from './sign-in-page.tsx';

const refused = 'That e-mail address and password do not fit together. Check both and try again.';

export const signInRoutes = new Hono<StaffEnv>()
  .get('/staff/sign-in', (c) =>
    renderStaffDoor(c, {
      title: 'Sign in',
      children: <SignInPage email="" returnTo={safeReturn(c.req.query('return'))} problem={null} />,
    }),
  )
  .post('/staff/sign-in', async (c) => {
    const { email = '', password = '', return: asked } = await readTextForm(c);
    const returnTo = safeReturn(asked);
    const answer = await c
      .get('staff')
      .auth.signIn({ email: email.trim().toLowerCase(), password, headers: c.req.raw.headers });
    if (answer.outcome === 'refused') {
      return renderStaffDoor(c, {
        title: 'Sign in',
        status: 401,
        children: <SignInPage email={email} returnTo={returnTo} problem={refused} />,
      });
    }
    for (const cookie of answer.cookies) c.header('set-cookie', cookie, { append: true });
    return c.redirect(returnTo, 303);
  })
  .post('/staff/sign-out', async (c) => {
    const { cookies } = await c.get('staff').auth.signOut(c.req.raw.headers);
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
    c.header('clear-site-data', '"cache"');
    return c.redirect(staffUrls.signIn(), 303);
  });
