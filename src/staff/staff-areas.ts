import { signInRoutes } from './routes/sign-in/sign-in-routes.tsx';
import { todayRoutes } from './routes/today/today-routes.tsx';
import type { StaffArea } from './staff-area.ts';

/**
 * Every area, in the order of the navigation: Today, Submissions, Inventory, Import, Leads, Content,
 * Insight, Operations, People, Audit. An area is in the navigation as soon as it stands here.
 */
export const staffAreas: readonly StaffArea[] = [
  { routes: signInRoutes },
  {
    routes: todayRoutes,
    navigation: { label: 'Today', href: '/staff', icon: 'today', permission: 'today.read' },
  },
];
