import type { LotUnit, UnitState } from '#domain/inventory/lots/lot-unit.ts';

/** What staff can do with one unit, and what the log calls it. */
export const unitActs = {
  reserve: { label: 'Reserve', action: 'listing.reserve-units', done: 'reserved' },
  sell: { label: 'Mark as sold', action: 'listing.sell-units', done: 'marked as sold' },
  release: {
    label: 'Put back for sale',
    action: 'listing.release-units',
    done: 'back for sale',
  },
  remove: { label: 'Remove from the lot', action: 'listing.units', done: 'removed' },
} as const;
export type UnitAct = keyof typeof unitActs;

export const isUnitAct = (text: string): text is UnitAct => Object.hasOwn(unitActs, text);

export const unitStateWords: Readonly<Record<UnitState, string>> = {
  'for-sale': 'for sale',
  reserved: 'reserved',
  sold: 'sold',
};

/** From which states; a sold unit stays in its lot, marked, until somebody says that it is not. */
const possible: Readonly<Record<UnitAct, readonly UnitState[]>> = {
  reserve: ['for-sale'],
  sell: ['for-sale', 'reserved'],
  release: ['reserved', 'sold'],
  remove: ['for-sale'],
};

export const canDo = (act: UnitAct, { state }: Pick<LotUnit, 'state'>): boolean =>
  possible[act].includes(state);

/** For whom a unit is kept; empty texts are null. */
export interface UnitHolder {
  forWhom: string | null;
  leadReference: string | null;
}

/** The unit after an act that `canDo` allows; null when it is taken out of the lot. */
export function afterAct(
  act: UnitAct,
  unit: LotUnit,
  holder: UnitHolder,
  at: string,
): LotUnit | null {
  switch (act) {
    case 'remove':
      return null;
    case 'release':
      return {
        ...unit,
        state: 'for-sale',
        stateAt: null,
        forWhom: null,
        leadReference: null,
        reservationKey: null,
      };
    case 'reserve':
      return { ...unit, ...holder, state: 'reserved', stateAt: at, reservationKey: null };
    case 'sell':
      return {
        ...unit,
        // Who reserved it has bought it, unless somebody else is named.
        forWhom: holder.forWhom ?? unit.forWhom,
        leadReference: holder.leadReference ?? unit.leadReference,
        state: 'sold',
        stateAt: at,
      };
  }
}
