import type { BetterAuthOptions } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { APIError } from 'better-auth/api';
import { passkey } from '@better-auth/passkey';
import type { StaffAccounts } from '#domain/staff/staff-accounts.ts';
import { longestPassword, shortestPassword } from '#domain/staff/password-rules.ts';
import { hashInLine, type PasswordHashing } from './password-hashing.ts';
import { startSessionPlugin } from './start-session-plugin.ts';

/** ASVS 7.3.1 and 7.3.2; the reasons are in docs/decisions (staff sessions). */
const idleSeconds = 30 * 60;
export const absoluteMs = 12 * 3_600_000;
/** How often an active session writes that it is still in use. */
const refreshSeconds = 5 * 60;
const codeMinutes = 10;
/** The library's own calls that begin a session by more than a password or a link. */
const secondSteps = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]);

export interface StaffAuthSettings {
  /** `{ db, type }` of our own database, for the library's own queries. */
  database: NonNullable<BetterAuthOptions['database']>;
  /** Public origin; decides the names of cookies and who passkeys belong to. */
  siteUrl: string;
  /** Named in authenticator apps. */
  siteName: string;
  secret: string;
  /** No session is made for whom this is true. */
  isDisabled(memberId: string): Promise<boolean>;
  /** Takes the half minute of a code; false when it was taken before. */
  takeCodeStep(memberId: string, step: number): Promise<boolean>;
  /** Another secret, sealed, and the half minute of its first code; false without a code app. */
  replaceApp: StaffAccounts['replaceApp'];
  /** For tests of all but the hashes themselves; scrypt otherwise. */
  hashing?: PasswordHashing;
}

/**
 * The library as we use it: its tables are our migration 0006, its HTTP routes are not mounted, its
 * server functions are called by our own pages. `__Host-` cookies where the site is https.
 */
export function betterAuthOptions(settings: StaffAuthSettings) {
  const { database, siteUrl, siteName, secret, isDisabled } = settings;
  const secure = siteUrl.startsWith('https:');
  return {
    appName: siteName,
    baseURL: siteUrl,
    basePath: '/staff/auth',
    secret,
    database,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestPassword,
      maxPasswordLength: longestPassword,
      password: hashInLine(settings.hashing),
    },
    user: {
      modelName: 'staff_members',
      fields: {
        emailVerified: 'email_verified',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabledAt: { type: 'string', required: false, input: false, fieldName: 'disabled_at' },
        demo: { type: 'boolean', required: false, input: false },
      },
    },
    session: {
      modelName: 'staff_sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        provedAt: { type: 'string', required: false, input: false, fieldName: 'proved_at' },
        secondFactor: {
          type: 'boolean',
          required: false,
          input: false,
          fieldName: 'second_factor',
        },
      },
      expiresIn: idleSeconds,
      updateAge: refreshSeconds,
      freshAge: 0,
    },
    account: {
      modelName: 'staff_accounts',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }, context) =>
            (await isDisabled(userId))
              ? false
              : { data: { secondFactor: secondSteps.has(context?.path ?? '') } },
        },
      },
    },
    advanced: {
      // Whom the proxy names is not ours to believe here; the list of sessions shows browsers.
      ipAddress: { disableIpTracking: true },
      cookiePrefix: secure ? '__Host-omnibus' : 'omnibus',
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
    },
    plugins: [
      startSessionPlugin(),
      twoFactor({
        issuer: siteName,
        twoFactorTable: 'staff_two_factors',
        twoFactorCookieMaxAge: codeMinutes * 60,
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            fields: {
              backupCodes: 'backup_codes',
              userId: 'user_id',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      passkey({
        rpID: new URL(siteUrl).hostname,
        rpName: siteName,
        origin: siteUrl,
        // Alone it replaces password and code, so the device must ask for a finger, a face or a PIN.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: async ({ ctx, verification }) => {
            refuseUnverified(verification.registrationInfo?.userVerified);
            // Before the passkey is there: from then on a session without a second step is over.
            const { session, internalAdapter } = ctx.context;
            if (session)
              await internalAdapter.updateSession(session.session.token, { secondFactor: true });
          },
        },
        authentication: {
          afterVerification: ({ verification }) =>
            refuseUnverified(verification.authenticationInfo.userVerified),
        },
        advanced: { webAuthnChallengeCookie: 'passkey' },
        schema: {
          passkey: {
            modelName: 'staff_passkeys',
            fields: {
              publicKey: 'public_key',
              userId: 'user_id',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
    ],
  } satisfies BetterAuthOptions;
}

function refuseUnverified(verified: boolean | undefined): void {
  if (verified !== true) {
    throw new APIError('UNAUTHORIZED', { message: 'the device did not check who holds it' });
  }
}
