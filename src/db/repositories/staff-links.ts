import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StaffAccounts, StaffLink } from '#domain/staff/staff-accounts.ts';
import type { Database } from '../database.ts';
import { columnsOf, fieldsOf } from '../schema/fields-as-columns.ts';
import { linkFields, type StaffLinkRow } from '../schema/staff-rows.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAct } from './staff-audit.ts';
import {
  cancelInvitation,
  endLinks,
  openInvitations,
  replaceInvitations,
} from './staff-open-links.ts';

type Links = Pick<
  StaffAccounts,
  | 'addLink'
  | 'askForPassword'
  | 'findLink'
  | 'openInvitations'
  | 'useLink'
  | 'cancelLink'
  | 'forgetLinks'
>;

export const staffMailTopic = 'staff-mail-link';
/** Its key is the address that somebody typed, of a member or not. */
export const passwordAskedTopic = 'staff-password-asked';

/** After it has run out, a link can still say so to whoever opens it. */
const keptDays = 90;

/** Of invitations that are sent at once, each sees those before it. */
const advisoryLockId = 0x696e7669;

export function createStaffLinks(database: Database): Links {
  const { kysely } = database;
  return {
    addLink: (link, { actor, mail }) =>
      kysely.transaction().execute(async (trx) => {
        const at = new Date().toISOString();
        // SQLite holds its one write lock from the start of the transaction.
        if (database.engine === 'postgres' && link.kind === 'invitation')
          await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLockId)})`.execute(trx);
        const email = link.email?.trim().toLowerCase() ?? null;
        const added = { ...link, id: randomUUID(), email, createdAt: at, usedAt: null };
        const row: StaffLinkRow = columnsOf(added, linkFields);
        if (row.kind === 'invitation' && !(await replaceInvitations(trx, row, actor, at)))
          return null;
        await trx.insertInto('staff_links').values(row).execute();
        await recordAct(trx, actor, {
          action: `link.${link.kind}`,
          subject: [link.memberId === null ? 'invitation' : 'member', link.memberId ?? row.id],
          after: { email: row.email, name: row.name, role: row.role, expiresAt: row.expires_at },
          at,
        });
        if (mail) await addJobs(trx, [{ topic: staffMailTopic, key: row.id }], at);
        return fromRow(row);
      }),

    askForPassword: (email) =>
      kysely
        .transaction()
        .execute((trx) =>
          addJobs(trx, [{ topic: passwordAskedTopic, key: email }], new Date().toISOString()),
        ),

    async findLink(id) {
      const row = await kysely
        .selectFrom('staff_links')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    async openInvitations() {
      const rows = await openInvitations(kysely, new Date().toISOString())
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(fromRow);
    },

    useLink: (id) =>
      kysely.transaction().execute(async (trx) => {
        const link = await trx
          .selectFrom('staff_links')
          .select(['kind', 'email', 'member_id'])
          .where('id', '=', id)
          .executeTakeFirst();
        return link ? endLinks(trx, link, { at: new Date().toISOString(), used: id }) : false;
      }),

    cancelLink: (id, actor) =>
      kysely
        .transaction()
        .execute((trx) => cancelInvitation(trx, id, actor, new Date().toISOString())),

    async forgetLinks() {
      const before = new Date(Date.now() - keptDays * 86_400_000).toISOString();
      await kysely.deleteFrom('staff_links').where('expires_at', '<', before).execute();
    },
  };
}

const fromRow = (row: StaffLinkRow): StaffLink => fieldsOf(row, linkFields);
