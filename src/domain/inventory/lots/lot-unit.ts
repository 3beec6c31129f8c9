/** Where a unit of a lot stands; a sold one stays in its lot, marked. */
export const unitStates = ['for-sale', 'reserved', 'sold'] as const;
export type UnitState = (typeof unitStates)[number];

/** What staff say of one bus of a lot. Unknown is null; a price of null is that of the listing. */
export interface UnitFacts {
  vin: string | null;
  mileageMiles: number | null;
  priceCents: number | null;
  color: string | null;
  /** What is to be said of this one only, for everybody to read. */
  condition: string | null;
  /** Which pictures of the listing show this unit, by their media names. */
  pictures: string[];
}

/** One bus of a lot, as staff know it. Times are ISO 8601 in UTC. */
export interface LotUnit extends UnitFacts {
  id: number;
  listingId: number;
  /** Its number within the lot: what people call it by. */
  number: number;
  state: UnitState;
  /** Since when it is reserved or sold; null while it is for sale. */
  stateAt: string | null;
  /** Who it is reserved for or sold to; never leaves the back office. */
  forWhom: string | null;
  /** The reference of the lead it is kept for; never leaves the back office. */
  leadReference: string | null;
  /** What its last reservation was asked under: the same key is answered with the same units. */
  reservationKey: string | null;
  /** Counts changes; optimistic locking for editors. */
  revision: number;
}

/** A unit as everybody may see it. */
export type PublicUnit = UnitFacts & Pick<LotUnit, 'id' | 'number' | 'state' | 'stateAt'>;

/** What is said of the bus itself, without its number and where it stands. */
export function factsOfUnit(unit: UnitFacts): UnitFacts {
  const { vin, mileageMiles, priceCents, color, condition, pictures } = unit;
  return { vin, mileageMiles, priceCents, color, condition, pictures };
}

/** Leaves out for whom a unit is kept. */
export function presentUnit(unit: LotUnit): PublicUnit {
  const { id, number, state, stateAt } = unit;
  return { id, number, state, stateAt, ...factsOfUnit(unit) };
}

/** A lot is read and shown whole. */
export const mostUnits = 500;
