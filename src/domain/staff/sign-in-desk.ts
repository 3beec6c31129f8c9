import type { SignInLimits, SignInTry, WaitOutcome } from './sign-in-limits.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import type { PasswordOutcome, Refused, SignedIn, StaffAuth } from './staff-auth.ts';

/** Signing in with limits on guessing and a line in the audit log. */
export interface SignInDesk {
  password(request: {
    password: string;
    from: SignInTry;
    headers: Headers;
  }): Promise<PasswordOutcome | WaitOutcome>;
  code(request: {
    kind: 'app' | 'recovery';
    code: string;
    address: string;
    headers: Headers;
  }): Promise<SignedIn | Refused | WaitOutcome>;
  passkey(request: {
    response: Record<string, unknown>;
    headers: Headers;
  }): Promise<SignedIn | Refused>;
}

export function createSignInDesk(parts: {
  auth: StaffAuth;
  accounts: StaffAccounts;
  limits: SignInLimits;
}): SignInDesk {
  const { auth, accounts, limits } = parts;
  return {
    async password({ password, from, headers }) {
      const answer = await limits.guess(
        from,
        () => auth.password({ email: from.email, password, headers }),
        ({ outcome }) => outcome !== 'refused',
      );
      if (answer.outcome === 'signed-in') await accounts.note('session.start', answer.memberId);
      return answer;
    },

    async code({ kind, code, address, headers }) {
      // Whoever has the password may begin as often as they like: it is the account that counts.
      const whose = (await auth.whoseCode(headers)) ?? address;
      const answer = await limits.guess(
        { address, email: `code ${whose}`, knownEmail: null },
        () => auth.code({ kind, code, headers }),
        ({ outcome }) => outcome === 'signed-in',
      );
      if (answer.outcome === 'signed-in') {
        const action = kind === 'recovery' ? 'session.start-by-recovery-code' : 'session.start';
        await accounts.note(action, answer.memberId);
      }
      return answer;
    },

    async passkey({ response, headers }) {
      const answer = await auth.passkey({ response, headers });
      if (answer.outcome === 'signed-in') {
        await accounts.note('session.start-by-passkey', answer.memberId);
      }
      return answer;
    },
  };
}
