import { sql } from 'kysely';
import type { StaffAccount, StaffAccounts } from '#domain/staff/staff-accounts.ts';
import type { Database, Executor } from '../database.ts';
import { fieldsOf } from '../schema/fields-as-columns.ts';

type Reads = Pick<StaffAccounts, 'list' | 'find' | 'findByEmail' | 'passwordHash' | 'passkeys'>;

function accounts(executor: Executor) {
  return executor
    .selectFrom('staff_members as member')
    .select([
      'member.id',
      'member.name',
      'member.email',
      'member.role',
      'member.created_at',
      'member.disabled_at',
      'member.demo',
      'member.two_factor_enabled',
      sql<number>`(select count(*) from staff_passkeys where user_id = member.id)`.as('passkeys'),
      sql<string | null>`(select max(updated_at) from staff_sessions where user_id = member.id)`.as(
        'last_seen_at',
      ),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

function fromRow(row: Row): StaffAccount {
  return {
    ...fieldsOf(row, ['id', 'name', 'email', 'role', 'createdAt', 'disabledAt', 'lastSeenAt']),
    demo: row.demo === 1,
    twoFactor: row.two_factor_enabled === 1,
    passkeys: Number(row.passkeys),
  };
}

export async function findAccount(executor: Executor, id: string): Promise<StaffAccount | null> {
  const row = await accounts(executor).where('member.id', '=', id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

export function createStaffMemberReads({ kysely }: Database): Reads {
  return {
    list: async () =>
      (await accounts(kysely).orderBy('member.name').orderBy('member.id').execute()).map(fromRow),
    find: (id) => findAccount(kysely, id),
    async findByEmail(email) {
      const row = await accounts(kysely)
        .where('member.email', '=', email.trim().toLowerCase())
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },
    async passwordHash(id) {
      const row = await kysely
        .selectFrom('staff_accounts')
        .select('password')
        .where('user_id', '=', id)
        .where('provider_id', '=', 'credential')
        .executeTakeFirst();
      return row?.password ?? null;
    },
    async passkeys(memberId) {
      const rows = await kysely
        .selectFrom('staff_passkeys')
        .select(['id', 'name', 'created_at'])
        .where('user_id', '=', memberId)
        .orderBy('created_at')
        .execute();
      return rows.map(({ id, name, created_at }) => ({
        id,
        name: name ?? 'Passkey',
        createdAt: created_at,
      }));
    },
  };
}
