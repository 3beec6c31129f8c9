import { renderSVG } from 'uqr';
import { staffUrls } from '../../urls.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { LineField } from '../../forms/staff-field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { AddPasskey, ConfirmFirst } from './account-page.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

export function SecondFactorPage(props: {
  on: boolean;
  hasPassword: boolean;
  trouble?: { problem: string; form?: 'new-app' };
  isProved: boolean;
  /** Whether the account's password proves who it is. */
  byPassword: boolean;
}) {
  const { on, hasPassword, trouble, isProved, byPassword } = props;
  const ofNewApp = trouble?.form === 'new-app';
  return (
    <>
      <StaffHeading
        back={<a href={staffUrls.account()}>Your account</a>}
        title={on ? 'Your second step' : 'Set up a second step'}
      />
      <div className="staff-columns staff-halves">
        <section className="staff-panel">
          <h2>{on ? 'Recovery codes' : 'A code app on your phone'}</h2>
          <p>
            {on
              ? 'New codes replace the old ones. Each opens once when your phone is lost.'
              : 'Google Authenticator, 1Password, Bitwarden, Aegis or any other. It shows six digits that you type after your password.'}
          </p>
          <Problem text={(!ofNewApp && trouble?.problem) || null} />
          {hasPassword && !byPassword && !isProved ? (
            <ConfirmFirst returnTo={staffUrls.secondFactor()} />
          ) : hasPassword ? (
            <PasswordForm
              action={staffUrls.secondFactor()}
              button={on ? 'Show new codes' : 'Go on'}
            />
          ) : (
            <p>Your account has no password, so it needs no code.</p>
          )}
        </section>
        {on && hasPassword ? (
          <section className="staff-panel">
            <h2>A new phone</h2>
            <p>
              Set up the code app on it. The old one works until you have typed the first code of
              the new one. Recovery codes stay as they are.
            </p>
            <Problem text={(ofNewApp && trouble.problem) || null} />
            <PasswordForm action={staffUrls.newApp()} button="Set up another code app" />
          </section>
        ) : null}
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

function PasswordForm({ action, button }: { action: string; button: string }) {
  return (
    <form method="post" action={action} className="form staff-space-above">
      <PasswordField label="Your password" />
      <div>
        <button className="button button-primary">{button}</button>
      </div>
    </form>
  );
}

export const appPicture = (uri: string): string => renderSVG(uri, { border: 2, pixelSize: 6 });

interface ScanPageProps {
  /** For typing. */
  secret: string;
  /** None where those of before stay. */
  recoveryCodes?: readonly string[];
  picture: string;
  problem: string | null;
  action: string;
  /** What the form sends with the code. */
  kept: Readonly<Record<string, string>>;
}

export function ScanPage(props: ScanPageProps) {
  const { secret, recoveryCodes, picture, problem, action, kept } = props;
  return (
    <>
      <StaffHeading
        back={<a href={staffUrls.account()}>Your account</a>}
        title="Set up your code app"
      />
      <div className="staff-columns staff-halves">
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
          {recoveryCodes ? (
            <>
              <h2>2. Keep these recovery codes</h2>
              <p>
                Print them or put them where your passwords are. Each opens once. You see them now
                only.
              </p>
              <CodeList codes={recoveryCodes} />
            </>
          ) : null}
          <h2 className={recoveryCodes && 'staff-space-above'}>
            {recoveryCodes ? '3' : '2'}. Type the code of the app
          </h2>
          <Problem text={problem} />
          <form method="post" action={action} className="form">
            {Object.entries(kept).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
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
              <button className="button button-primary">
                {recoveryCodes ? 'Turn it on' : 'Use this one from now on'}
              </button>
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
          Everywhere else you are signed out.
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
