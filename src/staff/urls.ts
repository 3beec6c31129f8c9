import { address } from './address.ts';

const returning = (returnTo?: string) => ({ return: returnTo });

/** Every address of signing in, of one's own account and of small areas. Larger ones have their own. */
export const staffUrls = {
  today: address('/staff'),
  jump: address('/staff/jump'),
  /** `returnTo` is a path under /staff; anything else is ignored when it comes back. */
  signIn: address('/staff/sign-in', returning),
  signInCode: address('/staff/sign-in/code'),
  /** Where the script goes after a passkey: back, or to the form that was kept. */
  signInContinue: address('/staff/sign-in/continue'),
  passkeyOptions: address('/staff/sign-in/passkey/options'),
  passkey: address('/staff/sign-in/passkey'),
  forgotPassword: address('/staff/sign-in/forgot'),
  /** A one-time link: invitation, new password, demo. */
  oneTimeLink: address('/staff/sign-in/link/:token'),
  signOut: address('/staff/sign-out'),
  /** Asks for the password again before dangerous things. */
  confirm: address('/staff/confirm', returning),
  account: address('/staff/account'),
  password: address('/staff/account/password'),
  endSessions: address('/staff/account/sessions/end-all'),
  endSession: address('/staff/account/sessions/:id/end'),
  newPasskeyOptions: address('/staff/account/passkeys/options'),
  newPasskey: address('/staff/account/passkeys'),
  removePasskey: address('/staff/account/passkeys/:id/remove'),
  secondFactor: address('/staff/account/second-factor'),
  newApp: address('/staff/account/second-factor/new'),
  confirmNewApp: address('/staff/account/second-factor/new/confirm'),
  confirmSecondFactor: address('/staff/account/second-factor/confirm'),
  insight: address('/staff/insight', (days?: string) => ({ days })),
  insightFile: address('/staff/insight/:file'),
  audit: address('/staff/audit', (query?: Record<string, string>) => query),
};

/** The path to go to after signing in: our own pages only, whatever was asked for. */
export function safeReturn(asked: string | undefined): string {
  if (asked === undefined || !/^\/staff(?:[/?#]|$)/.test(asked)) return staffUrls.today();
  const url = URL.parse(asked, 'https://back.office');
  const stays =
    url !== null &&
    url.origin === 'https://back.office' &&
    /^\/staff(\/|$)/.test(url.pathname) &&
    !/^\/staff\/(sign-|confirm)/.test(url.pathname);
  return stays ? url.pathname + url.search : staffUrls.today();
}
