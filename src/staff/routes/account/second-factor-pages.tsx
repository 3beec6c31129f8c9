import { staffUrls } from '../../urls.ts';
import type { TwoFactorStart } from '#domain/staff/staff-auth.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { LineField } from '../../forms/staff-field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { AddPasskey, ConfirmFirst } from './account-page.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

export function SecondFactorPage(props: {
  on: boolean;
  hasPassword: boolean;
  problem: string | null;
  isProved: boolean;
  /** Whether the account's password proves who it is. */
  byPassword: boolean;
}) {
  const { on, hasPassword, problem, isProved, byPassword } = props;
  return (
    <>
      <StaffHeading
        back={<a href={staffUrls.account()}>Your account</a>}
        title={on ? 'New recovery codes' : 'Set up a second step'}
      />
      <div className="staff-columns">
        <section className="staff-panel">
          <h2>{on ? 'Recovery codes' : 'A code app on your phone'}</h2>
          <p>
            {on
              ? 'New codes replace the old ones. Each opens once when your phone is lost.'
              : 'Google Authenticator, 1Password, Bitwarden, Aegis or any other. It shows six digits that you type after your password.'}
          </p>
          <Problem text={problem} />
          {hasPassword && !byPassword && !isProved ? (
            <ConfirmFirst returnTo={staffUrls.secondFactor()} />
          ) : hasPassword ? (
            <form
              method="post"
              action={staffUrls.secondFactor()}
              className="form staff-space-above"
            >
              <PasswordField label="Your password" />
              <div>
                <button className="button button-primary">{on ? 'Show new codes' : 'Go on'}</button>
              </div>
            </form>
          ) : (
            <p>Your account has no password, so it needs no code.</p>
          )}
        </section>
        <section className="staff-panel">
          <h2>Or a passkey</h2>
          <p>
            Your phone or computer asks for a finger, your face or a PIN. It replaces password and
            code.
          </p>
          {isProved ? <AddPasskey /> : <ConfirmFirst returnTo={staffUrls.secondFactor()} />}
        </section>
      </div>
    </>
  );
}

export function ScanPage(props: TwoFactorStart & { picture: string; problem: string | null }) {
  const { uri, secret, recoveryCodes, picture, problem } = props;
  return (
    <>
      <StaffHeading
        back={<a href={staffUrls.account()}>Your account</a>}
        title="Set up your code app"
      />
      <div className="staff-columns">
        <section className="staff-panel">
          <h2>1. Scan this with the app</h2>
          <div
            className="staff-qr"
            role="img"
            aria-label="QR code for the code app; the same secret stands below as text"
            dangerouslySetInnerHTML={{ __html: picture }}
          />
          <p>
            Or type this secret: <code className="staff-secret">{secret}</code>
          </p>
        </section>
        <section className="staff-panel">
          <h2>2. Keep these recovery codes</h2>
          <p>
            Print them or put them where your passwords are. Each opens once. You see them now only.
          </p>
          <CodeList codes={recoveryCodes} />
          <h2 className="staff-space-above">3. Type the code of the app</h2>
          <Problem text={problem} />
          <form method="post" action={staffUrls.confirmSecondFactor()} className="form">
            <input type="hidden" name="uri" value={uri} />
            <input type="hidden" name="codes" value={recoveryCodes.join(' ')} />
            <LineField
              label="Six digits"
              className="field-input staff-code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
            />
            <div>
              <button className="button button-primary">Turn it on</button>
            </div>
          </form>
        </section>
      </div>
    </>
  );
}

export function CodesPage({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <StaffHeading
        back={<a href={staffUrls.account()}>Your account</a>}
        title="Your new recovery codes"
      />
      <section className="staff-panel">
        <p>
          Print them or put them where your passwords are. Each opens once. You see them now only.
        </p>
        <CodeList codes={codes} />
        <p className="staff-space-above">
          <a href={staffUrls.account()}>Done</a>
        </p>
      </section>
    </>
  );
}

function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className="staff-codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
