import { randomUUID } from 'node:crypto';
import type { Actor } from '#domain/staff/staff-accounts.ts';
import { isNoticed, type SecurityNotice } from '#domain/staff/security-notice.ts';
import type { Executor } from '../database.ts';
import { addJobs } from './outbox-jobs.ts';
import { recordAct, type Act } from './staff-audit.ts';

/** Its key is a number of its own; the payload says what happened. */
export const staffNoticeTopic = 'staff-security-notice';

/** One line about a member, who hears of it where it is about the way into the account. */
export async function auditMember(
  trx: Executor,
  actor: Actor,
  { memberId, ...act }: Omit<Act, 'subject'> & { memberId: string },
): Promise<void> {
  await recordAct(trx, actor, { ...act, subject: ['member', memberId] });
  const { action, at } = act;
  if (!isNoticed(action)) return;
  const by = actor.id === memberId ? null : actor.name;
  const payload: SecurityNotice = { memberId, action, by, at };
  await addJobs(trx, [{ topic: staffNoticeTopic, key: randomUUID(), payload }], at);
}
