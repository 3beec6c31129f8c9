import type { Context } from 'hono';
import type { NewApp } from '#domain/staff/staff-auth.ts';
import { isWait } from '#domain/staff/sign-in-limits.ts';
import { redirectWith } from '../../flash.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { staffUrls } from '../../urls.ts';
import { asked, tellWait } from '../sign-in/sign-in-answers.tsx';
import {
  secondFactorPage,
  startAgain,
  startPage,
  wrongCode,
  wrongPassword,
  type Trouble,
} from './second-factor-answers.tsx';
import { appPicture, ScanPage } from './second-factor-pages.tsx';

/** A new phone: another code app in the place of the one before, which works until then. */
export const newAppRoutes = [
  route('POST', staffUrls.newApp, 'account.own', async (c) => {
    const { password = '' } = await readTextForm(c);
    const { auth, confirm } = c.get('staff');
    const right = await confirm.password(asked(c), password.slice(0, 1_000));
    if (isWait(right)) return again(c, tellWait(c, right));
    if (!right) return again(c, wrongPassword);
    const app = await auth.newApp({ member: c.get('member') });
    return app ? newAppPage(c, app) : again(c, startAgain);
  }),

  route('POST', staffUrls.confirmNewApp, 'account.own', async (c) => {
    const { code = '', sealed = '' } = await readTextForm(c);
    const { auth, confirm } = c.get('staff');
    const member = c.get('member');
    const kept = sealed.slice(0, 2_000);
    const request = {
      memberId: member.id,
      keepSessionId: c.get('session').id,
      sealed: kept,
      code: code.slice(0, 64),
    };
    const answer = await confirm.replaceApp(asked(c), request);
    if (!isWait(answer) && answer.outcome === 'replaced') {
      return redirectWith(
        c,
        staffUrls.account(),
        'The new code app is set up. The old one opens nothing any more. Everywhere else you are signed out.',
      );
    }
    const app = await auth.newApp({ member, sealed: kept });
    const wrong = isWait(answer) ? tellWait(c, answer) : wrongCode;
    return app ? newAppPage(c, app, wrong) : again(c, wrong === wrongCode ? startAgain : wrong);
  }),
];

const again = (c: Context<StaffEnv>, trouble: Trouble) =>
  startPage(c, { ...trouble, form: 'new-app' });

const newAppPage = (c: Context<StaffEnv>, { uri, secret, sealed }: NewApp, trouble?: Trouble) =>
  secondFactorPage(
    c,
    <ScanPage
      secret={secret}
      picture={appPicture(uri)}
      action={staffUrls.confirmNewApp()}
      kept={{ sealed }}
      problem={trouble?.problem ?? null}
    />,
    trouble?.status,
  );
