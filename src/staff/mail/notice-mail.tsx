import type { SiteSettings } from '#content/site-settings.ts';
import type { Mail } from '#domain/mail/mail.ts';
import type { NoticedAction, SecurityNotice } from '#domain/staff/security-notice.ts';
import { Letter } from '#site/mail/mail-parts.tsx';
import { mailOf } from '#site/mail/render-mail.tsx';
import { officeStamp } from '../layout/office-stamp.ts';
import { staffUrls } from '../urls.ts';

const happened: Record<NoticedAction, string> = {
  'member.password': 'Your password was changed',
  'member.authenticator-app': 'A code app was set up for your account',
  'member.recovery-codes': 'New recovery codes were made for your account',
  'member.passkey-add': 'A passkey was added to your account',
  'member.passkey-remove': 'A passkey was removed from your account',
  'member.forget-second-factors': 'Your code app and passkeys were removed',
  'session.start-by-recovery-code': 'One of your recovery codes was used to sign in',
};

/** To a member: how their account is opened has changed. Whoever did not do it has to know. */
export function noticeMail(
  { action, by, at }: SecurityNotice,
  { id, to }: Pick<Mail, 'id' | 'to'>,
  { settings, siteUrl }: { settings: SiteSettings; siteUrl: string },
): Mail {
  const who = by === null ? 'It was done from your own account.' : `It was done by: ${by}.`;
  return mailOf(
    {
      id,
      to,
      subject: `${happened[action]} (${settings.name} back office)`,
      settings,
      footer:
        'We write whenever the way into your account changes. Such a mail never asks for codes.',
    },
    <Letter
      words={[
        `${happened[action]}: ${officeStamp(at)}, by the clock of the office. ${who}`,
        'If you know of it, do nothing. If not, set a new password at once and tell an owner.',
      ]}
      link={{ href: siteUrl + staffUrls.forgotPassword(), label: 'Set a new password' }}
    />,
  );
}
