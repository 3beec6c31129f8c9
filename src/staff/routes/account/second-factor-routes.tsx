import { Hono } from 'hono';
import type { Context } from 'hono';
import { renderSVG } from 'uqr';
import { readTextForm } from '../../forms/read-form.ts';
import { redirectWith } from '../../flash.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { staffUrls } from '../../urls.ts';
import { addCookies } from '../sign-in/door-answers.tsx';
import { CodesPage, ScanPage, SecondFactorPage } from './second-factor-pages.tsx';

const wrongPassword = 'That is not your password.';

/** The code app of one's own account. */
export const secondFactorRoutes = new Hono<StaffEnv>()
  .get('/staff/account/second-factor', (c) => startPage(c, null))

  .post('/staff/account/second-factor', async (c) => {
    const { password = '' } = await readTextForm(c);
    const { auth, accounts } = c.get('staff');
    const headers = c.req.raw.headers;
    const account = await accounts.find(c.get('member').id);
    if (account?.twoFactor) {
      const codes = await auth.newRecoveryCodes({ password: password.slice(0, 1_000), headers });
      if (!codes) return startPage(c, wrongPassword);
      await accounts.note('member.recovery-codes', account.id);
      return page(c, <CodesPage codes={codes} />);
    }
    const start = await auth.startTwoFactor({ password: password.slice(0, 1_000), headers });
    if (!start) return startPage(c, wrongPassword);
    const picture = renderSVG(start.uri, { border: 2, pixelSize: 6 });
    return page(c, <ScanPage {...start} picture={picture} problem={null} />);
  })

  .post('/staff/account/second-factor/confirm', async (c) => {
    const { code = '', uri = '', codes = '' } = await readTextForm(c);
    const { auth, accounts } = c.get('staff');
    const answer = await auth.confirmTwoFactor({
      code: code.slice(0, 64),
      headers: c.req.raw.headers,
    });
    addCookies(c, answer.cookies);
    if (answer.outcome === 'on') {
      await accounts.note('member.authenticator-app', c.get('member').id);
      return redirectWith(
        c,
        staffUrls.today(),
        'The code app is set up. From now on you are asked for its code.',
      );
    }
    const secret = URL.parse(uri)?.searchParams.get('secret') ?? '';
    if (!uri.startsWith('otpauth://totp/') || uri.length > 400 || secret === '') {
      return startPage(c, 'That code is not right. Start again.');
    }
    const picture = renderSVG(uri, { border: 2, pixelSize: 6 });
    const recoveryCodes = codes.slice(0, 400).split(' ').filter(Boolean);
    return page(
      c,
      <ScanPage
        {...{ uri, secret, recoveryCodes, picture }}
        problem="That code is not right. Wait for the next one and type it again."
      />,
      422,
    );
  });

async function startPage(c: Context<StaffEnv>, problem: string | null): Promise<Response> {
  const { accounts } = c.get('staff');
  const { id } = c.get('member');
  const [account, hash] = await Promise.all([accounts.find(id), accounts.passwordHash(id)]);
  return page(
    c,
    <SecondFactorPage
      on={account?.twoFactor ?? false}
      hasPassword={hash !== null}
      problem={problem}
    />,
    problem === null ? 200 : 422,
  );
}

function page(c: Context<StaffEnv>, children: React.ReactNode, status: 200 | 422 = 200): Response {
  return renderStaffPage(c, { title: 'Second step', section: '', children, status });
}
