import { accountRoutes } from './routes/account/account-routes.tsx';
import { secondFactorRoutes } from './routes/account/second-factor-routes.tsx';
import { confirmRoutes } from './routes/sign-in/confirm-routes.tsx';
import { linkRoutes } from './routes/sign-in/link-routes.tsx';
import { passkeyRoutes } from './routes/sign-in/passkey-routes.ts';
import { signInRoutes } from './routes/sign-in/sign-in-routes.tsx';
import { operationsRoutes } from './routes/operations/operations-routes.tsx';
import { contentRoutes } from './routes/content/content-routes.tsx';
import { insightRoutes } from './routes/insight/insight-routes.tsx';
import { importRoutes } from './routes/import/import-routes.tsx';
import { inventoryRoutes } from './routes/inventory/inventory-routes.tsx';
import { leadsRoutes } from './routes/leads/leads-routes.tsx';
import { auditRoutes } from './routes/audit/audit-routes.tsx';
import { jumpRoutes } from './routes/jump/jump-routes.ts';
import { peopleRoutes } from './routes/people/people-routes.tsx';
import { submissionsRoutes } from './routes/submissions/submissions-routes.tsx';
import { todayRoutes } from './routes/today/today-routes.tsx';
import type { StaffArea } from './staff-area.ts';

/**
 * Every area, in the order of the navigation: Today, Submissions, Inventory, Import, Leads, Content,
 * Insight, Operations, People, Audit. An area is in the navigation as soon as it stands here.
 */
export const staffAreas: readonly StaffArea[] = [
  { routes: signInRoutes },
  { routes: linkRoutes },
  { routes: passkeyRoutes },
  { routes: confirmRoutes },
  { routes: accountRoutes },
  { routes: jumpRoutes },
  { routes: secondFactorRoutes },
  {
    routes: todayRoutes,
    navigation: { label: 'Today', href: '/staff', icon: 'today', permission: 'today.read' },
  },
  {
    routes: submissionsRoutes,
    navigation: {
      label: 'Submissions',
      href: '/staff/submissions',
      icon: 'submissions',
      permission: 'submissions.read',
    },
  },
  {
    routes: inventoryRoutes,
    navigation: {
      label: 'Inventory',
      href: '/staff/inventory',
      icon: 'inventory',
      permission: 'inventory.read',
    },
  },
  {
    routes: importRoutes,
    navigation: {
      label: 'Import',
      href: '/staff/import',
      icon: 'import',
      permission: 'import.run',
    },
  },
  {
    routes: leadsRoutes,
    navigation: { label: 'Leads', href: '/staff/leads', icon: 'leads', permission: 'leads.read' },
  },
  {
    routes: contentRoutes,
    navigation: {
      label: 'Content',
      href: '/staff/content',
      icon: 'content',
      permission: 'content.read',
    },
  },
  {
    routes: insightRoutes,
    navigation: {
      label: 'Insight',
      href: '/staff/insight',
      icon: 'insight',
      permission: 'insight.read',
    },
  },
  {
    routes: operationsRoutes,
    navigation: {
      label: 'Operations',
      href: '/staff/operations',
      icon: 'operations',
      permission: 'operations.read',
    },
  },
  {
    routes: peopleRoutes,
    navigation: {
      label: 'People',
      href: '/staff/people',
      icon: 'people',
      permission: 'people.manage',
    },
  },
  {
    routes: auditRoutes,
    navigation: { label: 'Audit', href: '/staff/audit', icon: 'audit', permission: 'audit.read' },
  },
];
