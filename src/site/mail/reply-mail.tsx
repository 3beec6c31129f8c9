import type { SiteSettings } from '#content/site-settings.ts';
import type { LeadReply } from '#domain/leads/inbox/lead-inbox.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { MailFrame, Paragraph } from './mail-parts.tsx';
import { renderMail } from './render-mail.tsx';

/** A mail that a member of staff wrote to a visitor; answers come back to us. */
export function replyMail(
  reply: LeadReply,
  reference: string,
  { settings }: { settings: SiteSettings },
): Mail {
  return {
    id: `lead-reply-${reply.id}-${reference}`,
    to: reply.recipient,
    replyTo: null,
    subject: reply.subject,
    ...renderMail(
      <MailFrame
        preview={reply.subject}
        company={settings.name}
        footer={
          <>
            {settings.legalName}, {settings.contactPhone.display}
            <br />
            Your reference is {reference}.
          </>
        }
      >
        {reply.body.split(/\n{2,}/).map((block, index) => (
          <Paragraph key={index}>
            {block.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line]))}
          </Paragraph>
        ))}
      </MailFrame>,
    ),
  };
}
