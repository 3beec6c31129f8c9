import type { Mail } from './mail.ts';

/**
 * What opens somebody's private page in an address of ours: 32 hex digits, and behind those of staff's
 * one-time links our signature. Nothing else that we write into mails looks like it.
 */
const privateToken = /(?<![\w-])[0-9a-f]{32}(?:\.[\w-]{43})?(?![\w-])/g;
const mask = '••••••••';

/** Each once, as they stand in a mail. */
export function privateTokensOf({ subject, text, html }: Mail): string[] {
  return [...new Set([subject, text, html].join('\n').match(privateToken))];
}

/** The same mail without the tokens that are not to be shown. */
export function withoutTokens<M extends Mail>(mail: M, hidden: ReadonlySet<string>): M {
  const masked = (text: string) =>
    text.replace(privateToken, (token) => (hidden.has(token) ? mask : token));
  const { subject, text, html } = mail;
  return { ...mail, subject: masked(subject), text: masked(text), html: masked(html) };
}
