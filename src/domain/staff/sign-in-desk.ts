import type { SignInLimits, SignInTry } from './sign-in-limits.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import type { PasswordOutcome, Refused, SignedIn, StaffAuth } from './staff-auth.ts';

/** Too many tries; the words are the same whether the account exists or not. */
export interface WaitOutcome {
  outcome: 'wait';
  seconds: number;
}

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
      const seconds = limits.waitSeconds(from);
      if (seconds > 0) return { outcome: 'wait', seconds };
      const answer = await auth.password({ email: from.email, password, headers });
      if (answer.outcome === 'refused') limits.countFailure(from);
      if (answer.outcome === 'signed-in') await accounts.note('session.start', answer.memberId);
      return answer;
    },

    async code({ kind, code, address, headers }) {
      // Five tries a password and ten an account are the adapter's; a network is ours.
      const from: SignInTry = { address, email: `code ${address}`, knownEmail: null };
      const seconds = limits.waitSeconds(from);
      if (seconds > 0) return { outcome: 'wait', seconds };
      const answer = await auth.code({ kind, code, headers });
      if (answer.outcome === 'refused') limits.countFailure(from);
      else {
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
