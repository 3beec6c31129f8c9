import type { Mailbox, Mailer } from '#domain/mail/mail.ts';

/** Mail for as long as no mail server is configured: it lands in the development mailbox. */
export function createMailboxMailer(mailbox: Mailbox): Mailer {
  return {
    send: (mail) => mailbox.put(mail),
  };
}
