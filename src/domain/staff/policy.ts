import { roleHas, type Permission } from './permissions.ts';
import { accountPolicy } from './policy/account-policy.ts';
import { importPolicy } from './policy/import-policy.ts';
import { contentPolicy } from './policy/content-policy.ts';
import { insightPolicy } from './policy/insight-policy.ts';
import { leadsPolicy } from './policy/leads-policy.ts';
import { operationsPolicy } from './policy/operations-policy.ts';
import { inventoryPolicy } from './policy/inventory-policy.ts';
import { peoplePolicy } from './policy/people-policy.ts';
import type { PolicyRow, PolicyTable } from './policy/policy-row.ts';
import { submissionsPolicy } from './policy/submissions-policy.ts';
import { todayPolicy } from './policy/today-policy.ts';
import type { StaffRole } from './roles.ts';

/**
 * The one table of who may do what. A route under /staff that is not in it is refused for everybody,
 * and a test walks every route of the running app past it. One file an area.
 */
export const staffPolicy: PolicyTable = {
  ...accountPolicy,
  ...leadsPolicy,
  ...contentPolicy,
  ...insightPolicy,
  ...operationsPolicy,
  ...todayPolicy,
  ...submissionsPolicy,
  ...peoplePolicy,
  ...inventoryPolicy,
  ...importPolicy,
};

export type PolicyVerdict =
  /** Nobody wrote down who may: refused. */
  | { verdict: 'unknown' }
  | { verdict: 'public' }
  | { verdict: 'needs'; permission: Permission; recentProof: boolean };

/** What the table says about a route, by its method and its registered pattern. */
export function policyFor(method: string, pattern: string): PolicyVerdict {
  const key = `${method === 'HEAD' ? 'GET' : method} ${pattern}`;
  const row = Object.hasOwn(staffPolicy, key)
    ? (staffPolicy as Record<string, PolicyRow>)[key]
    : undefined;
  if (row === undefined) return { verdict: 'unknown' };
  if (row === 'public') return { verdict: 'public' };
  return typeof row === 'string'
    ? { verdict: 'needs', permission: row, recentProof: false }
    : { verdict: 'needs', permission: row.permission, recentProof: row.proof === 'recent' };
}

/** Whether a member may; for hiding what would be refused anyway. */
export function memberCan(member: { role: StaffRole }, permission: Permission): boolean {
  return roleHas(member.role, permission);
}
