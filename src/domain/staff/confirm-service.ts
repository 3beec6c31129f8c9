import type { SignInLimits } from './sign-in-limits.ts';
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

/** What the port's own call is asked. */
type Asked<Call extends Told> = Parameters<StaffAuth[Call]>[0];

export type ConfirmService = ReturnType<typeof createConfirmService>;

/**
 * Every place where somebody who is signed in is asked for password or code. Whoever sits down at
 * another's open session has one number of guesses for all of them together.
 */
export function createConfirmService(parts: {
  auth: StaffAuth;
  accounts: Pick<StaffAccounts, 'passwordHash'>;
  limits: SignInLimits;
}) {
  const { auth, accounts, limits } = parts;
  const ask = <T>(
    { member, address }: AskedMember,
    look: () => Promise<T>,
    isRight: (answer: T) => boolean,
  ) => limits.guess({ address, email: member.email, knownEmail: null }, look, isRight);
  return {
    /** Whether it is the member's. */
    password: (asked: AskedMember, password: string) =>
      ask(
        asked,
        async () => {
          const hash = await accounts.passwordHash(asked.member.id);
          return hash !== null && auth.verifyPassword(hash, password);
        },
        (right: boolean) => right,
      ),
    startTwoFactor: (asked: AskedMember, request: Asked<'startTwoFactor'>) =>
      ask(
        asked,
        () => auth.startTwoFactor(request),
        (start) => start !== null,
      ),
    confirmTwoFactor: (asked: AskedMember, request: Asked<'confirmTwoFactor'>) =>
      ask(
        asked,
        () => auth.confirmTwoFactor(request),
        ({ outcome }) => outcome === 'on',
      ),
    replaceApp: (asked: AskedMember, request: Asked<'replaceApp'>) =>
      ask(
        asked,
        () => auth.replaceApp(request),
        ({ outcome }) => outcome === 'replaced',
      ),
    newRecoveryCodes: (asked: AskedMember, request: Asked<'newRecoveryCodes'>) =>
      ask(
        asked,
        () => auth.newRecoveryCodes(request),
        (codes) => codes !== null,
      ),
  };
}
