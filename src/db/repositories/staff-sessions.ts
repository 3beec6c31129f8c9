import type { StaffAccounts } from '#domain/staff/staff-accounts.ts';
import type { Database, Executor } from '../database.ts';
import { auditMember } from './staff-member-audit.ts';

type Sessions = Pick<
  StaffAccounts,
  'sessions' | 'endSession' | 'endSessions' | 'markProved' | 'forgetSessions'
>;

const longestUserAgent = 300;

export function createStaffSessions({ kysely }: Database): Sessions {
  return {
    async sessions(memberId) {
      const rows = await kysely
        .selectFrom('staff_sessions')
        .selectAll()
        .where('user_id', '=', memberId)
        .where('expires_at', '>', new Date().toISOString())
        .orderBy('updated_at', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        lastSeenAt: row.updated_at,
        expiresAt: row.expires_at,
        userAgent: row.user_agent?.slice(0, longestUserAgent) || null,
      }));
    },

    endSession: (memberId, sessionId, actor) =>
      kysely.transaction().execute(async (trx) => {
        const ended = await trx
          .deleteFrom('staff_sessions')
          .where('user_id', '=', memberId)
          .where('id', '=', sessionId)
          .returning('id')
          .execute();
        if (ended.length === 0) return false;
        const at = new Date().toISOString();
        await auditMember(trx, actor, { action: 'session.end', memberId, at });
        return true;
      }),

    endSessions: (memberId, keepSessionId, actor) =>
      kysely.transaction().execute(async (trx) => {
        const ended = await deleteSessions(trx, memberId, keepSessionId);
        const at = new Date().toISOString();
        await auditMember(trx, actor, {
          action: 'session.end-all',
          memberId,
          after: { ended },
          at,
        });
        return ended;
      }),

    async markProved(sessionId) {
      await kysely
        .updateTable('staff_sessions')
        .set({ proved_at: new Date().toISOString() })
        .where('id', '=', sessionId)
        .execute();
    },

    async forgetSessions() {
      await kysely
        .deleteFrom('staff_sessions')
        .where('expires_at', '<', new Date().toISOString())
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('staff_sessions as later')
              .select('later.id')
              .whereRef('later.user_id', '=', 'staff_sessions.user_id')
              .whereRef('later.updated_at', '>', 'staff_sessions.updated_at'),
          ),
        )
        .execute();
    },
  };
}

/** Returns how many ended. */
export async function deleteSessions(
  trx: Executor,
  memberId: string,
  keepSessionId: string | null,
): Promise<number> {
  let ending = trx.deleteFrom('staff_sessions').where('user_id', '=', memberId);
  if (keepSessionId !== null) ending = ending.where('id', '<>', keepSessionId);
  return (await ending.returning('id').execute()).length;
}
