import type { Mailbox, StoredMail } from '../mail/mail.ts';
import { privateTokensOf, withoutTokens } from '../mail/private-tokens.ts';
import type { LinkService } from './link-service.ts';
import { isAtLeast, type StaffRole } from './roles.ts';
import type { Actor } from './staff-accounts.ts';
import type { StaffMember } from './staff-member.ts';

export interface ReadMail {
  /** Links that are not for the reader have `••••••••` in the place of what opens them. */
  mail: StoredMail;
  /** The highest role that such a link is for; null when the whole mail is shown. */
  hiddenFor: StaffRole | null;
}

/** The mailbox as members read it. */
export type MailReading = ReturnType<typeof createMailReading>;

export function createMailReading(parts: {
  mailbox: Pick<Mailbox, 'list' | 'find'>;
  links: Pick<LinkService, 'roleOf'>;
  /** Writes down that somebody saw what opens a private page. */
  recordLook(mail: StoredMail, by: Actor): Promise<void>;
}) {
  const { mailbox, links, recordLook } = parts;
  return {
    /** Newest first; without links, which stand in no subject. */
    list: (limit: number): Promise<StoredMail[]> => mailbox.list(limit),

    /**
     * A link that signs somebody in is shown to those of that account's role or above. The links of
     * sellers and buyers are shown to everybody who may read the mailbox: nobody else can hand them on
     * while no mail server does. Who is shown a link of either kind stands in the audit log.
     */
    async find(number: number, reader: StaffMember): Promise<ReadMail | null> {
      const mail = await mailbox.find(number);
      if (!mail) return null;
      const tokens = await Promise.all(
        privateTokensOf(mail).map(async (token) => ({ token, role: await links.roleOf(token) })),
      );
      const hidden = tokens.flatMap(({ token, role }) =>
        role === null || isAtLeast(reader.role, role) ? [] : [{ token, role }],
      );
      if (hidden.length < tokens.length) await recordLook(mail, reader);
      const [highest = null] = hidden
        .map(({ role }) => role)
        .toSorted((a, b) => (isAtLeast(a, b) ? -1 : 1));
      return {
        mail: withoutTokens(mail, new Set(hidden.map(({ token }) => token))),
        hiddenFor: highest,
      };
    },
  };
}
