import type { SiteSettings } from '#content/site-settings.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { roleDescriptions, staffRoles } from '#domain/staff/roles.ts';
import type { StaffLink } from '#domain/staff/staff-accounts.ts';
import { Letter } from '#site/mail/mail-parts.tsx';
import { mailOf } from '#site/mail/render-mail.tsx';
import { staffUrls } from '../urls.ts';

/** The mail that carries a one-time link; null for a link without an address. */
export function linkMail(
  link: StaffLink,
  token: string,
  { settings, siteUrl }: { settings: SiteSettings; siteUrl: string },
): Mail | null {
  if (link.email === null) return null;
  const invited = link.kind === 'invitation';
  const role = link.role ? `${staffRoles[link.role]}: ${roleDescriptions[link.role]}.` : '';
  const words = invited
    ? [
        `${link.createdBy ?? 'An owner'} invites you to work in the ${settings.name} back office as ${role}`,
        'The link below opens once and works for 7 days. You choose a password there and set up a second step on your phone or computer.',
      ]
    : [
        'The link below sets a new password. It opens once and works for an hour. Afterwards you are signed out everywhere.',
        'If you did not ask for it, do nothing: your password stays as it is. If this happens again, tell an owner.',
      ];
  return mailOf(
    {
      id: `staff-link-${link.id}`,
      to: link.email,
      subject: invited
        ? `You are invited to the ${settings.name} back office`
        : `Set a new password for the ${settings.name} back office`,
      settings,
      footer: 'Share this mail with nobody.',
    },
    <Letter
      words={words}
      link={{
        href: siteUrl + staffUrls.oneTimeLink(token),
        label: invited ? 'Join' : 'Set a new password',
      }}
    />,
  );
}
