/** Every address of the back office that more than one file names. Areas add their own builders. */
export const staffUrls = {
  today: () => '/staff',
  /** `returnTo` is a path under /staff; anything else is ignored when it comes back. */
  signIn: (returnTo?: string) =>
    returnTo === undefined
      ? '/staff/sign-in'
      : `/staff/sign-in?return=${encodeURIComponent(returnTo)}`,
  signOut: () => '/staff/sign-out',
};

/** The path to go to after signing in: our own pages only, whatever was asked for. */
export function safeReturn(asked: string | undefined): string {
  if (asked === undefined || !/^\/staff(?:[/?#]|$)/.test(asked)) return staffUrls.today();
  const url = URL.parse(asked, 'https://back.office');
  const stays =
    url !== null &&
    url.origin === 'https://back.office' &&
    /^\/staff(\/|$)/.test(url.pathname) &&
    !url.pathname.startsWith('/staff/sign-');
  return stays ? url.pathname + url.search : staffUrls.today();
}
