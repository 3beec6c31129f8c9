import { isStaffRole } from '#domain/staff/roles.ts';
import type { StaffSession, WithCookies } from '#domain/staff/staff-auth.ts';
import { absoluteMs } from './better-auth-options.ts';
import type { BetterAuth } from './make-better-auth.ts';

/** The session of a request; `over` when there is one that should end. */
export async function readStaffSession(
  auth: BetterAuth,
  headers: Headers,
): Promise<({ session: StaffSession } & WithCookies) | 'none' | 'over'> {
  const { response, headers: answered } = await auth.api.getSession({
    headers,
    returnHeaders: true,
  });
  if (!response) return 'none';
  const { user, session } = response;
  const createdAt = new Date(session.createdAt);
  if (user.disabledAt || Date.now() - createdAt.getTime() > absoluteMs) return 'over';
  if (!isStaffRole(user.role)) throw new Error(`a member with the unknown role ${user.role}`);
  const hasApp = user.twoFactorEnabled === true;
  return {
    session: {
      id: session.id,
      member: { id: user.id, name: user.name, email: user.email, role: user.role },
      createdAt: createdAt.toISOString(),
      provedAt: session.provedAt ?? createdAt.toISOString(),
      secondFactor: hasApp || (await hasPasskey(auth, user.id)),
      demo: user.demo === true,
    },
    cookies: answered.getSetCookie(),
  };
}

async function hasPasskey(auth: BetterAuth, memberId: string): Promise<boolean> {
  const { adapter } = await auth.$context;
  const count = await adapter.count({
    model: 'passkey',
    where: [{ field: 'userId', value: memberId }],
  });
  return count > 0;
}
