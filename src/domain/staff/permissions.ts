import type { StaffRole } from './roles.ts';

const leading: readonly StaffRole[] = ['owner', 'manager'];
const selling: readonly StaffRole[] = [...leading, 'sales'];
const editing: readonly StaffRole[] = [...selling, 'editor'];
const all: readonly StaffRole[] = [...editing, 'viewer'];

/**
 * Which roles have which permission. A page asks for a permission, never for a role. Reading what
 * strangers wrote about themselves (`submissions.read`, `leads.read`) is kept to those who answer it.
 */
export const permissions = {
  'account.own': all,
  'today.read': all,
  'submissions.read': selling,
  'submissions.work': selling,
  'inventory.read': all,
  'inventory.edit': editing,
  /** Prices, states and many rows at once. */
  'inventory.price': selling,
  'inventory.bulk': leading,
  'import.run': leading,
  'export.run': leading,
  'leads.read': selling,
  'leads.work': selling,
  'leads.erase': leading,
  'content.read': all,
  'content.edit': [...leading, 'editor'],
  'settings.edit': leading,
  'insight.read': all,
  'operations.read': leading,
  'operations.act': leading,
  /** Tells other systems of buses and people. */
  'webhooks.manage': leading,
  'people.manage': leading,
  /** Keys of partners' programs. */
  'partners.manage': leading,
  'audit.read': leading,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof permissions;

export function roleHas(role: StaffRole, permission: Permission): boolean {
  const roles: readonly StaffRole[] = permissions[permission];
  return roles.includes(role);
}

/** Whether a member may; for hiding what would be refused anyway. */
export function memberCan(member: { role: StaffRole }, permission: Permission): boolean {
  return roleHas(member.role, permission);
}
