import type { SiteSettings } from '#content/site-settings.ts';
import { contentLanguages, type ContentLanguage } from '#domain/content/content-language.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadReply } from '#domain/leads/inbox/lead-inbox.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { sayIn } from '../languages/languages.ts';
import { MailFrame, Paragraph } from './mail-parts.tsx';
import { renderMail } from './render-mail.tsx';

/**
 * A mail that a member of staff wrote to a visitor; answers come back to us. Staff's words stay as
 * they are; what we add beneath them is in the language of the page that the visitor wrote from.
 */
export function replyMail(
  reply: LeadReply,
  { reference, details }: Pick<Lead, 'reference' | 'details'>,
  { settings }: { settings: SiteSettings },
): Mail {
  const language = languageOf(details.language);
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
          <span lang={language}>
            {settings.legalName}, {settings.contactPhone.display}
            <br />
            {sayIn(language, `Your reference is ${reference}`)}.
          </span>
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

const languageOf = (wanted: string | undefined): ContentLanguage =>
  contentLanguages.find((one): one is ContentLanguage => one === wanted) ?? 'en';
