import type { Actor } from '#domain/staff/staff-accounts.ts';
import { roleHas } from '#domain/staff/permissions.ts';
import { isAtLeast, type StaffRole } from '#domain/staff/roles.ts';
import type { Executor } from '../database.ts';
import type { StaffLinkRow } from '../schema/staff-rows.ts';
import { recordAct } from './staff-audit.ts';

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
  await recordAct(trx, actor, {
    action: 'link.cancel',
    subject: ['invitation', id],
    before: { email: row.email, role: row.role },
    at,
  });
  return true;
}

/** Invitations that are neither used nor past. */
export function openInvitations(executor: Executor, at: string) {
  return executor
    .selectFrom('staff_links')
    .selectAll()
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', at);
}

/**
 * Takes back what the address of a new invitation was invited to before. False, and nothing is taken
 * back, when whoever sends it may not invite to that, or to what it says itself.
 */
export async function replaceInvitations(
  trx: Executor,
  { email, role }: Pick<StaffLinkRow, 'email' | 'role'>,
  actor: Actor,
  at: string,
): Promise<boolean> {
  const sender = actor.id === null ? 'owner' : await workingRole(trx, actor.id);
  const open = await openInvitations(trx, at).where('email', '=', email).orderBy('id').execute();
  if (![role, ...open.map((link) => link.role)].every((to) => mayInvite(sender, to))) return false;
  for (const { id } of open) await cancelInvitation(trx, id, actor, at);
  return true;
}

/** Takes back what a member invited to and may not invite to any more; `role` null: switched off. */
export async function cancelInvitationsBy(
  trx: Executor,
  member: { id: string; role: StaffRole | null },
  actor: Actor,
  at: string,
): Promise<void> {
  const open = await openInvitations(trx, at)
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
  for (const { id, role } of open) {
    if (!mayInvite(member.role, role)) await cancelInvitation(trx, id, actor, at);
  }
}

function mayInvite(sender: StaffRole | null, to: StaffRole | null): boolean {
  return (
    sender !== null && to !== null && roleHas(sender, 'people.manage') && isAtLeast(sender, to)
  );
}

/** As it is until the transaction ends; null for who is switched off. */
async function workingRole(trx: Executor, memberId: string): Promise<StaffRole | null> {
  const row = await trx
    .selectFrom('staff_members')
    .select('role')
    .where('id', '=', memberId)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.role ?? null;
}
