import type { Actor } from '#domain/staff/staff-accounts.ts';
import { roleHas } from '#domain/staff/permissions.ts';
import { isAtLeast, type StaffRole } from '#domain/staff/roles.ts';
import type { Executor } from '../database.ts';
import type { StaffLinkRow } from '../schema/staff-rows.ts';
import { recordAudit } from './staff-audit.ts';

/** Whose links: a member's, those that invite an address, or the demo's, which has neither. */
type Whose = Partial<Pick<StaffLinkRow, 'member_id' | 'email' | 'kind'>>;

/**
 * Ends every open link of somebody, inside the transaction of what ends them. With `used`, only when
 * that one still opens: false otherwise, and nothing ends. They are locked in one order, so that of two
 * links that are used at once one is the first and the other opens nothing.
 */
export async function endLinks(
  trx: Executor,
  whose: Whose,
  { at, used }: { at: string; used: string | null },
): Promise<boolean> {
  const links = await trx
    .selectFrom('staff_links')
    .select(['id', 'expires_at'])
    .where('used_at', 'is', null)
    .where((eb) =>
      eb.and(
        Object.entries(whose).map(([column, value]) =>
          eb(column as keyof Whose, value === null ? 'is' : '=', value),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (used !== null && !links.some(({ id, expires_at }) => id === used && expires_at > at)) {
    return false;
  }
  const ids = links.map(({ id }) => id);
  if (ids.length > 0) {
    await trx.updateTable('staff_links').set({ used_at: at }).where('id', 'in', ids).execute();
  }
  return true;
}

/** Takes an open invitation back; false when it was used or taken back before. */
export async function cancelInvitation(
  trx: Executor,
  id: string,
  actor: Actor,
  at: string,
): Promise<boolean> {
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
}

/** Takes back what an address was invited to before. */
export async function cancelInvitationsTo(
  trx: Executor,
  email: string | null,
  actor: Actor,
  at: string,
): Promise<void> {
  const open = await trx
    .selectFrom('staff_links')
    .select('id')
    .where('kind', '=', 'invitation')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of open) await cancelInvitation(trx, id, actor, at);
}

/** Takes back what a member invited to and may not invite to any more; `role` null: switched off. */
export async function cancelInvitationsBy(
  trx: Executor,
  member: { id: string; role: StaffRole | null },
  actor: Actor,
  at: string,
): Promise<void> {
  const open = await trx
    .selectFrom('staff_links')
    .select(['id', 'role'])
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    // Who sent it is told by the log: the link itself keeps a name only.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('staff_audit')
        .select('subject_id')
        .where('member_id', '=', member.id)
        .where('action', '=', 'link.invitation'),
    )
    .orderBy('id')
    .execute();
  const mayInvite = member.role !== null && roleHas(member.role, 'people.manage');
  for (const { id, role } of open) {
    const stands =
      mayInvite && member.role !== null && role !== null && isAtLeast(member.role, role);
    if (!stands) await cancelInvitation(trx, id, actor, at);
  }
}
