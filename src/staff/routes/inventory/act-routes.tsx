import { Hono, type Context } from 'hono';
import { isBlank, manyLines } from '#domain/leads/read-text.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import {
  isListingAct,
  listingActs,
  type ListingAct,
} from '#domain/staff/inventory/listing-workflow.ts';
import { redirectWith } from '#staff/flash.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { readId } from '#staff/forms/read-id.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { findListing } from './listing-routes.tsx';
import { backTo, readInventoryForm, readRevision } from './read-inventory-form.ts';
import { SoldPage } from './sold-page.tsx';

const longestNote = 2_000;
const changedMeanwhile =
  'Somebody else saved this bus in the meantime, so nothing was done. Look at it as it is now.';

const done: Readonly<Record<ListingAct, string>> = {
  publish: 'Published',
  confirm: 'Confirmed as still available',
  sell: 'Marked as sold',
  withdraw: 'Withdrawn',
  unpublish: 'Made a draft again',
  archive: 'Moved to the archive',
  restore: 'Restored from the archive',
};

/** One act on one whole listing; selling has a page of its own. */
export const actRoutes = new Hono<StaffEnv>()
  .post('/staff/inventory/:id/act', async (c) => {
    const id = readId(c.req.param('id'));
    const form = await readInventoryForm(c.req.raw);
    const act = form.get('act');
    if (id === null || !isListingAct(act)) return notFoundPage(c);
    const back = backTo(form.get('back'));
    // Saying again that a bus is for sale overwrites nothing.
    const revision = act === 'confirm' ? null : readRevision(form.get('revision'));
    return answerAct(c, { id, revision, act }, back);
  })
  .get('/staff/inventory/:id/sold', async (c) => {
    const current = await findListing(c);
    if (!current) return notFoundPage(c);
    const soldOn = current.facts.soldOn ?? c.get('services').now().toISOString().slice(0, 10);
    const note = current.facts.buyerNote ?? '';
    return renderSold(c, { current, soldOn, note, error: null });
  })
  .post('/staff/inventory/:id/sold', async (c) => {
    const current = await findListing(c);
    if (!current) return notFoundPage(c);
    const form = await readInventoryForm(c.req.raw);
    const soldOn = form.get('sold-on').trim();
    const typed = manyLines(form.get('buyer-note'));
    const today = c.get('services').now().toISOString().slice(0, 10);
    const error = dateProblem(soldOn, today);
    if (error !== null) return renderSold(c, { current, soldOn, note: typed, error });
    const note = [...typed].slice(0, longestNote).join('');
    const sale = { soldOn, buyerNote: isBlank(note) ? null : note };
    const revision = readRevision(form.get('revision'));
    const { id } = current.listing;
    return answerAct(c, { id, revision, act: 'sell', sale }, inventoryUrls.listing(id));
  });

async function answerAct(
  c: Context<StaffEnv>,
  request: {
    id: number;
    revision: number | null;
    act: ListingAct;
    sale?: { soldOn: string; buyerNote: string | null };
  },
  back: string,
): Promise<Response> {
  const answer = await c.get('staff').inventory.act(c.get('member'), request);
  if (answer.outcome === 'missing') return notFoundPage(c);
  const title = listingTitle(answer.current.listing);
  if (answer.outcome === 'done') return redirectWith(c, back, `${done[request.act]}: ${title}.`);
  const problem =
    answer.outcome === 'refused'
      ? `${listingActs[request.act]} is not possible: ${answer.problem}`
      : changedMeanwhile;
  return redirectWith(c, inventoryUrls.listing(request.id), problem, 'problem');
}

function dateProblem(text: string, today: string): string | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00.000Z`) : null;
  const real = at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
  if (!real || text < '2000-01-01') return 'Enter the date of the sale';
  return text > today ? 'The date of the sale cannot be in the future' : null;
}

function renderSold(c: Context<StaffEnv>, page: Parameters<typeof SoldPage>[0]): Response {
  return renderStaffPage(c, {
    title: page.error ? 'Error: Mark as sold' : 'Mark as sold',
    section: 'Inventory',
    status: page.error ? 422 : 200,
    children: <SoldPage {...page} />,
  });
}
