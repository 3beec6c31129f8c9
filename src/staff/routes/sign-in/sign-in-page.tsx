import { staffUrls } from '../../urls.ts';

interface SignInPageProps {
  email: string;
  returnTo: string;
  /** What went wrong; the same words whatever the reason. */
  problem: string | null;
}

export function SignInPage({ email, returnTo, problem }: SignInPageProps) {
  return (
    <div className="staff-door-card">
      <h1>Sign in</h1>
      {problem ? (
        <p className="staff-problem" role="alert">
          {problem}
        </p>
      ) : null}
      <form method="post" action={staffUrls.signIn()} className="staff-form">
        <input type="hidden" name="return" value={returnTo} />
        <label>
          E-mail
          <input
            className="staff-input"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
          />
        </label>
        <label>
          Password
          <input
            className="staff-input"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </label>
        <button className="staff-button staff-button-primary">Sign in</button>
      </form>
    </div>
  );
}
