import { symmetricDecrypt } from 'better-auth/crypto';
import type { StaffAuth } from '#domain/staff/staff-auth.ts';
import type { StaffAuthSettings } from './better-auth-options.ts';
import { codeStep } from './code-step.ts';
import type { BetterAuth } from './make-better-auth.ts';
import { isSessionCookie } from './read-staff-session.ts';

type TwoFactorCalls = Pick<
  StaffAuth,
  | 'code'
  | 'whoseCode'
  | 'startTwoFactor'
  | 'confirmTwoFactor'
  | 'newRecoveryCodes'
  | 'recoveryCodesLeft'
>;

/** The authenticator app and its recovery codes. */
export function twoFactorCalls(auth: BetterAuth, settings: StaffAuthSettings): TwoFactorCalls {
  /** What the member's app was set up with, null when that was under another key; null without one. */
  const secretOf = async (memberId: string): Promise<{ secret: string | null } | null> => {
    const { adapter, secretConfig } = await auth.$context;
    const row = await adapter.findOne<{ secret: string }>({
      model: 'twoFactor',
      where: [{ field: 'userId', value: memberId }],
    });
    if (!row) return null;
    // What another key has sealed does not open; nothing else can go wrong here.
    const secret = await symmetricDecrypt({ key: secretConfig, data: row.secret }).catch(
      () => null,
    );
    return { secret };
  };
  /** Whether this code's half minute was still free; it is not afterwards. */
  const takeStep = async (
    memberId: string,
    app: Awaited<ReturnType<typeof secretOf>>,
    code: string,
  ): Promise<boolean> => {
    if (!app?.secret) return false;
    const { secret } = app;
    const step = codeStep(secret, code, Date.now());
    return step !== null && (await settings.takeCodeStep(memberId, step));
  };

  const whoseCode = async (headers: Headers) => (await auth.api.whoseCode({ headers })).memberId;

  return {
    async code({ kind, code, headers: sent }) {
      const headers = onlyWaiting(sent);
      const whose = await whoseCode(headers);
      if (whose === null) return { outcome: 'refused' };
      const app = await secretOf(whose);
      if (app?.secret === null) return { outcome: 'app-unreadable' };
      const clean = code.replace(/[\s-]/g, '');
      const answer =
        kind === 'app'
          ? await auth.api.verifyTOTP({ body: { code: clean }, headers, asResponse: true })
          : await auth.api.verifyBackupCode({
              // As they were made, however they are typed.
              body: { code: `${clean.slice(0, 5)}-${clean.slice(5)}` },
              headers,
              asResponse: true,
            });
      const cookies = answer.headers.getSetCookie();
      if (!answer.ok) return { outcome: 'refused', cookies };
      const { user, token } = (await answer.json()) as { user: { id: string }; token: string };
      if (kind === 'app' && !(await takeStep(user.id, app, clean))) {
        await (await auth.$context).internalAdapter.deleteSession(token);
        return { outcome: 'refused' };
      }
      return { outcome: 'signed-in', memberId: user.id, cookies };
    },

    whoseCode,

    async startTwoFactor({ password, headers }) {
      const answer = await auth.api.enableTwoFactor({
        body: { password, method: 'totp' },
        headers,
        asResponse: true,
      });
      if (!answer.ok) return null;
      const { totpURI, backupCodes } = (await answer.json()) as {
        totpURI: string;
        backupCodes: string[];
      };
      const secret = new URL(totpURI).searchParams.get('secret') ?? '';
      return { uri: totpURI, secret, recoveryCodes: backupCodes };
    },

    async confirmTwoFactor({ code, headers }) {
      const clean = code.replace(/[\s-]/g, '');
      const answer = await auth.api.verifyTOTP({
        body: { code: clean },
        headers,
        asResponse: true,
      });
      const cookies = answer.headers.getSetCookie();
      if (!answer.ok) return { outcome: 'refused', cookies };
      // Used up: this code opens nothing afterwards.
      const { user } = (await answer.json()) as { user: { id: string } };
      await takeStep(user.id, await secretOf(user.id), clean);
      return { outcome: 'on', cookies };
    },

    async newRecoveryCodes({ password, headers }) {
      const answer = await auth.api.generateBackupCodes({
        body: { password },
        headers,
        asResponse: true,
      });
      if (!answer.ok) return null;
      return ((await answer.json()) as { backupCodes: string[] }).backupCodes;
    },

    async recoveryCodesLeft(memberId) {
      if (!(await secretOf(memberId))?.secret) return null;
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: memberId } });
      return backupCodes.length;
    },
  };
}

/**
 * The sign-in that waits for a code, without the session that the browser may have: to the library a code
 * beside a session sets up that member's app, which is asked for elsewhere, limited, logged and told.
 */
function onlyWaiting(sent: Headers): Headers {
  const headers = new Headers(sent);
  const cookies = (sent.get('cookie') ?? '').split(';').map((cookie) => cookie.trim());
  headers.set('cookie', cookies.filter((cookie) => !isSessionCookie(cookie)).join('; '));
  return headers;
}
