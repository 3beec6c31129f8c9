import { t } from '@lingui/core/macro';
import { isToken } from '#domain/hash-text.ts';

/** What is said of a private link that has not all its letters, or more; null for one that has. */
export const cutLinkWords = (token: string | undefined) =>
  isToken(token ?? '')
    ? null
    : {
        title: t`This link is not as we sent it`,
        text: t`Some mail programs cut a link off at the end of a line. Open it from our mail once more, or copy all of it into the address bar. If that does not help, call us.`,
      };
