import { betterAuth } from 'better-auth';
import { isStaffRole } from '#domain/staff/roles.ts';
import type { StaffAuth } from '#domain/staff/staff-auth.ts';
import { absoluteMs, betterAuthOptions, type StaffAuthSettings } from './better-auth-options.ts';

/** The sign-in port on better-auth. */
export function createStaffAuth(settings: StaffAuthSettings): StaffAuth {
  const auth = betterAuth(betterAuthOptions(settings));

  const signOut: StaffAuth['signOut'] = async (headers) => {
    const answer = await auth.api.signOut({ headers, asResponse: true });
    return { cookies: answer.headers.getSetCookie() };
  };

  return {
    signOut,

    async session(headers) {
      const { response, headers: answered } = await auth.api.getSession({
        headers,
        returnHeaders: true,
      });
      if (!response) return null;
      const { user, session } = response;
      const createdAt = new Date(session.createdAt);
      if (user.disabledAt || Date.now() - createdAt.getTime() > absoluteMs) {
        await signOut(headers);
        return null;
      }
      if (!isStaffRole(user.role)) throw new Error(`a member with the unknown role ${user.role}`);
      return {
        session: {
          id: session.id,
          member: { id: user.id, name: user.name, email: user.email, role: user.role },
          createdAt: createdAt.toISOString(),
          provedAt: session.provedAt ?? createdAt.toISOString(),
          secondFactor: user.twoFactorEnabled === true,
          demo: user.demo === true,
        },
        cookies: answered.getSetCookie(),
      };
    },

    async signIn({ email, password, headers }) {
      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers,
        asResponse: true,
      });
      if (!answer.ok) return { outcome: 'refused' };
      const body = (await answer.json()) as { twoFactorRedirect?: boolean };
      const cookies = answer.headers.getSetCookie();
      return { outcome: body.twoFactorRedirect ? 'code-needed' : 'signed-in', cookies };
    },
  };
}
