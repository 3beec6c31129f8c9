import * as z from 'zod';

/** Where mail goes: a server, or the development mailbox. */
export type MailTarget = { kind: 'mailbox' } | { kind: 'smtp'; url: string };

export interface MailSettings {
  target: MailTarget;
  /** Sender of every mail; null means the sales address of the site settings. */
  from: string | null;
  /** Where leads are announced; null means the sales address of the site settings. */
  salesTo: string | null;
}

const address = z.string().regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/);

/** Variables of `env.ts` about mail. */
export const mailVariables = {
  SMTP_URL: z.string().refine(isSmtpUrl).optional(),
  MAIL_FROM: address.optional(),
  SALES_MAIL_TO: address.optional(),
};

const notAnAddress = 'is not an e-mail address';

export const mailAdvice = {
  SMTP_URL: {
    fault: 'is not an smtp:// or smtps:// address',
    example: 'SMTP_URL=smtps://user:password@mail.example.com:465',
  },
  MAIL_FROM: { fault: notAnAddress, example: 'MAIL_FROM=website@example.com' },
  SALES_MAIL_TO: { fault: notAnAddress, example: 'SALES_MAIL_TO=sales@example.com' },
};

export function readMailSettings(values: {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  SALES_MAIL_TO?: string | undefined;
}): MailSettings {
  return {
    target: values.SMTP_URL ? { kind: 'smtp', url: values.SMTP_URL } : { kind: 'mailbox' },
    from: values.MAIL_FROM ?? null,
    salesTo: values.SALES_MAIL_TO ?? null,
  };
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}
