import type { StaffMember } from './staff-member.ts';

/** A live session. Times are ISO 8601 UTC. */
export interface StaffSession {
  id: string;
  member: StaffMember;
  createdAt: string;
  /** When the person last proved to be themselves: at sign-in, or when asked again. */
  provedAt: string;
  /** An authenticator app or a passkey is set up. */
  secondFactor: boolean;
  /** The one-time account of the demo; never asked for a second factor. */
  demo: boolean;
}

/** `cookies` are whole `Set-Cookie` values for the answer. */
export interface WithCookies {
  cookies: readonly string[];
}

export type SignInOutcome =
  | ({ outcome: 'signed-in' } & WithCookies)
  /** The password fits; the code of the authenticator app is next. */
  | ({ outcome: 'code-needed' } & WithCookies)
  /** Says nothing about whether the account exists. */
  | { outcome: 'refused' };

/**
 * Signing in and out. Promises: a session's token is new at every sign-in; a disabled member's
 * sessions end at once; no outcome and no difference in work tells whether an account exists.
 */
export interface StaffAuth {
  /** Null when there is none, it ended, or its member was disabled. */
  session(headers: Headers): Promise<({ session: StaffSession } & WithCookies) | null>;
  signIn(request: { email: string; password: string; headers: Headers }): Promise<SignInOutcome>;
  /** Ends the session of these headers; there need not be one. */
  signOut(headers: Headers): Promise<WithCookies>;
}
