import { roleDescriptions, staffRoles } from '#domain/staff/roles.ts';
import { shortestPassword } from '#domain/staff/password-rules.ts';
import type { StaffLink } from '#domain/staff/staff-accounts.ts';
import { LineField } from '../../forms/staff-field.tsx';
import { staffUrls } from '../../urls.ts';
import { Problem } from '../../ui/problem.tsx';

export function ForgotPage({ sent }: { sent: string | null }) {
  return (
    <div className="staff-sign-in-card">
      <h1>Set a new password</h1>
      {sent === null ? (
        <form method="post" action={staffUrls.forgotPassword()} className="form">
          <LineField
            label="Your e-mail address"
            name="email"
            type="email"
            autoComplete="username"
            required
          />
          <button className="button button-primary">Send me a link</button>
        </form>
      ) : (
        <p role="status">{sent}</p>
      )}
      <p>
        <a href={staffUrls.signIn()}>Back to signing in</a>
      </p>
    </div>
  );
}

/** What a one-time link opens. Looking uses nothing up, so that mail scanners do no harm. */
export function LinkPage(props: { link: StaffLink; token: string; problem: string | null }) {
  const { link, token, problem } = props;
  const action = staffUrls.oneTimeLink(token);
  if (link.kind === 'demo') {
    return (
      <div className="staff-sign-in-card">
        <h1>Demo back office</h1>
        <p>
          This signs you in as “Demo owner”. Everything works on the demo data. The link opens once.
        </p>
        <form method="post" action={action}>
          <button className="button button-primary">Open the demo back office</button>
        </form>
      </div>
    );
  }
  return (
    <div className="staff-sign-in-card">
      <h1>{link.kind === 'invitation' ? `Welcome, ${link.name ?? ''}` : 'Set a new password'}</h1>
      {link.kind === 'invitation' && link.role ? (
        <p>
          You join as <strong>{staffRoles[link.role]}</strong>: {roleDescriptions[link.role]}.
          Choose a password; a code app or a passkey comes next.
        </p>
      ) : null}
      <Problem text={problem} />
      <form method="post" action={action} className="form">
        <input
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={link.email ?? ''}
          readOnly
          hidden
        />
        <NewPasswordFields />
        <button className="button button-primary">
          {link.kind === 'invitation' ? 'Join' : 'Set the password'}
        </button>
      </form>
    </div>
  );
}

/** Twice, because nobody sees what is typed. */
export function NewPasswordFields() {
  return (
    <>
      <LineField
        label="New password"
        hint={`At least ${shortestPassword} characters; any kind. Three or four words in a row are good.`}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={shortestPassword}
        required
      />
      <LineField
        label="The same again"
        name="again"
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}

export function LinkGonePage() {
  return (
    <div className="staff-sign-in-card">
      <h1>This link is over</h1>
      <p>It was used before, its time has passed, or it was taken back. Ask for a new one.</p>
      <p>
        <a href={staffUrls.signIn()}>Go to signing in</a>
      </p>
    </div>
  );
}
