import type { Context } from 'hono';
import { isWait } from '#domain/staff/sign-in-limits.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { readTextForm } from '../../forms/read-form.ts';
import type { CarriedForm } from '../../carried-form.ts';
import { renderPlainPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { safeReturn, staffUrls } from '../../urls.ts';
import { asked, carriedOf, tellWait, type Carried } from './sign-in-answers.tsx';
import { ResumePage } from './resume-page.tsx';
import { CarriedInputs, PasskeyForm } from './sign-in-page.tsx';
import { Problem } from '../../ui/problem.tsx';

/** Asking again before dangerous things; the form that asked is carried along. */
export const confirmRoutes = [
  route('GET', staffUrls.confirm, 'account.own', (c) =>
    askAgain(c, { returnTo: safeReturn(c.req.query('return')), kept: null }, null, 200),
  ),
  route('POST', staffUrls.confirm, 'account.own', async (c) => {
    const posted = await readTextForm(c);
    const carried = carriedOf(posted);
    if (hasPasskeyOnly(c)) return askAgain(c, carried, null, 401);
    const { accounts, confirm } = c.get('staff');
    const right = await confirm.password(asked(c), (posted.password ?? '').slice(0, 1_000));
    if (isWait(right)) {
      const { problem, status } = tellWait(c, right);
      return askAgain(c, carried, problem, status);
    }
    if (!right) {
      return askAgain(c, carried, 'That is not your password. Nothing was done yet.', 401);
    }
    await accounts.markProved(c.get('session').id);
    if (!carried.kept) return c.redirect(carried.returnTo, 303);
    return renderPlainPage(c, { title: 'Confirmed', children: <ResumePage kept={carried.kept} /> });
  }),
];

/** The question itself; `kept` is the form that waits for the answer. */
export function askAgain(
  c: Context<StaffEnv>,
  { returnTo, kept }: Carried,
  problem: string | null,
  status: 200 | 401 | 429 | 503,
): Response {
  return renderPlainPage(c, {
    title: 'Confirm that it is you',
    status,
    isRefused: problem !== null,
    children: <ConfirmPage {...{ returnTo, kept, problem }} byPasskey={hasPasskeyOnly(c)} />,
  });
}

/** A password opens nothing of such an account, so it proves nothing either. */
export function hasPasskeyOnly(c: Context<StaffEnv>): boolean {
  const { secondFactor, demo } = c.get('session');
  return secondFactor === 'passkey' && !demo;
}

function ConfirmPage(props: {
  returnTo: string;
  kept: CarriedForm | null;
  problem: string | null;
  byPasskey: boolean;
}) {
  const { returnTo, kept } = props;
  return (
    <div className="staff-sign-in-card">
      <h1>Confirm that it is you</h1>
      <p>
        This step needs your {props.byPasskey ? 'passkey' : 'password'} again.
        {kept ? ' Nothing you typed is lost.' : null}
      </p>
      <Problem text={props.problem} />
      {props.byPasskey ? null : (
        <form method="post" action={staffUrls.confirm()} className="form">
          <CarriedInputs returnTo={returnTo} kept={kept} />
          <PasswordField />
          <button className="button button-primary">Confirm</button>
        </form>
      )}
      <PasskeyForm
        returnTo={returnTo}
        kept={kept}
        button={props.byPasskey ? 'Use your passkey' : 'Use a passkey instead'}
      />
    </div>
  );
}
