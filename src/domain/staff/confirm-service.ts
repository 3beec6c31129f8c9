import type { SignInLimits, WaitOutcome } from './sign-in-limits.ts';
import type { StaffAccounts } from './staff-accounts.ts';
import type { StaffAuth } from './staff-auth.ts';
import type { StaffMember } from './staff-member.ts';

/** Who is asked once more, and from which network address; empty when that is unknown. */
export interface AskedMember {
  member: StaffMember;
  address: string;
}

/** Calls of the sign-in port that tell whether a password or a code is right. */
type Told = 'startTwoFactor' | 'confirmTwoFactor' | 'replaceApp' | 'newRecoveryCodes';
export type GuessedCalls = Told | 'password' | 'code' | 'verifyPassword';

/** The port's own call with a limit before it. */
type Limited<Call extends Told> = (
  asked: AskedMember,
  request: Parameters<StaffAuth[Call]>[0],
) => Promise<Awaited<ReturnType<StaffAuth[Call]>> | WaitOutcome>;

/**
 * Every place where somebody who is signed in is asked for password or code. Whoever sits down at
 * another's open session has one number of guesses for all of them together.
 */
export interface ConfirmService {
  /** Whether it is the member's. */
  password(asked: AskedMember, password: string): Promise<boolean | WaitOutcome>;
  startTwoFactor: Limited<'startTwoFactor'>;
  confirmTwoFactor: Limited<'confirmTwoFactor'>;
  replaceApp: Limited<'replaceApp'>;
  newRecoveryCodes: Limited<'newRecoveryCodes'>;
}

export function createConfirmService(parts: {
  auth: StaffAuth;
  accounts: Pick<StaffAccounts, 'passwordHash'>;
  limits: SignInLimits;
}): ConfirmService {
  const { auth, accounts, limits } = parts;
  const ask = <T>(
    { member, address }: AskedMember,
    look: () => Promise<T>,
    isRight: (answer: T) => boolean,
  ) => limits.guess({ address, email: member.email, knownEmail: null }, look, isRight);
  return {
    password: (asked, password) =>
      ask(
        asked,
        async () => {
          const hash = await accounts.passwordHash(asked.member.id);
          return hash !== null && auth.verifyPassword(hash, password);
        },
        (right) => right,
      ),
    startTwoFactor: (asked, request) =>
      ask(
        asked,
        () => auth.startTwoFactor(request),
        (start) => start !== null,
      ),
    confirmTwoFactor: (asked, request) =>
      ask(
        asked,
        () => auth.confirmTwoFactor(request),
        ({ outcome }) => outcome === 'on',
      ),
    replaceApp: (asked, request) =>
      ask(
        asked,
        () => auth.replaceApp(request),
        ({ outcome }) => outcome === 'replaced',
      ),
    newRecoveryCodes: (asked, request) =>
      ask(
        asked,
        () => auth.newRecoveryCodes(request),
        (codes) => codes !== null,
      ),
  };
}
