import type { Permission } from '#domain/staff/permissions.ts';
import { contentUrls } from '../content/content-urls.ts';
import { entryKinds } from '../content/entry-kinds.ts';
import { inspectionUrls } from '../inspections/inspection-urls.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { leadsUrls } from '../leads/leads-urls.ts';
import { operationsUrls } from '../operations/operations-urls.ts';
import { submissionUrls } from '../submissions/submission-urls.ts';
import { queueViews } from '../submissions/queue-views.ts';
import { staffUrls } from '../../urls.ts';

/** A page that the palette leads to by its name. */
export interface StaffScreen {
  label: string;
  /** The area that it belongs to; other words for it may follow. */
  detail: string;
  href: string;
  permission: Permission;
}

type Row = readonly [label: string, href: string, permission: Permission, detail?: string];

const of = (area: string, rows: readonly Row[]): StaffScreen[] =>
  rows.map(([label, href, permission, detail]) => ({
    label,
    href,
    permission,
    detail: detail ? `${area}: ${detail}` : area,
  }));

/** Every page without a number in its address; areas stand in the navigation. */
export const staffScreens: readonly StaffScreen[] = [
  ...of('Area', [['Your account', staffUrls.account(), 'account.own', 'password and sign-ins']]),
  ...of(
    'Submissions',
    queueViews
      .slice(1)
      .map(({ key, label }): Row => [
        `Submissions: ${label.toLowerCase()}`,
        submissionUrls.list({ view: key }),
        'submissions.read',
      ]),
  ),
  ...of('Inventory', [
    ['New listing', inventoryUrls.add(), 'inventory.edit', 'add a bus'],
    ['Stale listings', inventoryUrls.stale(), 'inventory.read', 'not confirmed lately'],
    ['Bulk changes', inventoryUrls.changes(), 'inventory.bulk', 'undo'],
    ['Drafts', `${inventoryUrls.list()}?status=draft`, 'inventory.read'],
    ['Inspections', inspectionUrls.list(), 'inventory.read', 'condition reports'],
  ]),
  ...of('Leads', [
    ['Late leads', `${leadsUrls.inbox()}?late=1`, 'leads.read'],
    ['Your leads', `${leadsUrls.inbox()}?assigned=me`, 'leads.read'],
    ['Reply templates', leadsUrls.templates(), 'leads.read'],
    ['New reply template', leadsUrls.template('new'), 'leads.work'],
  ]),
  ...of('Content', [
    ['New article', contentUrls.article(null), 'content.edit'],
    ['Drafts and changes', contentUrls.articles('waiting'), 'content.read', 'articles'],
    ...entryKinds.map(({ kind, plural }): Row => [
      plural,
      contentUrls.entries(kind),
      'content.read',
    ]),
    ...entryKinds.flatMap(({ kind, label, fixed }): Row[] =>
      fixed ? [] : [[`New ${label.toLowerCase()}`, contentUrls.entry(kind, null), 'content.edit']],
    ),
    ['Site settings', contentUrls.settings(), 'content.read', 'phones, hours, banner, badges'],
    ['Versions of the site settings', contentUrls.settingsVersions(), 'content.read'],
  ]),
  ...of('Operations', [
    ['Failed jobs', operationsUrls.jobs(), 'operations.read', 'retry and discard'],
    ['Mailbox', operationsUrls.mails(), 'operations.read', 'sent mails'],
  ]),
  ...of('Your account', [
    ['Code app', staffUrls.secondFactor(), 'account.own', 'second step of signing in'],
  ]),
];
