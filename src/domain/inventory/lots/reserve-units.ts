import type { BusListing } from '../bus-listing.ts';
import type { LotUnit, UnitState } from './lot-unit.ts';

/** A listing with its units, by number. */
export interface Lot {
  listing: BusListing;
  units: readonly LotUnit[];
}

/** Which units: so many, whichever are for sale, or these and no others. */
export type UnitChoice = { count: number } | { ids: readonly number[] };

export interface ReserveRequest {
  choice: UnitChoice;
  /** For staff alone: a name, a company, what helps them find the person. */
  forWhom: string | null;
  leadReference: string | null;
  /** One key a wish, made by whoever asks: asked twice, the same units are answered. */
  key: string;
}

/** All that was asked for, or nothing and why. */
export type ReserveUnitsOutcome =
  | {
      outcome: 'reserved';
      /** As they stand now: of a wish asked again some may have been sold or released since. */
      units: LotUnit[];
      repeated: boolean;
    }
  /** These of the chosen units are not for sale any more. */
  | { outcome: 'taken'; units: { number: number; state: UnitState }[] }
  | { outcome: 'too-few'; asked: number; forSale: number }
  /** A chosen unit is none of this lot, or has been taken out of it. */
  | { outcome: 'unknown-units'; ids: number[] }
  /** Nothing was chosen. */
  | { outcome: 'nothing' }
  /** The listing has no units, so none can be kept apart. */
  | { outcome: 'no-units' }
  /** The listing is not published. */
  | { outcome: 'closed' }
  | { outcome: 'missing' };

/** Chooses, on the stored lot and under its lock; the lower number goes first. */
export function reserveUnits(
  { listing, units }: Lot,
  { choice, forWhom, leadReference, key }: ReserveRequest,
  at: string,
): { result: ReserveUnitsOutcome; units: readonly LotUnit[] } {
  const refused = (result: ReserveUnitsOutcome) => ({ result, units });
  const earlier = units.filter(({ reservationKey }) => reservationKey === key);
  if (earlier.length > 0) return refused({ outcome: 'reserved', units: earlier, repeated: true });
  if (listing.status !== 'published') return refused({ outcome: 'closed' });
  if (units.length === 0) return refused({ outcome: 'no-units' });
  const chosen = chooseUnits(units, choice);
  if ('outcome' in chosen) return refused(chosen);
  const kept = chosen.map((unit): LotUnit => ({
    ...unit,
    state: 'reserved',
    stateAt: at,
    forWhom,
    leadReference,
    reservationKey: key,
    revision: unit.revision + 1,
  }));
  const byId = new Map(kept.map((unit) => [unit.id, unit]));
  return {
    result: { outcome: 'reserved', units: kept, repeated: false },
    units: units.map((unit) => byId.get(unit.id) ?? unit),
  };
}

function chooseUnits(
  units: readonly LotUnit[],
  choice: UnitChoice,
): readonly LotUnit[] | Exclude<ReserveUnitsOutcome, { outcome: 'reserved' }> {
  const forSale = units.filter(({ state }) => state === 'for-sale');
  if ('count' in choice) {
    const { count } = choice;
    if (!Number.isSafeInteger(count) || count < 1) return { outcome: 'nothing' };
    if (count > forSale.length)
      return { outcome: 'too-few', asked: count, forSale: forSale.length };
    return forSale.slice(0, count);
  }
  const wanted = new Set(choice.ids);
  if (wanted.size === 0) return { outcome: 'nothing' };
  const unknown = [...wanted].filter((id) => !units.some((unit) => unit.id === id));
  if (unknown.length > 0) return { outcome: 'unknown-units', ids: unknown };
  const chosen = units.filter(({ id }) => wanted.has(id));
  const taken = chosen.filter(({ state }) => state !== 'for-sale');
  if (taken.length > 0)
    return { outcome: 'taken', units: taken.map(({ number, state }) => ({ number, state })) };
  return chosen;
}
