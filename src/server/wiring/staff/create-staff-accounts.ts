import { createHmac } from 'node:crypto';
import { createPasswordStrength } from '#adapters/password-strength/ask-password-process.ts';
import type { PasswordHashing } from '#adapters/staff-auth/password-hashing.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Database } from '#db/database.ts';
import { usualLimit } from '#db/repositories/rate-buckets.ts';
import { createStaffAccounts } from '#db/repositories/staff-accounts.ts';
import { passwordAskedTopic, staffMailTopic } from '#db/repositories/staff-links.ts';
import { staffNoticeTopic } from '#db/repositories/staff-member-audit.ts';
import { staffSecretOf } from '#db/repositories/staff-secret.ts';
import type { Mailer } from '#domain/mail/mail.ts';
import { createConfirmService } from '#domain/staff/confirm-service.ts';
import { createKnownBrowser } from '#domain/staff/known-browser.ts';
import { createLinkService } from '#domain/staff/link-service.ts';
import { createPasswordRules } from '#domain/staff/password-rules.ts';
import { createSignInService } from '#domain/staff/sign-in-service.ts';
import { createSignInLimits } from '#domain/staff/sign-in-limits.ts';
import type { StaffAuth } from '#domain/staff/staff-auth.ts';
import type { StaffAccess } from '#staff/staff-services.ts';
import type { JobHandler } from '../../jobs/outbox-worker.ts';
import { lazyPort } from './lazy-port.ts';
import {
  passwordAskedHandler,
  staffLinkMailHandler,
  staffNoticeHandler,
} from '../../jobs/mail/staff-mail-handler.ts';

/** Accounts and signing in, with everything behind them. The command line uses it as well. */
export async function createStaffAccess(parts: {
  database: Database;
  settings: { name: string };
  siteUrl: string;
  /** From the environment; null: made once and kept in the database. */
  secret: string | null;
  /** For tests. */
  hashing?: PasswordHashing;
}): Promise<StaffAccess> {
  const { database, settings, siteUrl } = parts;
  const secret = await staffSecretOf(database, parts.secret);
  const accounts = createStaffAccounts(database);
  // The library is large; most starts are over before anybody signs in.
  const auth = lazyPort<StaffAuth>(async () => {
    const { createStaffAuth } = await import('#adapters/staff-auth/create-staff-auth.ts');
    return createStaffAuth({
      // Its dialect of the two that both engines understand: flags 0 or 1, times as text.
      database: { db: database.kysely, type: 'sqlite' },
      siteUrl,
      siteName: settings.name,
      secret,
      isDisabled: async (id) => (await accounts.find(id))?.disabledAt !== null,
      hashing: parts.hashing,
      takeCodeStep: (id, step) => accounts.takeCodeStep(id, step),
      replaceApp: accounts.replaceApp,
    });
  });
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`omnibus staff ${text}`).digest('base64url');
  const makeLimit = usualLimit(database);
  const nowMs = () => Date.now();
  const passwords = createPasswordRules({
    strength: createPasswordStrength(),
    siteName: settings.name,
  });
  const limitsOf = (place: Parameters<typeof createSignInLimits>[0]) =>
    createSignInLimits(place, { makeLimit, nowMs });
  return {
    auth,
    accounts,
    signIn: createSignInService({
      auth,
      accounts,
      limits: limitsOf('sign-in'),
      makeLimit,
      nowMs,
    }),
    confirm: createConfirmService({ auth, accounts, limits: limitsOf('confirm') }),
    passwords,
    links: createLinkService({ accounts, auth, passwords, sign }),
    knownBrowser: createKnownBrowser(sign),
    forgotLimits: limitsOf('forgot'),
  };
}

/** For the outbox worker: invitations, new passwords and security notices by mail. */
export function staffAccessHandlers(
  access: StaffAccess,
  mail: { mailer: Mailer; settings: SiteSettings; siteUrl: string },
): JobHandler[] {
  return [
    passwordAskedHandler(passwordAskedTopic, access),
    staffLinkMailHandler(staffMailTopic, access, mail),
    staffNoticeHandler(staffNoticeTopic, access, mail),
  ];
}
