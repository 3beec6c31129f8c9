import type { Context } from 'hono';
import { renderSVG } from 'uqr';
import { isWait } from '#domain/staff/sign-in-limits.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { askToConfirm } from '../../gate-answers.tsx';
import { redirectWith } from '../../flash.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { recentlyProved, route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { staffUrls } from '../../urls.ts';
import { hasPasskeyOnly } from '../sign-in/confirm-routes.tsx';
import { addCookies, asked, tellWait } from '../sign-in/sign-in-answers.tsx';
import { CodesPage, ScanPage, SecondFactorPage } from './second-factor-pages.tsx';

/** What to say above the form that is shown again. */
interface Trouble {
  problem: string;
  status: 422 | 429 | 503;
}

const wrongPassword: Trouble = { problem: 'That is not your password.', status: 422 };
const wrongCode: Trouble = {
  problem: 'That code is not right. Wait for the next one and type it again.',
  status: 422,
};
const startAgain = 'That code is not right. Start again.';

/** The code app of one's own account. */
export const secondFactorRoutes = [
  route('GET', staffUrls.secondFactor, 'account.own', (c) => startPage(c)),

  route('POST', staffUrls.secondFactor, 'account.own', async (c) => {
    if (hasPasskeyOnly(c) && !recentlyProved(c.get('session'))) return askToConfirm(c);
    const typed = await readTextForm(c);
    const { confirm, accounts } = c.get('staff');
    const request = {
      password: (typed.password ?? '').slice(0, 1_000),
      headers: c.req.raw.headers,
    };
    const account = await accounts.find(c.get('member').id);
    if (account?.twoFactor) {
      const codes = await confirm.newRecoveryCodes(asked(c), request);
      if (isWait(codes)) return startPage(c, tellWait(c, codes));
      if (!codes) return startPage(c, wrongPassword);
      await accounts.note('member.recovery-codes', account.id);
      return page(c, <CodesPage codes={codes} />);
    }
    const start = await confirm.startTwoFactor(asked(c), request);
    if (isWait(start)) return startPage(c, tellWait(c, start));
    if (!start) return startPage(c, wrongPassword);
    const picture = renderSVG(start.uri, { border: 2, pixelSize: 6 });
    return page(c, <ScanPage {...start} picture={picture} problem={null} />);
  }),

  route('POST', staffUrls.confirmSecondFactor, 'account.own', async (c) => {
    const { code = '', uri = '', codes = '' } = await readTextForm(c);
    const { confirm, accounts } = c.get('staff');
    const answer = await confirm.confirmTwoFactor(asked(c), {
      code: code.slice(0, 64),
      headers: c.req.raw.headers,
    });
    const wrong = isWait(answer) ? tellWait(c, answer) : wrongCode;
    if (!isWait(answer)) addCookies(c, answer.cookies);
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
      return startPage(c, wrong === wrongCode ? { ...wrong, problem: startAgain } : wrong);
    }
    const picture = renderSVG(uri, { border: 2, pixelSize: 6 });
    const recoveryCodes = codes.slice(0, 400).split(' ').filter(Boolean);
    return page(
      c,
      <ScanPage {...{ uri, secret, recoveryCodes, picture }} problem={wrong.problem} />,
      wrong.status,
    );
  }),
];

async function startPage(c: Context<StaffEnv>, trouble?: Trouble): Promise<Response> {
  const { accounts } = c.get('staff');
  const { id } = c.get('member');
  const [account, hash] = await Promise.all([accounts.find(id), accounts.passwordHash(id)]);
  return page(
    c,
    <SecondFactorPage
      on={account?.twoFactor ?? false}
      hasPassword={hash !== null}
      problem={trouble?.problem ?? null}
      isProved={recentlyProved(c.get('session'))}
      byPassword={!hasPasskeyOnly(c)}
    />,
    trouble?.status,
  );
}

function page(
  c: Context<StaffEnv>,
  children: React.ReactNode,
  status?: Trouble['status'],
): Response {
  return renderStaffPage(c, { title: 'Second step', section: '', children, status });
}
