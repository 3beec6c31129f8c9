import * as z from 'zod';
import { readEmail, manyLines, oneLine } from '#domain/forms/read-text.ts';
import type { PasswordRules } from './password-rules.ts';
import type { StaffRole } from './roles.ts';
import type { Actor, StaffAccounts, StaffLink } from './staff-accounts.ts';
import type { SignedIn, StaffAuth } from './staff-auth.ts';

const invitationDays = 7;
const passwordLinkMinutes = 60;
const demoLinkMinutes = 15;

export type InviteOutcome =
  | { outcome: 'invited'; link: StaffLink; token: string }
  | { outcome: 'invalid'; field: 'email' | 'name' | 'role'; text: string };

export type AcceptOutcome =
  /** A new member, or the demo's owner. */
  | SignedIn
  /** A new password stands; sign in with it. */
  | { outcome: 'password-set' }
  | { outcome: 'invalid'; text: string }
  /** Used, past, or never ours. */
  | { outcome: 'gone' };

/** One-time links: invitations, new passwords, the way into the demo. */
export type LinkService = ReturnType<typeof createLinkService>;

/** Said to whoever is no owner. */
export const ownersOnly = 'Only an owner can do that to an owner, or name one.';

const system: Actor = { id: null, name: 'Demo' };
const demoOwner = { name: 'Demo owner', email: 'demo-owner@demo.invalid', role: 'owner' } as const;

export function createLinkService(parts: {
  accounts: StaffAccounts;
  auth: StaffAuth;
  passwords: PasswordRules;
  /** Keyed by the installation's secret; base64url. */
  sign(text: string): string;
}) {
  const { accounts, auth, passwords, sign } = parts;
  const tokenOf = ({ id, kind, createdAt }: StaffLink) =>
    `${id.replaceAll('-', '')}.${sign(`link ${kind} ${id} ${createdAt}`)}`;
  const after = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  const open = async (token: string): Promise<StaffLink | null> => {
    const id = linkIdOf(token);
    const link = id === null ? null : await accounts.findLink(id);
    // Signed once more, so that the time of comparing tells nothing about the right one.
    if (!link || sign(token) !== sign(tokenOf(link))) return null;
    return link.usedAt === null && link.expiresAt > new Date().toISOString() ? link : null;
  };

  const join = async (link: StaffLink, password: string, headers: Headers) => {
    const { email, name, role } = link;
    if (email === null || name === null || role === null) return { outcome: 'gone' } as const;
    const problem = await passwords.problem(password, { email, name });
    if (problem) return { outcome: 'invalid', text: problem } as const;
    const passwordHash = await auth.hashPassword(password);
    const actor = { id: null, name: `${name}, invited by ${link.createdBy ?? 'an owner'}` };
    const member = await accounts.create({ email, name, role, passwordHash }, actor, link.id);
    if (!member) return { outcome: 'gone' } as const;
    return started(member.id, headers);
  };

  const started = async (memberId: string, headers: Headers): Promise<AcceptOutcome> => {
    const answer = await auth.start(memberId, headers);
    if (answer.outcome === 'refused') return { outcome: 'gone' };
    await accounts.note('session.start', memberId);
    return answer;
  };

  return {
    /** What stands in the address; 256 bits that nobody else can compute. */
    tokenOf,
    /** Null for a link that is used, past, or not ours. Opening uses nothing up. */
    open,

    /**
     * Whose rights a token gives, were it open: of its invitation, or of the member now. Null for what is
     * no token of such a link; `owner` for a link that is not known any more.
     */
    async roleOf(token: string): Promise<StaffRole | null> {
      const id = linkIdOf(token);
      if (id === null) return null;
      const link = await accounts.findLink(id);
      const member = link?.memberId ? await accounts.find(link.memberId) : null;
      return member?.role ?? link?.role ?? 'owner';
    },

    async invite(
      typed: { email: string; name: string; role: StaffRole },
      { actor, mail }: { actor: Actor; mail: boolean },
    ): Promise<InviteOutcome> {
      const email = readEmail(typed.email);
      const name = oneLine(manyLines(typed.name)).slice(0, 100);
      const invalid = (field: 'email' | 'name', text: string): InviteOutcome => ({
        outcome: 'invalid',
        field,
        text,
      });
      if (email === null) return invalid('email', 'Enter an e-mail address, like name@example.com');
      // Of what mail can reach, signing in takes a part: whoever joined by another never came back.
      if (!z.email().safeParse(email).success) {
        return invalid(
          'email',
          'Signing in takes addresses of plain letters, like name@example.com',
        );
      }
      if (name === '') return invalid('name', 'Enter the person’s name');
      if (await accounts.findByEmail(email)) {
        return invalid('email', 'Somebody with this address has an account already');
      }
      const link = await accounts.addLink(
        {
          kind: 'invitation',
          memberId: null,
          email,
          name,
          role: typed.role,
          createdBy: actor.name,
          expiresAt: after(invitationDays * 1_440),
        },
        { actor, mail },
      );
      return link
        ? { outcome: 'invited', link, token: tokenOf(link) }
        : invalid('email', ownersOnly);
    },

    /**
     * Somebody who is not signed in forgot a password. One line is written whether the address is a
     * member's or not, and looked at later: neither this answer nor the next takes longer for one.
     */
    askForPassword: (email: string): Promise<void> => accounts.askForPassword(email),

    /** Null when there is no such working member. */
    async passwordLink(
      email: string,
      { actor, mail }: { actor: Actor; mail: boolean },
    ): Promise<{ link: StaffLink; token: string } | null> {
      const account = await accounts.findByEmail(email);
      if (!account || account.disabledAt !== null || account.demo) return null;
      const link = await accounts.addLink(
        {
          kind: 'password',
          memberId: account.id,
          email: account.email,
          name: account.name,
          role: null,
          createdBy: actor.name,
          expiresAt: after(passwordLinkMinutes),
        },
        { actor, mail },
      );
      return link && { link, token: tokenOf(link) };
    },

    /** Null once anybody but the demo's owner has an account. */
    async demoLink(): Promise<{ token: string } | null> {
      const everybody = await accounts.list();
      if (everybody.some(({ demo }) => !demo)) return null;
      const link = await accounts.addLink(
        {
          kind: 'demo',
          memberId: null,
          email: null,
          name: demoOwner.name,
          role: demoOwner.role,
          createdBy: system.name,
          expiresAt: after(demoLinkMinutes),
        },
        { actor: system, mail: false },
      );
      return link && { token: tokenOf(link) };
    },

    async accept(
      token: string,
      { password, headers }: { password: string; headers: Headers },
    ): Promise<AcceptOutcome> {
      const link = await open(token);
      if (!link) return { outcome: 'gone' };
      if (link.kind === 'invitation') return join(link, password, headers);
      if (link.kind === 'demo') {
        const everybody = await accounts.list();
        if (everybody.some(({ demo }) => !demo)) return { outcome: 'gone' };
        if (!(await accounts.useLink(link.id))) return { outcome: 'gone' };
        const member =
          everybody.find(({ demo }) => demo) ??
          (await accounts.create({ ...demoOwner, passwordHash: null, demo: true }, system));
        return member ? started(member.id, headers) : { outcome: 'gone' };
      }
      const account = link.memberId === null ? null : await accounts.find(link.memberId);
      if (!account || account.disabledAt !== null) return { outcome: 'gone' };
      const problem = await passwords.problem(password, account);
      if (problem) return { outcome: 'invalid', text: problem };
      const hash = await auth.hashPassword(password);
      const actor = { id: account.id, name: account.name };
      const request = { actor, keepSessionId: null, link: link.id };
      const isSet = await accounts.setPassword(account.id, hash, request);
      return { outcome: isSet ? 'password-set' : 'gone' };
    },
  };
}

function linkIdOf(token: string): string | null {
  const hex = /^([0-9a-f]{32})\.[\w-]{43}$/.exec(token)?.[1];
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') ?? null;
}
