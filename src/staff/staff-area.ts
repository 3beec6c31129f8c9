import type { NavigationEntry } from './navigation-entry.ts';
import type { StaffRoute } from './staff-route.ts';

/** One area of the back office: its routes, and where it stands in the navigation. */
export interface StaffArea {
  routes: readonly StaffRoute[];
  /** Absent for areas that are reached from elsewhere. */
  navigation?: NavigationEntry;
}
