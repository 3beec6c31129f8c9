import { dollarText } from '#domain/inventory/display-values.ts';
import type { Context } from 'hono';
import { listingStatuses, type ListingStatus } from '#domain/inventory/choices.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { QuickEdit, QuickOutcome } from '#domain/staff/inventory/listing-editor.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { redirectWith } from '#staff/flash.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { orNotFound } from '#staff/or-not-found.ts';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { readId } from '#staff/forms/read-id.ts';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { openListing } from './listing-routes.tsx';
import { meanwhileOf, whoOf, type Meanwhile } from './meanwhile.tsx';
import { QuickPage, type QuickTexts } from './quick-page.tsx';
import {
  backTo,
  readInventoryForm,
  readRevision,
  type InventoryForm,
} from './read-inventory-form.ts';
import { quickCells } from './stock-rows.ts';

/** Changes in the table: a page of its own without scripts, JSON for the table's script. */
export const quickRoutes = [
  route('GET', inventoryUrls.quick, 'inventory.price', async (c) => {
    const current = await openListing(c);
    const page = { current, texts: textsOf(current), errors: [], meanwhile: null };
    return renderQuick(c, { ...page, back: backTo(c.req.query('back') ?? '') });
  }),
  route('POST', inventoryUrls.quick, 'inventory.price', async (c) => {
    const id = orNotFound(readId(c.req.param('id')));
    const form = await readInventoryForm(c.req.raw);
    const edit = readQuick(id, form);
    const answer = await c.get('staff').inventory.quick(c.get('member'), edit);
    const meanwhile =
      answer.outcome === 'conflict' ? await meanwhileOf(c, answer.current, edit.revision) : null;
    if (c.req.header('accept')?.includes('application/json'))
      return answerJson(c, answer, meanwhile);
    const back = backTo(form.get('back'));
    if (answer.outcome === 'missing') return notFoundPage(c);
    const { current } = answer;
    if (answer.outcome === 'saved' || answer.outcome === 'unchanged')
      return redirectWith(c, back, `Saved: ${listingTitle(current.listing)}.`);
    const texts: QuickTexts = {
      price: form.get('price'),
      status: form.get('status'),
      featured: form.get('featured') === 'yes',
      quantity: form.get('quantity'),
    };
    const errors = answer.outcome === 'invalid' ? answer.errors : [];
    return renderQuick(c, {
      current,
      texts,
      errors,
      meanwhile,
      back,
    });
  }),
];

/** Absent fields stay as they are; only the whole form says "not featured" by leaving the box out. */
function readQuick(id: number, form: InventoryForm): QuickEdit {
  const status = form.get('status');
  return {
    id,
    revision: readRevision(form.get('revision')),
    ...(form.has('price') ? { price: form.get('price') } : {}),
    ...(form.has('quantity') ? { quantity: form.get('quantity') } : {}),
    ...(form.has('featured') || form.get('whole') === 'yes'
      ? { featured: form.get('featured') === 'yes' }
      : {}),
    ...(Object.hasOwn(listingStatuses, status) ? { status: status as ListingStatus } : {}),
  };
}

function answerJson(
  c: Context<StaffEnv>,
  answer: QuickOutcome,
  meanwhile: Meanwhile | null,
): Response {
  if (answer.outcome === 'missing') return c.json({ message: 'This listing is gone.' }, 404);
  const { current } = answer;
  const state = { revision: current.listing.revision, cells: quickCells(current) };
  if (answer.outcome === 'invalid')
    return c.json(
      {
        ...state,
        message: answer.errors.map(({ text }) => `${text.replace(/\.$/, '')}.`).join(' '),
      },
      422,
    );
  if (meanwhile) {
    const message = `${whoOf(meanwhile)} saved this bus in the meantime. Its row shows what they saved; yours was not saved.`;
    return c.json({ ...state, message }, 409);
  }
  return c.json({ ...state, message: `Saved: ${listingTitle(current.listing)}.` });
}

function textsOf({ listing }: StaffListing): QuickTexts {
  return {
    price: listing.priceCents === null ? '' : dollarText(listing.priceCents),
    status: listing.status,
    featured: listing.featured,
    quantity: listing.quantity?.toString() ?? '',
  };
}

function renderQuick(c: Context<StaffEnv>, page: Parameters<typeof QuickPage>[0]): Response {
  return renderStaffPage(c, {
    title: 'Quick edit',
    status: page.meanwhile ? 409 : page.errors.length > 0 ? 422 : 200,
    children: <QuickPage {...page} />,
  });
}
