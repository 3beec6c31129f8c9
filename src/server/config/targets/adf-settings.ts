import * as z from 'zod';
import { mailAddress, textLike, variable, type Values } from '../variables.ts';

/** Where a CRM takes leads; null where it takes none. */
export type AdfSettings = ReturnType<typeof readAdfSettings>;

/** Variables of `env.ts` about the CRM that is told of leads. */
export const adfVariables = {
  ADF_MAIL_TO: variable(
    mailAddress.optional(),
    'is not an e-mail address',
    'leads@crm.example.com',
  ),
  ADF_POST_URL: variable(
    z.string().refine(isPlainHttpsUrl).optional(),
    'is not an https:// address without a name or password in it',
    'https://crm.example.com/leads',
  ),
  ADF_POST_SECRET: variable(
    textLike(/^[\x21-\x7E]{1,4000}$/).optional(),
    'is not a text without spaces',
    '$(cat /run/secrets/crm)',
  ),
};

export function readAdfSettings(values: Values<typeof adfVariables>) {
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
