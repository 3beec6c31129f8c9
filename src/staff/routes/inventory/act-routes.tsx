import type { Context } from 'hono';
import { isBlank, manyLines } from '#domain/forms/read-text.ts';
import { isDay } from '#domain/is-day.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { officeDate } from '#domain/office/opening-hours.ts';
import {
  isListingAct,
  listingActs,
  type ListingAct,
} from '#domain/staff/inventory/listing-workflow.ts';
import { redirectWith } from '#staff/flash.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { readId } from '#staff/forms/read-id.ts';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { backToListing, openListing, readEditor } from './listing-routes.tsx';
import { meanwhileOf } from './meanwhile.tsx';
import { backTo, readInventoryForm, readRevision } from './read-inventory-form.ts';
import { SoldPage } from './sold-page.tsx';
import { StaleActPage } from './stale-act-page.tsx';

const longestNote = 2_000;
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
export const actRoutes = [
  route('POST', inventoryUrls.act, 'inventory.price', async (c) => {
    const id = readId(c.req.param('id'));
    const form = await readInventoryForm(c.req.raw);
    const act = form.get('act');
    if (id === null || !isListingAct(act)) return notFoundPage(c);
    // The buttons beside the editor send its form.
    const editor = readEditor(c, form);
    const back = editor ? inventoryUrls.listing(id) : backTo(form.get('back'));
    const seen = readRevision(form.get('revision'));
    // Saying again that a bus is for sale overwrites nothing.
    const revision = act === 'confirm' ? null : seen;
    const answer = await c.get('staff').inventory.act(c.get('member'), { id, revision, act });
    if (answer.outcome === 'missing') return notFoundPage(c);
    const { current } = answer;
    if (answer.outcome === 'done') {
      const words = `${done[act]}: ${listingTitle(current.listing)}.`;
      return editor
        ? backToListing(c, current, form, { done: words, revision: current.listing.revision })
        : redirectWith(c, back, words);
    }
    if (current.listing.revision === seen && answer.outcome === 'refused')
      return backToListing(c, current, form, { problem: notPossible(act, answer.problem) });
    if (editor?.changed)
      return backToListing(c, current, form, {
        problem: 'Somebody else saved this bus in the meantime, so nothing of yours was done.',
      });
    const meanwhile = await meanwhileOf(c, current, seen);
    return renderStaffPage(c, {
      title: 'Changed by somebody else',
      status: 409,
      children: <StaleActPage current={current} act={act} meanwhile={meanwhile} back={back} />,
    });
  }),
  route('GET', inventoryUrls.sold, 'inventory.price', async (c) => {
    const current = await openListing(c);
    const soldOn = current.facts.soldOn ?? officeDate(c.get('services').now());
    const note = current.facts.buyerNote ?? '';
    return renderSold(c, { current, soldOn, note });
  }),
  route('POST', inventoryUrls.sold, 'inventory.price', async (c) => {
    const current = await openListing(c);
    const form = await readInventoryForm(c.req.raw);
    const soldOn = form.get('sold-on').trim();
    const typed = manyLines(form.get('buyer-note'));
    const today = officeDate(c.get('services').now());
    const error = dateProblem(soldOn, today);
    const { id, revision } = current.listing;
    const seen = readRevision(form.get('revision'));
    if (error !== null) {
      const meanwhile = revision === seen ? undefined : await meanwhileOf(c, current, seen);
      const noteBefore = form.get('note-before');
      return renderSold(c, { current, soldOn, note: typed, noteBefore, error, meanwhile });
    }
    const note = [...typed].slice(0, longestNote).join('');
    const noteBefore = form.has('note-before') ? manyLines(form.get('note-before')) : undefined;
    const sale = { soldOn, buyerNote: isBlank(note) ? null : note, noteBefore };
    const answer = await c
      .get('staff')
      .inventory.act(c.get('member'), { id, revision: seen, act: 'sell', sale });
    switch (answer.outcome) {
      case 'missing':
        return notFoundPage(c);
      case 'done':
        return redirectWith(
          c,
          inventoryUrls.listing(id),
          `${done.sell}: ${listingTitle(answer.current.listing)}.`,
        );
      case 'refused':
        return redirectWith(
          c,
          inventoryUrls.listing(id),
          notPossible('sell', answer.problem),
          'problem',
        );
      case 'conflict': {
        const meanwhile = await meanwhileOf(c, answer.current, seen);
        const stored = answer.current.facts.buyerNote ?? '';
        const untouched = note === noteBefore;
        return renderSold(c, {
          current: answer.current,
          soldOn,
          note: untouched ? stored : note,
          meanwhile,
        });
      }
    }
  }),
];

const notPossible = (act: ListingAct, problem: string) =>
  `${listingActs[act]} is not possible: ${problem}`;

function dateProblem(text: string, today: string): string | null {
  if (!isDay(text) || text < '2000-01-01') return 'Enter the date of the sale, in 2000 or later';
  return text > today ? 'The date of the sale cannot be in the future' : null;
}

function renderSold(c: Context<StaffEnv>, page: Parameters<typeof SoldPage>[0]): Response {
  return renderStaffPage(c, {
    title: 'Mark as sold',
    status: page.error ? 422 : page.meanwhile ? 409 : 200,
    children: <SoldPage {...page} />,
  });
}
