import type { Hono } from 'hono';
import type { NavigationEntry } from './navigation-entry.ts';
import type { StaffEnv } from './staff-services.ts';

/** One area of the back office: its routes with whole paths, and where it stands in the navigation. */
export interface StaffArea {
  routes: Hono<StaffEnv>;
  /** Absent for areas that are reached from elsewhere. */
  navigation?: NavigationEntry;
}
