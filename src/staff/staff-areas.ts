import { accountRoutes } from './routes/account/account-routes.tsx';
import { newAppRoutes } from './routes/account/new-app-routes.tsx';
import { secondFactorRoutes } from './routes/account/second-factor-routes.tsx';
import { confirmRoutes } from './routes/sign-in/confirm-routes.tsx';
import { linkRoutes } from './routes/sign-in/link-routes.tsx';
import { passkeyRoutes } from './routes/sign-in/passkey-routes.ts';
import { signInRoutes } from './routes/sign-in/sign-in-routes.tsx';
import { operationsRoutes } from './routes/operations/operations-routes.tsx';
import { contentRoutes } from './routes/content/content-routes.tsx';
import { insightRoutes } from './routes/insight/insight-routes.tsx';
import { importRoutes } from './routes/import/import-routes.tsx';
import { inspectionsRoutes } from './routes/inspections/inspections-routes.tsx';
import { inventoryRoutes } from './routes/inventory/inventory-routes.tsx';
import { leadsRoutes } from './routes/leads/leads-routes.tsx';
import { auditRoute } from './routes/audit/audit-routes.tsx';
import { jumpRoute } from './routes/jump/jump-routes.ts';
import { partnerRoutes } from './routes/partners/partner-routes.tsx';
import { partnerUrls } from './routes/partners/partner-urls.ts';
import { peopleRoutes } from './routes/people/people-routes.tsx';
import { webhookRoutes } from './routes/webhooks/webhook-routes.tsx';
import { submissionsRoutes } from './routes/submissions/submissions-routes.tsx';
import { todayRoute } from './routes/today/today-routes.tsx';
import type { StaffArea } from './staff-area.ts';
import { staffUrls } from './urls.ts';
import { peopleUrls } from './routes/people/people-urls.ts';
import { inventoryUrls } from './routes/inventory/inventory-urls.ts';
import { submissionUrls } from './routes/submissions/submission-urls.ts';
import { importUrls } from './routes/import/import-urls.ts';
import { leadsUrls } from './routes/leads/leads-urls.ts';
import { contentUrls } from './routes/content/content-urls.ts';
import { webhookUrls } from './routes/webhooks/webhook-urls.ts';
import { operationsUrls } from './routes/operations/operations-urls.ts';

/**
 * Every area, in the order of the navigation: Today, Submissions, Inventory, Import, Leads, Content,
 * Insight, Operations, Webhooks, People, Partners, Audit. An area is in the navigation as soon as it stands here.
 */
export const staffAreas: readonly StaffArea[] = [
  {
    routes: [
      ...signInRoutes,
      ...linkRoutes,
      ...passkeyRoutes,
      ...confirmRoutes,
      ...accountRoutes,
      jumpRoute,
      ...secondFactorRoutes,
      ...newAppRoutes,
    ],
  },
  {
    routes: [todayRoute],
    navigation: { label: 'Today', href: staffUrls.today(), icon: 'today' },
  },
  {
    routes: submissionsRoutes,
    navigation: { label: 'Submissions', href: submissionUrls.list(), icon: 'submissions' },
  },
  {
    routes: [...inventoryRoutes, ...inspectionsRoutes],
    navigation: { label: 'Inventory', href: inventoryUrls.list(), icon: 'inventory' },
  },
  {
    routes: importRoutes,
    navigation: { label: 'Import', href: importUrls.list(), icon: 'import', words: 'and export' },
  },
  {
    routes: leadsRoutes,
    navigation: { label: 'Leads', href: leadsUrls.inbox(), icon: 'leads' },
  },
  {
    routes: contentRoutes,
    navigation: {
      label: 'Content',
      href: contentUrls.articles(),
      icon: 'content',
      words: 'articles',
    },
  },
  {
    routes: insightRoutes,
    navigation: { label: 'Insight', href: staffUrls.insight(), icon: 'insight', words: 'charts' },
  },
  {
    routes: operationsRoutes,
    navigation: {
      label: 'Operations',
      href: operationsUrls.overview(),
      icon: 'operations',
      words: 'health and backup',
    },
  },
  {
    routes: webhookRoutes,
    navigation: {
      label: 'Webhooks',
      href: webhookUrls.list(),
      icon: 'webhooks',
      words: 'endpoints, other systems',
    },
  },
  {
    routes: peopleRoutes,
    navigation: {
      label: 'People',
      href: peopleUrls.list(),
      icon: 'people',
      words: 'roles and invitations',
    },
  },
  {
    routes: partnerRoutes,
    navigation: {
      label: 'Partners',
      href: partnerUrls.list(),
      icon: 'partners',
      words: 'keys of programs',
    },
  },
  {
    routes: [auditRoute],
    navigation: {
      label: 'Audit',
      href: staffUrls.audit(),
      icon: 'audit',
      words: 'who changed what',
    },
  },
];
