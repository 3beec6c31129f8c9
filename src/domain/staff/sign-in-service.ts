import { networkOf } from '#domain/leads/rate-limit.ts';
import { limitInMemory, type MakeLimit } from '#domain/leads/shared-limit.ts';
import { createLine } from '#domain/line.ts';
import type { SignInLimits, SignInTry, WaitOutcome } from './sign-in-limits.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import type {
  AppUnreadable,
  PasswordOutcome,
  Refused,
  SignedIn,
  StaffAuth,
  WithCookies,
} from './staff-auth.ts';

/** Signing in with limits on guessing and a line in the audit log. */
export type SignInService = ReturnType<typeof createSignInService>;

/**
 * Fewer than are hashed at once, so that a crowd that signs in keeps neither those from signing in whose
 * browser is known, nor those who are in from confirming that it is them.
 */
const strangersAtOnce = { mostAtOnce: 2, mostWaiting: 24 };

export function createSignInService(parts: {
  auth: StaffAuth;
  accounts: StaffAccounts;
  limits: SignInLimits;
  makeLimit?: MakeLimit;
  nowMs(): number;
}) {
  const { auth, accounts, limits, makeLimit = limitInMemory, nowMs } = parts;
  const strangers = createLine(strangersAtOnce);
  const passkeyQuestions = makeLimit('passkey-network');
  return {
    async password(request: {
      password: string;
      from: SignInTry;
      headers: Headers;
    }): Promise<PasswordOutcome | WaitOutcome> {
      const { password, from, headers } = request;
      const answer = await limits.guess(
        from,
        () => {
          const look = () => auth.password({ email: from.email, password, headers });
          return from.knownEmail === from.email ? look() : strangers.run(look);
        },
        ({ outcome }) => outcome !== 'refused',
      );
      if (answer.outcome === 'signed-in') await accounts.note('session.start', answer.memberId);
      return answer;
    },

    async code(request: {
      kind: 'app' | 'recovery';
      code: string;
      address: string;
      headers: Headers;
    }): Promise<SignedIn | Refused | AppUnreadable | WaitOutcome> {
      const { kind, code, address, headers } = request;
      // Whoever has the password may begin as often as they like: it is the account that counts.
      const whose = (await auth.whoseCode(headers)) ?? address;
      const answer = await limits.guess(
        { address, email: `code ${whose}`, knownEmail: null },
        () => auth.code({ kind, code, headers }),
        ({ outcome }) => outcome !== 'refused',
      );
      if (answer.outcome === 'signed-in') {
        const action = kind === 'recovery' ? 'session.start-by-recovery-code' : 'session.start';
        await accounts.note(action, answer.memberId);
      }
      return answer;
    },

    /** What a passkey is asked; each question is kept until it is answered or past. */
    async passkeyOptions({
      address,
      headers,
    }: {
      address: string;
      headers: Headers;
    }): Promise<({ outcome: 'asked'; options: unknown } & WithCookies) | WaitOutcome> {
      const seconds = await passkeyQuestions.take(networkOf(address), nowMs());
      if (seconds > 0) return { outcome: 'wait', seconds, because: 'tries' };
      return { outcome: 'asked', ...(await auth.passkeyOptions('sign-in', headers)) };
    },

    async passkey(request: Parameters<StaffAuth['passkey']>[0]) {
      const answer = await auth.passkey(request);
      if (answer.outcome === 'signed-in') {
        await accounts.note('session.start-by-passkey', answer.memberId);
      }
      return answer;
    },
  };
}
