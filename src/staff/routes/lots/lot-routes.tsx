import type { Context } from 'hono';
import { oneLine } from '#domain/forms/read-text.ts';
import { randomToken } from '#domain/hash-text.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import type { ReserveUnitsOutcome } from '#domain/inventory/lots/reserve-units.ts';
import { readReference } from '#domain/leads/reference.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import {
  isUnitAct,
  unitActs,
  unitStateWords,
  type UnitHolder,
} from '#domain/staff/lots/unit-acts.ts';
import {
  newUnit,
  unitColumnKeys,
  unitTexts,
  type UnitColumn,
} from '#domain/staff/lots/unit-columns.ts';
import { redirectWith } from '#staff/flash.ts';
import { readId } from '#staff/forms/read-id.ts';
import { notFoundPage } from '#staff/gate-answers.tsx';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { openListing } from '../inventory/listing-routes.tsx';
import {
  readInventoryForm,
  readRevision,
  type InventoryForm,
} from '../inventory/read-inventory-form.ts';
import { inventoryRights } from '../inventory/show-inventory.tsx';
import { doubtsOf } from './doubts-of.ts';
import { UnitPage } from './unit-page.tsx';
import { UnitsPage } from './units-page.tsx';

export const lotRoutes = [
  route('GET', inventoryUrls.units, 'inventory.read', async (c) => {
    const current = await openListing(c);
    return current ? renderUnits(c, current) : notFoundPage(c);
  }),
  route('POST', inventoryUrls.reserveUnits, 'inventory.price', async (c) => {
    const current = await openListing(c);
    if (!current) return notFoundPage(c);
    const form = await readInventoryForm(c.req.raw);
    const { id } = current.listing;
    const holder = readHolder(form);
    if (typeof holder === 'string')
      return renderUnits(c, current, { href: '#reserve-lead', text: holder });
    const outcome = await c.get('staff').inventory.lots.reserve(c.get('member'), id, {
      choice: { count: Number(form.get('count').trim()) },
      ...holder,
      key: form.get('key').slice(0, longestKey),
    });
    const problem = reserveProblem(outcome);
    if (problem !== null) return renderUnits(c, current, { href: '#reserve-count', text: problem });
    const names = outcome.outcome === 'reserved' ? outcome.units.map(({ number }) => number) : [];
    return redirectWith(c, inventoryUrls.units(id), `Reserved: units ${names.join(', ')}.`);
  }),
  route('GET', inventoryUrls.unit, 'inventory.read', async (c) => {
    const current = await openListing(c);
    const unitId = readId(c.req.query('unit'));
    const unit = current && (await findUnit(c, current, unitId));
    if (!current || (unitId !== null && !unit)) return notFoundPage(c);
    return renderUnit(c, { current, unit: unit ?? null });
  }),
  route('POST', inventoryUrls.unit, 'inventory.price', async (c) => {
    const current = await openListing(c);
    if (!current) return notFoundPage(c);
    const form = await readInventoryForm(c.req.raw);
    const { id } = current.listing;
    const unitId = readId(form.get('unit'));
    const texts = Object.fromEntries(unitColumnKeys.map((key) => [key, form.get(key)])) as Record<
      UnitColumn,
      string
    >;
    const saved = await c.get('staff').inventory.lots.save(c.get('member'), {
      listingId: id,
      unitId,
      revision: readRevision(form.get('revision')),
      texts,
    });
    switch (saved.outcome) {
      case 'missing':
        return notFoundPage(c);
      case 'full':
        return redirectWith(c, inventoryUrls.units(id), 'The lot is full.', 'problem');
      case 'conflict':
        return renderUnit(c, { current, unit: saved.unit, texts, isConflict: true });
      case 'invalid': {
        const unit = await findUnit(c, current, unitId);
        return renderUnit(c, { current, unit, texts, errors: saved.errors });
      }
      case 'saved':
        return redirectWith(c, inventoryUrls.units(id), `Saved: unit ${saved.unit.number}.`);
    }
  }),
  route('POST', inventoryUrls.unitAct, 'inventory.price', async (c) => {
    const current = await openListing(c);
    const form = await readInventoryForm(c.req.raw);
    const unitId = readId(form.get('unit'));
    const act = form.get('act');
    if (!current || unitId === null || !isUnitAct(act)) return notFoundPage(c);
    const { id } = current.listing;
    const holder = readHolder(form);
    if (typeof holder === 'string')
      return redirectWith(c, inventoryUrls.unit(id, unitId), `Not done. ${holder}.`, 'problem');
    const done = await c.get('staff').inventory.lots.act(c.get('member'), {
      listingId: id,
      unitId,
      revision: readRevision(form.get('revision')),
      act,
      holder,
    });
    switch (done.outcome) {
      case 'missing':
        return redirectWith(
          c,
          inventoryUrls.units(id),
          'Not done: somebody else has taken this unit out of the lot.',
          'problem',
        );
      case 'conflict':
        return renderUnit(c, { current, unit: done.unit, isConflict: true });
      case 'done':
        return redirectWith(
          c,
          inventoryUrls.units(id),
          `Unit ${done.unit.number}: ${unitActs[act].done}.`,
        );
    }
  }),
];

const longestKey = 100;

const findUnit = async (
  c: Context<StaffEnv>,
  { listing }: StaffListing,
  unitId: number | null,
): Promise<LotUnit | null> => {
  const units = await c.get('staff').inventory.lots.units(listing.id);
  return units.find(({ id }) => id === unitId) ?? null;
};

/** A sentence without its stop when the reference is none. */
function readHolder(form: InventoryForm): UnitHolder | string {
  const forWhom = [...oneLine(form.get('for-whom'))].slice(0, 200).join('') || null;
  const typed = oneLine(form.get('lead'));
  const leadReference = typed === '' ? null : readReference(typed);
  if (typed !== '' && leadReference === null)
    return 'The reference of a request reads like OM-1A2B-3C4D-5E6F';
  return { forWhom, leadReference };
}

function reserveProblem(outcome: ReserveUnitsOutcome): string | null {
  switch (outcome.outcome) {
    case 'reserved':
      return null;
    case 'too-few':
      return `${outcome.asked} were asked for, ${outcome.forSale} ${outcome.forSale === 1 ? 'is' : 'are'} for sale. Nothing was reserved`;
    case 'taken':
      return `Nothing was reserved: ${outcome.units.map(({ number, state }) => `unit ${number} is ${unitStateWords[state]}`).join(', ')}`;
    case 'closed':
      return 'Only units of a published listing can be reserved';
    case 'nothing':
      return 'How many must be a whole number, like 2';
    case 'no-units':
    case 'unknown-units':
    case 'missing':
      return 'Somebody else changed the lot in the meantime. Nothing was reserved';
  }
}

/** The page of a lot as it is now, with what is wrong with a form that was sent. */
export async function renderUnits(
  c: Context<StaffEnv>,
  current: StaffListing,
  error?: { href: string; text: string },
): Promise<Response> {
  const units = await c.get('staff').inventory.lots.units(current.listing.id);
  const title = `Units of ${listingTitle(current.listing)}`;
  return renderStaffPage(c, {
    title: error ? `Error: ${title}` : title,
    section: 'Inventory',
    status: error ? 422 : 200,
    children: (
      <UnitsPage
        current={current}
        units={units}
        doubts={await doubtsOf(c, current, units)}
        canSell={inventoryRights(c).price}
        error={error}
        reservationKey={randomToken()}
      />
    ),
  });
}

function renderUnit(
  c: Context<StaffEnv>,
  page: Pick<Parameters<typeof UnitPage>[0], 'current' | 'unit'> &
    Partial<Parameters<typeof UnitPage>[0]>,
): Response | Promise<Response> {
  const { current, unit, errors = [], isConflict = false } = page;
  const { listing } = current;
  return renderStaffPage(c, {
    title: `${errors.length > 0 ? 'Error: ' : ''}${unit ? `Unit ${unit.number}` : 'A new unit'}`,
    section: 'Inventory',
    status: errors.length > 0 ? 422 : isConflict ? 409 : 200,
    children: (
      <UnitPage
        texts={unitTexts(unit ?? newUnit(listing.id, 0), listing)}
        {...page}
        errors={errors}
        isConflict={isConflict}
        canSell={inventoryRights(c).price}
      />
    ),
  });
}
