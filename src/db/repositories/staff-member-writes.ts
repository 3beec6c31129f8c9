import { randomUUID } from 'node:crypto';
import type {
  Actor,
  MemberChange,
  SeenMember,
  StaffAccounts,
} from '#domain/staff/staff-accounts.ts';
import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { Database, Executor } from '../database.ts';
import type { StaffMemberRow } from '../schema/staff-rows.ts';
import { auditMember } from './staff-member-audit.ts';
import { findAccount } from './staff-member-reads.ts';
import { cancelInvitationsBy, endLinks } from './staff-open-links.ts';
import { deleteSessions } from './staff-sessions.ts';

type Writes = Pick<
  StaffAccounts,
  | 'create'
  | 'changeRole'
  | 'setDisabled'
  | 'setPassword'
  | 'forgetSecondFactors'
  | 'takeCodeStep'
  | 'replaceApp'
  | 'removePasskey'
  | 'note'
>;

export function createStaffMemberWrites({ kysely }: Database): Writes {
  /** Locks all members, so that two owners cannot disable each other at once. */
  const change = (
    id: string,
    actor: Actor,
    line: {
      action: string;
      columns: Partial<StaffMemberRow>;
      endsAccess?: boolean;
    },
    seen?: SeenMember,
  ): Promise<MemberChange> =>
    kysely.transaction().execute(async (trx): Promise<MemberChange> => {
      await trx.selectFrom('staff_members').select('id').orderBy('id').forUpdate().execute();
      const before = await findAccount(trx, id);
      if (!before) return { outcome: 'missing' };
      const isDisabled = before.disabledAt !== null;
      if (seen && (seen.role !== before.role || seen.disabled !== isDisabled))
        return { outcome: 'conflict', current: before };
      const losesOwner =
        before.role === 'owner' &&
        !isDisabled &&
        (line.columns.role !== undefined
          ? line.columns.role !== 'owner'
          : line.endsAccess === true);
      if (losesOwner && !(await otherOwner(trx, id))) return { outcome: 'last-owner' };
      const at = new Date().toISOString();
      await trx
        .updateTable('staff_members')
        .set({ ...line.columns, updated_at: at })
        .where('id', '=', id)
        .execute();
      if (line.endsAccess) {
        await deleteSessions(trx, id, null);
      }
      const after = await findAccount(trx, id);
      if (!after) throw new Error('a member vanished under its lock');
      await endLinks(trx, { member_id: id }, { at, used: null });
      const role = after.disabledAt === null ? after.role : null;
      await cancelInvitationsBy(trx, { id, role }, actor, at);
      await auditMember(trx, actor, {
        action: line.action,
        memberId: id,
        before: told(before),
        after: told(after),
        at,
      });
      return { outcome: 'changed', member: after };
    });

  return {
    create: ({ name, email, role, passwordHash, demo = false }, actor, link) =>
      kysely.transaction().execute(async (trx): Promise<StaffMember | null> => {
        const id = randomUUID();
        const at = new Date().toISOString();
        const member: StaffMember = { id, name, email: email.trim().toLowerCase(), role };
        const whose = { kind: 'invitation', email: member.email } as const;
        if (!(await endLinks(trx, whose, { at, used: link ?? null }))) return null;
        const stored = await trx
          .insertInto('staff_members')
          .values({
            ...member,
            email_verified: 1,
            image: null,
            disabled_at: null,
            demo: demo ? 1 : 0,
            two_factor_enabled: 0,
            created_at: at,
            updated_at: at,
          })
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!stored) return null;
        if (passwordHash !== null) await putPassword(trx, id, passwordHash, at);
        await auditMember(trx, actor, {
          action: 'member.create',
          memberId: id,
          after: { name, email: member.email, role },
          at,
        });
        return member;
      }),

    changeRole: (id, role, actor, seen) =>
      change(id, actor, { action: 'member.role', columns: { role } }, seen),
    setDisabled: (id, disabled, actor, seen) =>
      change(
        id,
        actor,
        {
          action: disabled ? 'member.disable' : 'member.enable',
          columns: { disabled_at: disabled ? new Date().toISOString() : null },
          endsAccess: disabled,
        },
        seen,
      ),

    setPassword: (id, passwordHash, { actor, keepSessionId, link = null }) =>
      kysely.transaction().execute(async (trx) => {
        const at = new Date().toISOString();
        await lockMember(trx, id);
        if (!(await endLinks(trx, { member_id: id }, { at, used: link }))) return false;
        await putPassword(trx, id, passwordHash, at);
        await deleteSessions(trx, id, keepSessionId);
        // Whoever typed the old one and is asked for the code.
        await trx.deleteFrom('staff_verifications').where('value', '=', id).execute();
        await auditMember(trx, actor, { action: 'member.password', memberId: id, at });
        return true;
      }),

    forgetSecondFactors: (id, actor) =>
      kysely.transaction().execute(async (trx) => {
        const at = new Date().toISOString();
        await lockMember(trx, id);
        const before = await findAccount(trx, id);
        if (!before) return;
        await trx.deleteFrom('staff_two_factors').where('user_id', '=', id).execute();
        await trx.deleteFrom('staff_passkeys').where('user_id', '=', id).execute();
        await deleteSessions(trx, id, null);
        await trx
          .updateTable('staff_members')
          .set({ two_factor_enabled: 0, updated_at: at })
          .where('id', '=', id)
          .execute();
        await auditMember(trx, actor, {
          action: 'member.forget-second-factors',
          memberId: id,
          before: { authenticatorApp: before.twoFactor, passkeys: before.passkeys },
          after: { authenticatorApp: false, passkeys: 0 },
          at,
        });
      }),

    async takeCodeStep(id, step) {
      const taken = await kysely
        .updateTable('staff_two_factors')
        .set({ last_step: step })
        .where('user_id', '=', id)
        .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
        .returning('id')
        .execute();
      return taken.length > 0;
    },

    replaceApp: (id, { secret, step }, keepSessionId) =>
      kysely.transaction().execute(async (trx) => {
        const replaced = await trx
          .updateTable('staff_two_factors')
          .set({ secret, last_step: step })
          .where('user_id', '=', id)
          .where('verified', '=', 1)
          .returning('id')
          .execute();
        if (replaced.length === 0) return false;
        await noteAbout(trx, 'member.authenticator-app', id, keepSessionId);
        return true;
      }),

    removePasskey: (memberId, passkeyId, { actor, keepSessionId }) =>
      kysely.transaction().execute(async (trx) => {
        await lockMember(trx, memberId);
        const named = await trx
          .selectFrom('staff_passkeys')
          .select('name')
          .where('id', '=', passkeyId)
          .where('user_id', '=', memberId)
          .executeTakeFirst();
        const account = await findAccount(trx, memberId);
        if (!named || !account) return 'missing';
        if (!account.twoFactor && account.passkeys < 2) return 'only-second-step';
        await trx.deleteFrom('staff_passkeys').where('id', '=', passkeyId).execute();
        // Which of them it began is not kept, and whoever has a lost phone may be in one.
        await deleteSessions(trx, memberId, keepSessionId);
        const at = new Date().toISOString();
        const before = { passkey: named.name };
        await auditMember(trx, actor, { action: 'member.passkey-remove', memberId, before, at });
        return 'removed';
      }),

    note: (action, memberId, keepSessionId) =>
      kysely.transaction().execute((trx) => noteAbout(trx, action, memberId, keepSessionId)),
  };
}

/** What somebody did to their own account. */
async function noteAbout(
  trx: Executor,
  action: string,
  memberId: string,
  keepSessionId?: string,
): Promise<void> {
  const member = await findAccount(trx, memberId);
  if (!member) return;
  if (keepSessionId !== undefined) await deleteSessions(trx, memberId, keepSessionId);
  const at = new Date().toISOString();
  await auditMember(trx, { id: memberId, name: member.name }, { action, memberId, at });
}

const told = ({ name, email, role, disabledAt }: Awaited<ReturnType<typeof findAccount>> & {}) => ({
  name,
  email,
  role,
  disabled: disabledAt !== null,
});

/** Whoever changes what belongs to one member waits here for others who do. */
export async function lockMember(trx: Executor, id: string): Promise<void> {
  await trx.selectFrom('staff_members').select('id').where('id', '=', id).forUpdate().execute();
}

async function otherOwner(trx: Executor, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('staff_members')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function putPassword(trx: Executor, id: string, hash: string, at: string): Promise<void> {
  const changed = await trx
    .updateTable('staff_accounts')
    .set({ password: hash, updated_at: at })
    .where('user_id', '=', id)
    .where('provider_id', '=', 'credential')
    .returning('id')
    .execute();
  if (changed.length > 0) return;
  await trx
    .insertInto('staff_accounts')
    .values({
      id: randomUUID(),
      account_id: id,
      provider_id: 'credential',
      user_id: id,
      password: hash,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
