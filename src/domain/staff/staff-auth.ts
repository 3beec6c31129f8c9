import type { StaffMember } from './staff-member.ts';

/** A live session. Times are ISO 8601 UTC. */
export interface StaffSession {
  id: string;
  member: StaffMember;
  createdAt: string;
  /** When the person last proved to be themselves: at sign-in, or when asked again. */
  provedAt: string;
  /** What the account has beside its password, and this session was begun by; null: nothing yet. */
  secondFactor: 'app' | 'passkey' | null;
  /** The one-time account of the demo; never asked for a second factor. */
  demo: boolean;
}

/** `cookies` are whole `Set-Cookie` values for the answer. */
export interface WithCookies {
  cookies: readonly string[];
}

export type SignedIn = { outcome: 'signed-in'; memberId: string } & WithCookies;
/** Says nothing about why. Cookies may forget a sign-in that was half done. */
export type Refused = { outcome: 'refused' } & Partial<WithCookies>;

/** The code app was set up under another secret of the installation: no code opens the account. */
export type AppUnreadable = { outcome: 'app-unreadable' };

export type PasswordOutcome =
  | SignedIn
  /** The password fits; the code of the authenticator app is next. */
  | ({ outcome: 'code-needed' } & WithCookies)
  /** The password fits, but it opens nothing: only the passkey of the account does. */
  | { outcome: 'passkey-needed' }
  | Refused;

/** What an authenticator app is set up with. */
export interface TwoFactorStart {
  /** `otpauth://…`, for the picture. */
  uri: string;
  /** The same secret for typing. */
  secret: string;
  /** Each opens once when the phone is lost. */
  recoveryCodes: readonly string[];
}

/** What a further app is set up with; `sealed` is for its form. */
export type NewApp = Pick<TwoFactorStart, 'uri' | 'secret'> & { sealed: string };

/**
 * Signing in and out. Promises: a session's token is new at every sign-in; a disabled member gets no
 * session and has none; whoever has a second step has no session that a password alone began, and a
 * password that is replaced while it is checked begins none; an answer and the work for it do not tell whether an account exists; a code of
 * the authenticator app opens once. Headers are those of the request.
 */
export interface StaffAuth {
  /** Null when there is none, it ended, or its member was disabled. */
  session(headers: Headers): Promise<({ session: StaffSession } & WithCookies) | null>;
  password(request: {
    email: string;
    password: string;
    headers: Headers;
  }): Promise<PasswordOutcome>;
  /** After `code-needed`: six digits of the app, or one of the recovery codes. */
  code(request: {
    kind: 'app' | 'recovery';
    code: string;
    headers: Headers;
  }): Promise<SignedIn | Refused | AppUnreadable>;
  /** The member whose code `code` would look at; null when none is waited for. */
  whoseCode(headers: Headers): Promise<string | null>;
  /** A session for somebody who came by a one-time link. */
  start(memberId: string, headers: Headers): Promise<SignedIn | Refused>;
  /** Ends the session of these headers; there need not be one. */
  signOut(headers: Headers): Promise<WithCookies>;

  /**
   * Scrypt, off the main thread. A few at once in the whole process, wherever they are asked for; any
   * call that needs one rejects with `LineFull` when too many wait.
   */
  hashPassword(password: string): Promise<string>;
  verifyPassword(hash: string, password: string): Promise<boolean>;

  /** Null when the password is wrong or an app is set up already. */
  startTwoFactor(request: { password: string; headers: Headers }): Promise<TwoFactorStart | null>;
  /** The first code of the app; from then on the app is asked for. The session is a new one. */
  confirmTwoFactor(request: {
    code: string;
    headers: Headers;
  }): Promise<({ outcome: 'on' } & WithCookies) | Refused>;
  /**
   * Another app in the place of the member's own. Nothing changes before its first code. `sealed`: the
   * one that was made before, once more; null when that is over, or was made for somebody else.
   */
  newApp(request: {
    member: Pick<StaffMember, 'id' | 'email'>;
    sealed?: string;
  }): Promise<NewApp | null>;
  /** The first code of the new app; from then on the old one opens nothing, and only one session is left. */
  replaceApp(request: {
    memberId: string;
    keepSessionId: string;
    sealed: string;
    code: string;
  }): Promise<{ outcome: 'replaced' } | Refused>;
  /** Null when the password is wrong. The old codes open nothing from then on. */
  newRecoveryCodes(request: {
    password: string;
    headers: Headers;
  }): Promise<readonly string[] | null>;
  /** Null without a code app, and with one that was set up under another secret. */
  recoveryCodesLeft(memberId: string): Promise<number | null>;

  /** Options for `navigator.credentials`, as JSON; the cookies hold the challenge. */
  passkeyOptions(
    purpose: 'register' | 'sign-in',
    headers: Headers,
  ): Promise<{ options: unknown } & WithCookies>;
  registerPasskey(request: {
    name: string;
    response: unknown;
    headers: Headers;
  }): Promise<{ outcome: 'registered' } | Refused>;
  /** A passkey counts only when the device asked for a finger, a face or a PIN. */
  passkey(request: {
    response: Record<string, unknown>;
    headers: Headers;
  }): Promise<SignedIn | Refused>;
}
