import type { Context } from 'hono';
import { readTextForm } from '../../forms/read-form.ts';
import { redirectWith } from '../../flash.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { proved, recentlyProved, route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { staffUrls } from '../../urls.ts';
import { AccountPage } from './account-page.tsx';

/** What everybody may do with their own account. */
export const accountRoutes = [
  route('GET', staffUrls.account, 'account.own', (c) => accountPage(c, null)),

  route('POST', staffUrls.password, proved('account.own'), async (c) => {
    const { password = '', again = '' } = await readTextForm(c);
    const { accounts, auth, passwords } = c.get('staff');
    const member = c.get('member');
    if (password !== again) return accountPage(c, 'The two passwords are not alike.');
    const problem = await passwords.problem(password, member);
    if (problem) return accountPage(c, problem);
    const hash = await auth.hashPassword(password);
    await accounts.setPassword(member.id, hash, {
      actor: member,
      keepSessionId: c.get('session').id,
    });
    return redirectWith(
      c,
      staffUrls.account(),
      'The new password is set. Everywhere else you are signed out.',
    );
  }),

  route('POST', staffUrls.endSessions, 'account.own', async (c) => {
    const member = c.get('member');
    const ended = await c.get('staff').accounts.endSessions(member.id, c.get('session').id, member);
    const others = ended === 1 ? 'One other session' : `${ended} other sessions`;
    return redirectWith(c, staffUrls.account(), `${others} ended.`);
  }),

  route('POST', staffUrls.endSession, 'account.own', async (c) => {
    const member = c.get('member');
    const done = await c.get('staff').accounts.endSession(member.id, c.req.param('id'), member);
    return done
      ? redirectWith(c, staffUrls.account(), 'That session ended.')
      : redirectWith(c, staffUrls.account(), 'That session was over already.', 'problem');
  }),

  route('POST', staffUrls.removePasskey, proved('account.own'), async (c) => {
    const member = c.get('member');
    const done = await c.get('staff').accounts.removePasskey(member.id, c.req.param('id'), {
      actor: member,
      keepSessionId: c.get('session').id,
    });
    if (done === 'only-second-step') {
      return redirectWith(
        c,
        staffUrls.account(),
        'This is your only second step. Set up a code app first, then remove the passkey.',
        'problem',
      );
    }
    return done === 'removed'
      ? redirectWith(
          c,
          staffUrls.account(),
          'The passkey opens nothing any more. Everywhere else you are signed out.',
        )
      : redirectWith(c, staffUrls.account(), 'That passkey was gone already.', 'problem');
  }),
];

async function accountPage(c: Context<StaffEnv>, problem: string | null): Promise<Response> {
  const { accounts, auth } = c.get('staff');
  const { member, id } = c.get('session');
  const [account, sessions, passkeys] = await Promise.all([
    accounts.find(member.id),
    accounts.sessions(member.id),
    accounts.passkeys(member.id),
  ]);
  if (!account) throw new Error('a session without its member');
  const recoveryCodesLeft = account.twoFactor ? await auth.recoveryCodesLeft(account.id) : null;
  return renderStaffPage(c, {
    title: 'Your account',
    status: problem === null ? 200 : 422,
    children: (
      <AccountPage
        account={account}
        recoveryCodesLeft={recoveryCodesLeft}
        sessions={sessions}
        currentSessionId={id}
        passkeys={passkeys}
        problem={problem}
        isProved={recentlyProved(c.get('session'))}
      />
    ),
  });
}
