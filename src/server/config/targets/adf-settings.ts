import * as z from 'zod';

/** Where a CRM takes leads; null where it takes none. */
export interface AdfSettings {
  mailTo: string | null;
  post: { url: string; secret: string | null } | null;
}

/** Variables of `env.ts` about the CRM that is told of leads. */
export const adfVariables = {
  ADF_MAIL_TO: z
    .string()
    .regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/)
    .optional(),
  ADF_POST_URL: z.string().refine(isPlainHttpsUrl).optional(),
  ADF_POST_SECRET: z
    .string()
    .regex(/^[\x21-\x7E]{1,4000}$/)
    .optional(),
};

export const adfAdvice = {
  ADF_MAIL_TO: { fault: 'is not an e-mail address', example: 'ADF_MAIL_TO=leads@crm.example.com' },
  ADF_POST_URL: {
    fault: 'is not an https:// address without a name or password in it',
    example: 'ADF_POST_URL=https://crm.example.com/leads',
  },
  ADF_POST_SECRET: {
    fault: 'is not a text without spaces',
    example: 'ADF_POST_SECRET=$(cat /run/secrets/crm)',
  },
};

export function readAdfSettings(values: z.output<z.ZodObject<typeof adfVariables>>): AdfSettings {
  const { ADF_POST_URL: url, ADF_POST_SECRET: secret = null } = values;
  return {
    mailTo: values.ADF_MAIL_TO ?? null,
    post: url === undefined ? null : { url, secret },
  };
}

function isPlainHttpsUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username + url.password === '';
}
