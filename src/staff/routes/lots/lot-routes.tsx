import type { Context } from 'hono';
import { isSameForm, oneLine } from '#domain/forms/read-text.ts';
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
import { holderOf, takesHolder, type TypedHolder } from './unit-parts.tsx';
import { UnitsPage } from './units-page.tsx';

export const lotRoutes = [
  route('GET', inventoryUrls.units, 'inventory.read', async (c) => {
    return renderUnits(c, await openListing(c));
  }),
  route('POST', inventoryUrls.reserveUnits, 'inventory.price', async (c) => {
    const current = await openListing(c);
    const form = await readInventoryForm(c.req.raw);
    const { id } = current.listing;
    const holder = readHolder(form);
    const typed = { ...typedHolder(form), count: form.get('count') };
    if (typeof holder === 'string')
      return renderUnits(c, current, { href: '#reserve-lead', text: holder }, typed);
    const outcome = await c.get('staff').inventory.lots.reserve(c.get('member'), id, {
      choice: { count: Number(form.get('count').trim()) },
      ...holder,
      key: form.get('key').slice(0, longestKey),
    });
    const problem = reserveProblem(outcome);
    if (problem !== null)
      return renderUnits(c, current, { href: '#reserve-count', text: problem }, typed);
    const names = outcome.outcome === 'reserved' ? outcome.units.map(({ number }) => number) : [];
    return redirectWith(
      c,
      inventoryUrls.units(id),
      `Reserved: ${names.length === 1 ? 'unit' : 'units'} ${names.join(', ')}.`,
    );
  }),
  route('GET', inventoryUrls.unit, 'inventory.read', async (c) => {
    const current = await openListing(c);
    const unitId = readId(c.req.query('unit'));
    const unit = await findUnit(c, current, unitId);
    if (unitId !== null && !unit) return notFoundPage(c);
    return renderUnit(c, { current, unit });
  }),
  route('POST', inventoryUrls.unit, 'inventory.price', async (c) => {
    const current = await openListing(c);
    const form = await readInventoryForm(c.req.raw);
    const { id } = current.listing;
    const unitId = readId(form.get('unit'));
    const texts = unitFields(form);
    const holder = typedHolder(form);
    const saved = await c.get('staff').inventory.lots.save(c.get('member'), {
      listingId: id,
      unitId,
      revision: readRevision(form.get('revision')),
      texts,
    });
    switch (saved.outcome) {
      case 'missing':
        return notFoundPage(c);
      case 'conflict':
        return renderUnit(c, { current, unit: saved.unit, texts, holder, isConflict: true });
      case 'invalid': {
        const unit = await findUnit(c, current, unitId);
        return renderUnit(c, { current, unit, texts, holder, errors: saved.errors });
      }
      case 'saved': {
        const { unit } = saved;
        const done = `Saved: unit ${unit.number}.`;
        const isLeft =
          unitId !== null &&
          form.has('for-whom') &&
          takesHolder(unit) &&
          !isSameForm(holder, holderOf(unit));
        const now = isLeft ? await findUnit(c, current, unitId) : null;
        return now
          ? renderUnit(c, { current, unit: now, holder }, `${done} ${leftWords}`)
          : redirectWith(c, inventoryUrls.units(id), done);
      }
    }
  }),
  route('POST', inventoryUrls.unitAct, 'inventory.price', async (c) => {
    const current = await openListing(c);
    const form = await readInventoryForm(c.req.raw);
    const unitId = readId(form.get('unit'));
    const act = form.get('act');
    if (unitId === null || !isUnitAct(act)) return notFoundPage(c);
    const { id } = current.listing;
    const holder = readHolder(form);
    const typed = {
      holder: typedHolder(form),
      ...(form.has('vin') ? { texts: unitFields(form) } : {}),
    };
    if (typeof holder === 'string') {
      const unit = await findUnit(c, current, unitId);
      typed.holder.error = holder;
      return unit ? renderUnit(c, { current, unit, ...typed }) : notFoundPage(c);
    }
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
        return renderUnit(c, { current, unit: done.unit, ...typed, isConflict: true });
      case 'done': {
        const { unit } = done;
        const said = `Unit ${unit.number}: ${unitActs[act].done}.`;
        const { texts } = typed;
        const isLeft =
          act !== 'remove' && texts && !isSameForm(texts, unitTexts(unit, current.listing));
        const now = isLeft ? await findUnit(c, current, unitId) : null;
        return now
          ? renderUnit(c, { current, unit: now, texts }, `${said} ${leftWords}`)
          : redirectWith(c, inventoryUrls.units(id), said);
      }
    }
  }),
];

const longestKey = 100;

/** For whom a unit is kept is for those who sell, as who bought a bus is. */
async function unitsFor(c: Context<StaffEnv>, { listing }: StaffListing): Promise<LotUnit[]> {
  const units = await c.get('staff').inventory.lots.units(listing.id);
  if (inventoryRights(c).price) return units;
  return units.map((unit) => ({ ...unit, forWhom: null, leadReference: null }));
}

const findUnit = async (
  c: Context<StaffEnv>,
  current: StaffListing,
  unitId: number | null,
): Promise<LotUnit | null> => {
  const units = await unitsFor(c, current);
  return units.find(({ id }) => id === unitId) ?? null;
};

const leftWords = 'What you typed is below, not saved yet.';

const unitFields = (form: InventoryForm) =>
  Object.fromEntries(unitColumnKeys.map((key) => [key, form.get(key)])) as Record<
    UnitColumn,
    string
  >;

const typedHolder = (form: InventoryForm): TypedHolder => ({
  forWhom: form.get('for-whom'),
  lead: form.get('lead'),
});

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
      return `${outcome.asked} ${outcome.asked === 1 ? 'was' : 'were'} asked for, ${outcome.forSale} ${outcome.forSale === 1 ? 'is' : 'are'} for sale. Nothing was reserved`;
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
  typed?: Parameters<typeof UnitsPage>[0]['typed'],
): Promise<Response> {
  const units = await unitsFor(c, current);
  return renderStaffPage(c, {
    title: `Units of ${listingTitle(current.listing)}`,
    status: error ? 422 : 200,
    children: (
      <UnitsPage
        current={current}
        units={units}
        doubts={await doubtsOf(c, current, units)}
        canSell={inventoryRights(c).price}
        error={error}
        typed={typed}
        reservationKey={randomToken()}
      />
    ),
  });
}

function renderUnit(
  c: Context<StaffEnv>,
  page: Pick<Parameters<typeof UnitPage>[0], 'current' | 'unit'> &
    Partial<Parameters<typeof UnitPage>[0]>,
  done?: string,
): Response | Promise<Response> {
  const { current, unit, errors = [], holder, isConflict = false } = page;
  const { listing } = current;
  const isWrong = errors.length > 0 || Boolean(holder?.error);
  return renderStaffPage(c, {
    title: unit ? `Unit ${unit.number}` : 'A new unit',
    status: isWrong ? 422 : isConflict ? 409 : 200,
    done,
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
