import type { Mailbox, StoredMail } from '#domain/mail/mail.ts';
import type { Actor } from '#domain/staff/staff-accounts.ts';
import type { Database } from '../database.ts';
import type { MailboxRow } from '../schema/lead-rows.ts';
import { recordAct } from './staff-audit.ts';

/** The development mailbox as a table. */
export function createMailbox({ kysely, bookkeeping = kysely }: Database): Mailbox {
  return {
    async put(mail) {
      // The job that put it here ends after it, in the same order on the disk.
      await bookkeeping
        .insertInto('mailbox')
        .values({
          message_id: mail.id,
          at: new Date().toISOString(),
          recipient: mail.to,
          reply_to: mail.replyTo,
          subject: mail.subject,
          text_body: mail.text,
          html_body: mail.html,
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute();
    },
    async list(limit) {
      const query = kysely.selectFrom('mailbox').selectAll().orderBy('id', 'desc').limit(limit);
      return (await query.execute()).map(mailFromRow);
    },
    async find(number) {
      const query = kysely.selectFrom('mailbox').selectAll().where('id', '=', number);
      const row = await query.executeTakeFirst();
      return row ? mailFromRow(row) : null;
    },
  };
}

/** Somebody saw what opens a private page. Not whose: a person who is erased stands nowhere. */
export const recordMailLook = (
  { kysely }: Database,
  { number }: StoredMail,
  by: Actor,
  at: Date,
): Promise<void> =>
  recordAct(kysely, by, { action: 'mail.look', subject: ['mail', number], at: at.toISOString() });

function mailFromRow(row: Omit<MailboxRow, 'id'> & { id: number }): StoredMail {
  return {
    number: row.id,
    id: row.message_id,
    at: row.at,
    to: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
  };
}
