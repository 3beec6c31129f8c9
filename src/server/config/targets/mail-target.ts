import * as z from 'zod';
import { encodeSecret, mailAddress, variable, type Values } from '../variables.ts';

/** Where mail goes: a server, or the development mailbox. */
type MailTarget = { kind: 'mailbox' } | { kind: 'smtp'; url: string };

export interface MailSettings {
  target: MailTarget;
  /** Sender of every mail; null means the sales address of the site settings. */
  from: string | null;
  /** Where leads are announced; null means the sales address of the site settings. */
  salesTo: string | null;
}

/** Variables of `env.ts` about mail. */
export const mailVariables = {
  SMTP_URL: variable(
    z.string().refine(isSmtpUrl).optional(),
    `is not an smtp:// or smtps:// address of a server, ${encodeSecret}`,
    'smtps://user:password@mail.example.com:465',
  ),
  MAIL_FROM: variable(mailAddress.optional(), 'is not an e-mail address', 'website@example.com'),
  SALES_MAIL_TO: variable(mailAddress.optional(), 'is not an e-mail address', 'sales@example.com'),
};

export function readMailSettings(values: Values<typeof mailVariables>): MailSettings {
  return {
    target: values.SMTP_URL ? { kind: 'smtp', url: values.SMTP_URL } : { kind: 'mailbox' },
    from: values.MAIL_FROM ?? null,
    salesTo: values.SALES_MAIL_TO ?? null,
  };
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  const isOfServer = url !== null && url.hostname !== '' && /^\/?$/.test(url.pathname);
  return isOfServer && ['smtp:', 'smtps:'].includes(url.protocol);
}
