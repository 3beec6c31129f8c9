import type { Context } from 'hono';
import { busField, busFields, type FieldKey } from '#domain/inventory/fields/bus-fields.ts';
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
import {
  readListingForm,
  type ListingFieldError,
} from '#domain/staff/inventory/read-listing-form.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { redirectWith } from '#staff/flash.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { readId } from '#staff/forms/read-id.ts';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { ConflictPage } from './conflict-page.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { ListingPage, NewListingPage } from './listing-page.tsx';
import { meanwhileOf } from './meanwhile.tsx';
import { readInventoryForm, readRevision, type InventoryForm } from './read-inventory-form.ts';
import { inventoryRights } from './table-routes.tsx';

export const newListingRoutes = [
  route('GET', inventoryUrls.add, 'inventory.edit', async (c) => {
    const fromId = readId(c.req.query('from'));
    const from = fromId === null ? null : await c.get('staff').inventory.find(fromId);
    const texts = from ? copyOf(from) : fieldTexts(emptyBusDetails);
    const fromTitle = from ? listingTitle(from.listing) : null;
    return renderNew(c, { texts, errors: [], fromTitle, duplicates: [], warned: false });
  }),
  route('POST', inventoryUrls.add, 'inventory.edit', async (c) => {
    const { inventory } = c.get('staff');
    const form = await readInventoryForm(c.req.raw);
    const texts = readFieldTexts(form.get);
    const { details, errors } = readListingForm(texts);
    const duplicates = await inventory.duplicates({ ...details, exceptId: null });
    const page = { texts, fromTitle: null, duplicates, warned: duplicates.length > 0 };
    if (errors.length > 0) return renderNew(c, { ...page, errors });
    if (duplicates.length > 0 && form.get('anyway') !== 'yes')
      return renderNew(c, { ...page, errors: [] });
    const created = await inventory.create(c.get('member'), texts);
    if ('errors' in created) return renderNew(c, { ...page, errors: created.errors });
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
    if (!current) return notFoundPage(c);
    if (c.req.query('from') !== 'vin')
      return renderListing(c, current, fieldTexts(current.listing), []);
    const { listing } = current;
    const vin = vinOf(c, listing);
    const filled = vin ? fillFromVin(vin, listing) : {};
    const labels = Object.keys(filled).map((key) => busField(key as FieldKey).label);
    return renderListing(c, current, fieldTexts({ ...listing, ...filled }), [], labels);
  }),
  route('POST', inventoryUrls.listing, 'inventory.edit', async (c) => {
    const id = readId(c.req.param('id'));
    if (id === null) return notFoundPage(c);
    const form = await readInventoryForm(c.req.raw);
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
        return renderListing(c, saved.current, saved.texts, saved.errors);
      case 'conflict':
        return renderStaffPage(c, {
          title: 'Changed by somebody else',
          section: 'Inventory',
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

/** The listing of the address; null when there is none. */
export async function openListing(c: Context<StaffEnv>): Promise<StaffListing | null> {
  const id = readId(c.req.param('id'));
  return id === null ? null : c.get('staff').inventory.find(id);
}

async function renderListing(
  c: Context<StaffEnv>,
  current: StaffListing,
  texts: FieldTexts,
  errors: readonly ListingFieldError[],
  filled: readonly string[] = [],
): Promise<Response> {
  const { inventory } = c.get('staff');
  const { id, vin, stockNumber } = current.listing;
  const [prices, duplicates] = await Promise.all([
    inventory.priceChanges(id),
    inventory.duplicates({ vin, stockNumber, exceptId: id }),
  ]);
  const title = listingTitle(current.listing);
  return renderStaffPage(c, {
    title: errors.length > 0 ? `Error: ${title}` : title,
    section: 'Inventory',
    status: errors.length > 0 ? 422 : 200,
    children: (
      <ListingPage
        current={current}
        texts={texts}
        errors={errors}
        prices={prices}
        duplicates={duplicates}
        staleDays={inventory.staleDays}
        now={c.get('services').now()}
        can={inventoryRights(c)}
        vin={vinOf(c, current.listing)}
        filled={filled}
      />
    ),
  });
}

/** What the listing's VIN says; null without one. */
function vinOf(c: Context<StaffEnv>, { vin, year }: BusDetails): VinAnswer | null {
  const { selling, now } = c.get('services');
  return vin ? lookUpVin(vin, { table: selling.vinTable, now: now(), yearSaid: year }) : null;
}

function renderNew(
  c: Context<StaffEnv>,
  page: Omit<Parameters<typeof NewListingPage>[0], 'canPrice'>,
): Response {
  return renderStaffPage(c, {
    title: page.errors.length > 0 ? 'Error: New listing' : 'New listing',
    section: 'Inventory',
    status: page.errors.length > 0 || page.warned ? 422 : 200,
    children: <NewListingPage {...page} canPrice={inventoryRights(c).price} />,
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
