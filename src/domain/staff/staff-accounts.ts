import type { StaffRole } from './roles.ts';
import type { StaffMember } from './staff-member.ts';

/** A member as the people page shows them. Times are ISO 8601 UTC. */
export interface StaffAccount extends StaffMember {
  createdAt: string;
  /** Null while the account works. */
  disabledAt: string | null;
  demo: boolean;
  /** An authenticator app is asked for. */
  twoFactor: boolean;
  passkeys: number;
  /** Null for those who never signed in, or whose sessions all ended. */
  lastSeenAt: string | null;
}

export interface OpenSession {
  id: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  /** What the browser calls itself; null when it did not say. */
  userAgent: string | null;
}

export interface StoredPasskey {
  id: string;
  name: string;
  createdAt: string | null;
}

/** Who does something: a member, or the command line (`id` null). */
export interface Actor {
  id: string | null;
  name: string;
}

type LinkKind = 'invitation' | 'password' | 'demo';

/** A one-time link. What it opens is computed from `id` and the installation's secret, never stored. */
export interface StaffLink {
  id: string;
  kind: LinkKind;
  /** Whom a new password is for; null for an invitation. */
  memberId: string | null;
  email: string | null;
  name: string | null;
  role: StaffRole | null;
  createdBy: string | null;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
}

type NewLink = Omit<StaffLink, 'id' | 'createdAt' | 'usedAt'>;

export type MemberChange =
  | { outcome: 'changed'; member: StaffMember }
  | { outcome: 'missing' }
  /** The last working owner cannot be taken away. */
  | { outcome: 'last-owner' }
  /** The member is not what the caller saw any more; nothing was changed. */
  | { outcome: 'conflict'; current: StaffAccount };

/** What a caller saw of a member, and what they may do was judged by. */
export interface SeenMember {
  role: StaffRole;
  disabled: boolean;
}

/**
 * Members, their sessions and links. Every change writes its line of the audit log in the same
 * transaction. Ending access ends the member's sessions in that transaction too, on every node.
 */
export interface StaffAccounts {
  list(): Promise<StaffAccount[]>;
  find(id: string): Promise<StaffAccount | null>;
  /** By address in any spelling of case. */
  findByEmail(email: string): Promise<StaffAccount | null>;
  /**
   * Null when the address has an account already, or when the invitation of the id `link` is not open
   * any more. All invitations of that address end.
   */
  create(
    member: Omit<StaffMember, 'id'> & { passwordHash: string | null; demo?: boolean },
    actor: Actor,
    link?: string,
  ): Promise<StaffMember | null>;
  /**
   * Another role, and being switched off or on, ends the one-time links of the member, and the
   * invitations that the member made and might not make any more. `seen` absent for the command line,
   * which has no page that could be old.
   */
  changeRole(id: string, role: StaffRole, actor: Actor, seen?: SeenMember): Promise<MemberChange>;
  /** `seen` as for `changeRole`. */
  setDisabled(
    id: string,
    disabled: boolean,
    actor: Actor,
    seen?: SeenMember,
  ): Promise<MemberChange>;
  passwordHash(id: string): Promise<string | null>;
  /**
   * Ends all sessions but the one to keep, all one-time links of the member and sign-ins that wait for
   * their code. False, and nothing happens, when the link of the id `link` is not open any more.
   */
  setPassword(
    id: string,
    passwordHash: string,
    request: { actor: Actor; keepSessionId: string | null; link?: string },
  ): Promise<boolean>;
  /** Takes the authenticator app and all passkeys away, for somebody who lost them. */
  forgetSecondFactors(id: string, actor: Actor): Promise<void>;
  /** False when that code's half minute, or a later one, was used before. */
  takeCodeStep(id: string, step: number): Promise<boolean>;
  /**
   * Another code app, with the half minute of its first code, which is used then; false without one. Ends
   * all sessions but the one to keep.
   */
  replaceApp(
    id: string,
    app: { secret: string; step: number },
    keepSessionId: string,
  ): Promise<boolean>;

  sessions(memberId: string): Promise<OpenSession[]>;
  /** False when the member has no such session. */
  endSession(memberId: string, sessionId: string, actor: Actor): Promise<boolean>;
  /** Returns how many ended. */
  endSessions(memberId: string, keepSessionId: string | null, actor: Actor): Promise<number>;
  markProved(sessionId: string): Promise<void>;
  /** Of sessions that have run out only the newest of a member stays, which tells when they were here. */
  forgetSessions(): Promise<void>;

  passkeys(memberId: string): Promise<StoredPasskey[]>;
  /**
   * Of any number of removals at once, none takes the last second step of an account. Ends all sessions
   * but the one to keep.
   */
  removePasskey(
    memberId: string,
    passkeyId: string,
    request: { actor: Actor; keepSessionId: string | null },
  ): Promise<'removed' | 'missing' | 'only-second-step'>;

  /**
   * `mail` sends it to its address. An invitation takes the place of earlier ones to its address; null,
   * and nothing happens, when the actor may not invite to its role, or to that of one before it.
   */
  addLink(link: NewLink, request: { actor: Actor; mail: boolean }): Promise<StaffLink | null>;
  /** Has the address looked at later, by a job: a member's gets a link to a new password. */
  askForPassword(email: string): Promise<void>;
  findLink(id: string): Promise<StaffLink | null>;
  /** Invitations that are neither used nor past. */
  openInvitations(): Promise<StaffLink[]>;
  /** False when it was used before, or is past: of any number at once one succeeds, and ends the others. */
  useLink(id: string): Promise<boolean>;
  cancelLink(id: string, actor: Actor): Promise<boolean>;
  /** Deletes those that ended long ago, with the name and address of whoever was invited. */
  forgetLinks(): Promise<void>;

  /** A line of the audit log about signing in. With a session to keep, all others of the member end. */
  note(action: string, memberId: string, keepSessionId?: string): Promise<void>;
}
