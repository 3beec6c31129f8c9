import type { Generated } from 'kysely';
import type { LotUnit, UnitState } from '#domain/inventory/lots/lot-unit.ts';

/** `pictures` is a JSON list of media names. */
export interface LotUnitRow {
  id: Generated<number>;
  listing_id: number;
  number: number;
  vin: string | null;
  mileage_miles: number | null;
  price_cents: number | null;
  color: string | null;
  condition: string | null;
  pictures: string;
  state: UnitState;
  state_at: string | null;
  for_whom: string | null;
  lead_reference: string | null;
  reservation_key: string | null;
  revision: number;
}

/** The columns of a unit but its number in the database. */
export function cellsOfUnit(unit: LotUnit): Omit<LotUnitRow, 'id'> {
  return {
    listing_id: unit.listingId,
    number: unit.number,
    vin: plain(unit.vin),
    mileage_miles: unit.mileageMiles,
    price_cents: unit.priceCents,
    color: plain(unit.color),
    condition: plain(unit.condition),
    pictures: JSON.stringify(unit.pictures),
    state: unit.state,
    state_at: unit.stateAt,
    for_whom: plain(unit.forWhom),
    lead_reference: plain(unit.leadReference),
    reservation_key: plain(unit.reservationKey),
    revision: unit.revision,
  };
}

export function unitFromRow({ id, ...row }: Omit<LotUnitRow, 'id'> & { id: number }): LotUnit {
  return {
    id,
    listingId: row.listing_id,
    number: row.number,
    vin: row.vin,
    mileageMiles: row.mileage_miles,
    priceCents: row.price_cents,
    color: row.color,
    condition: row.condition,
    pictures: JSON.parse(row.pictures) as string[],
    state: row.state,
    stateAt: row.state_at,
    forWhom: row.for_whom,
    leadReference: row.lead_reference,
    reservationKey: row.reservation_key,
    revision: row.revision,
  };
}

/** PostgreSQL cannot store U+0000 in text, and nobody means it. */
const plain = (text: string | null) => text?.replaceAll('\0', '') ?? null;
