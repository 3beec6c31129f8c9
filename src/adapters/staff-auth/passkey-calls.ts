import type { StaffAuth } from '#domain/staff/staff-auth.ts';
import type { BetterAuth } from './make-better-auth.ts';

type PasskeyCalls = Pick<StaffAuth, 'passkeyOptions' | 'registerPasskey' | 'passkey'>;

export function passkeyCalls(auth: BetterAuth): PasskeyCalls {
  return {
    async passkeyOptions(purpose, headers) {
      const answer =
        purpose === 'register'
          ? await auth.api.generatePasskeyRegistrationOptions({ headers, asResponse: true })
          : await auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true });
      if (!answer.ok) throw new Error(`no passkey options: ${answer.status}`);
      const options = (await answer.json()) as Record<string, unknown>;
      if (purpose === 'sign-in') options.userVerification = 'required';
      return { options, cookies: answer.headers.getSetCookie() };
    },

    async registerPasskey({ name, response, headers }) {
      const answer = await auth.api.verifyPasskeyRegistration({
        body: { response, name },
        headers,
        asResponse: true,
      });
      return { outcome: answer.ok ? 'registered' : 'refused' };
    },

    async passkey({ response, headers }) {
      const answer = await auth.api.verifyPasskeyAuthentication({
        // The library checks the shape itself.
        body: { response: response as never },
        headers,
        asResponse: true,
      });
      if (!answer.ok) return { outcome: 'refused' };
      const { user } = (await answer.json()) as { user: { id: string } };
      return { outcome: 'signed-in', memberId: user.id, cookies: answer.headers.getSetCookie() };
    },
  };
}
