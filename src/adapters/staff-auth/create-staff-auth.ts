import * as z from 'zod';
import type { StaffAuth } from '#domain/staff/staff-auth.ts';
import type { StaffAuthSettings } from './better-auth-options.ts';
import { makeBetterAuth } from './make-better-auth.ts';
import { newAppCalls } from './new-app.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { hasPasskey, readStaffSession } from './read-staff-session.ts';
import { twoFactorCalls } from './two-factor-calls.ts';

/** The sign-in port on better-auth. */
export function createStaffAuth(settings: StaffAuthSettings): StaffAuth {
  const auth = makeBetterAuth(settings);

  const signOut: StaffAuth['signOut'] = async (headers) => {
    const answer = await auth.api.signOut({ headers, asResponse: true });
    return { cookies: answer.headers.getSetCookie() };
  };

  /** What a password is checked against; null where it opens nothing. */
  const credentials = async (email: string) => {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    const account = found?.accounts.find(({ providerId }) => providerId === 'credential');
    if (!found || (found.user as { disabledAt?: string | null }).disabledAt) return null;
    return { memberId: found.user.id, password: account?.password };
  };

  return {
    signOut,

    async session(headers) {
      const found = await readStaffSession(auth, headers);
      if (found === 'over') await signOut(headers);
      return typeof found === 'string' ? null : found;
    },

    async password({ email, password, headers }) {
      // The library looks at no other, and a database may refuse to.
      if (!z.email().safeParse(email).success) return { outcome: 'refused' };
      const before = await credentials(email);
      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers: withoutSession(headers),
        asResponse: true,
      });
      if (!answer.ok) return { outcome: 'refused' };
      const { token } = (await answer.json()) as { token?: string };
      const cookies = answer.headers.getSetCookie();
      // Checking takes up to seconds, and what ends the old password ends only what it finds.
      const now = await credentials(email);
      const memberId = now?.password === before?.password ? now?.memberId : undefined;
      if (memberId !== undefined && token === undefined) return { outcome: 'code-needed', cookies };
      if (memberId !== undefined && !(await hasPasskey(auth, memberId))) {
        return { outcome: 'signed-in', memberId, cookies };
      }
      if (token !== undefined) await (await auth.$context).internalAdapter.deleteSession(token);
      return memberId === undefined ? { outcome: 'refused' } : { outcome: 'passkey-needed' };
    },

    async start(memberId, headers) {
      const answer = await auth.api.startSession({
        body: { memberId },
        headers: withoutSession(headers),
        asResponse: true,
      });
      const cookies = answer.headers.getSetCookie();
      return answer.ok
        ? { outcome: 'signed-in', memberId, cookies }
        : { outcome: 'refused', cookies };
    },

    hashPassword: async (password) => (await auth.$context).password.hash(password),
    verifyPassword: async (hash, password) =>
      (await auth.$context).password.verify({ hash, password }),

    ...twoFactorCalls(auth, settings),
    ...newAppCalls(auth, settings),
    ...passkeyCalls(auth),
  };
}

/**
 * The request's headers without its cookies: whatever session a browser brought, signing in makes a
 * new one.
 */
function withoutSession(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('cookie');
  return kept;
}
