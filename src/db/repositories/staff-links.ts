import { randomUUID } from 'node:crypto';
import type { StaffAccounts, StaffLink } from '#domain/staff/staff-accounts.ts';
import type { Database } from '../database.ts';
import type { StaffLinkRow } from '../schema/staff-rows.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAudit } from './staff-audit.ts';

type Links = Pick<
  StaffAccounts,
  'addLink' | 'askForPassword' | 'findLink' | 'openInvitations' | 'useLink' | 'cancelLink'
>;

export const staffMailTopic = 'staff-mail-link';
/** Its key is the address that somebody typed, of a member or not. */
export const passwordAskedTopic = 'staff-password-asked';

export function createStaffLinks({ kysely }: Database): Links {
  return {
    addLink: (link, { actor, mail }) =>
      kysely.transaction().execute(async (trx) => {
        const at = new Date().toISOString();
        const row: StaffLinkRow = {
          id: randomUUID(),
          kind: link.kind,
          member_id: link.memberId,
          email: link.email?.trim().toLowerCase() ?? null,
          name: link.name,
          role: link.role,
          created_by: link.createdBy,
          created_at: at,
          expires_at: link.expiresAt,
          used_at: null,
        };
        await trx.insertInto('staff_links').values(row).execute();
        await recordAudit(trx, {
          memberId: actor.id,
          memberName: actor.name,
          action: `link.${link.kind}`,
          subjectKind: link.memberId === null ? 'invitation' : 'member',
          subjectId: link.memberId ?? row.id,
          before: null,
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
      const rows = await kysely
        .selectFrom('staff_links')
        .selectAll()
        .where('kind', '=', 'invitation')
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date().toISOString())
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(fromRow);
    },

    async useLink(id) {
      const at = new Date().toISOString();
      const used = await kysely
        .updateTable('staff_links')
        .set({ used_at: at })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', at)
        .returning('id')
        .execute();
      return used.length > 0;
    },

    cancelLink: (id, actor) =>
      kysely.transaction().execute(async (trx) => {
        const at = new Date().toISOString();
        const [row] = await trx
          .updateTable('staff_links')
          .set({ used_at: at })
          .where('id', '=', id)
          .where('used_at', 'is', null)
          .returningAll()
          .execute();
        if (!row) return false;
        await recordAudit(trx, {
          memberId: actor.id,
          memberName: actor.name,
          action: 'link.cancel',
          subjectKind: 'invitation',
          subjectId: id,
          before: { email: row.email, role: row.role },
          after: null,
          at,
        });
        return true;
      }),
  };
}

function fromRow(row: StaffLinkRow): StaffLink {
  return {
    id: row.id,
    kind: row.kind,
    memberId: row.member_id,
    email: row.email,
    name: row.name,
    role: row.role,
    createdBy: row.created_by,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  };
}
