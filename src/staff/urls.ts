/** Every address of the back office that more than one file names. Areas add their own builders. */
export const staffUrls = {
  today: () => '/staff',
  /** `returnTo` is a path under /staff; anything else is ignored when it comes back. */
  signIn: (returnTo?: string) =>
    returnTo === undefined
      ? '/staff/sign-in'
      : `/staff/sign-in?return=${encodeURIComponent(returnTo)}`,
  signInCode: () => '/staff/sign-in/code',
  /** Where the script goes after a passkey: back, or to the form that was kept. */
  signInContinue: () => '/staff/sign-in/continue',
  forgotPassword: () => '/staff/sign-in/forgot',
  /** A one-time link: invitation, new password, demo. */
  oneTimeLink: (token: string) => `/staff/sign-in/link/${token}`,
  signOut: () => '/staff/sign-out',
  /** Asks for the password again before dangerous things. */
  confirm: (returnTo?: string) =>
    returnTo === undefined
      ? '/staff/confirm'
      : `/staff/confirm?return=${encodeURIComponent(returnTo)}`,
  account: () => '/staff/account',
  secondFactor: () => '/staff/account/second-factor',
  people: () => '/staff/people',
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
