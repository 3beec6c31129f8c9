import { staffRoles } from '#domain/staff/roles.ts';
import type { OpenSession, StaffAccount, StoredPasskey } from '#domain/staff/staff-accounts.ts';
import { Moment } from '../../layout/moment.tsx';
import { staffUrls } from '../../urls.ts';
import { NewPasswordFields } from '../sign-in/link-pages.tsx';
import { Problem } from '../../ui/problem.tsx';
import { browserName } from './browser-name.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';

const fewCodes = 3;

interface AccountPageProps {
  account: StaffAccount;
  /** Null where no code app asks for one. */
  recoveryCodesLeft: number | null;
  sessions: readonly OpenSession[];
  currentSessionId: string;
  passkeys: readonly StoredPasskey[];
  problem: string | null;
  /** A new password and a passkey are asked for only then. */
  isProved: boolean;
}

export function AccountPage(props: AccountPageProps) {
  const { account, recoveryCodesLeft, passkeys, problem, isProved } = props;
  return (
    <>
      <StaffHeading title="Your account">
        <p className="text-muted">
          {account.email} · {staffRoles[account.role]}
        </p>
      </StaffHeading>
      <div className="staff-columns staff-halves">
        <section className="staff-panel">
          <h2>Second step</h2>
          <p>
            {account.twoFactor
              ? 'A code app is asked for when you sign in with your password.'
              : 'No code app is set up.'}
          </p>
          {recoveryCodesLeft === null ? null : (
            <p className="hint">{sayCodesLeft(recoveryCodesLeft)}</p>
          )}
          <p className="actions staff-space-above">
            <a className="button button-small" href={staffUrls.secondFactor()}>
              {account.twoFactor ? 'New phone or recovery codes' : 'Set up a code app'}
            </a>
          </p>
        </section>
        <section className="staff-panel">
          <h2>Passkeys</h2>
          <p className="hint">
            Sign in with a finger, your face or the PIN of your device. No password needed.
          </p>
          <Passkeys passkeys={passkeys} />
          {isProved ? <AddPasskey /> : <ConfirmFirst returnTo={staffUrls.account()} />}
        </section>
        <section className="staff-panel">
          <h2>Password</h2>
          <Problem text={problem} />
          {isProved ? (
            <form method="post" action={staffUrls.password()} className="form">
              <NewPasswordFields />
              <div>
                <button className="button button-small">Set the new password</button>
              </div>
            </form>
          ) : (
            <ConfirmFirst returnTo={staffUrls.account()} />
          )}
        </section>
        <Sessions {...props} />
      </div>
    </>
  );
}

/** Of the codes that open the account when the phone is lost. */
export function sayCodesLeft(count: number): string {
  const codes = count === 1 ? '1 recovery code is left' : `${count} recovery codes are left`;
  return count > fewCodes ? `${codes}.` : `${codes}. Make new ones soon.`;
}

function Passkeys({ passkeys }: { passkeys: readonly StoredPasskey[] }) {
  if (passkeys.length === 0) return null;
  return (
    <ul>
      {passkeys.map(({ id, name, createdAt }) => (
        <li key={id} className="staff-list-row">
          <span>
            {name}
            {createdAt ? (
              <span className="hint">
                {' '}
                since <Moment at={createdAt} />
              </span>
            ) : null}
          </span>
          <form method="post" action={staffUrls.removePasskey(id)}>
            <button className="link-button" aria-label={`Remove ${name}`}>
              Remove
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}

/** Needs a script: without one the browser offers no passkeys. */
export function AddPasskey() {
  return (
    <>
      <form className="form staff-space-above" data-passkey-add="" hidden>
        <label>
          Name of the new passkey
          <input className="field-input" name="name" maxLength={60} placeholder="My phone" />
        </label>
        <div>
          <button className="button button-small">Add a passkey</button>
        </div>
        <p role="status" className="hint" />
      </form>
      <noscript>
        <p>Passkeys need JavaScript in this browser.</p>
      </noscript>
    </>
  );
}

/** In the place of a form that would be refused when it is sent, with what was typed into it. */
export function ConfirmFirst({ returnTo }: { returnTo: string }) {
  return (
    <p className="staff-space-above">
      <a className="button button-small" href={staffUrls.confirm(returnTo)}>
        Confirm that it is you first
      </a>
    </p>
  );
}

function Sessions({ sessions, currentSessionId }: AccountPageProps) {
  return (
    <section className="staff-panel">
      <h2>Where you are signed in</h2>
      <ul>
        {sessions.map(({ id, userAgent, lastSeenAt, createdAt }) => (
          <li key={id} className="staff-list-row">
            <span>
              <strong>{browserName(userAgent)}</strong>
              {id === currentSessionId ? <span className="tag">this one</span> : null}
              <span className="hint staff-block">
                Since <Moment at={createdAt} />, last seen <Moment at={lastSeenAt} />
              </span>
            </span>
            {id === currentSessionId ? null : (
              <form method="post" action={staffUrls.endSession(id)}>
                <button className="link-button">End</button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={staffUrls.endSessions()} className="staff-space-above">
        <button className="button button-small">Sign out everywhere else</button>
      </form>
      <p className="hint staff-space-above">
        A session ends 30 minutes after its last use, and after 12 hours in any case. What you were
        typing waits behind the sign-in.
      </p>
    </section>
  );
}
