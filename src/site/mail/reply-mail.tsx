import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadReply } from '#domain/leads/inbox/lead-inbox.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { Paragraph } from './mail-parts.tsx';
import { mailOf } from './render-mail.tsx';

/**
 * A mail that a member of staff wrote to a visitor; answers come back to us. Staff's words stay as
 * they are; what we add beneath them is in the language that is spoken to the visitor.
 */
export function replyMail(
  reply: LeadReply,
  { reference }: Pick<Lead, 'reference'>,
  { settings }: { settings: SiteSettings },
): Mail {
  return mailOf(
    {
      id: `lead-reply-${reply.id}-${reference}`,
      to: reply.recipient,
      subject: reply.subject,
      settings,
      footer: (
        <>
          {settings.legalName}, {settings.contactPhone.display}
          <br />
          {t`Your reference is ${reference}.`}
        </>
      ),
    },
    reply.body
      .split(/\n{2,}/)
      .map((block, index) => (
        <Paragraph key={index}>
          {block.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line]))}
        </Paragraph>
      )),
  );
}
