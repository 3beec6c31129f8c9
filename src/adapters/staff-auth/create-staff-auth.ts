import type { StaffAuth } from '#domain/staff/staff-auth.ts';
import type { StaffAuthSettings } from './better-auth-options.ts';
import { makeBetterAuth } from './make-better-auth.ts';
import { passkeyCalls } from './passkey-calls.ts';
import { readStaffSession } from './read-staff-session.ts';
import { twoFactorCalls } from './two-factor-calls.ts';

/** The sign-in port on better-auth. */
export function createStaffAuth(settings: StaffAuthSettings): StaffAuth {
  const auth = makeBetterAuth(settings);

  const signOut: StaffAuth['signOut'] = async (headers) => {
    const answer = await auth.api.signOut({ headers, asResponse: true });
    return { cookies: answer.headers.getSetCookie() };
  };

  return {
    signOut,

    async session(headers) {
      const found = await readStaffSession(auth, headers);
      if (found === 'over') await signOut(headers);
      return typeof found === 'string' ? null : found;
    },

    async password({ email, password, headers }) {
      const answer = await auth.api.signInEmail({
        body: { email, password },
        headers: withoutSession(headers),
        asResponse: true,
      });
      if (!answer.ok) return { outcome: 'refused' };
      const body = (await answer.json()) as { twoFactorRedirect?: boolean; user?: { id: string } };
      const cookies = answer.headers.getSetCookie();
      if (body.twoFactorRedirect) return { outcome: 'code-needed', cookies };
      return body.user
        ? { outcome: 'signed-in', memberId: body.user.id, cookies }
        : { outcome: 'refused' };
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
