import type { TwoFactorStart } from '#domain/staff/staff-auth.ts';
import { isWait } from '#domain/staff/sign-in-limits.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { askToConfirm } from '../../gate-answers.tsx';
import { redirectWith } from '../../flash.ts';
import { recentlyProved, route } from '../../staff-route.ts';
import { staffUrls } from '../../urls.ts';
import { hasPasskeyOnly } from '../sign-in/confirm-routes.tsx';
import { addCookies, asked, tellWait } from '../sign-in/sign-in-answers.tsx';
import {
  secondFactorPage,
  startAgain,
  startPage,
  wrongCode,
  wrongPassword,
} from './second-factor-answers.tsx';
import { appPicture, CodesPage, ScanPage } from './second-factor-pages.tsx';

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
      await accounts.note('member.recovery-codes', account.id, c.get('session').id);
      return secondFactorPage(c, <CodesPage codes={codes} />);
    }
    const start = await confirm.startTwoFactor(asked(c), request);
    if (isWait(start)) return startPage(c, tellWait(c, start));
    if (!start) return startPage(c, wrongPassword);
    return secondFactorPage(c, firstApp(start));
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
      return startPage(c, wrong === wrongCode ? startAgain : wrong);
    }
    const recoveryCodes = codes.slice(0, 400).split(' ').filter(Boolean);
    return secondFactorPage(
      c,
      firstApp({ uri, secret, recoveryCodes }, wrong.problem),
      wrong.status,
    );
  }),
];

const firstApp = (
  { uri, secret, recoveryCodes }: TwoFactorStart,
  problem: string | null = null,
) => (
  <ScanPage
    {...{ secret, recoveryCodes, problem }}
    picture={appPicture(uri)}
    action={staffUrls.confirmSecondFactor()}
    kept={{ uri, codes: recoveryCodes.join(' ') }}
  />
);
