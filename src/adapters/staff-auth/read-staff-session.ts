import { isStaffRole } from '#domain/staff/roles.ts';
import type { StaffSession, WithCookies } from '#domain/staff/staff-auth.ts';
import { absoluteMs } from './better-auth-options.ts';
import type { BetterAuth } from './make-better-auth.ts';

/** The session of a request; `over` when there is one that should end. */
export async function readStaffSession(
  auth: BetterAuth,
  headers: Headers,
): Promise<({ session: StaffSession } & WithCookies) | 'none' | 'over'> {
  if (hasTwoSessions(headers.get('cookie') ?? '')) return 'none';
  const { response, headers: answered } = await auth.api
    .getSession({ headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      await throwDatabaseFault(auth);
      throw error;
    });
  if (!response) return 'none';
  const { user, session } = response;
  const createdAt = new Date(session.createdAt);
  if (user.disabledAt || Date.now() - createdAt.getTime() > absoluteMs) return 'over';
  if (!isStaffRole(user.role)) throw new Error(`a member with the unknown role ${user.role}`);
  const demo = user.demo === true;
  const secondFactor =
    user.twoFactorEnabled === true ? 'app' : (await hasPasskey(auth, user.id)) ? 'passkey' : null;
  // Begun by a password alone, before the second step was set up elsewhere.
  if (secondFactor !== null && session.secondFactor !== true && !demo) return 'over';
  return {
    session: {
      id: session.id,
      member: { id: user.id, name: user.name, email: user.email, role: user.role },
      createdAt: createdAt.toISOString(),
      provedAt: session.provedAt ?? createdAt.toISOString(),
      secondFactor,
      demo,
    },
    cookies: answered.getSetCookie(),
  };
}

/** better-auth puts a fault of its own in the place of the database's, which callers have to know. */
async function throwDatabaseFault(auth: BetterAuth): Promise<void> {
  const { adapter } = await auth.$context;
  await adapter.count({ model: 'session' });
}

/**
 * Browsers send a `__Host-` cookie once. A second one comes from somebody between, or from a page of a
 * neighbor host that plants its own: which of the two would count is not left to a parser.
 */
function hasTwoSessions(cookies: string): boolean {
  return cookies.split(';').filter(isSessionCookie).length > 1;
}

/** Of one `name=value`. */
export const isSessionCookie = (cookie: string): boolean =>
  cookie.split('=', 1)[0]!.trim().endsWith('omnibus.session_token');

export async function hasPasskey(auth: BetterAuth, memberId: string): Promise<boolean> {
  const { adapter } = await auth.$context;
  const count = await adapter.count({
    model: 'passkey',
    where: [{ field: 'userId', value: memberId }],
  });
  return count > 0;
}
