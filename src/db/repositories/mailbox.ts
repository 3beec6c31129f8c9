import type { Mailbox, StoredMail } from '#domain/mail/mail.ts';
import type { Actor } from '#domain/staff/staff-accounts.ts';
import type { Database, Executor } from '../database.ts';
import type { MailboxRow } from '../schema/lead-rows.ts';
import { recordAct } from './staff-audit.ts';

/** The development mailbox as a table. */
export function createMailbox({ kysely, bookkeeping = kysely }: Database): Mailbox {
  return {
    // The job that put it here ends after it, in the same order on the disk.
    put: (mail) =>
      bookkeeping.transaction().execute(async (trx) => {
        // Erased while it was being written, its person has no mail here any more.
        if (await isGone(trx, aboutWhat.exec(mail.id)?.[0])) return;
        await trx
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
      }),
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

/** What a mail is about, in its id: the reference of a request or of an offered bus. */
const aboutWhat = /OM(?:-[0-9A-Z]{4}){3}/;

/** Held until the mail is here: whoever erases it at this moment waits, and takes the mail along. */
async function isGone(trx: Executor, reference: string | undefined): Promise<boolean> {
  if (reference === undefined) return false;
  for (const table of ['leads', 'submissions'] as const) {
    const row = trx.selectFrom(table).select('id').where('reference', '=', reference);
    if (await row.forKeyShare().executeTakeFirst()) return false;
  }
  return true;
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
