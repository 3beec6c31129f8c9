import { setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { randomToken } from '#domain/hash-text.ts';
import type { StaffLink } from '#domain/staff/staff-accounts.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { redirectWith } from '../../flash.ts';
import { renderPlainPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { staffUrls } from '../../urls.ts';
import { addCookies, isSecure, knownEmailOf } from './sign-in-answers.tsx';
import { ForgotPage, LinkGonePage, LinkPage } from './link-pages.tsx';

const sent =
  'If that address belongs to an account here, a link to set a new password is on its way. It works for an hour.';

export const linkRoutes = [
  route('GET', staffUrls.forgotPassword, 'public', (c) =>
    renderPlainPage(c, { title: 'New password', children: <ForgotPage sent={null} /> }),
  ),

  route('POST', staffUrls.forgotPassword, 'public', async (c) => {
    const { email = '' } = await readTextForm(c);
    const { links, forgotLimits } = c.get('staff');
    const from = {
      address: c.get('clientAddress') ?? '',
      email: email.trim().toLowerCase().slice(0, 254),
      knownEmail: knownEmailOf(c),
    };
    // Nobody is told whether it was one too many.
    await forgotLimits.guess(
      from,
      () => links.askForPassword(from.email),
      () => false,
    );
    return renderPlainPage(c, { title: 'New password', children: <ForgotPage sent={sent} /> });
  }),

  route('GET', staffUrls.oneTimeLink, 'public', async (c) => {
    const link = await c.get('staff').links.open(c.req.param('token'));
    if (!link) return gone(c);
    tellApart(c);
    return renderPlainPage(c, {
      title: titleOf(link),
      children: <LinkPage link={link} token={c.req.param('token')} problem={null} />,
    });
  }),

  route('POST', staffUrls.oneTimeLink, 'public', async (c) => {
    const { links } = c.get('staff');
    const token = c.req.param('token');
    const { password = '', again } = await readTextForm(c);
    const link = await links.open(token);
    if (!link) return gone(c);
    const page = (problem: string) =>
      renderPlainPage(c, {
        title: titleOf(link),
        status: 422,
        children: <LinkPage link={link} token={token} problem={problem} />,
      });
    if (link.kind !== 'demo' && again !== password) return page('The two passwords are not alike.');
    const answer = await links.accept(token, { password, headers: c.req.raw.headers });
    if (answer.outcome === 'gone') return gone(c);
    if (answer.outcome === 'invalid') return page(answer.text);
    if (answer.outcome === 'password-set') {
      return redirectWith(c, staffUrls.signIn(), 'The new password is set. Sign in with it.');
    }
    addCookies(c, answer.cookies);
    return c.redirect(link.kind === 'demo' ? staffUrls.today() : staffUrls.secondFactor(), 303);
  }),
];

const titleOf = ({ kind }: StaffLink) => (kind === 'password' ? 'New password' : 'Welcome');

/**
 * The second press of one browser is its first. Two browsers of one address, which opened the same link,
 * send the same form: by this cookie only one of them is let in.
 */
function tellApart(c: Context<StaffEnv>): void {
  setCookie(c, 'omnibus-staff-link', randomToken(), {
    path: staffUrls.signIn(),
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
    maxAge: 15 * 60,
  });
}

function gone(c: Context<StaffEnv>): Response {
  return renderPlainPage(c, { title: 'Link over', status: 410, children: <LinkGonePage /> });
}
