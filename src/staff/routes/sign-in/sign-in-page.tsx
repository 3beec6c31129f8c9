import type { CarriedForm } from '../../carried-form.ts';
import { PasswordField } from '../../forms/password-field.tsx';
import { LineField } from '../../forms/staff-field.tsx';
import { staffUrls } from '../../urls.ts';
import { KeptInputs, KeptNotice } from './kept-inputs.tsx';
import { Problem } from '../../ui/problem.tsx';

interface SignInProps {
  returnTo: string;
  kept: CarriedForm | null;
  /** What went wrong; the same words whatever the reason. */
  problem: string | null;
}

/** Password first; a passkey alone where the browser has one. */
export function SignInPage({ email, ...rest }: SignInProps & { email: string }) {
  return (
    <div className="staff-sign-in-card">
      <h1>Sign in</h1>
      <KeptNotice kept={rest.kept} />
      <Problem text={rest.problem} />
      <form method="post" action={staffUrls.signIn()} className="form">
        <CarriedInputs {...rest} />
        <LineField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
        />
        <PasswordField />
        <button className="button button-primary">Sign in</button>
      </form>
      <PasskeyForm {...rest} button="Use a passkey instead" />
      <p>
        <a href={staffUrls.forgotPassword()}>Forgot your password?</a>
      </p>
    </div>
  );
}

/** Six digits of the app, or a recovery code. */
export function CodePage({ kind, ...rest }: SignInProps & { kind: 'app' | 'recovery' }) {
  return (
    <div className="staff-sign-in-card">
      <h1>{kind === 'app' ? 'Enter the code' : 'Use a recovery code'}</h1>
      <KeptNotice kept={rest.kept} />
      <Problem text={rest.problem} />
      <form method="post" action={staffUrls.signInCode()} className="form">
        <CarriedInputs {...rest} />
        <input type="hidden" name="kind" value={kind} />
        <LineField
          label={
            kind === 'app' ? 'Six digits from your authenticator app' : 'One of your recovery codes'
          }
          className="field-input staff-code"
          name="code"
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          // Recovery codes tell large letters from small ones; telephones begin with a large one.
          autoCapitalize="none"
          spellCheck={false}
          maxLength={24}
          required
        />
        <button className="button button-primary">Sign in</button>
      </form>
      <form method="post" action={staffUrls.signInCode()}>
        <CarriedInputs {...rest} />
        <input type="hidden" name="kind" value={kind === 'app' ? 'recovery' : 'app'} />
        <button className="link-button">
          {kind === 'app' ? 'Phone lost? Use a recovery code' : 'Use the authenticator app'}
        </button>
      </form>
      <p>
        <a href={staffUrls.signIn(rest.returnTo)}>Start again</a>
      </p>
    </div>
  );
}

type CarriedProps = Pick<SignInProps, 'returnTo' | 'kept'>;

/** Shown by the script that asks the browser for a passkey. */
export function PasskeyForm({ button, ...carried }: CarriedProps & { button: string }) {
  return (
    <form
      method="post"
      action={staffUrls.signInContinue()}
      className="form"
      data-passkey-sign-in=""
      hidden
    >
      <CarriedInputs {...carried} />
      <button className="button">{button}</button>
      <p role="status" className="hint" />
    </form>
  );
}

export function CarriedInputs({ returnTo, kept }: CarriedProps) {
  return (
    <>
      <input type="hidden" name="return" value={returnTo} />
      <KeptInputs kept={kept} />
    </>
  );
}
