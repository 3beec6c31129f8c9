import { listingTitle } from '#domain/inventory/listing-title.ts';
import { submissionTitle } from '#domain/selling/submission.ts';
import { readTableQuery } from '#domain/staff/inventory/table-query.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { readJson } from '#site/read-bounded-body.ts';
import { route } from '../../staff-route.ts';
import { staffUrls } from '../../urls.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { leadsUrls } from '../leads/leads-urls.ts';
import { operationsUrls } from '../operations/operations-urls.ts';
import { submissionUrls } from '../submissions/submission-urls.ts';
import { staffScreens } from './staff-screens.ts';

const most = 5;
const longestWords = 80;
const mostBytes = 10_000;

/**
 * What the command palette finds: `{screens: true}` asks for all pages, `{words}` for things by number,
 * name or reference. Only what the member may open, and so nothing before the second step.
 */
export const jumpRoute = route('POST', staffUrls.jump, 'today.read', async (c) => {
  const body = await readJson(c.req.raw, mostBytes);
  const { words: given, screens } = (body ?? {}) as { words?: unknown; screens?: unknown };
  if (screens === true) {
    const hasMailbox = c.get('staff').operations.mailbox !== null;
    const open = staffScreens.filter(
      ({ permission, href }) =>
        memberCan(c.get('member'), permission) && (hasMailbox || href !== operationsUrls.mails()),
    );
    return c.json([
      ...c.get('navigation').map(({ label, href, words }) => ({
        label,
        detail: words ? `Area: ${words}` : 'Area',
        href,
      })),
      ...open.map(({ label, detail, href }) => ({ label, detail, href })),
    ]);
  }
  const words = typeof given === 'string' ? given.trim().slice(0, longestWords) : '';
  if (words.length < 3) return c.json([]);
  const { inventory, leads, submissions } = c.get('staff');
  const member = c.get('member');
  const [listings, people, buses] = await Promise.all([
    memberCan(member, 'inventory.read')
      ? inventory.page(readTableQuery(new URLSearchParams({ q: words })))
      : null,
    memberCan(member, 'leads.read') ? leads.inbox.page({ words, limit: most }) : [],
    memberCan(member, 'submissions.read')
      ? submissions.list({
          states: ['submitted', 'in-review', 'needs-info', 'published', 'rejected'],
          spam: null,
          words,
          beforeId: null,
          limit: most,
        })
      : [],
  ]);
  return c.json([
    ...(listings?.listings.slice(0, most) ?? []).map(({ listing }) => ({
      label: listingTitle(listing),
      detail: listing.stockNumber ?? `Listing ${listing.id}`,
      href: inventoryUrls.listing(listing.id),
    })),
    ...buses.map(({ submission }) => ({
      label: submissionTitle(submission),
      detail: submission.reference,
      href: submissionUrls.one(submission.reference),
    })),
    ...people.map((lead) => ({
      label: [lead.firstName, lead.lastName].filter(Boolean).join(' ') || 'Lead',
      detail: lead.reference,
      href: leadsUrls.lead(lead.id),
    })),
  ]);
});
