import type { Context } from 'hono';
import { isSameForm } from '#domain/forms/read-text.ts';
import { busFields, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
import { emptyBusDetails, type BusDetails } from '#domain/inventory/bus-listing.ts';
import { lookUpVin, type VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import {
  fieldTexts,
  parseFieldTexts,
  readFieldTexts,
  type FieldTexts,
} from '#domain/staff/inventory/field-texts.ts';
import { fillFromVin } from '#domain/staff/inventory/fill-from-vin.ts';
import type { SideChoice } from '#domain/staff/inventory/merge-edits.ts';
import { pricedFields, readListingForm } from '#domain/staff/inventory/read-listing-form.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { redirectWith } from '#staff/flash.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { orNotFound } from '#staff/or-not-found.ts';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { readId } from '#staff/forms/read-id.ts';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { ConflictPage } from './conflict-page.tsx';
import { doubtsOf } from '../lots/doubts-of.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { ListingPage, NewListingPage, type ListingPageProps } from './listing-page.tsx';
import { meanwhileOf } from './meanwhile.tsx';
import { readInventoryForm, readRevision, type InventoryForm } from './read-inventory-form.ts';
import { inventoryRights } from './show-inventory.tsx';

export const newListingRoutes = [
  route('GET', inventoryUrls.add, 'inventory.edit', async (c) => {
    const fromId = readId(c.req.query('from'));
    const from = fromId === null ? null : await c.get('staff').inventory.find(fromId);
    const texts = from ? copyOf(from) : fieldTexts(emptyBusDetails);
    const fromTitle = from ? listingTitle(from.listing) : null;
    return renderNew(c, { ...untouched, texts, fromTitle });
  }),
  route('POST', inventoryUrls.add, 'inventory.edit', async (c) => {
    const { inventory } = c.get('staff');
    const form = await readInventoryForm(c.req.raw);
    const texts = readFieldTexts(form.get);
    if (form.get('fill') === 'vin')
      return renderNew(c, { ...untouched, fromTitle: null, ...fillEmpty(c, texts) });
    const { details, errors } = readListingForm(texts);
    const duplicates = await inventory.duplicates({ ...details, exceptId: null });
    const page = { ...untouched, texts, fromTitle: null, duplicates };
    const warned = duplicates.length > 0;
    if (errors.length > 0) return renderNew(c, { ...page, warned, errors });
    if (warned && form.get('anyway') !== 'yes') return renderNew(c, { ...page, warned });
    const created = await inventory.create(c.get('member'), texts);
    if ('errors' in created) return renderNew(c, { ...page, warned, errors: created.errors });
    return redirectWith(
      c,
      inventoryUrls.photos(created.listing.id),
      'Saved as a draft. Add photos, then publish it.',
    );
  }),
];

export const listingRoutes = [
  route('GET', inventoryUrls.listing, 'inventory.read', async (c) => {
    const current = await openListing(c);
    return renderListing(c, current, { texts: fieldTexts(current.listing) });
  }),
  route('POST', inventoryUrls.listing, 'inventory.edit', async (c) => {
    const id = orNotFound(readId(c.req.param('id')));
    const form = await readInventoryForm(c.req.raw);
    if (form.get('fill') === 'vin') {
      const current = await openListing(c);
      const { texts = readFieldTexts(form.get), begun } = readEditor(c, form) ?? {};
      return renderListing(c, current, { ...fillEmpty(c, texts), begun });
    }
    const base = parseFieldTexts(form.get('base'));
    const revision = readRevision(form.get('revision'));
    const saved = await c.get('staff').inventory.save(c.get('member'), {
      id,
      revision,
      texts: readFieldTexts(form.get),
      base,
      choices: form.get('merge') === 'yes' ? readChoices(form) : null,
    });
    switch (saved.outcome) {
      case 'missing':
        return notFoundPage(c);
      case 'saved':
        return redirectWith(c, inventoryUrls.listing(id), 'Saved.');
      case 'unchanged':
        return redirectWith(c, inventoryUrls.listing(id), 'Nothing was different, nothing saved.');
      case 'invalid':
        return renderListing(c, saved.current, { texts: saved.texts, errors: saved.errors });
      case 'conflict':
        return renderStaffPage(c, {
          title: 'Changed by somebody else',
          status: 409,
          children: (
            <ConflictPage
              {...saved}
              base={base}
              meanwhile={await meanwhileOf(c, saved.current, revision)}
            />
          ),
        });
    }
  }),
];

/** The listing of the address. */
export const openListing = async (c: Context<StaffEnv>): Promise<StaffListing> =>
  orNotFound(await c.get('staff').inventory.find(orNotFound(readId(c.req.param('id')))));

async function renderListing(
  c: Context<StaffEnv>,
  current: StaffListing,
  page: Pick<ListingPageProps, 'texts' | 'begun'> &
    Partial<Pick<ListingPageProps, 'errors' | 'filled' | 'problem'>> & { done?: string },
): Promise<Response> {
  const { texts, begun, errors = [], filled = null, problem = null, done } = page;
  const { inventory } = c.get('staff');
  const { id, vin, stockNumber } = current.listing;
  const [prices, duplicates, units, settled] = await Promise.all([
    inventory.priceChanges(id),
    inventory.duplicates({ vin, stockNumber, exceptId: id }),
    current.listing.lot === null ? [] : inventory.lots.units(id),
    inventory.settled(id),
  ]);
  return renderStaffPage(c, {
    title: listingTitle(current.listing),
    done,
    status: errors.length > 0 || problem !== null ? 422 : 200,
    children: (
      <ListingPage
        problem={problem}
        current={current}
        texts={texts}
        begun={begun}
        errors={errors}
        prices={prices}
        duplicates={duplicates}
        doubts={await doubtsOf(c, current, units)}
        staleDays={inventory.staleDays}
        now={c.get('services').now()}
        can={inventoryRights(c)}
        vin={vinOf(c, current.listing)}
        settled={settled}
        filled={filled}
      />
    ),
  });
}

/** The editor as it was sent; a field that is locked or counted is not, and reads as it began. */
export function readEditor(c: Context<StaffEnv>, form: InventoryForm) {
  const base = parseFieldTexts(form.get('base'));
  if (!base) return null;
  const texts = readFieldTexts(form.get);
  if (!form.has('quantity')) texts.quantity = base.quantity;
  if (!inventoryRights(c).price)
    for (const key of pricedFields) Object.assign(texts, { [key]: base[key] });
  return {
    texts,
    begun: { revision: readRevision(form.get('revision')), base: form.get('base') },
    changed: !isSameForm(texts, base, Object.keys(texts)),
  };
}

/** After a step beside the editor: the listing again, with what is typed there and not saved. */
export async function backToListing(
  c: Context<StaffEnv>,
  current: StaffListing,
  form: InventoryForm,
  /** `revision`: the one that the step itself has made. */
  answer: { done: string; revision?: number } | { problem: string },
): Promise<Response> {
  const editor = readEditor(c, form);
  const done = 'done' in answer ? answer.done : undefined;
  const problem = 'problem' in answer ? answer.problem : null;
  if (!editor?.changed) {
    const kind = problem === null ? 'done' : 'problem';
    return redirectWith(c, inventoryUrls.listing(current.listing.id), done ?? problem ?? '', kind);
  }
  const { texts, begun } = editor;
  const own = 'revision' in answer && answer.revision === begun.revision + 1;
  const unsaved = 'What you typed is below, not saved yet.';
  return renderListing(c, current, {
    texts,
    begun: own ? { ...begun, revision: begun.revision + 1 } : begun,
    done: done && `${done} ${unsaved}`,
    problem: problem && `${problem} ${unsaved}`,
  });
}

/** What the listing's VIN says; null without one. */
export function vinOf(c: Context<StaffEnv>, { vin, year }: BusDetails): VinAnswer | null {
  const { selling, now } = c.get('services');
  return vin ? lookUpVin(vin, { table: selling.vinTable, now: now(), yearSaid: year }) : null;
}

/** What was typed with what its VIN says of empty fields; one that holds what nobody can read is not empty. */
function fillEmpty(c: Context<StaffEnv>, texts: FieldTexts) {
  const { details, errors } = readListingForm(texts);
  const vin = vinOf(c, details);
  const told = vin ? fillFromVin(vin, details) : {};
  const filled = busFields.filter(
    ({ key }) => Object.hasOwn(told, key) && (texts[key] ?? '').trim() === '',
  );
  const words = fieldTexts({ ...details, ...told });
  const unread = errors.find(({ field }) => field === 'vin')?.text;
  const labels = filled.map(({ label }) => label).join(', ');
  return {
    texts: { ...texts, ...Object.fromEntries(filled.map(({ key }) => [key, words[key]])) },
    filled: labels
      ? `Filled in from the VIN: ${labels}.`
      : `The VIN says nothing of the fields that are empty${unread ? `: ${unread}` : ''}.`,
  };
}

const untouched = { errors: [], duplicates: [], warned: false, filled: null };

function renderNew(
  c: Context<StaffEnv>,
  page: Omit<Parameters<typeof NewListingPage>[0], 'canPrice' | 'vin' | 'seller'>,
): Response {
  const seller = readListingForm(page.texts).details;
  return renderStaffPage(c, {
    title: 'New listing',
    status: page.errors.length > 0 || page.warned ? 422 : 200,
    children: (
      <NewListingPage
        {...page}
        seller={seller}
        vin={vinOf(c, seller)}
        canPrice={inventoryRights(c).price}
      />
    ),
  });
}

/** What two alike buses share; what names one bus is left for the new one. */
function copyOf({ listing }: StaffListing): FieldTexts {
  return fieldTexts({
    ...listing,
    stockNumber: null,
    vin: null,
    mileageMiles: null,
    engineHours: null,
    featured: false,
    pricePreviousCents: null,
  });
}

function readChoices(form: InventoryForm): ReadonlyMap<FieldKey, SideChoice> {
  const choices = new Map<FieldKey, SideChoice>();
  for (const { key } of busFields) {
    const side = form.get(`choose.${key}`);
    if (side === 'yours' || side === 'theirs') choices.set(key, side);
  }
  return choices;
}
