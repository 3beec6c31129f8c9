import type { Permission } from '#domain/staff/permissions.ts';
import type { StaffIconName } from './layout/staff-icon.tsx';

/** One line of the navigation; shown to those who have the permission. */
export interface NavigationEntry {
  label: string;
  href: string;
  icon: StaffIconName;
  permission: Permission;
}
